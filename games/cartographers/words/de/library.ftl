# Cartographers. What the page says beside its table.

# Die Studierstube: Spiele auf Papier.
library-paper-how-cartographers = Wähle die Erlasse, male die Landkarte aus und werte jede Jahreszeit; die Sterne werden dabei gezählt.
library-paper-edict = Karten für Erlass { $edict }
library-paper-edicts-missing = Wähle die vier Erlasse, dann werden die Sterne gezählt.
library-paper-year-missing = Wer gewinnt, steht fest, wenn bei allen der Winter gewertet ist.
library-paper-coins = Münzen für Formen bisher
library-paper-coins-why = Alle seit dem Frühling. Die Münzen für umschlossene Berge kommen von der Landkarte dazu.
library-paper-season-write = { $season } werten
library-paper-season-boxes = Nur Zahlen eintragen
library-paper-season-written = Das ist die Landkarte, wie sie gewertet wurde.
library-paper-season-open = { $season } wieder öffnen
library-paper-season-closed = { $season } ist gewertet; öffne die Jahreszeit wieder, um sie zu ändern.
library-paper-text-card = eine Wertungskarte „{ $card }“ gibt es nicht
library-paper-text-season = eine Jahreszeit ist eine Landkarte mit ihren Münzen oder vier Zahlen
library-paper-text-now = hier sollten eine Landkarte und die Zahl der Münzen stehen
library-rules-stars = { $count ->
    [one] Auf dieser Landkarte: { $count } Stern
   *[other] Auf dieser Landkarte: { $count } Sterne
}
library-play-lay = Drück auf ein Feld, um die Form dorthin zu legen.
library-play-fits = Hier darf die Form gezeichnet werden
library-play-coins = { $count ->
    [0] Kein Berg ist umschlossen: keine Münze
    [one] { $count } Münze von Bergen
   *[other] { $count } Münzen von Bergen
}
library-play-lost = { $count ->
    [0] Kein leeres Feld liegt neben einem Monster: kein Stern geht verloren
    [one] { $count } Stern geht verloren
   *[other] { $count } Sterne gehen verloren
}
