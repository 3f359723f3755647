### Morgan's Magic Map, in our own words; the names are our own translations.
### "Karte" is a card only: the map is "Landkarte", a tile "Plättchen". Names have three genders and stand without an
### article: in brackets, after a colon or with a number. A card is named by its point and its distance: Gruft 2.

morgan-name = Morgans magische Landkarte
morgan-about = Eine zerrissene Landkarte, deren Teile alle verschieben: Bring deinen Piraten dorthin, wo deine Karten stimmen, und grab. Je mehr Karten an einem Ort stimmen, desto tiefer der Schatz.
morgan-facts = etwa 30 Minuten · am meisten zu lernen
morgan-thanks = Morgan’s Magic Map ist von Gian Andrea Cappuzzo, die Bilder sind von Harald Lieske; es erscheint bei Rio Grande Games.

## Points of reference
morgan-point-lighthouse = Leuchtturm
morgan-point-tomb = Gruft
morgan-point-oasis = Oase
morgan-point-anthill = Ameisenhügel
morgan-point-swamp = Sumpf
morgan-point-biting-cave = Bissige Höhle
morgan-point-green-tree = Grüner Baum
morgan-point-skull = Totenkopf
morgan-point-three-columns = Drei Säulen
morgan-point-big-nose-bay = Knollennasenbucht
morgan-point-old-mill = Alte Mühle
morgan-point-broken-mast = Geborstener Mast
morgan-point-twin-peaks = Zwillingsgipfel
morgan-point-whale-bones = Walgerippe
morgan-point-rope-bridge = Seilbrücke
morgan-point-smoking-hill = Rauchender Hügel
morgan-point-parrot-rock = Papageienfels
morgan-point-silver-falls = Silberfälle

## Tiles, by the point that they carry
morgan-tile-lighthouse = Leuchtturm
morgan-tile-tomb = Gruft
morgan-tile-oasis = Oase
morgan-tile-anthill = Ameisenhügel
morgan-tile-swamp = Sumpf
morgan-tile-biting-cave = Bissige Höhle
morgan-tile-green-tree = Grüner Baum
morgan-tile-skull = Totenkopf
morgan-tile-three-columns = Drei Säulen
morgan-tile-big-nose-bay = Knollennasenbucht
morgan-tile-old-mill = Alte Mühle
morgan-tile-broken-mast = Geborstener Mast
morgan-tile-twin-peaks = Zwillingsgipfel
morgan-tile-whale-bones = Walgerippe
morgan-tile-rope-bridge = Seilbrücke
morgan-tile-smoking-hill = Rauchender Hügel
morgan-tile-parrot-rock = Papageienfels
morgan-tile-silver-falls = Silberfälle
morgan-tile-open-sea-1 = Offene See 1
morgan-tile-open-sea-2 = Offene See 2

## Symbols
morgan-symbol-shovel = Schaufel
morgan-symbol-boots = Stiefel
morgan-symbol-doubloons = Dublonen
morgan-symbol-map = Landkarte

## Sets of treasures
morgan-set-gems = Edelsteine
morgan-set-silver = Silber
morgan-set-gold = Gold
morgan-set-pearl = Perlen
morgan-set-jewelry = Schmuck
morgan-set-jade = Jade

