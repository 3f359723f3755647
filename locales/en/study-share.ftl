# The study: sharing a table.

study-share-copied = Copied.
study-share-not-copied = The browser does not let the page copy. Here it is:
study-share-back = Back to the table
study-share-print = Print
study-share-links = Links
study-share-moment-why = Who opens this link sees the game at this moment and can look through all of it.
study-share-record = The record
study-share-record-why = The whole game as a text: this page, the program and other people can replay it.
study-share-copy-record = Copy the record
study-share-pictures = Pictures
study-share-save-svg = Save the picture of { $name } as SVG
study-share-save-png = Save the picture of { $name } as PNG
