# Die Studierstube: die Regeln der Spiele.

study-rules-search = In den Regeln suchen
study-rules-contents = Inhalt
study-rules-found = { $count ->
    [0] Nichts gefunden
    [one] Gefunden in { $count } Abschnitt
   *[other] Gefunden in { $count } Abschnitten
}
study-rules-stars = { $count ->
    [one] Auf dieser Landkarte: { $count } Stern
   *[other] Auf dieser Landkarte: { $count } Sterne
}

# Pictures that can be played with: buttons, what to do, and what it comes to.
study-play-reset = Von vorn
study-play-paint = Drück auf ein Feld, um zu ändern, was dort liegt.
study-play-lay = Drück auf ein Feld, um die Form dorthin zu legen.
study-play-go = Drück auf ein Feld, um die Figur dorthin zu schicken.
study-play-map = Drück auf ein Feld des Pergaments, um dort zu kartieren.
study-play-lift = Drück auf ein Plättchen, um es aufzunehmen, oder auf einen Platz, um es dorthin zu legen.
study-play-walk = Drück auf ein Plättchen, um dorthin zu gehen.
study-play-measure = Drück auf ein Plättchen, um von dort zu messen.
study-play-fits = Hier darf die Form gezeichnet werden
study-play-seen = In Sicht von { $space } aus: { $spaces }
study-play-sketch = Die Skizze zeigt Lagune und Steppe
study-play-mapped = { $one }: { $onedid }, { $other }: { $otherdid }
study-play-steps = Übrige Schritte: { $steps }; übrige Dublonen: { $doubloons }
study-play-out-of-reach = Das ist mit den übrigen Schritten und Dublonen nicht zu erreichen
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
study-play-lifted = { $count ->
    [0] { $tile } ist aufgenommen und passt nirgends sonst
    [one] { $tile } ist aufgenommen und passt auf { $count } Platz
   *[other] { $tile } ist aufgenommen und passt auf { $count } Plätze
}
study-play-movable = { $count ->
    [0] Kein Plättchen darf aufgenommen werden
    [one] { $count } Plättchen darf aufgenommen werden
   *[other] { $count } Plättchen dürfen aufgenommen werden
}
study-play-away = { $count ->
    [0] { $tile } { $distance }: kein Plättchen ist so weit entfernt
    [one] { $tile } { $distance }: { $count } Plättchen ist so weit entfernt
   *[other] { $tile } { $distance }: { $count } Plättchen sind so weit entfernt
}
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
study-unseen-tile = { $count ->
    [one] { $count } Plättchen: seine Seiten, und sein Name, wenn ihn der Text nicht nennt
   *[other] { $count } Plättchen: ihre Seiten, und ihre Namen, wenn sie der Text nicht nennt
}
study-unseen-treasure = { $count ->
    [one] { $count } Schatz: Name, Rang und Wert
   *[other] { $count } Schätze: Namen, Ränge und Werte
}
study-unseen-other = { $count ->
    [one] { $count } weiterer Eintrag
   *[other] { $count } weitere Einträge
}
