### The page: the table of Maps of Misterra.

page-misterra-island = The island
page-misterra-parchment-of = { $name }: parchment
page-misterra-back-to-own = Back to my own
page-misterra-beach = beach
page-misterra-empty = empty
page-misterra-tile-confirmed = { $terrain }, confirmed
page-misterra-tile-hazy = { $terrain }, hazy
page-misterra-claimed = claimed by { $name }

## What is asked
page-misterra-morning = First half day
page-misterra-afternoon = Second half day
page-misterra-asked-presume = { $persons ->
    [one] Keep two of these four presumptions; nobody else will see them.
   *[other] { $name }, keep two of these four presumptions; nobody else may see them.
}
page-misterra-asked-place = { $persons ->
    [one] choose the beach space where you land.
   *[other] { $name }, choose the beach space where you land.
}
page-misterra-asked-move = { $persons ->
    [one] move, or stay, and take a sketch.
   *[other] { $name }, move, or stay, and take a sketch.
}
page-misterra-asked-sketch = { $persons ->
    [one] take a sketch.
   *[other] { $name }, take a sketch.
}
page-misterra-asked-map = { $persons ->
    [one] map the sketch, claim, or leave it.
   *[other] { $name }, map the sketch, claim, or leave it.
}
page-misterra-asked-otoma = Otoma's largest groups are equally large: choose the one that it claims.
page-misterra-asked-confirm = Confirm, or take it back.

## Hand
page-misterra-presumptions = Presumptions
page-misterra-presumption = Presumption
page-misterra-keep = Keep these two
page-misterra-display = Sketches on display
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
page-misterra-if-it-ended-now = If it ended now
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
page-misterra-option-first-game-why = Everybody gets one of the four lettered pairs of presumptions.
page-misterra-option-master = Master Cartographers
page-misterra-option-master-why = Three more points for every row and column that is confirmed and faithful throughout.

learn-misterra-land = All explore one island, and everybody draws it on a parchment of their own. You land on the beach: choose a beach space; from there only the space in front of it is in sight.
learn-misterra-sketch = Every half day you take one sketch from the display: two terrains that lie side by side. Choose one whose terrains you would like to see.
learn-misterra-map = Lay the sketch on your parchment, turned with R: at least one half on a space in sight, which is outlined. The island changes with it: an empty space gets a hazy tile, a hazy tile of the same terrain is confirmed, another one is replaced.
learn-misterra-walk = Walk one space, to the beach or to a tile. Whoever steps onto steppe may walk on at once. You may also stay.
learn-misterra-lagoon = You stand on a lagoon: before taking a sketch you may put one of the display under the deck and get another in its place.
learn-misterra-jungle = In the jungle nothing can be mapped. You can claim, or leave the sketch; or walk around it next time.
learn-misterra-mountain = From a mountain you see two spaces far in each direction: more room to lay a sketch.
learn-misterra-claim = You stand on a confirmed tile of a region that nobody has claimed: you may claim it instead of mapping. Each tile of it pays 2 in the end, but a region with two markers pays nobody.
learn-misterra-presumptions = Your two presumptions are secret. They pay for what is on your parchment alone, true or not. Their points are beside the boards, with what a draft would make of them.
learn-misterra-confirm = In the end every space that equals a confirmed tile pays 2. So map where others have drawn hazy tiles, and confirm what suits you, or cover your parchment anew.
learn-misterra-display = The display is filled up again only after both half days; what you take now, nobody else gets.
learn-misterra-end = The game ends when the island is confirmed, the sketches are used up, or somebody has covered all 25 spaces. Empty spaces cost 1 each. Now you know it all: play on.
