# Das Studierzimmer: ein Problem melden.

library-report-why = Hier entsteht ein Bericht mit allem, was man braucht, um den Fehler zu finden. Kopiere oder speichere ihn und schick ihn an die Leute, von denen du Portolan hast. Von selbst wird nichts verschickt.
library-report-happened = Was ist passiert, und was hast du erwartet?
library-report-record = Die Partie mitschicken
library-report-secret = Die Partie ist nicht zu Ende, und ihre Züge würden alles verraten, was noch geheim ist. Sie geht nur mit, wenn du es willst.
library-report-along = Was der Bericht enthält
library-report-copy = Kopieren
library-report-save = Speichern
library-report-copied = Bericht kopiert.
library-report-not-copied = Kopieren ging nicht. Speichere den Bericht stattdessen.
