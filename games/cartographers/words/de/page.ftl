# Cartographers. What the page says at its table.

learn-cartographers-place = Die Karte zeigt Formen und Gelände. Wähle je eines, zeige auf die Landkarte, um die Form auf leere Felder zu legen, drehe sie mit R, wende sie mit F und zeichne sie ein.
learn-cartographers-edicts = Die vier Erlasse sagen, wie die Landkarte werden soll; in jeder Jahreszeit werden zwei davon gewertet. Während du zeigst, steht bei jedem Erlass, was er jetzt bringt und was er dann brächte. Lass einen davon wachsen.
learn-cartographers-coin = Von zwei Formen bringt die kleinere eine Münze. Eine Münze ist von nun an am Ende jeder Jahreszeit einen Stern wert: Früh genommen, zahlt sie viermal.
learn-cartographers-time = Jede Karte kostet Zeit. Ist die Leiste voll, endet die Jahreszeit, und ihre zwei Erlasse, Münzen und Monster werden gezählt. Denke auch an die Erlasse, die als Nächstes kommen.
learn-cartographers-mountain = Fülle die vier Felder neben einem Berg, und du bekommst eine Münze, was auch immer darauf liegt.
learn-cartographers-ruins = Ruinen wurden aufgedeckt: Diese Zeichnung muss eines der markierten Felder bedecken. Passt dort keine Form, darfst du irgendwo ein einzelnes Feld zeichnen.
learn-cartographers-monsters = Auf der Landkarte sind Monster. Jedes leere Feld neben einem kostet am Ende jeder Jahreszeit einen Stern: Fülle diese Felder, dann kosten sie nichts.
learn-cartographers-season = Eine Jahreszeit wurde gewertet. Zeige auf ihre Zeilen, um auf der Landkarte zu sehen, woher die Sterne kommen. Die neue Jahreszeit zählt wieder zwei Erlasse, einen davon zum zweiten Mal.
learn-cartographers-look-back = Unter der Landkarte liegt die ganze Partie: Bewege den Schieber oder drücke einen Eintrag der Chronik, um auf jeden Zeitpunkt zurückzublicken, und komm wieder zum Jetzt.
learn-cartographers-plan = Das ist alles. Plane für die Erlasse, die noch kommen, schließe Lücken neben Monstern, und sieh, welchen Titel deine Landkarte verdient.
page-side = Blattseite
page-edicts = Erlasse
page-edicts-drawn = zufällig gezogen
page-edicts-chosen = ausgesucht
page-edict-choose = Karte aussuchen
page-asked-draw = { $persons ->
    [one] Zeichne { $card }: Such einen Platz aus und bestätige.
   *[other] { $name }, zeichne { $card }: Such einen Platz aus und bestätige.
}
page-asked-ambush = { $name }, der Hinterhalt { $card } trifft { $owner }: Zeichne die Monster auf das Blatt von { $owner }.
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
page-coins-name = Münzen
page-coins-rule = Jede ein Stern, in jeder Jahreszeit
page-monsters-name = Durch Monster
page-monsters-rule = Leere Felder neben ihnen
page-board = Landkarte
page-space-on-ruins = { $space }: { $what }, Ruine
page-season-over = { $season } ist vorbei
page-back-to-board = Zurück zu meinem Blatt
page-sheets = Alle Blätter
page-other-drawing = { $total } · zeichnet …
page-other-ready = { $total } · fertig
page-other-over = { $total }
page-box-season = Jahreszeit
page-box-first = Erster Erlass
page-box-second = Zweiter Erlass
