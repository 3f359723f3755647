# The study: a problem to report.

study-report-why = This makes a text with what is needed to find the fault. Copy it or save it, and send it to whoever gave you Portolan. Nothing is sent by itself.
study-report-happened = What happened, and what did you expect?
study-report-record = With the record of the game
study-report-secret = The game is not over, and its record tells everything that somebody hides. It goes along only if you say so.
study-report-along = What goes along
study-report-copy = Copy
study-report-save = Save
study-report-copied = The text is copied.
study-report-not-copied = The browser does not let the page copy. Save the text instead.
