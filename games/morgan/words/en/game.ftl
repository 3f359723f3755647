### Morgan's Magic Map, in our own words; names of points and treasures as printed, as far as they are known.
### The page names a card by its point and its distance, Tomb 2, and so does the log.

morgan-name = Morgan's Magic Map
morgan-about = A torn map whose pieces everybody moves: bring your pirate to a spot where your cards work, and dig. The more of them work there, the deeper the treasure.
morgan-facts = about 30 minutes · the most to learn
morgan-thanks = Morgan's Magic Map was designed by Gian Andrea Cappuzzo, illustrated by Harald Lieske, and is published by Rio Grande Games.

## Points of reference
morgan-point-lighthouse = Lighthouse
morgan-point-tomb = Tomb
morgan-point-oasis = Oasis
morgan-point-anthill = Anthill
morgan-point-swamp = Swamp
morgan-point-biting-cave = Biting Cave
morgan-point-green-tree = Green Tree
morgan-point-skull = Skull
morgan-point-three-columns = Three Columns
morgan-point-big-nose-bay = Big Nose Bay
morgan-point-old-mill = Old Mill
morgan-point-broken-mast = Broken Mast
morgan-point-twin-peaks = Twin Peaks
morgan-point-whale-bones = Whale Bones
morgan-point-rope-bridge = Rope Bridge
morgan-point-smoking-hill = Smoking Hill
morgan-point-parrot-rock = Parrot Rock
morgan-point-silver-falls = Silver Falls

## Tiles, by the point that they carry
morgan-tile-lighthouse = Lighthouse
morgan-tile-tomb = Tomb
morgan-tile-oasis = Oasis
morgan-tile-anthill = Anthill
morgan-tile-swamp = Swamp
morgan-tile-biting-cave = Biting Cave
morgan-tile-green-tree = Green Tree
morgan-tile-skull = Skull
morgan-tile-three-columns = Three Columns
morgan-tile-big-nose-bay = Big Nose Bay
morgan-tile-old-mill = Old Mill
morgan-tile-broken-mast = Broken Mast
morgan-tile-twin-peaks = Twin Peaks
morgan-tile-whale-bones = Whale Bones
morgan-tile-rope-bridge = Rope Bridge
morgan-tile-smoking-hill = Smoking Hill
morgan-tile-parrot-rock = Parrot Rock
morgan-tile-silver-falls = Silver Falls
morgan-tile-open-sea-1 = Open Sea 1
morgan-tile-open-sea-2 = Open Sea 2

## Symbols
morgan-symbol-shovel = shovel
morgan-symbol-boots = boots
morgan-symbol-doubloons = doubloons
morgan-symbol-map = map

## Sets of treasures
morgan-set-gems = gems
morgan-set-silver = silver
morgan-set-gold = gold
morgan-set-pearl = pearls
morgan-set-jewelry = jewelry
morgan-set-jade = jade

## Treasures
morgan-treasure-loose-garnets = Loose Garnets
morgan-treasure-amethyst-pair = Amethyst Pair
morgan-treasure-rough-opal = Rough Opal
morgan-treasure-silver-spoons = Silver Spoons
morgan-treasure-aquamarine = Aquamarine
morgan-treasure-topaz-pouch = Topaz Pouch
morgan-treasure-silver-buckle = Silver Buckle
morgan-treasure-silver-candlestick = Silver Candlestick
morgan-treasure-gold-dust = Gold Dust
morgan-treasure-seed-pearls = Seed Pearls
morgan-treasure-signet-ring = Signet Ring
morgan-treasure-emerald-eye = Emerald Eye
morgan-treasure-star-sapphire = Star Sapphire
morgan-treasure-silver-teapot = Silver Teapot
morgan-treasure-gold-coins = Gold Coins
morgan-treasure-gold-compass = Gold Compass
morgan-treasure-pearl-string = Pearl String
morgan-treasure-brooch = Brooch
morgan-treasure-blood-ruby = Blood Ruby
morgan-treasure-silver-chalice = Silver Chalice
morgan-treasure-gold-bars = Gold Bars
morgan-treasure-black-pearl = Black Pearl
morgan-treasure-jade-turtle = Jade Turtle
morgan-treasure-gold-idol = Gold Idol
morgan-treasure-pearl-of-the-deep = Pearl of the Deep
morgan-treasure-necklace = Necklace
morgan-treasure-jade-mask = Jade Mask
morgan-treasure-diadem = Diadem
morgan-treasure-jade-dragon = Jade Dragon

