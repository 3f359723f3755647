# Maps of Misterra. What the page says beside its table.

library-paper-how-misterra = Leg die Plättchen, male jedes Pergament aus, wähle die Vermutungen und setz die Marker; die Punkte werden dabei gezählt.
library-paper-parchment = Pergament
library-paper-tiles = Plättchen auf der Insel
library-paper-confirmed = bestätigt
library-paper-hazy = unklar
library-paper-marker = eigener Marker
library-paper-marker-otoma = Ottomas Marker
library-paper-marker-where = Marker kommen auf die Insel.
library-paper-number = Nummer einer Karte
library-paper-text-space = „{ $space }“ ist kein Feld der Insel
library-play-go = Drück auf ein Feld, um die Figur dorthin zu stellen.
library-play-map = Drück auf ein Feld des Pergaments, um dort zu kartieren.
library-play-seen = In Sicht von { $space } aus: { $spaces }
library-play-sketch = Die Skizze zeigt Lagune und Steppe
library-play-mapped = { $one }: { $onedid }, { $other }: { $otherdid }
library-play-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
# What we could not see, by the kinds that the data marks as our own choice; names follow.
library-unseen-setup-jungle = { $count ->
    [one] { $count } Anordnung der Dschungelplättchen vor dem Spiel, nach der Zahl der Spieler
   *[other] { $count } Anordnungen der Dschungelplättchen vor dem Spiel, nach der Zahl der Spieler
}
library-unseen-sketch-additions = { $count ->
    [one] { $count } Art von Skizzen, und wie viele zu dritt und zu viert dazukommen
   *[other] { $count } Arten von Skizzen, und wie viele zu dritt und zu viert dazukommen
}
library-unseen-presumption = { $count ->
    [one] { $count } Vermutung: Gelände, Muster oder Punkte
   *[other] { $count } Vermutungen: Gelände, Muster oder Punkte
}
library-unseen-presumption-first-game = { $count ->
    [one] { $count } Buchstabe, den eine Vermutung für die erste Partie hat
   *[other] { $count } Buchstaben, die Vermutungen für die erste Partie haben
}
library-unseen-otoma = { $count ->
    [one] { $count } Ottoma-Karte, nach ihren Feldern
   *[other] { $count } Ottoma-Karten, nach ihren Feldern
}
