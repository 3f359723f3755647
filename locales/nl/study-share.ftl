# De studeerkamer: een tafel delen.

study-share-copied = Gekopieerd.
study-share-not-copied = De browser staat kopiëren niet toe. Hier is het:
study-share-back = Terug naar de tafel
study-share-print = Afdrukken
study-share-links = Links
study-share-moment-why = Wie deze link opent, ziet het spel op dit moment en kan het helemaal doorkijken.
study-share-record = Het verslag
study-share-record-why = Het hele spel als tekst: deze pagina, het programma en andere mensen kunnen het naspelen.
study-share-copy-record = Verslag kopiëren
study-share-pictures = Plaatjes
study-share-save-svg = Het plaatje van { $name } als SVG bewaren
study-share-save-png = Het plaatje van { $name } als PNG bewaren
