### Morgan's Magic Map, in our own words; the names are our own translations.
### "Kaart" is a card only: the map is "landkaart". Names stand without an article: in brackets, after a colon or with
### a number. A clue is named by its point and its distance: Graftombe 2.

morgan-name = Morgans magische landkaart
morgan-about = Een gescheurde landkaart waarvan iedereen de stukken verschuift: breng je piraat naar de plek waar je aanwijzingen kloppen, en graaf. Hoe meer aanwijzingen er op één plek kloppen, hoe dieper de schat.
morgan-thanks = Morgan’s Magic Map is ontworpen door Gian Andrea Cappuzzo, getekend door Harald Lieske, en verschijnt bij Rio Grande Games.

## Points of reference
morgan-point-lighthouse = Vuurtoren
morgan-point-tomb = Graftombe
morgan-point-oasis = Oase
morgan-point-anthill = Mierenhoop
morgan-point-swamp = Moeras
morgan-point-biting-cave = Bijtgrage grot
morgan-point-green-tree = Groene boom
morgan-point-skull = Doodshoofd
morgan-point-three-columns = Drie zuilen
morgan-point-big-nose-bay = Dikneusbaai
morgan-point-old-mill = Oude molen
morgan-point-broken-mast = Gebroken mast
morgan-point-twin-peaks = Tweelingtoppen
morgan-point-whale-bones = Walvisbotten
morgan-point-rope-bridge = Touwbrug
morgan-point-smoking-hill = Rokende heuvel
morgan-point-parrot-rock = Papegaaienrots
morgan-point-silver-falls = Zilverval

## Tiles, by the point that they carry
morgan-tile-lighthouse = Vuurtoren
morgan-tile-tomb = Graftombe
morgan-tile-oasis = Oase
morgan-tile-anthill = Mierenhoop
morgan-tile-swamp = Moeras
morgan-tile-biting-cave = Bijtgrage grot
morgan-tile-green-tree = Groene boom
morgan-tile-skull = Doodshoofd
morgan-tile-three-columns = Drie zuilen
morgan-tile-big-nose-bay = Dikneusbaai
morgan-tile-old-mill = Oude molen
morgan-tile-broken-mast = Gebroken mast
morgan-tile-twin-peaks = Tweelingtoppen
morgan-tile-whale-bones = Walvisbotten
morgan-tile-rope-bridge = Touwbrug
morgan-tile-smoking-hill = Rokende heuvel
morgan-tile-parrot-rock = Papegaaienrots
morgan-tile-silver-falls = Zilverval
morgan-tile-open-sea-1 = Open zee 1
morgan-tile-open-sea-2 = Open zee 2

## Symbols
morgan-symbol-shovel = schep
morgan-symbol-boots = laarzen
morgan-symbol-doubloons = dubloenen
morgan-symbol-map = landkaart

## Sets of treasures
morgan-set-gems = edelstenen
morgan-set-silver = zilver
morgan-set-gold = goud
morgan-set-pearl = parels
morgan-set-jewelry = sieraden
morgan-set-jade = jade

## Treasures
morgan-treasure-loose-garnets = Losse granaatstenen
morgan-treasure-amethyst-pair = Amethistenpaar
morgan-treasure-rough-opal = Ruwe opaal
morgan-treasure-silver-spoons = Zilveren lepels
morgan-treasure-aquamarine = Aquamarijn
morgan-treasure-topaz-pouch = Buidel vol topazen
morgan-treasure-silver-buckle = Zilveren gesp
morgan-treasure-silver-candlestick = Zilveren kandelaar
morgan-treasure-gold-dust = Stofgoud
morgan-treasure-seed-pearls = Zaadparels
morgan-treasure-signet-ring = Zegelring
morgan-treasure-emerald-eye = Smaragden oog
morgan-treasure-star-sapphire = Stersaffier
morgan-treasure-silver-teapot = Zilveren theepot
morgan-treasure-gold-coins = Gouden munten
morgan-treasure-gold-compass = Gouden kompas
morgan-treasure-pearl-string = Parelsnoer
morgan-treasure-brooch = Broche
morgan-treasure-blood-ruby = Bloedrobijn
morgan-treasure-silver-chalice = Zilveren kelk
morgan-treasure-gold-bars = Goudstaven
morgan-treasure-black-pearl = Zwarte parel
morgan-treasure-jade-turtle = Jaden schildpad
morgan-treasure-gold-idol = Gouden afgod
morgan-treasure-pearl-of-the-deep = Parel van de diepte
morgan-treasure-necklace = Halsketting
morgan-treasure-jade-mask = Jaden masker
morgan-treasure-diadem = Diadeem
morgan-treasure-jade-dragon = Jaden draak

