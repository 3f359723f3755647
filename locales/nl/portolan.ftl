### What the program says itself.

form-not-text = de vraag is geen tekst in UTF-8
score-sheet-of = scoreblad van stoel { $seat }
score-reason = { $line }: { $reason }