## Where points come from
morgan-reason-doubloons = doubloons in hand
morgan-reason-most-of-set = most of the set
morgan-reason-most-of-set-shared = most of the set, shared
morgan-reason-treasure = treasure
morgan-reason-treasures-together = treasures together

## What happens
morgan-event-laid = The map is laid out; levels I to V hold { $first }, { $second }, { $third }, { $fourth } and { $fifth }
morgan-event-starts = { $seat } takes the first turn
morgan-event-landed = { $count ->
    [0] { $seat } lands at { $tile }
    [one] { $seat } lands at { $tile } and pays { $first } a doubloon
    [2] { $seat } lands at { $tile } and pays { $first } and { $second } a doubloon each
   *[other] { $seat } lands at { $tile } and pays { $first }, { $second } and { $third } a doubloon each
}
morgan-event-moved = { $seat } moves a tile: { $tile }
morgan-event-stepped = { $count ->
    [0] { $seat } walks to { $tile }
    [one] { $seat } walks to { $tile } and pays { $first } a doubloon
    [2] { $seat } walks to { $tile } and pays { $first } and { $second } a doubloon each
   *[other] { $seat } walks to { $tile } and pays { $first }, { $second } and { $third } a doubloon each
}
morgan-event-used = { $count ->
    [one] { $seat } discards { $point } { $distance } for { $symbol }
   *[other] { $seat } discards { $point } { $distance } and { $point-2 } { $distance-2 } for { $symbol }
}
morgan-event-played = { $distance ->
    [0] { $seat } plays a card: { $point }, right there
    [one] { $seat } plays a card: { $point }, { $distance } step away
   *[other] { $seat } plays a card: { $point }, { $distance } steps away
}
morgan-event-took = { $doubloons ->
    [0] { $seat } digs up { $treasure } at level { $level }
    [one] { $seat } digs up { $treasure } and a doubloon at level { $level }
   *[other] { $seat } digs up { $treasure } and { $doubloons } doubloons at level { $level }
}
morgan-event-turned-up = { $left ->
    [0] New on the board: { $treasure }, the last treasure
   *[other] New on the board: { $treasure }; { $left } to come
}
morgan-event-discarded = { $distance ->
    [0] { $seat } discards a card: { $point }, right there
    [one] { $seat } discards a card: { $point }, { $distance } step away
   *[other] { $seat } discards a card: { $point }, { $distance } steps away
}
morgan-event-shuffled = { $cards ->
    [one] { $cards } discarded card becomes the new deck
   *[other] { $cards } discarded cards become the new deck
}
morgan-event-drew = { $count ->
    [0] { $seat } draws nothing
    [one] { $seat } draws { $point } { $distance }
    [2] { $seat } draws { $point } { $distance } and { $point-2 } { $distance-2 }
    [3] { $seat } draws { $point } { $distance }, { $point-2 } { $distance-2 } and { $point-3 } { $distance-3 }
   *[other] { $seat } draws { $point } { $distance }, { $point-2 } { $distance-2 }, { $point-3 } { $distance-3 } and { $point-4 } { $distance-4 }
}
morgan-event-other-drew = { $count ->
    [0] { $seat } draws nothing
    [one] { $seat } draws a card
   *[other] { $seat } draws { $count } cards
}
morgan-event-board-last = The last treasure lies on the board: the hunt is over
morgan-event-nobody-dug = { $rounds ->
    [one] Nobody has dug for a whole round: the hunt is over
   *[other] Nobody has dug for { $rounds } rounds: the hunt is over
}
morgan-event-most-of = { $count ->
    [0] Nobody has any { $set }
    [one] Most { $set }: { $first }, { $bonus } doubloons
    [2] Most { $set }: { $first } and { $second }, { $bonus } doubloons each
    [3] Most { $set }: { $first }, { $second } and { $third }, { $bonus } doubloons each
   *[other] Most { $set }: { $first }, { $second }, { $third } and { $fourth }, { $bonus } doubloon each
}

