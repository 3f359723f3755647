### Neun Felder. Land ist hier „Festland“, weil „Land“ im Deutschen auch ein Staat ist.

example-name = Neun Felder
example-about = Eine kleine Landkarte, die alle gemeinsam zeichnen, Festland oder Meer, und ein geheimer Wunsch, wie sie aussehen soll.
example-facts = eine Minute · nichts zu lernen
example-thanks = Neun Felder ist unser eigenes Spiel. Es zeigt, wie ein Spiel dazukommt.
example-rank = { $total ->
    [one] { $rank }. { $name }: { $total } Punkt
   *[other] { $rank }. { $name }: { $total } Punkte
}

## Terrains and wishes
example-terrain-land = Festland
example-terrain-sea = Meer
example-wish-more-land = mehr Festland als Meer
example-wish-more-sea = mehr Meer als Festland
example-wish-sea-row = eine Zeile oder Spalte Meer
example-wish-land-corners = Festland in allen Ecken

## What happens
example-event-dealt = { $seat } bekommt einen Wunsch: { $wish }
example-event-other-dealt = { $seat } bekommt einen geheimen Wunsch
example-event-charted = { $seat } zeichnet { $square }: { $terrain }
example-event-shown = { $points ->
    [0] Wunsch von { $seat }: { $wish }; er ging nicht in Erfüllung
    [one] Wunsch von { $seat }: { $wish }; { $points } Punkt
   *[other] Wunsch von { $seat }: { $wish }; { $points } Punkte
}

## Lines of the score sheet, and where points come from
example-line-group = Größte Gruppe
example-line-wish = Wunsch
example-reason-group = Felder in der größten Gruppe
example-reason-wish = erfüllter Wunsch

## Actions that a rule forbids
example-refused-not-your-turn = Dieser Sitz ist nicht am Zug
example-refused-charted = Das Feld { $square } ist schon gezeichnet; wähle ein leeres
example-refused-unreadable = „{ $text }“ ist keine Aktion; schreib ein Feld und ein Gelände, etwa B2 land

## Games on paper, and forms
example-paper-players = Die Spielerzahl ist { $players }; es müssen { $fewest } bis { $most } sein
example-paper-twice = Zwei Spieler haben denselben Wunsch ({ $wish }); jede Karte gibt es nur einmal
example-paper-blank = Das Feld { $square } ist leer; eine Partie endet, wenn alle gezeichnet sind
example-paper-stranger = Das Feld { $square } gehört einem Sitz, der nicht mitspielt
example-paper-wish-missing = Ein Wunsch fehlt noch
example-form-wish = Den Wunsch „{ $wish }“ gibt es nicht; schreib more-land, more-sea, sea-row oder land-corners
example-form-map = Eine Landkarte hat 3 Zeilen mit 3 Feldern; schreib sie wie in „L0 S1 ..“
example-form-square = „{ $square }“ ist kein Feld; schreib .., L0, S1 oder L-

chart-example-to-chart = zeichnet ein Feld
chart-example-wish = Wunsch: { $wish }
coach-example-chart = { $square } zeichnen: { $terrain }
