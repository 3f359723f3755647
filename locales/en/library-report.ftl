# The library: a problem to report.

library-report-why = This puts together a report with everything needed to find the fault. Copy or save it, and send it to whoever gave you Portolan. Nothing is sent automatically.
library-report-happened = What happened, and what did you expect?
library-report-record = Include the game
library-report-secret = The game is not over, and its moves would give away everything that somebody hides. It is included only if you say so.
library-report-along = What the report includes
library-report-copy = Copy
library-report-save = Save
library-report-copied = Report copied.
library-report-not-copied = Couldn't copy. Save the report instead.