## Where points come from
morgan-reason-doubloons = dubloenen op zak
morgan-reason-most-of-set = het meeste van een soort
morgan-reason-most-of-set-shared = het meeste van een soort, gedeeld
morgan-reason-treasure = schat
morgan-reason-treasures-together = schatten samen

## What happens
morgan-event-laid = De landkaart ligt klaar; op diepte I tot en met V wachten: { $first }, { $second }, { $third }, { $fourth }, { $fifth }
morgan-event-starts = { $seat } heeft de eerste beurt
morgan-event-landed = { $count ->
    [0] { $seat } landt op { $at } ({ $tile })
    [one] { $seat } landt op { $at } ({ $tile }) en betaalt { $first } een dubloen
    [2] { $seat } landt op { $at } ({ $tile }) en betaalt { $first } en { $second } elk een dubloen
   *[other] { $seat } landt op { $at } ({ $tile }) en betaalt { $first }, { $second } en { $third } elk een dubloen
}
morgan-event-moved = { $seat } verplaatst een tegel ({ $tile }) van { $from } naar { $to }
morgan-event-stepped = { $count ->
    [0] { $seat } stapt naar { $at } ({ $tile })
    [one] { $seat } stapt naar { $at } ({ $tile }) en betaalt { $first } een dubloen
    [2] { $seat } stapt naar { $at } ({ $tile }) en betaalt { $first } en { $second } elk een dubloen
   *[other] { $seat } stapt naar { $at } ({ $tile }) en betaalt { $first }, { $second } en { $third } elk een dubloen
}
morgan-event-used = { $count ->
    [one] { $seat } legt { $point } { $distance } af, bonus: { $symbol }
   *[other] { $seat } legt { $point } { $distance } en { $point-2 } { $distance-2 } af, bonus: { $symbol }
}
morgan-event-played = { $distance ->
    [0] { $seat } speelt een aanwijzing: { $point }, precies daar
    [one] { $seat } speelt een aanwijzing: { $point }, { $distance } stap ervandaan
   *[other] { $seat } speelt een aanwijzing: { $point }, { $distance } stappen ervandaan
}
morgan-event-took = { $doubloons ->
    [0] { $seat } graaft op diepte { $level } en vindt: { $treasure }
    [one] { $seat } graaft op diepte { $level } en vindt: { $treasure } en een dubloen
   *[other] { $seat } graaft op diepte { $level } en vindt: { $treasure } en { $doubloons } dubloenen
}
morgan-event-turned-up = { $left ->
    [0] Nieuw op het bord: { $treasure }, de laatste schat
   *[other] Nieuw op het bord: { $treasure }; nog { $left } te gaan
}
morgan-event-discarded = { $distance ->
    [0] { $seat } legt een aanwijzing af: { $point }, precies daar
    [one] { $seat } legt een aanwijzing af: { $point }, { $distance } stap ervandaan
   *[other] { $seat } legt een aanwijzing af: { $point }, { $distance } stappen ervandaan
}
morgan-event-shuffled = { $cards ->
    [one] { $cards } afgelegde kaart wordt de nieuwe stapel
   *[other] { $cards } afgelegde kaarten worden de nieuwe stapel
}
morgan-event-drew = { $count ->
    [0] { $seat } trekt niets
    [one] { $seat } trekt { $point } { $distance }
    [2] { $seat } trekt { $point } { $distance } en { $point-2 } { $distance-2 }
    [3] { $seat } trekt { $point } { $distance }, { $point-2 } { $distance-2 } en { $point-3 } { $distance-3 }
   *[other] { $seat } trekt { $point } { $distance }, { $point-2 } { $distance-2 }, { $point-3 } { $distance-3 } en { $point-4 } { $distance-4 }
}
morgan-event-other-drew = { $count ->
    [0] { $seat } trekt niets
    [one] { $seat } trekt een kaart
   *[other] { $seat } trekt { $count } kaarten
}
morgan-event-board-last = De laatste schat ligt op het bord: de jacht is voorbij
morgan-event-nobody-dug = { $rounds ->
    [one] Een hele ronde lang heeft niemand gegraven: de jacht is voorbij
   *[other] Al { $rounds } ronden heeft niemand gegraven: de jacht is voorbij
}
morgan-event-most-of = { $count ->
    [0] Niemand heeft { $set }
    [one] Meeste { $set }: { $first }, { $bonus } dubloenen
    [2] Meeste { $set }: { $first } en { $second }, elk { $bonus } dubloenen
    [3] Meeste { $set }: { $first }, { $second } en { $third }, elk { $bonus } dubloenen
   *[other] Meeste { $set }: { $first }, { $second }, { $third } en { $fourth }, elk { $bonus } dubloen
}

