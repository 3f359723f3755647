### Die Seite: der Tisch von Maps of Misterra.

page-misterra-island = Die Insel
page-misterra-parchment-of = { $name }: Pergament
page-misterra-back-to-own = Zurück zu meinem Pergament
page-misterra-beach = Strand
page-misterra-empty = leer
page-misterra-tile-confirmed = { $terrain }, bestätigt
page-misterra-tile-hazy = { $terrain }, unklar
page-misterra-claimed = von { $name } beansprucht

## Was gefragt ist
page-misterra-morning = Erster halber Tag
page-misterra-afternoon = Zweiter halber Tag
page-misterra-asked-presume = { $persons ->
    [one] Behalte zwei dieser vier Vermutungen; niemand sonst sieht sie.
   *[other] { $name }, behalte zwei dieser vier Vermutungen; niemand sonst darf sie sehen.
}
page-misterra-asked-place = { $persons ->
    [one] Wähle das Strandfeld, auf dem du landest.
   *[other] { $name }, wähle das Strandfeld, auf dem du landest.
}
page-misterra-asked-move = { $persons ->
    [one] Bewege dich oder bleibe stehen, und nimm eine Skizzenkarte.
   *[other] { $name }, bewege dich oder bleibe stehen, und nimm eine Skizzenkarte.
}
page-misterra-asked-sketch = { $persons ->
    [one] Nimm eine Skizzenkarte.
   *[other] { $name }, nimm eine Skizzenkarte.
}
page-misterra-asked-map = { $persons ->
    [one] Kartiere oder beanspruche, oder wirf die Skizzenkarte ab.
   *[other] { $name }, kartiere oder beanspruche, oder wirf die Skizzenkarte ab.
}
page-misterra-asked-otoma = Die größten Gruppen für Ottoma sind gleich groß: Wähle, welche Ottoma beansprucht.
page-misterra-asked-confirm = Bestätige es oder nimm es zurück.

## Auf der Hand
page-misterra-presumptions = Vermutungen
page-misterra-presumption = Vermutung
page-misterra-keep = Diese zwei behalten
page-misterra-display = Auslage der Skizzenkarten
page-misterra-taken = Gewählt
page-misterra-deck = { $count ->
    [one] noch { $count } Skizzenkarte
   *[other] noch { $count } Skizzenkarten
}
page-misterra-exchange = Austauschen
page-misterra-stay = Bleiben
page-misterra-claim = Beanspruchen
page-misterra-leave = Abwerfen
page-misterra-confirm = Bestätigen
page-misterra-confirm-map = Kartieren
page-misterra-confirm-claim = Region beanspruchen
page-misterra-confirm-leave = Skizzenkarte abwerfen
page-misterra-confirm-exchange = Karte austauschen
page-misterra-confirm-otoma = Ottoma beansprucht sie

## Punkte und Spielende
page-misterra-if-it-ended-now = Wäre jetzt Schluss
page-misterra-explorers = Alle Pergamente
page-misterra-explorer = Marker: { $markers } · leer: { $empty }
page-misterra-otoma = Ottoma
page-misterra-otoma-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
page-misterra-titles-total = Dein Werk
page-misterra-titles-presumptions = Deine Geldgeber
page-misterra-titles-fidelity = Dein Handwerk
page-misterra-titles-claims = Dein Mut

## Ein neuer Tisch
page-misterra-option-first-game = Erste Partie
page-misterra-option-first-game-why = Alle bekommen zwei Vermutungen mit demselben Buchstaben, statt zu wählen.
page-misterra-option-master = Meister-Kartografen
page-misterra-option-master-why = Drei Punkte mehr für jede Zeile und Spalte, die durchweg bestätigt und getreu ist.

learn-misterra-land = Alle erkunden eine Insel, und alle zeichnen sie auf ein eigenes Pergament. Du landest am Strand: Wähle ein Strandfeld; von dort siehst du nur das Feld davor.
learn-misterra-sketch = An jedem halben Tag nimmst du eine Skizzenkarte aus der Auslage: zwei Gelände, die nebeneinander liegen. Wähle eine, deren Gelände du gern sähest.
learn-misterra-map = Lege die Skizze auf dein Pergament, mit R gedreht: mindestens eine Hälfte auf ein Feld in Sicht, das umrandet ist. Die Insel ändert sich mit: Ein leeres Feld bekommt ein unklares Plättchen, ein unklares mit gleichem Gelände wird bestätigt, ein anderes ersetzt.
learn-misterra-walk = Geh ein Feld weit, zum Strand oder auf ein Plättchen. Wer eine Steppe betritt, darf sofort weitergehen. Du darfst auch stehen bleiben.
learn-misterra-lagoon = Du stehst auf einer Lagune: Bevor du eine Skizzenkarte nimmst, darfst du eine der Auslage unter den Stapel legen und bekommst eine andere an ihrer Stelle.
learn-misterra-jungle = Im Dschungel lässt sich nichts kartieren. Du kannst beanspruchen oder die Skizzenkarte abwerfen; nächstes Mal gehst du besser außen herum.
learn-misterra-mountain = Von einem Gebirge aus siehst du in jede Richtung zwei Felder weit: mehr Platz für eine Skizze.
learn-misterra-claim = Du stehst auf einem bestätigten Plättchen einer Region, die niemand beansprucht: Du darfst sie beanspruchen, statt zu kartieren. Jedes ihrer Plättchen bringt am Ende 2, eine Region mit zwei Markern aber niemandem etwas.
learn-misterra-presumptions = Deine zwei Vermutungen sind geheim. Sie zahlen für das, was auf deinem Pergament steht, ob wahr oder nicht. Ihre Punkte stehen neben den Plänen, samt dem, was ein Entwurf daraus machte.
learn-misterra-confirm = Am Ende bringt jedes Feld, das einem bestätigten Plättchen gleicht, 2 Punkte. Kartiere also dort, wo andere Unklares gezeichnet haben, und bestätige, was dir passt, oder überdecke dein Pergament neu.
learn-misterra-display = Die Auslage wird erst nach beiden halben Tagen aufgefüllt; was du jetzt nimmst, bekommt sonst niemand.
learn-misterra-end = Die Partie endet, wenn die Insel bestätigt ist, die Skizzenkarten aufgebraucht sind oder jemand alle 25 Felder bedeckt hat. Jedes leere Feld kostet 1. Jetzt weißt du alles: Spiel weiter.
