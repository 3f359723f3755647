### What the program says itself.

form-not-text = de vraag is geen UTF-8-tekst
score-sheet-of = scoreblad van stoel { $seat }
score-reason = { $line }: { $reason }