## Lines of the score sheet
morgan-line-doubloons = dubloenen
morgan-line-bonus = meeste { $set }
morgan-line-treasures = schatten

## Actions that a rule forbids
morgan-refused-not-your-turn = deze stoel is niet aan de beurt
morgan-refused-corner-first = de jacht is nog niet begonnen; kies eerst een hoek
morgan-refused-corner-chosen = hoeken kies je alleen voor de eerste beurt; doe iets anders
morgan-refused-cannot-pay = { $toll ->
    [one] de stap kost { $toll } dubloen en deze stoel heeft er { $doubloons }; ga ergens anders heen
   *[other] de stap kost { $toll } dubloenen en deze stoel heeft er { $doubloons }; ga ergens anders heen
}
morgan-refused-map-phase-over = tegels verplaats je vóór al het andere; wacht op de volgende beurt
morgan-refused-no-moves-left = in deze beurt mag je geen tegel meer verplaatsen; met een landkaart mag er nog een
morgan-refused-tile-has-pirate = op deze tegel ({ $tile }) staat een piraat; verplaats een andere
morgan-refused-tile-enclosed = deze tegel ({ $tile }) heeft aan alle kanten buren; verplaats er een met een vrije kant
morgan-refused-same-spot = de tegel ({ $tile }) ligt daar al; breng hem ergens anders heen
morgan-refused-spot-taken = daar ligt al een tegel ({ $tile }); kies een vrije plek
morgan-refused-touches-nothing = naast die plek ligt geen tegel; kies er een die de landkaart raakt
morgan-refused-edges-differ = zo gedraaid past hij niet bij de buurtegel ({ $tile }); leg land aan land en water aan water
morgan-refused-map-splits = de landkaart zou uit elkaar vallen; houd haar met elke zet heel
morgan-refused-walk-over = lopen komt vóór graven en afleggen; wacht op de volgende beurt
morgan-refused-no-steps-left = in deze beurt is er geen stap meer over; laarzen geven er nog twee
morgan-refused-gap = op { $at } ligt geen tegel; loop om het gat heen
morgan-refused-not-in-hand = de kaart { $point } { $distance } zit niet in deze hand; neem er een die dat wel doet
morgan-refused-card-does-not-hold = de aanwijzing klopt hier niet: { $point } is { $away } ver, niet { $distance }; speel een andere
morgan-refused-out-of-order = de aanwijzingen van één keer graven speel je op volgorde, { $point } { $distance } vóór { $after-point } { $after-distance }; daar is het te laat voor
morgan-refused-shovel-used = er is een schep in gebruik, en aanwijzingen komen vóór scheppen; neem een schat
morgan-refused-dig-over = je graaft één keer per beurt, vóór het afleggen; wacht op de volgende beurt
morgan-refused-nothing-played = zonder aanwijzing graaft niemand; speel er eerst een
morgan-refused-level-too-deep = je graaft tot { $reach }, niet tot { $level }; neem een schat van hoger
morgan-refused-deep-enough = dieper kan niet; neem een schat
morgan-refused-no-such-bonus = { $needed ->
    [one] deze stoel heeft geen open kaart met het symbool { $symbol }; speel er eerst een
   *[other] er zijn twee open kaarten met het symbool { $symbol } nodig; deze stoel heeft er { $found }
}
morgan-refused-treasure-first = er is een aanwijzing gespeeld; neem eerst een schat
morgan-refused-already-discarded = per beurt mag je maar één kaart afleggen; trek nu
morgan-refused-unknown-action = “{ $word }” is geen actie; schrijf corner, tile, use, step, play, take, discard of draw
morgan-refused-unknown-corner = “{ $word }” is geen hoek; schrijf north-west, north-east, south-east of south-west
morgan-refused-unknown-direction = “{ $word }” is geen richting; schrijf north, east, south of west
morgan-refused-unknown-tile = “{ $word }” is geen tegel; schrijf een naam zoals tomb of open-sea-1
morgan-refused-unknown-spot = “{ $word }” is geen plek; schrijf die zoals in tile tomb to 4,-1 LLLL
morgan-refused-unknown-edges = “{ $word }” zijn geen randen; schrijf L of W voor noord, oost, zuid en west, zoals LLWW
morgan-refused-not-its-edges = deze tegel ({ $tile }) kan niet naar { $edges } gedraaid worden; schrijf de eigen randen, gedraaid
morgan-refused-unknown-card = “{ $word }” is geen kaart; schrijf herkenningspunt en afstand, zoals tomb-2
morgan-refused-unknown-level = “{ $word }” is geen diepte; schrijf I, II, III, IV of V
morgan-refused-unknown-bonus = “{ $word }” is geen bonus; schrijf een symbool zoals boots, of boots+boots as map

