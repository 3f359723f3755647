### What the program says itself.

form-not-text = Die Anfrage ist kein UTF-8-Text
score-sheet-of = Wertungsblatt von Sitz { $seat }
score-reason = { $line }: { $reason }