## Treasures
morgan-treasure-loose-garnets = Lose Granatsteine
morgan-treasure-amethyst-pair = Amethystpaar
morgan-treasure-rough-opal = Rohopal
morgan-treasure-silver-spoons = Silberlöffel
morgan-treasure-aquamarine = Aquamarin
morgan-treasure-topaz-pouch = Beutel voll Topase
morgan-treasure-silver-buckle = Silberschnalle
morgan-treasure-silver-candlestick = Silberleuchter
morgan-treasure-gold-dust = Goldstaub
morgan-treasure-seed-pearls = Saatperlen
morgan-treasure-signet-ring = Siegelring
morgan-treasure-emerald-eye = Smaragdauge
morgan-treasure-star-sapphire = Sternsaphir
morgan-treasure-silver-teapot = Silberne Teekanne
morgan-treasure-gold-coins = Goldmünzen
morgan-treasure-gold-compass = Goldener Kompass
morgan-treasure-pearl-string = Perlenschnur
morgan-treasure-brooch = Brosche
morgan-treasure-blood-ruby = Blutrubin
morgan-treasure-silver-chalice = Silberkelch
morgan-treasure-gold-bars = Goldbarren
morgan-treasure-black-pearl = Schwarze Perle
morgan-treasure-jade-turtle = Jadeschildkröte
morgan-treasure-gold-idol = Goldener Götze
morgan-treasure-pearl-of-the-deep = Perle der Tiefe
morgan-treasure-necklace = Halskette
morgan-treasure-jade-mask = Jademaske
morgan-treasure-diadem = Diadem
morgan-treasure-jade-dragon = Jadedrache

## Where points come from
morgan-reason-doubloons = Dublonen in der Tasche
morgan-reason-most-of-set = die meisten Schätze der Sammlung
morgan-reason-most-of-set-shared = die meisten Schätze der Sammlung, geteilt
morgan-reason-treasure = Schatz
morgan-reason-treasures-together = Schätze zusammen

## What happens
morgan-event-laid = Die Landkarte liegt aus; auf den Stufen I bis V warten: { $first }, { $second }, { $third }, { $fourth }, { $fifth }
morgan-event-starts = { $seat } hat den ersten Zug
morgan-event-landed = { $count ->
    [0] { $seat } landet bei { $tile }
    [one] { $seat } landet bei { $tile } und zahlt { $first } eine Dublone
    [2] { $seat } landet bei { $tile } und zahlt { $first } und { $second } je eine Dublone
   *[other] { $seat } landet bei { $tile } und zahlt { $first }, { $second } und { $third } je eine Dublone
}
morgan-event-moved = { $seat } versetzt ein Plättchen: { $tile }
morgan-event-stepped = { $count ->
    [0] { $seat } läuft bis { $tile }
    [one] { $seat } läuft bis { $tile } und zahlt { $first } eine Dublone
    [2] { $seat } läuft bis { $tile } und zahlt { $first } und { $second } je eine Dublone
   *[other] { $seat } läuft bis { $tile } und zahlt { $first }, { $second } und { $third } je eine Dublone
}
morgan-event-used = { $count ->
    [one] { $seat } wirft { $point } { $distance } ab, Bonus: { $symbol }
   *[other] { $seat } wirft { $point } { $distance } und { $point-2 } { $distance-2 } ab, Bonus: { $symbol }
}
morgan-event-played = { $distance ->
    [0] { $seat } spielt eine Karte: { $point }, genau dort
    [one] { $seat } spielt eine Karte: { $point }, { $distance } Schritt entfernt
   *[other] { $seat } spielt eine Karte: { $point }, { $distance } Schritte entfernt
}
morgan-event-took = { $doubloons ->
    [0] { $seat } gräbt auf Stufe { $level } und findet: { $treasure }
    [one] { $seat } gräbt auf Stufe { $level } und findet: { $treasure } und eine Dublone
   *[other] { $seat } gräbt auf Stufe { $level } und findet: { $treasure } und { $doubloons } Dublonen
}
morgan-event-turned-up = { $left ->
    [0] Neu auf der Schatztafel: { $treasure }, der letzte Schatz
   *[other] Neu auf der Schatztafel: { $treasure }; es bleiben { $left }
}
morgan-event-discarded = { $distance ->
    [0] { $seat } wirft eine Karte ab: { $point }, genau dort
    [one] { $seat } wirft eine Karte ab: { $point }, { $distance } Schritt entfernt
   *[other] { $seat } wirft eine Karte ab: { $point }, { $distance } Schritte entfernt
}
morgan-event-shuffled = { $cards ->
    [one] { $cards } abgeworfene Karte wird zum neuen Stapel
   *[other] { $cards } abgeworfene Karten werden zum neuen Stapel
}
morgan-event-drew = { $count ->
    [0] { $seat } zieht nichts
    [one] { $seat } zieht { $point } { $distance }
    [2] { $seat } zieht { $point } { $distance } und { $point-2 } { $distance-2 }
    [3] { $seat } zieht { $point } { $distance }, { $point-2 } { $distance-2 } und { $point-3 } { $distance-3 }
   *[other] { $seat } zieht { $point } { $distance }, { $point-2 } { $distance-2 }, { $point-3 } { $distance-3 } und { $point-4 } { $distance-4 }
}
morgan-event-other-drew = { $count ->
    [0] { $seat } zieht nichts
    [one] { $seat } zieht eine Karte
   *[other] { $seat } zieht { $count } Karten
}
morgan-event-board-last = Der letzte Schatz liegt auf der Schatztafel: Die Jagd ist vorbei
morgan-event-nobody-dug = { $rounds ->
    [one] Eine ganze Runde lang hat niemand gegraben: Die Jagd ist vorbei
   *[other] Seit { $rounds } Runden hat niemand gegraben: Die Jagd ist vorbei
}
morgan-event-most-of = { $count ->
    [0] Niemand hat { $set }
    [one] Am meisten { $set }: { $first }, { $bonus } Dublonen
    [2] Am meisten { $set }: { $first } und { $second }, je { $bonus } Dublonen
    [3] Am meisten { $set }: { $first }, { $second } und { $third }, je { $bonus } Dublonen
   *[other] Am meisten { $set }: { $first }, { $second }, { $third } und { $fourth }, je { $bonus } Dublone
}

