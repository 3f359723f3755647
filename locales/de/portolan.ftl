### What the program says itself.

form-not-text = Die Anfrage ist kein Text in UTF-8
score-sheet-of = Wertungsblatt von Sitz { $seat }
score-reason = { $line }: { $reason }
