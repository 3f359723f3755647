# Cartographers. What the page says beside its table.

# Die Studierstube: Spiele auf Papier.
study-paper-how-cartographers = Such die Erlasse aus, male eine Karte und schreib jede Jahreszeit auf; die Sterne werden dabei gezählt.
study-paper-edict = Karten für Erlass { $edict }
study-paper-edicts-missing = Such die vier Erlasse aus, dann werden die Sterne gezählt.
study-paper-year-missing = Wer gewinnt, steht fest, wenn von allen der Winter aufgeschrieben ist.
study-paper-coins = Münzen für Formen
study-paper-coins-why = Die Münzen für umschlossene Berge kommen von der Karte dazu.
study-paper-season-write = { $season } aufschreiben
study-paper-season-boxes = Nur die vier Zahlen sind bekannt
study-paper-season-written = Das ist die Karte, wie sie aufgeschrieben wurde.
study-paper-season-open = { $season } wieder öffnen
study-paper-season-closed = { $season } ist aufgeschrieben; öffne die Jahreszeit wieder, um sie zu ändern.
study-paper-text-card = eine Wertungskarte „{ $card }“ gibt es nicht
study-paper-text-season = eine Jahreszeit ist eine Karte mit ihren Münzen, oder vier Zahlen
study-paper-text-now = hier sollten eine Karte und die Zahl der Münzen stehen
study-rules-stars = { $count ->
    [one] Auf dieser Landkarte: { $count } Stern
   *[other] Auf dieser Landkarte: { $count } Sterne
}
study-play-lay = Drück auf ein Feld, um die Form dorthin zu legen.
study-play-fits = Hier darf die Form gezeichnet werden
study-play-coins = { $count ->
    [0] Kein Berg ist umgeben: keine Münze
    [one] { $count } Münze von Bergen
   *[other] { $count } Münzen von Bergen
}
study-play-lost = { $count ->
    [0] Kein leeres Feld liegt neben einem Monster: kein Stern geht verloren
    [one] { $count } Stern geht verloren
   *[other] { $count } Sterne gehen verloren
}
