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
page-misterra-morning = Vormittag
page-misterra-afternoon = Nachmittag
page-misterra-asked-presume = { $persons ->
    [one] Behalte zwei dieser vier Vermutungen; niemand sonst sieht sie.
   *[other] { $name }, behalte zwei dieser vier Vermutungen; niemand sonst darf sie sehen.
}
page-misterra-asked-place = { $persons ->
    [one] Wähle das Strandfeld, auf dem du landest.
   *[other] { $name }, wähle das Strandfeld, auf dem du landest.
}
page-misterra-asked-move = { $persons ->
    [one] Beweg dich oder bleib stehen, und nimm eine Skizzenkarte.
   *[other] { $name }, beweg dich oder bleib stehen, und nimm eine Skizzenkarte.
}
page-misterra-asked-sketch = { $persons ->
    [one] Nimm eine Skizzenkarte.
   *[other] { $name }, nimm eine Skizzenkarte.
}
page-misterra-asked-map = { $persons ->
    [one] Zeichne die Skizze ein, beanspruche die Region oder wirf die Karte ab.
   *[other] { $name }, zeichne die Skizze ein, beanspruche die Region oder wirf die Karte ab.
}
page-misterra-asked-otoma = Die größten Gruppen für Ottoma sind gleich groß: Wähle, welche Ottoma beansprucht.
page-misterra-asked-confirm = Bestätige es oder mach es rückgängig.

## Auf der Hand
page-misterra-presumptions = Vermutungen
page-misterra-presumption = Vermutung
page-misterra-keep = Diese zwei behalten
page-misterra-display = Auslage der Skizzenkarten
page-cards-sketches-laid = Auf Pergamente gelegt
page-cards-sketches-left = Noch nicht gesehen: im Stapel oder aus dem Spiel
page-misterra-taken = Gewählt
page-misterra-deck = { $count ->
    [one] noch { $count } Skizzenkarte
   *[other] noch { $count } Skizzenkarten
}
page-misterra-exchange = Austauschen
page-misterra-stay = Bleiben
page-misterra-claim = Anspruch
page-misterra-leave = Abwerfen
page-misterra-confirm = Bestätigen
page-misterra-confirm-map = Kartieren
page-misterra-confirm-claim = Region beanspruchen
page-misterra-confirm-leave = Skizzenkarte abwerfen
page-misterra-confirm-exchange = Karte austauschen
page-misterra-confirm-otoma = Ottoma beansprucht sie

## Punkte und Spielende
page-misterra-points = Punkte
page-misterra-if-it-ended-now = Zwischenstand
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
page-misterra-option-master-why = 3 Punkte mehr für jede Zeile und Spalte, die ganz bestätigt und getreu ist.

# The chapters of the lesson
