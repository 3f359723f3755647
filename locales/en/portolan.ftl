### What the program says itself.

form-not-text = the question is no text in UTF-8
score-sheet-of = score sheet of seat { $seat }
score-reason = { $line }: { $reason }