## Lines of the score sheet
morgan-line-doubloons = doubloons
morgan-line-bonus = most { $set }
morgan-line-treasures = treasures

## Actions that a rule forbids
morgan-refused-not-your-turn = it is not this seat's turn
morgan-refused-corner-first = the hunt has not begun; choose a corner first
morgan-refused-corner-chosen = corners are chosen only before the first turn; do something else
morgan-refused-cannot-pay = { $toll ->
    [one] going there costs { $toll } doubloon, and this seat has { $doubloons }; go elsewhere
   *[other] going there costs { $toll } doubloons, and this seat has { $doubloons }; go elsewhere
}
morgan-refused-map-phase-over = tiles are moved before anything else; wait for the next turn
morgan-refused-no-moves-left = no more tiles can be moved this turn; a map bonus would allow one
morgan-refused-tile-has-pirate = a pirate stands on this tile ({ $tile }); move another one
morgan-refused-tile-enclosed = this tile ({ $tile }) has neighbours on all sides; move one with a free side
morgan-refused-same-spot = the tile ({ $tile }) already lies there; take it somewhere else
morgan-refused-spot-taken = another tile ({ $tile }) lies there; choose a free spot
morgan-refused-touches-nothing = no tile lies beside that spot; choose one that touches the map
morgan-refused-edges-differ = turned this way, it does not match its neighbour ({ $tile }); join land to land and water to water
morgan-refused-map-splits = the map would fall apart; it must stay in one piece with every move
morgan-refused-walk-over = walking comes before digging and discarding; wait for the next turn
morgan-refused-no-steps-left = no steps are left this turn; boots would give two more
morgan-refused-gap = there is no tile there; go around the gap
morgan-refused-not-in-hand = the card { $point } { $distance } is not in this hand; play one that is
morgan-refused-card-does-not-hold = this card does not work here: { $point } is { $away } away, not { $distance }; play another one
morgan-refused-out-of-order = the cards of a dig are played in order, { $point } { $distance } before { $after-point } { $after-distance }; it is too late for that
morgan-refused-dig-over = there is one dig a turn, before you discard; wait for the next turn
morgan-refused-nothing-played = nobody digs without a card; play one first
morgan-refused-level-too-deep = the dig reaches level { $reach }, not level { $level }; take a treasure from further up
morgan-refused-deep-enough = the dig already reaches the deepest level; take a treasure
morgan-refused-no-such-bonus = { $needed ->
    [one] no face-up card of this seat shows { $symbol }; play one first
   *[other] two face-up cards with { $symbol } are needed; this seat has { $found }
}
morgan-refused-not-face-up = the card { $point } { $distance } does not lie face up before this seat; name one that does
morgan-refused-treasure-first = a card has been played; take a treasure first
morgan-refused-already-discarded = only one card may be discarded each turn; draw now
morgan-refused-unknown-action = "{ $word }" is not an action; write corner, tile, use, step, play, take, discard or draw
morgan-refused-unknown-corner = "{ $word }" is not a corner; write north-west, north-east, south-east or south-west
morgan-refused-unknown-direction = "{ $word }" is not a direction; write north, east, south or west
morgan-refused-unknown-tile = "{ $word }" is not a tile; write a name such as tomb or open-sea-1
morgan-refused-unknown-spot = "{ $word }" is not a spot; write it as in tile tomb to 4,-1 LLLL
morgan-refused-unknown-edges = "{ $word }" are not edges; write L or W for north, east, south and west, such as LLWW
morgan-refused-not-its-edges = this tile ({ $tile }) cannot be turned to { $edges }; write its own edges, turned
morgan-refused-unknown-card = "{ $word }" is not a card; write a landmark and a distance, such as tomb-2
morgan-refused-unknown-level = "{ $word }" is not a level; write I, II, III, IV or V
morgan-refused-unknown-bonus = "{ $word }" is not a bonus; write it as in boots, boots of tomb-1, boots+boots as map, or boots+boots as map of tomb-1+oasis-1

