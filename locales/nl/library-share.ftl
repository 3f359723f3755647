# De studeerkamer: een tafel delen.

library-share-copied = Gekopieerd.
library-share-not-copied = Kopiëren lukte niet. Hier is het:
library-share-back = Terug naar de tafel
library-share-print = Afdrukken
library-share-links = Links
library-share-moment-why = Wie deze link opent, ziet de partij op dit moment en kan die helemaal naspelen.
library-share-record = De partij als bestand
library-share-record-why = De hele partij als tekst: iedereen kan die openen en naspelen, op deze pagina of met het programma.
library-share-system = Delen …
library-share-copy-record = Kopiëren als tekst
library-share-pictures = Plaatjes
library-share-save-svg = Plaatje van { $name } opslaan als SVG
library-share-save-png = Plaatje van { $name } opslaan als PNG
