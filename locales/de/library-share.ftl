# Die Studierstube: einen Tisch teilen.

library-share-copied = Kopiert.
library-share-not-copied = Kopieren ging nicht. Hier ist es:
library-share-back = Zurück an den Tisch
library-share-print = Drucken
library-share-links = Links
library-share-moment-why = Wer diesen Link öffnet, sieht die Partie zu diesem Zeitpunkt und kann sie ganz nachspielen.
library-share-record = Die Partie als Datei
library-share-record-why = Die ganze Partie als Text: Jeder kann sie auf dieser Seite oder mit dem Programm öffnen und nachspielen.
library-share-system = Teilen …
library-share-copy-record = Als Text kopieren
library-share-pictures = Bilder
library-share-save-svg = Bild von { $name } als SVG speichern
library-share-save-png = Bild von { $name } als PNG speichern
