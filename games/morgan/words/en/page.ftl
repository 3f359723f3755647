### The page: the table of Morgan's Magic Map.

page-morgan-map = Map
page-morgan-larger = Show the map larger
page-morgan-gap = open water, no tile
page-morgan-land = land to the
page-morgan-land-north = north
page-morgan-land-east = east
page-morgan-land-south = south
page-morgan-land-west = west
page-morgan-way = steps: { $steps }, cost in doubloons: { $toll }
page-morgan-cards-count = my cards that would count: { $count }

## What is asked
page-morgan-asked-land = { $persons ->
    [one] Choose the corner where you land.
   *[other] { $name }, choose the corner where you land.
}
page-morgan-asked-map = { $persons ->
    [one] Change the map: lift a tile, or go on to walk, dig or draw.
   *[other] { $name }, change the map: lift a tile, or go on to walk, dig or draw.
}
page-morgan-asked-lay = { $persons ->
    [one] Lay the tile on a marked spot; R turns it.
   *[other] { $name }, lay the tile on a marked spot; R turns it.
}
page-morgan-asked-walk = { $count ->
    [0] No step is left: dig, or draw.
    [one] Walk: { $count } step is left. Or dig, or draw.
   *[other] Walk: { $count } steps are left. Or dig, or draw.
}
page-morgan-asked-dig = { $count ->
    [0] Dig: play the cards that hold where you stand. Or draw.
   *[other] Take a treasure from a level that you reach; { $count } deep so far.
}
page-morgan-asked-draw = { $persons ->
    [one] You may throw away one card; then draw, which ends your turn.
   *[other] { $name }, you may throw away one card; then draw, which ends your turn.
}
page-morgan-asked-confirm = Confirm, or take it back.

## Hand
page-morgan-hand = My cards
page-morgan-card-holds = { $card }: holds here
page-morgan-card-far = { $card }: does not hold here
page-morgan-phase-map = Map
page-morgan-phase-walk = Walk
page-morgan-phase-dig = Dig
page-morgan-phase-draw = Draw
page-morgan-bonuses = Bonuses
page-morgan-use = Use { $symbol }
page-morgan-use-two = Use two { $symbol } as { $gives }
page-morgan-confirm = Confirm
page-morgan-confirm-take = Take it
page-morgan-confirm-draw = Draw, end the turn

## Treasures and players
page-morgan-treasures = Treasures
page-morgan-treasures-left = { $count } more in the deck
page-morgan-worth = { $set }, worth { $value }
page-morgan-pays = doubloons: { $doubloons }
page-morgan-players = Pirates
page-morgan-player = doubloons: { $doubloons } · treasures: { $treasures } · cards: { $cards }
page-morgan-value = worth { $value }
page-morgan-open-treasures = Show everybody's treasures

## A new table
page-morgan-option-rounds = Rounds without a dig that end the game

learn-morgan-land = Land at a corner of the island: choose one. Whoever is there already gets a doubloon from you.
learn-morgan-map = A tile that lies at the edge may be moved: lift it, and the spots where it fits are marked; R turns it. Move one so that your cards come true where you can walk to. Every card says how far its point of reference lies from a tile.
learn-morgan-walk = Walk up to two tiles, over land and water alike. The small numbers say how many of your cards would hold there. Point at a card to see all its tiles.
learn-morgan-dig = A card holds where you stand: dig. Play the cards that hold; each takes you one level deeper.
learn-morgan-take = Choose a treasure from the levels you reach. The deeper ones bring doubloons as well. Then the board is filled up and sorted again.
learn-morgan-bonus = The cards you played lie face up before you, and each carries a symbol: discard it to move another tile, walk further, dig deeper or get two doubloons. Two of a kind serve as any symbol.
learn-morgan-draw = Draw closes the turn: you may throw away one card that leads nowhere, and then draw up to four.
learn-morgan-tolls = Whoever enters a tile with other pirates pays each of them a doubloon. Ways around are free.
learn-morgan-sets = Treasures belong to six sets. Who has most of a set in the end shares 6 doubloons for it: watch what the others collect.
learn-morgan-end = The game ends at once when the last treasure is laid out. Doubloons, treasures and sets are added up. Now you know it all: play on.