## Lines of the score sheet
morgan-line-doubloons = Dublonen
morgan-line-bonus = Am meisten { $set }
morgan-line-treasures = Schätze

## Actions that a rule forbids
morgan-refused-not-your-turn = Dieser Sitz ist nicht am Zug
morgan-refused-corner-first = Die Jagd hat noch nicht begonnen; wähle zuerst eine Ecke
morgan-refused-corner-chosen = Ecken wählt man nur vor dem ersten Zug; tu etwas anderes
morgan-refused-cannot-pay = { $toll ->
    [one] Der Schritt kostet { $toll } Dublone, dieser Sitz hat { $doubloons }; geh woandershin
   *[other] Der Schritt kostet { $toll } Dublonen, dieser Sitz hat { $doubloons }; geh woandershin
}
morgan-refused-map-phase-over = Plättchen versetzt man vor allem anderen; warte auf den nächsten Zug
morgan-refused-no-moves-left = In diesem Zug darf kein Plättchen mehr versetzt werden; der Bonus Landkarte würde noch eins erlauben
morgan-refused-tile-has-pirate = Auf diesem Plättchen ({ $tile }) steht jemand; versetz ein anderes
morgan-refused-tile-enclosed = Dieses Plättchen ({ $tile }) hat auf allen Seiten Nachbarn; versetz eins mit freier Seite
morgan-refused-same-spot = Dort liegt das Plättchen ({ $tile }) schon; bring es anderswohin
morgan-refused-spot-taken = Dort liegt schon ein Plättchen ({ $tile }); wähle einen freien Platz
morgan-refused-touches-nothing = Neben diesem Platz liegt kein Plättchen; wähle einen, der die Landkarte berührt
morgan-refused-edges-differ = So gedreht passt es nicht zum Nachbarn ({ $tile }); leg Land an Land und Wasser an Wasser
morgan-refused-map-splits = Die Landkarte würde zerfallen; sie muss nach jedem Versetzen zusammenhängen
morgan-refused-walk-over = Laufen kommt vor Graben und Abwerfen; warte auf den nächsten Zug
morgan-refused-no-steps-left = In diesem Zug ist kein Schritt mehr übrig; Stiefel brächten noch zwei
morgan-refused-gap = Dort liegt kein Plättchen; geh um die Lücke herum
morgan-refused-not-in-hand = Die Karte { $point } { $distance } ist nicht auf der Hand; nimm eine Handkarte
morgan-refused-card-does-not-hold = Diese Karte stimmt hier nicht: { $point } ist { $away } entfernt, nicht { $distance }; spiel eine andere
morgan-refused-out-of-order = Die Karten einer Grabung spielt man der Reihe nach, { $point } { $distance } vor { $after-point } { $after-distance }; dafür ist es zu spät
morgan-refused-dig-over = Man gräbt einmal pro Zug und vor dem Abwerfen; warte auf den nächsten Zug
morgan-refused-nothing-played = Ohne Karte gräbt niemand; spiel zuerst eine
morgan-refused-level-too-deep = Die Grabung reicht bis Stufe { $reach }, nicht bis { $level }; nimm einen Schatz weiter oben
morgan-refused-deep-enough = Tiefer geht es nicht; nimm einen Schatz
morgan-refused-no-such-bonus = { $needed ->
    [one] Dieser Sitz hat keine offene Karte mit dem Symbol { $symbol }; spiel zuerst eine
   *[other] Nötig sind zwei offene Karten mit dem Symbol { $symbol }; dieser Sitz hat { $found }
}
morgan-refused-not-face-up = Die Karte { $point } { $distance } liegt nicht offen vor diesem Sitz; nenne eine, die offen liegt
morgan-refused-treasure-first = Eine Karte ist gespielt; nimm zuerst einen Schatz
morgan-refused-already-discarded = Pro Zug darf nur eine Karte abgeworfen werden; zieh jetzt
morgan-refused-unknown-action = „{ $word }“ ist keine Aktion; schreib corner, tile, use, step, play, take, discard oder draw
morgan-refused-unknown-corner = „{ $word }“ ist keine Ecke; schreib north-west, north-east, south-east oder south-west
morgan-refused-unknown-direction = „{ $word }“ ist keine Richtung; schreib north, east, south oder west
morgan-refused-unknown-tile = „{ $word }“ ist kein Plättchen; schreib einen Namen wie tomb oder open-sea-1
morgan-refused-unknown-spot = „{ $word }“ ist kein Platz; schreib ihn wie in tile tomb to 4,-1 LLLL
morgan-refused-unknown-edges = „{ $word }“ sind keine Kanten; schreib L oder W für Norden, Osten, Süden und Westen, etwa LLWW
morgan-refused-not-its-edges = Dieses Plättchen ({ $tile }) lässt sich nicht zu { $edges } drehen; schreib seine eigenen Kanten, gedreht
morgan-refused-unknown-card = „{ $word }“ ist keine Karte; schreib Wegmarke und Entfernung, etwa tomb-2
morgan-refused-unknown-level = „{ $word }“ ist keine Stufe; schreib I, II, III, IV oder V
morgan-refused-unknown-bonus = „{ $word }“ ist kein Bonus; schreib ihn wie boots, boots of tomb-1, boots+boots as map oder boots+boots as map of tomb-1+oasis-1