## Options
morgan-option-rounds = rounds_without_dig does not take "{ $value }"; write a whole number from 1 to { $most }

## Forms
morgan-form-players = the number of players is { $players }; it must be { $fewest } to { $most }
morgan-form-players-differ = "doubloons" and "treasures" have { $doubloons } and { $treasures } entries; give each player one of both
morgan-form-treasure = there is no treasure "{ $treasure }"; write a name such as silver-teapot
morgan-form-treasure-twice = the treasure "{ $treasure }" is named twice; there is only one
morgan-form-set = there is no set "{ $set }"; write gems, silver, gold, pearl, jewelry or jade
morgan-form-set-size = the set "{ $set }" has { $size } treasures, not { $count }; leave some out
morgan-paper-too-much = { $total } doubloons are too many to explain; the limit is { $most }
morgan-form-tiles = the number of tiles is { $count }; it must be 1 to { $most }
morgan-form-spot-twice = two tiles lie at { $at }; give each a spot of its own
morgan-form-edges = "{ $edges }" are not edges; write L or W for north, east, south and west, such as LLWW
morgan-form-point = there is no landmark "{ $point }"; write a name such as tomb, or leave it out
morgan-form-point-twice = the landmark "{ $point }" is on two tiles; there is only one
morgan-form-split = the tile at { $at } is cut off from the others; keep the map in one piece
morgan-form-mismatch = the tile at { $at } does not match a neighbour; join land to land and water to water
morgan-form-pirates = the number of pirates is { $count }; it must be 1 to { $most }
morgan-form-pirate = no tile lies at { $at }, where a pirate is; put it on a tile
morgan-form-query = there is no query "{ $query }"; write tile-moves, distances or walks
morgan-form-missing = "{ $entry }" is missing; walks need doubloons and steps

morgan-rank = { $total ->
    [one] { $rank }. { $name }: { $total } doubloon
   *[other] { $rank }. { $name }: { $total } doubloons
}

chart-phase-corner = choose a corner
chart-phase-map = move a tile, walk, dig or draw
chart-phase-walk = walk, dig or draw
chart-phase-dig = take a treasure, or dig deeper
chart-phase-draw = draw
chart-levels = Treasures
chart-treasures-left = { $cards ->
    [one] { $cards } treasure in the deck
   *[other] { $cards } treasures in the deck
}
chart-clues-left = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
chart-clues-discarded = { $cards ->
    [one] { $cards } card discarded
   *[other] { $cards } cards discarded
}
chart-doubloons = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
chart-in-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
chart-hand = in hand
chart-face-up = face up
chart-dug-up = dug up
chart-sides = - | land, ~ sea
chart-happened = * where something just happened
coach-land-at = Land at { $tile }
coach-move-tile = { $count ->
    [one] Move { $tile } next to { $first }
   *[other] Move { $tile } next to { $first } and { $second }
}
coach-walk = Walk to { $tile }
coach-use = { $count ->
    [one] Use { $symbol }
   *[other] Use two symbols ({ $symbol }) as { $gives }
}
coach-play = Play { $point } { $distance }
coach-dig = Dig up { $treasure }
coach-discard = Discard { $point } { $distance }
coach-draw-cards = Draw, end the turn
coach-treasure = { $treasure }
coach-cards-hold-here = { $count ->
    [one] one of your cards works there, at { $tile }
   *[other] { $count } of your cards work there, at { $tile }
}
coach-cards-hold-near = { $count ->
    [one] one of your cards works at { $tile }, in reach next turn
   *[other] { $count } of your cards work at { $tile }, in reach next turn
}
coach-draws = { $count ->
    [one] { $count } new card
   *[other] { $count } new cards
}
