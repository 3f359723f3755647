### De pagina: de tafel van Maps of Misterra.

page-misterra-island = Het eiland
page-misterra-parchment-of = { $name }: perkament
page-misterra-back-to-own = Terug naar mijn perkament
page-misterra-beach = strand
page-misterra-empty = leeg
page-misterra-tile-confirmed = { $terrain }, bevestigd
page-misterra-tile-hazy = { $terrain }, beneveld
page-misterra-claimed = geclaimd door { $name }

## Wat er gevraagd wordt
page-misterra-morning = Ochtend
page-misterra-afternoon = Middag
page-misterra-asked-presume = { $persons ->
    [one] Houd twee van deze vier vermoedens; niemand anders ziet ze.
   *[other] { $name }, houd twee van deze vier vermoedens; niemand anders mag ze zien.
}
page-misterra-asked-place = { $persons ->
    [one] kies het strandveld waar je landt.
   *[other] { $name }, kies het strandveld waar je landt.
}
page-misterra-asked-move = { $persons ->
    [one] loop of blijf staan, en pak een schetskaart.
   *[other] { $name }, loop of blijf staan, en pak een schetskaart.
}
page-misterra-asked-sketch = { $persons ->
    [one] pak een schetskaart.
   *[other] { $name }, pak een schetskaart.
}
page-misterra-asked-map = { $persons ->
    [one] breng de schets in kaart, claim de regio of leg de kaart af.
   *[other] { $name }, breng de schets in kaart, claim de regio of leg de kaart af.
}
page-misterra-asked-otoma = De grootste groepen voor Otoma zijn even groot: kies er een die Otoma claimt.
page-misterra-asked-confirm = Bevestig het of maak het ongedaan.

## In de hand
page-misterra-presumptions = Vermoedens
page-misterra-presumption = Vermoeden
page-misterra-keep = Deze twee houden
page-misterra-display = Schetskaarten in de vitrine
page-cards-sketches-laid = Op perkamenten gelegd
page-cards-sketches-left = Nog niet gezien: in de stapel of uit het spel
page-misterra-taken = In je hand
page-misterra-deck = { $count ->
    [one] nog { $count } schetskaart
   *[other] nog { $count } schetskaarten
}
page-misterra-exchange = Vervangen
page-misterra-stay = Blijven
page-misterra-claim = Claimen
page-misterra-leave = Afleggen
page-misterra-confirm = Bevestigen
page-misterra-confirm-map = In kaart brengen
page-misterra-confirm-claim = Regio claimen
page-misterra-confirm-leave = Schets afleggen
page-misterra-confirm-exchange = Kaart vervangen
page-misterra-confirm-otoma = Otoma claimt deze groep

## Punten en spelers
page-misterra-points = Punten
page-misterra-if-it-ended-now = Tussenstand
page-misterra-explorers = Ieders perkament
page-misterra-explorer = markers: { $markers } · leeg: { $empty }
page-misterra-otoma = Otoma
page-misterra-otoma-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
page-misterra-titles-total = Je werk
page-misterra-titles-presumptions = Je sponsors
page-misterra-titles-fidelity = Je vakmanschap
page-misterra-titles-claims = Je moed

## Een nieuwe tafel
page-misterra-option-first-game = Eerste spel
page-misterra-option-first-game-why = Iedereen krijgt twee vermoedens met dezelfde letter, in plaats van te kiezen.
page-misterra-option-master = Meester-cartografen
page-misterra-option-master-why = 3 punten extra voor elke rij en kolom die helemaal bevestigd en getrouw is.

# The chapters of the lesson
