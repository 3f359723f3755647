# The library: sharing a table.

library-share-copied = Copied.
library-share-not-copied = Couldn't copy. Here it is:
library-share-back = Back to the table
library-share-print = Print
library-share-links = Links
library-share-moment-why = Whoever opens this link sees the game at this moment and can replay all of it.
library-share-record = The game as a file
library-share-record-why = The whole game as text: anybody can open and replay it, on this page or with the program.
library-share-system = Share …
library-share-copy-record = Copy as text
library-share-pictures = Pictures
library-share-save-svg = Save picture of { $name } as SVG
library-share-save-png = Save picture of { $name } as PNG