## Options
morgan-option-rounds = bij rounds_without_dig past “{ $value }” niet; schrijf een heel getal van 1 tot en met { $most }

## Forms
morgan-form-players = het aantal spelers is { $players }; dat moet { $fewest } tot en met { $most } zijn
morgan-form-players-differ = “doubloons” en “treasures” hebben { $doubloons } en { $treasures } regels; geef elke speler er van allebei een
morgan-form-treasure = de schat “{ $treasure }” bestaat niet; schrijf een naam zoals silver-teapot
morgan-form-treasure-twice = de schat “{ $treasure }” staat er twee keer; er is er maar één
morgan-form-set = de soort “{ $set }” bestaat niet; schrijf gems, silver, gold, pearl, jewelry of jade
morgan-form-set-size = van de soort “{ $set }” zijn er { $size } schatten, geen { $count }; laat er een paar weg
morgan-paper-too-much = { $total } dubloenen zijn te veel om uit te leggen; het meeste is { $most }
morgan-form-tiles = het aantal tegels is { $count }; dat moet 1 tot en met { $most } zijn
morgan-form-spot-twice = op { $at } liggen twee tegels; geef elke een eigen plek
morgan-form-edges = “{ $edges }” zijn geen randen; schrijf L of W voor noord, oost, zuid en west, zoals LLWW
morgan-form-point = het herkenningspunt “{ $point }” bestaat niet; schrijf een naam zoals tomb, of laat het weg
morgan-form-point-twice = het herkenningspunt “{ $point }” staat op twee tegels; er is er maar één
morgan-form-split = de tegel op { $at } ligt los van andere; houd de landkaart heel
morgan-form-mismatch = de tegel op { $at } past niet bij een buurtegel; leg land aan land en water aan water
morgan-form-pirates = het aantal piraten is { $count }; dat moet 1 tot en met { $most } zijn
morgan-form-pirate = op { $at } staat een piraat, maar daar ligt geen tegel; zet hem op een tegel
morgan-form-query = de vraag “{ $query }” bestaat niet; schrijf tile-moves, distances of walks
morgan-form-missing = “{ $entry }” ontbreekt; walks heeft doubloons en steps nodig

morgan-rank = { $total ->
    [one] { $rank }. { $name }: { $total } dubloen
   *[other] { $rank }. { $name }: { $total } dubloenen
}

chart-phase-corner = een hoek kiezen
chart-phase-map = een tegel verleggen, lopen, graven of trekken
chart-phase-walk = lopen, graven of trekken
chart-phase-dig = een schat nemen of dieper graven
chart-phase-draw = trekken
chart-levels = Schatten
chart-treasures-left = { $cards ->
    [one] { $cards } schat in de stapel
   *[other] { $cards } schatten in de stapel
}
chart-clues-left = { $cards ->
    [one] { $cards } aanwijzing in de stapel
   *[other] { $cards } aanwijzingen in de stapel
}
chart-clues-discarded = { $cards ->
    [one] { $cards } aanwijzing afgelegd
   *[other] { $cards } aanwijzingen afgelegd
}
chart-doubloons = { $count ->
    [one] { $count } dubloen
   *[other] { $count } dubloenen
}
chart-in-hand = { $cards ->
    [one] { $cards } aanwijzing in de hand
   *[other] { $cards } aanwijzingen in de hand
}
chart-hand = in de hand
chart-face-up = open
chart-dug-up = opgegraven
chart-sides = - | land, ~ zee
chart-happened = * hier gebeurde net iets
mentor-land-at = Bij { $tile } landen
mentor-move-tile = { $count ->
    [one] { $tile } naast { $first } leggen
   *[other] { $tile } naast { $first } en { $second } leggen
}
mentor-walk = Naar { $tile } lopen
mentor-use = { $count ->
    [one] { $symbol } inzetten
   *[other] Twee keer { $symbol } als { $gives } inzetten
}
mentor-play = { $point } { $distance } spelen
mentor-dig = { $treasure } opgraven
mentor-discard = { $point } { $distance } afleggen
mentor-draw-cards = Trekken, beurt beëindigen
mentor-treasure = { $treasure }
mentor-cards-hold-here = { $count ->
    [one] { $count } van je kaarten klopt precies daar: { $tile }
   *[other] { $count } van je kaarten kloppen precies daar: { $tile }
}
mentor-cards-hold-near = { $count ->
    [one] { $count } van je kaarten klopt op een plek die je volgende beurt bereikt: { $tile }
   *[other] { $count } van je kaarten kloppen op een plek die je volgende beurt bereikt: { $tile }
}
mentor-draws = { $count ->
    [one] { $count } nieuwe kaart
   *[other] { $count } nieuwe kaarten
}
