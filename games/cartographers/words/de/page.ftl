# Cartographers. What the page says at its table.

page-side = Blattseite
page-edicts = Erlasse
page-edicts-drawn = zufällig gezogen
page-edicts-chosen = selbst gewählt
page-edict-choose = Karte wählen
page-asked-draw = { $persons ->
    [one] Zeichne { $card }: Wähle einen Platz und bestätige.
   *[other] { $name }, zeichne { $card }: Wähle einen Platz und bestätige.
}
page-asked-ambush = { $persons ->
    [one] Der Hinterhalt { $card } trifft { $owner }: Zeichne die Monster auf das Blatt von { $owner }.
   *[other] { $name }, der Hinterhalt { $card } trifft { $owner }: Zeichne die Monster auf das Blatt von { $owner }.
}
page-asked-ruins = Die Form muss eine Ruine bedecken.
page-card-explore = Erkundung · Zeit { $time }
page-card-ambush = Hinterhalt
page-shapes = Formen
page-shape = Form { $number }
page-shape-coin = Form { $number }, mit Münze
page-shape-single = Einzelnes Feld
page-terrains = Geländearten
page-flip = Spiegeln
page-confirm = Einzeichnen
page-time = Zeit { $time } von { $of }
page-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
page-edicts-now = Erlasse der Königin
page-sheet-of = Blatt von { $name }
page-rating-next = der nächste Titel beginnt bei { $rating }
page-cards-seen = In dieser Jahreszeit aufgedeckt
page-cards-deck = Noch im Stapel
page-cards-ambushes-gone = Hinterhalte, die zugeschlagen haben
page-cards-ambushes-left = Hinterhalte, die noch kommen können
page-coins-name = Münzen
page-coins-rule = Ein Stern pro Münze, jede Jahreszeit
page-monsters-name = Monster
page-monsters-rule = Jedes leere Feld daneben kostet einen Stern
page-board = Landkarte
page-space-on-ruins = { $space }: { $what }, Ruine
page-season-over = { $season } ist vorbei
page-back-to-board = Zurück zu meinem Blatt
page-sheets = Alle Blätter
page-other-drawing = { $total } · zeichnet …
page-other-ready = { $total } · fertig
page-other-over = { $total }
page-season-name = { $season }
page-rating-name = die Bewertung
page-box-season = Jahreszeit
page-box-first = Erster Erlass
page-box-second = Zweiter Erlass

# The chapters of the lesson
