### Was ein Mentor zu einem Zug sagt.

## Was getan wird
mentor-draw = { $terrain }: { $spaces }
mentor-keep = { $one } und { $other } behalten
mentor-land-on = Auf { $space } landen
mentor-go = Nach { $space } gehen
mentor-stay = Bleiben
mentor-take = { $one } · { $other } nehmen
mentor-exchange = { $one } · { $other } tauschen
mentor-map = { $one } auf { $first }, { $other } auf { $second } kartieren
mentor-claim = Region beanspruchen
mentor-leave = Skizzenkarte abwerfen
mentor-otoma-claims = Ottoma beansprucht { $space }
mentor-land-at = Bei { $tile } landen
mentor-move-tile = { $count ->
    [one] { $tile } neben { $first } legen
   *[other] { $tile } neben { $first } und { $second } legen
}
mentor-walk = Bis { $tile } gehen
mentor-use = { $count ->
    [one] { $symbol } einsetzen
   *[other] Zweimal { $symbol } als { $gives } einsetzen
}
mentor-play = { $point } { $distance } ausspielen
mentor-dig = { $treasure } ausgraben
mentor-discard = { $point } { $distance } abwerfen
mentor-draw-cards = Ziehen, Zug beenden

## Was es bringt
mentor-coins = Münzen
mentor-reason = { $line } { $points }
mentor-reason-because = { $line } { $points } ({ $because })
mentor-reason-no-longer = { $line } { $points } (nicht mehr: { $because })
mentor-whose = für { $seat }: { $what }
mentor-prepares = noch keine Punkte, aber bessere Aussichten
mentor-monsters-shut-in = kein leeres Feld mehr neben einem Monster, { $points }
mentor-soon = { $count ->
    [one] { $card } { $points } mit { $count } weiterem Feld
   *[other] { $card } { $points } mit { $count } weiteren Feldern
}
mentor-mountain-soon = eine Münze mit einem weiteren Feld neben einem Berg
mentor-new-sketch = eine neue Skizze kommt vom Stapel, vielleicht eine bessere
mentor-asks-terrain = { $card }: { $terrain } auf { $count } von { $of } Skizzen
mentor-asks-apart = { $card }: { $terrain } ohne { $other } auf { $count } von { $of } Skizzen
mentor-asks-alike = { $card }: zweimal dasselbe Gelände auf { $count } von { $of } Skizzen
mentor-asks-mixed = { $card }: zweierlei Gelände auf { $count } von { $of } Skizzen
mentor-asks-pattern = { $card }: zwei passende Nachbarn auf { $count } von { $of } Skizzen
mentor-pair-shares = { $terrain } nützt beiden
mentor-pair-quarrels = { $terrain } nützt der einen und verdirbt die andere
mentor-pair-alike = beide wollen große Zonen
mentor-pair-mixed = beide wollen gemischtes Gelände
mentor-pair-opposed = die eine will große Zonen, die andere gemischtes Gelände
mentor-pair-island = { $terrain } liegt schon auf der Insel
mentor-pair-free = keine steht der anderen im Weg
mentor-leaves = das Pergament bleibt, wie es ist, und nichts wird verdorben
mentor-soon-sketch = { $card } { $points } mit einer weiteren Skizze
mentor-hazy = { $count ->
    [one] { $count } getreues Feld mehr, sobald es bestätigt ist
   *[other] { $count } getreue Felder mehr, sobald sie bestätigt sind
}
mentor-treasure = { $treasure }
mentor-cards-hold-here = { $count ->
    [one] { $count } deiner Karten stimmt genau dort: { $tile }
   *[other] { $count } deiner Karten stimmen genau dort: { $tile }
}
mentor-cards-hold-near = { $count ->
    [one] { $count } deiner Karten stimmt an einem Ort, den du im nächsten Zug erreichst: { $tile }
   *[other] { $count } deiner Karten stimmen an einem Ort, den du im nächsten Zug erreichst: { $tile }
}
mentor-draws = { $count ->
    [one] { $count } neue Karte
   *[other] { $count } neue Karten
}
