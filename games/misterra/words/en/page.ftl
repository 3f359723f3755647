### The page: the table of Maps of Misterra.

page-misterra-island = The island
page-misterra-parchment-of = { $name }: parchment
page-misterra-back-to-own = Back to my parchment
page-misterra-beach = beach
page-misterra-empty = empty
page-misterra-tile-confirmed = { $terrain }, confirmed
page-misterra-tile-hazy = { $terrain }, hazy
page-misterra-claimed = claimed by { $name }

## What is asked
page-misterra-morning = Morning
page-misterra-afternoon = Afternoon
page-misterra-asked-presume = { $persons ->
    [one] Keep two of these four presumptions; nobody else sees them.
   *[other] { $name }, keep two of these four presumptions; nobody else may see them.
}
page-misterra-asked-place = { $persons ->
    [one] choose the beach space where you land.
   *[other] { $name }, choose the beach space where you land.
}
page-misterra-asked-move = { $persons ->
    [one] move or stay, then take a sketch.
   *[other] { $name }, move or stay, then take a sketch.
}
page-misterra-asked-sketch = { $persons ->
    [one] take a sketch.
   *[other] { $name }, take a sketch.
}
page-misterra-asked-map = { $persons ->
    [one] map the sketch, claim the region, or leave it.
   *[other] { $name }, map the sketch, claim the region, or leave it.
}
page-misterra-asked-otoma = Otoma's largest groups are the same size: choose which one it claims.
page-misterra-asked-confirm = Confirm, or undo it.

## Hand
page-misterra-presumptions = Presumptions
page-misterra-presumption = Presumption
page-misterra-keep = Keep these two
page-misterra-display = Sketches on display
page-cards-sketches-laid = Laid on parchments
page-cards-sketches-left = Not seen yet: in the deck, or out of the game
page-misterra-taken = In hand
page-misterra-deck = { $count ->
    [one] { $count } sketch left
   *[other] { $count } sketches left
}
page-misterra-exchange = Exchange
page-misterra-stay = Stay
page-misterra-claim = Claim
page-misterra-leave = Leave it
page-misterra-confirm = Confirm
page-misterra-confirm-map = Map it
page-misterra-confirm-claim = Claim the region
page-misterra-confirm-leave = Leave the sketch
page-misterra-confirm-exchange = Exchange it
page-misterra-confirm-otoma = Otoma claims it

## Points and players
page-misterra-points = Points
page-misterra-if-it-ended-now = Score so far
page-misterra-explorers = Everybody's parchments
page-misterra-explorer = markers: { $markers } · empty: { $empty }
page-misterra-otoma = Otoma
page-misterra-otoma-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
page-misterra-titles-total = Your work
page-misterra-titles-presumptions = Your sponsors
page-misterra-titles-fidelity = Your craft
page-misterra-titles-claims = Your courage

## A new table
page-misterra-option-first-game = First game
page-misterra-option-first-game-why = Everybody gets a pair of presumptions with the same letter instead of choosing.
page-misterra-option-master = Master Cartographers
page-misterra-option-master-why = 3 more points for every row and column that is fully confirmed and faithful.

# The chapters of the lesson
