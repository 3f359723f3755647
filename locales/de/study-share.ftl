# Die Studierstube: einen Tisch teilen.

study-share-copied = Kopiert.
study-share-not-copied = Der Browser lässt das Kopieren nicht zu. Hier ist es:
study-share-back = Zurück an den Tisch
study-share-print = Drucken
study-share-links = Links
study-share-moment-why = Wer diesen Link öffnet, sieht das Spiel zu diesem Zeitpunkt und kann es ganz durchsehen.
study-share-record = Die Aufzeichnung
study-share-record-why = Das ganze Spiel als Text: Diese Seite, das Programm und andere Leute können es nachspielen.
study-share-copy-record = Aufzeichnung kopieren
study-share-pictures = Bilder
study-share-save-svg = Das Bild von { $name } als SVG speichern
study-share-save-png = Das Bild von { $name } als PNG speichern