## Options
morgan-option-rounds = Zu rounds_without_dig passt „{ $value }“ nicht; schreib eine ganze Zahl von 1 bis { $most }

## Forms
morgan-form-players = Die Spielerzahl ist { $players }; es müssen { $fewest } bis { $most } sein
morgan-form-players-differ = „doubloons“ und „treasures“ haben { $doubloons } und { $treasures } Einträge; beide brauchen pro Spieler einen
morgan-form-treasure = Den Schatz „{ $treasure }“ gibt es nicht; schreib einen Namen wie silver-teapot
morgan-form-treasure-twice = Der Schatz „{ $treasure }“ ist doppelt genannt; es gibt ihn nur einmal
morgan-form-set = Die Sammlung „{ $set }“ gibt es nicht; schreib gems, silver, gold, pearl, jewelry oder jade
morgan-form-set-size = Zur Sammlung „{ $set }“ gehören { $size } Schätze, nicht { $count }; lass welche weg
morgan-paper-too-much = { $total } Dublonen sind zu viele für eine Erklärung; höchstens { $most } gehen
morgan-form-tiles = Die Zahl der Plättchen ist { $count }; es müssen 1 bis { $most } sein
morgan-form-spot-twice = Auf { $at } liegen zwei Plättchen; gib jedem einen eigenen Platz
morgan-form-edges = „{ $edges }“ sind keine Kanten; schreib L oder W für Norden, Osten, Süden und Westen, etwa LLWW
morgan-form-point = Die Wegmarke „{ $point }“ gibt es nicht; schreib einen Namen wie tomb oder lass sie weg
morgan-form-point-twice = Die Wegmarke „{ $point }“ steht auf zwei Plättchen; es gibt sie nur einmal
morgan-form-split = Das Plättchen auf { $at } liegt abseits der anderen; die Landkarte muss zusammenhängen
morgan-form-mismatch = Das Plättchen auf { $at } passt nicht zu einem Nachbarn; leg Land an Land und Wasser an Wasser
morgan-form-pirates = Die Zahl der Piraten ist { $count }; es müssen 1 bis { $most } sein
morgan-form-pirate = Auf { $at } steht ein Pirat, aber dort liegt kein Plättchen; stell ihn auf eins
morgan-form-query = Die Anfrage „{ $query }“ gibt es nicht; schreib tile-moves, distances oder walks
morgan-form-missing = „{ $entry }“ fehlt; walks braucht doubloons und steps

