# Maps of Misterra. What the page says beside its table.

study-paper-how-misterra = Lege die Plättchen, male jedes Pergament, such die Vermutungen aus und setze die Marker; die Punkte werden dabei gezählt.
study-paper-parchment = Pergament
study-paper-tiles = Plättchen auf der Insel
study-paper-confirmed = bestätigt
study-paper-hazy = unklar
study-paper-marker = eigener Marker
study-paper-marker-otoma = Ottomas Marker
study-paper-marker-where = Marker liegen auf der Insel.
study-paper-number = Nummer einer Karte
study-paper-text-space = „{ $space }“ ist kein Feld der Insel
study-play-go = Drück auf ein Feld, um die Figur dorthin zu schicken.
study-play-map = Drück auf ein Feld des Pergaments, um dort zu kartieren.
study-play-seen = In Sicht von { $space } aus: { $spaces }
study-play-sketch = Die Skizze zeigt Lagune und Steppe
study-play-mapped = { $one }: { $onedid }, { $other }: { $otherdid }
study-play-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
# What we could not see, by the kinds that the data marks as our own choice; names follow.
study-unseen-setup-jungle = { $count ->
    [one] { $count } Anordnung der Dschungelplättchen vor dem Spiel, nach der Zahl der Spieler
   *[other] { $count } Anordnungen der Dschungelplättchen vor dem Spiel, nach der Zahl der Spieler
}
study-unseen-sketch-additions = { $count ->
    [one] { $count } Art von Skizzen, und wie viele zu dritt und zu viert dazukommen
   *[other] { $count } Arten von Skizzen, und wie viele zu dritt und zu viert dazukommen
}
study-unseen-presumption = { $count ->
    [one] { $count } Vermutung: Gelände, Muster oder Punkte
   *[other] { $count } Vermutungen: Gelände, Muster oder Punkte
}
study-unseen-presumption-first-game = { $count ->
    [one] { $count } Buchstabe, den eine Vermutung für die erste Partie hat
   *[other] { $count } Buchstaben, die Vermutungen für die erste Partie haben
}
study-unseen-otoma = { $count ->
    [one] { $count } Ottoma-Karte, nach ihren Feldern
   *[other] { $count } Ottoma-Karten, nach ihren Feldern
}
