### What the program says itself.

form-not-text = the question is not UTF-8 text
score-sheet-of = score sheet of seat { $seat }
score-reason = { $line }: { $reason }