morgan-rank = { $total ->
    [one] { $rank }. { $name }: { $total } Dublone
   *[other] { $rank }. { $name }: { $total } Dublonen
}

chart-phase-corner = eine Ecke wählen
chart-phase-map = ein Plättchen versetzen, laufen, graben oder ziehen
chart-phase-walk = laufen, graben oder ziehen
chart-phase-dig = einen Schatz nehmen oder tiefer graben
chart-phase-draw = ziehen
chart-levels = Schätze
chart-treasures-left = { $cards ->
    [one] { $cards } Schatz im Stapel
   *[other] { $cards } Schätze im Stapel
}
chart-clues-left = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
chart-clues-discarded = { $cards ->
    [one] { $cards } Karte abgeworfen
   *[other] { $cards } Karten abgeworfen
}
chart-doubloons = { $count ->
    [one] { $count } Dublone
   *[other] { $count } Dublonen
}
chart-in-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
chart-hand = auf der Hand
chart-face-up = offen
chart-dug-up = ausgegraben
chart-sides = - | Land, ~ Meer
chart-happened = * hier ist gerade etwas passiert
coach-land-at = Bei { $tile } landen
coach-move-tile = { $count ->
    [one] { $tile } neben { $first } legen
   *[other] { $tile } neben { $first } und { $second } legen
}
coach-walk = Bis { $tile } laufen
coach-use = { $count ->
    [one] { $symbol } einsetzen
   *[other] Zweimal { $symbol } als { $gives } einsetzen
}
coach-play = { $point } { $distance } ausspielen
coach-dig = { $treasure } ausgraben
coach-discard = { $point } { $distance } abwerfen
coach-draw-cards = Ziehen, Zug beenden
coach-treasure = { $treasure }
coach-cards-hold-here = { $count ->
    [one] eine deiner Karten stimmt genau dort: { $tile }
   *[other] { $count } deiner Karten stimmen genau dort: { $tile }
}
coach-cards-hold-near = { $count ->
    [one] eine deiner Karten stimmt an einem Ort, den du im nächsten Zug erreichst: { $tile }
   *[other] { $count } deiner Karten stimmen an einem Ort, den du im nächsten Zug erreichst: { $tile }
}
coach-draws = { $count ->
    [one] { $count } neue Karte
   *[other] { $count } neue Karten
}
