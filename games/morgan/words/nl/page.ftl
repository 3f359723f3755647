### De pagina: de tafel van Morgan's Magic Map.

page-morgan-map = Landkaart
page-morgan-larger = De landkaart groter tonen
page-morgan-gap = open water, geen tegel
page-morgan-land = land in het
page-morgan-land-north = noorden
page-morgan-land-east = oosten
page-morgan-land-south = zuiden
page-morgan-land-west = westen
page-morgan-way = stappen: { $steps }, kosten in dubloenen: { $toll }
page-morgan-cards-count = mijn kaarten die zouden tellen: { $count }

## Wat er gevraagd wordt
page-morgan-asked-land = { $persons ->
    [one] Kies de hoek waar je landt.
   *[other] { $name }, kies de hoek waar je landt.
}
page-morgan-asked-map = { $persons ->
    [one] Verander de landkaart: til een tegel op, of ga verder met lopen, graven of trekken.
   *[other] { $name }, verander de landkaart: til een tegel op, of ga verder met lopen, graven of trekken.
}
page-morgan-asked-lay = { $persons ->
    [one] Leg de tegel op een gemarkeerde plek; R draait hem.
   *[other] { $name }, leg de tegel op een gemarkeerde plek; R draait hem.
}
page-morgan-asked-walk = { $count ->
    [0] Er is geen stap meer over: graaf of trek.
    [one] Loop: er is nog { $count } stap over. Of graaf, of trek.
   *[other] Loop: er zijn nog { $count } stappen over. Of graaf, of trek.
}
page-morgan-asked-dig = { $count ->
    [0] Graaf: speel de kaarten die hier kloppen. Of trek.
   *[other] Neem een schat uit een laag die je bereikt (lagen tot nu toe: { $count }), of neem je kaarten terug.
}
page-morgan-asked-draw = { $persons ->
    [one] Je mag één kaart afleggen; trek dan, dat beëindigt je beurt.
   *[other] { $name }, je mag één kaart afleggen; trek dan, dat beëindigt je beurt.
}
page-morgan-asked-confirm = Bevestig het of maak het ongedaan.

## In de hand
page-morgan-hand = Mijn kaarten
page-morgan-card-holds = { $card }: klopt hier
page-morgan-card-far = { $card }: klopt hier niet
page-morgan-phase-map = Tegel
page-morgan-phase-walk = Lopen
page-morgan-phase-dig = Graven
page-morgan-phase-draw = Trekken
page-morgan-bonuses = Bonussen
page-morgan-use-shovel = dieper graven
page-morgan-use-boots = 2 stappen
page-morgan-use-doubloons = 2 dubloenen
page-morgan-use-map = 1 tegel
page-morgan-exchange = ruilen
page-morgan-exchange-told = Twee kaarten ruilen, of kiezen welke je aflegt
page-morgan-prefer = Tik aan wat je het eerst aflegt:
page-morgan-lost = Kaarten die je aan het eind niet hebt gebruikt, vervallen.
page-morgan-card-symbol = { $card }. Symbool voor later: { $symbol }
page-morgan-use-two = Twee keer { $symbol } als { $gives } inzetten
page-morgan-confirm = Bevestigen
page-morgan-confirm-take = Schat nemen
page-morgan-confirm-draw = Trekken, beurt beëindigen

## Schatten en spelers
page-morgan-treasures = Schatten
page-morgan-treasures-left = nog { $count } in de stapel
page-morgan-worth = { $set }, { $value } waard
page-morgan-pays = { $doubloons ->
    [0] geen dubloenen erbij
    [one] { $doubloons } dubloen erbij
   *[other] { $doubloons } dubloenen erbij
}
page-morgan-players = Piraten
page-morgan-player = dubloenen: { $doubloons } · schatten: { $treasures } · kaarten: { $cards }
page-morgan-total = tot nu toe { $total }
page-morgan-total-of = dubloenen { $doubloons } + schatten { $value } + meeste van een set { $sets }
page-morgan-value = { $value } waard
page-cards-discarded = Aflegstapel
page-cards-unseen = In de stapel of in de handen van anderen
page-morgan-open-treasures = Toon ieders schatten

## Een nieuwe tafel
page-morgan-option-rounds = Rondes zonder graven die het spel beëindigen

# The chapters of the lesson
