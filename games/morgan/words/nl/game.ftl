### Morgan's Magic Map, in our own words; the names are our own translations.
### "Kaart" is a card only: the map is "landkaart". Names stand without an article: in brackets, after a colon or with
### a number. A card is named by its point and its distance: Graftombe 2.

morgan-name = Morgans magische landkaart
morgan-about = Een gescheurde landkaart waarvan iedereen de stukken verschuift: breng je piraat naar de plek waar je kaarten kloppen, en graaf. Hoe meer kaarten er op één plek kloppen, hoe dieper de schat.
morgan-facts = ongeveer 30 minuten · het meest om te leren
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
morgan-reason-most-of-set = de meeste schatten van de verzameling
morgan-reason-most-of-set-shared = de meeste schatten van de verzameling, gedeeld
morgan-reason-treasure = schat
morgan-reason-treasures-together = schatten samen

## What happens
morgan-event-laid = De landkaart ligt klaar; in de lagen I tot en met V wachten: { $first }, { $second }, { $third }, { $fourth }, { $fifth }
morgan-event-starts = { $seat } heeft de eerste beurt
morgan-event-landed = { $count ->
    [0] { $seat } landt bij { $tile }
    [one] { $seat } landt bij { $tile } en betaalt { $first } een dubloen
    [2] { $seat } landt bij { $tile } en betaalt { $first } en { $second } elk een dubloen
   *[other] { $seat } landt bij { $tile } en betaalt { $first }, { $second } en { $third } elk een dubloen
}
morgan-event-moved = { $seat } verplaatst een tegel: { $tile }
morgan-event-stepped = { $count ->
    [0] { $seat } loopt naar { $tile }
    [one] { $seat } loopt naar { $tile } en betaalt { $first } een dubloen
    [2] { $seat } loopt naar { $tile } en betaalt { $first } en { $second } elk een dubloen
   *[other] { $seat } loopt naar { $tile } en betaalt { $first }, { $second } en { $third } elk een dubloen
}
morgan-event-used = { $count ->
    [one] { $seat } legt { $point } { $distance } af, bonus: { $symbol }
   *[other] { $seat } legt { $point } { $distance } en { $point-2 } { $distance-2 } af, bonus: { $symbol }
}
morgan-event-played = { $distance ->
    [0] { $seat } speelt een kaart: { $point }, precies daar
    [one] { $seat } speelt een kaart: { $point }, { $distance } stap ervandaan
   *[other] { $seat } speelt een kaart: { $point }, { $distance } stappen ervandaan
}
morgan-event-took = { $doubloons ->
    [0] { $seat } graaft in laag { $level } en vindt: { $treasure }
    [one] { $seat } graaft in laag { $level } en vindt: { $treasure } en een dubloen
   *[other] { $seat } graaft in laag { $level } en vindt: { $treasure } en { $doubloons } dubloenen
}
morgan-event-turned-up = { $left ->
    [0] Nieuw op het bord: { $treasure }, de laatste schat
   *[other] Nieuw op het bord: { $treasure }; nog { $left } te gaan
}
morgan-event-discarded = { $distance ->
    [0] { $seat } legt een kaart af: { $point }, precies daar
    [one] { $seat } legt een kaart af: { $point }, { $distance } stap ervandaan
   *[other] { $seat } legt een kaart af: { $point }, { $distance } stappen ervandaan
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
morgan-refused-no-moves-left = in deze beurt mag je geen tegel meer verplaatsen; met de bonus landkaart mag er nog een
morgan-refused-tile-has-pirate = op deze tegel ({ $tile }) staat een piraat; verplaats een andere
morgan-refused-tile-enclosed = deze tegel ({ $tile }) heeft aan alle kanten buren; verplaats er een met een vrije kant
morgan-refused-same-spot = de tegel ({ $tile }) ligt daar al; breng hem ergens anders heen
morgan-refused-spot-taken = daar ligt al een tegel ({ $tile }); kies een vrije plek
morgan-refused-touches-nothing = naast die plek ligt geen tegel; kies er een die de landkaart raakt
morgan-refused-edges-differ = zo gedraaid past hij niet bij de buurtegel ({ $tile }); leg land aan land en water aan water
morgan-refused-map-splits = de landkaart zou uit elkaar vallen; na elke zet moet alles aan elkaar liggen
morgan-refused-walk-over = lopen komt vóór graven en afleggen; wacht op de volgende beurt
morgan-refused-no-steps-left = in deze beurt is er geen stap meer over; laarzen geven er nog twee
morgan-refused-gap = daar ligt geen tegel; loop om het gat heen
morgan-refused-not-in-hand = de kaart { $point } { $distance } zit niet in deze hand; neem een andere
morgan-refused-card-does-not-hold = deze kaart klopt hier niet: { $point } is { $away } ver, niet { $distance }; speel een andere
morgan-refused-out-of-order = de kaarten van één keer graven speel je op volgorde, { $point } { $distance } vóór { $after-point } { $after-distance }; daar is het te laat voor
morgan-refused-dig-over = je graaft één keer per beurt, vóór het afleggen; wacht op de volgende beurt
morgan-refused-nothing-played = zonder kaart graaft niemand; speel er eerst een
morgan-refused-level-too-deep = je graaft tot laag { $reach }, niet tot { $level }; neem een schat van hoger
morgan-refused-deep-enough = dieper kan niet; neem een schat
morgan-refused-no-such-bonus = { $needed ->
    [one] deze stoel heeft geen open kaart met het symbool { $symbol }; speel er eerst een
   *[other] er zijn twee open kaarten met het symbool { $symbol } nodig; deze stoel heeft er { $found }
}
morgan-refused-not-face-up = de kaart { $point } { $distance } ligt niet open voor deze stoel; noem er een die open ligt
morgan-refused-treasure-first = er is een kaart gespeeld; neem eerst een schat
morgan-refused-already-discarded = per beurt mag je maar één kaart afleggen; trek nu
morgan-refused-unknown-action = “{ $word }” is geen actie; schrijf corner, tile, use, step, play, take, discard of draw
morgan-refused-unknown-corner = “{ $word }” is geen hoek; schrijf north-west, north-east, south-east of south-west
morgan-refused-unknown-direction = “{ $word }” is geen richting; schrijf north, east, south of west
morgan-refused-unknown-tile = “{ $word }” is geen tegel; schrijf een naam zoals tomb of open-sea-1
morgan-refused-unknown-spot = “{ $word }” is geen plek; schrijf die zoals in tile tomb to 4,-1 LLLL
morgan-refused-unknown-edges = “{ $word }” zijn geen randen; schrijf L of W voor noord, oost, zuid en west, zoals LLWW
morgan-refused-not-its-edges = deze tegel ({ $tile }) kan niet naar { $edges } gedraaid worden; schrijf de eigen randen, gedraaid
morgan-refused-unknown-card = “{ $word }” is geen kaart; schrijf herkenningspunt en afstand, zoals tomb-2
morgan-refused-unknown-level = “{ $word }” is geen laag; schrijf I, II, III, IV of V
morgan-refused-unknown-bonus = “{ $word }” is geen bonus; schrijf hem zoals boots, boots of tomb-1, boots+boots as map, of boots+boots as map of tomb-1+oasis-1

## Options
morgan-option-rounds = bij rounds_without_dig past “{ $value }” niet; schrijf een heel getal van 1 tot en met { $most }

## Forms
morgan-form-players = het aantal spelers is { $players }; dat moet { $fewest } tot en met { $most } zijn
morgan-form-players-differ = “doubloons” en “treasures” hebben { $doubloons } en { $treasures } regels; geef elke speler er van allebei een
morgan-form-treasure = de schat “{ $treasure }” bestaat niet; schrijf een naam zoals silver-teapot
morgan-form-treasure-twice = de schat “{ $treasure }” staat er twee keer; er is er maar één
morgan-form-set = de verzameling “{ $set }” bestaat niet; schrijf gems, silver, gold, pearl, jewelry of jade
morgan-form-set-size = de verzameling “{ $set }” heeft { $size } schatten, geen { $count }; laat er een paar weg
morgan-paper-too-much = { $total } dubloenen zijn te veel om uit te leggen; het mogen er hoogstens { $most } zijn
morgan-form-tiles = het aantal tegels is { $count }; dat moet 1 tot en met { $most } zijn
morgan-form-spot-twice = op { $at } liggen twee tegels; geef elke een eigen plek
morgan-form-edges = “{ $edges }” zijn geen randen; schrijf L of W voor noord, oost, zuid en west, zoals LLWW
morgan-form-point = het herkenningspunt “{ $point }” bestaat niet; schrijf een naam zoals tomb, of laat het weg
morgan-form-point-twice = het herkenningspunt “{ $point }” staat op twee tegels; er is er maar één
morgan-form-split = de tegel op { $at } ligt los van de andere; de landkaart moet aan elkaar liggen
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
chart-phase-map = een tegel verplaatsen, lopen, graven of trekken
chart-phase-walk = lopen, graven of trekken
chart-phase-dig = een schat nemen of dieper graven
chart-phase-draw = trekken
chart-levels = Schatten
chart-treasures-left = { $cards ->
    [one] { $cards } schat in de stapel
   *[other] { $cards } schatten in de stapel
}
chart-clues-left = { $cards ->
    [one] { $cards } kaart in de stapel
   *[other] { $cards } kaarten in de stapel
}
chart-clues-discarded = { $cards ->
    [one] { $cards } kaart afgelegd
   *[other] { $cards } kaarten afgelegd
}
chart-doubloons = { $count ->
    [one] { $count } dubloen
   *[other] { $count } dubloenen
}
chart-in-hand = { $cards ->
    [one] { $cards } kaart in de hand
   *[other] { $cards } kaarten in de hand
}
chart-hand = in de hand
chart-face-up = open
chart-dug-up = opgegraven
chart-sides = - | land, ~ zee
chart-happened = * hier gebeurde net iets
coach-land-at = Bij { $tile } landen
coach-move-tile = { $count ->
    [one] { $tile } naast { $first } leggen
   *[other] { $tile } naast { $first } en { $second } leggen
}
coach-walk = Naar { $tile } lopen
coach-use = { $count ->
    [one] { $symbol } inzetten
   *[other] Twee keer { $symbol } als { $gives } inzetten
}
coach-play = { $point } { $distance } spelen
coach-dig = { $treasure } opgraven
coach-discard = { $point } { $distance } afleggen
coach-draw-cards = Trekken, beurt beëindigen
coach-treasure = { $treasure }
coach-cards-hold-here = { $count ->
    [one] een van je kaarten klopt precies daar: { $tile }
   *[other] { $count } van je kaarten kloppen precies daar: { $tile }
}
coach-cards-hold-near = { $count ->
    [one] een van je kaarten klopt op een plek die je volgende beurt bereikt: { $tile }
   *[other] { $count } van je kaarten kloppen op een plek die je volgende beurt bereikt: { $tile }
}
coach-draws = { $count ->
    [one] { $count } nieuwe kaart
   *[other] { $count } nieuwe kaarten
}
