### Nine Squares: what the page says beside its table.

library-paper-how-example = Wähle einen Spieler und ein Gelände und drück auf die Felder des Spielers; die Punkte werden dabei gezählt.
library-paper-example-island = Festland, das niemandem gehört
library-play-example-group = Felder in der größten Gruppe: { $count }
library-play-example-press = Drück auf ein Feld, damit es dir oder dem anderen gehört.
library-example-island = mit der Insel
