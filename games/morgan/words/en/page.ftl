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
    [0] Dig: play the cards that work where you stand. Or draw.
   *[other] Take a treasure from a level that you reach (levels so far: { $count }), or take your cards back.
}
page-morgan-asked-draw = { $persons ->
    [one] You may throw away one card; then draw, which ends your turn.
   *[other] { $name }, you may throw away one card; then draw, which ends your turn.
}
page-morgan-asked-confirm = Confirm, or undo it.

## Hand
page-morgan-hand = My cards
page-morgan-card-holds = { $card }: works here
page-morgan-card-far = { $card }: does not work here
page-morgan-phase-map = Move tile
page-morgan-phase-walk = Walk
page-morgan-phase-dig = Dig
page-morgan-phase-draw = Draw cards
page-morgan-bonuses = Bonuses
page-morgan-use-shovel = dig deeper
page-morgan-use-boots = 2 more steps
page-morgan-use-doubloons = 2 doubloons
page-morgan-use-map = 1 more tile
page-morgan-exchange = exchange
page-morgan-exchange-told = Exchange two cards, or pick which to discard
page-morgan-prefer = Press the cards to discard first:
page-morgan-lost = Cards that you have not used at the end are lost.
page-morgan-card-symbol = { $card }. Symbol for later: { $symbol }
page-morgan-use-two = Use two symbols ({ $symbol }) as { $gives }
page-morgan-confirm = Confirm
page-morgan-confirm-take = Take it
page-morgan-confirm-draw = Draw, end the turn

## Treasures and players
page-morgan-treasures = Treasures
page-morgan-treasures-left = { $count } more in the deck
page-morgan-worth = { $set }, worth { $value }
page-morgan-pays = { $doubloons ->
    [0] no doubloons with it
    [one] { $doubloons } doubloon with it
   *[other] { $doubloons } doubloons with it
}
page-morgan-players = Pirates
page-morgan-player = doubloons: { $doubloons } · treasures: { $treasures } · cards: { $cards }
page-morgan-total = { $total } so far
page-morgan-total-of = doubloons { $doubloons } + treasures { $value } + most of a set { $sets }
page-morgan-value = worth { $value }
page-cards-discarded = Discard pile
page-cards-unseen = In the deck or in the others’ hands
page-morgan-open-treasures = Show everybody’s treasures

## A new table
page-morgan-option-rounds = Rounds without a dig that end the game

# The chapters of the lesson
