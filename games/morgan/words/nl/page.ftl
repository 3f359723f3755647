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
   *[other] Neem een schat van een diepte die je bereikt; tot nu toe { $count } diep.
}
page-morgan-asked-draw = { $persons ->
    [one] Je mag één kaart afleggen; trek dan, dat beëindigt je beurt.
   *[other] { $name }, je mag één kaart afleggen; trek dan, dat beëindigt je beurt.
}
page-morgan-asked-confirm = Bevestig het of neem het terug.

## In de hand
page-morgan-hand = Mijn kaarten
page-morgan-card-holds = { $card }: klopt hier
page-morgan-card-far = { $card }: klopt hier niet
page-morgan-phase-map = Landkaart
page-morgan-phase-walk = Lopen
page-morgan-phase-dig = Graven
page-morgan-phase-draw = Trekken
page-morgan-bonuses = Bonussen
page-morgan-use = { $symbol } inzetten
page-morgan-use-two = Twee keer { $symbol } als { $gives } inzetten
page-morgan-confirm = Bevestigen
page-morgan-confirm-take = Schat nemen
page-morgan-confirm-draw = Trekken, beurt beëindigen

## Schatten en spelers
page-morgan-treasures = Schatten
page-morgan-treasures-left = nog { $count } in de stapel
page-morgan-worth = { $set }, { $value } waard
page-morgan-pays = dubloenen: { $doubloons }
page-morgan-players = Piraten
page-morgan-player = dubloenen: { $doubloons } · schatten: { $treasures } · kaarten: { $cards }
page-morgan-value = { $value } waard
page-morgan-open-treasures = Toon ieders schatten

## Een nieuwe tafel
page-morgan-option-rounds = Rondes zonder graven die het spel beëindigen

learn-morgan-land = Land op een hoek van het eiland: kies er een. Wie daar al is, krijgt een dubloen van je.
learn-morgan-map = Een tegel aan de rand mag verplaatst worden: til hem op en de plekken waar hij past zijn gemarkeerd; R draait hem. Verplaats er een zo dat je kaarten kloppen waar je heen kunt lopen. Elke kaart zegt hoe ver haar punt van een tegel ligt.
learn-morgan-walk = Loop tot twee tegels ver, over land en water. De kleine cijfers zeggen hoeveel van je kaarten daar zouden kloppen. Wijs op een kaart om al haar tegels te zien.
learn-morgan-dig = Waar je staat klopt een kaart: graaf. Speel de kaarten die kloppen; elke brengt je een niveau dieper.
learn-morgan-take = Kies een schat van de niveaus die je bereikt. De diepere leveren ook dubloenen op. Daarna wordt aangevuld en opnieuw gesorteerd.
learn-morgan-bonus = De gespeelde kaarten liggen open voor je, en elke draagt een symbool: leg haar af om nog een tegel te verplaatsen, verder te lopen, dieper te graven of twee dubloenen te krijgen. Twee gelijke gelden als elk symbool.
learn-morgan-draw = Trekken sluit de beurt: je mag één kaart afleggen die nergens toe leidt, en trekt dan aan tot vier.
learn-morgan-tolls = Wie een tegel met andere piraten betreedt, betaalt ieder van hen een dubloen. Omwegen zijn gratis.
learn-morgan-sets = Schatten horen bij zes verzamelingen. Wie aan het einde de meeste van een verzameling heeft, deelt daarvoor 6 dubloenen: let op wat de anderen verzamelen.
learn-morgan-end = Het spel eindigt meteen als de laatste schat openligt. Dubloenen, schatten en verzamelingen worden opgeteld. Nu weet je alles: speel verder.
