# Maps of Misterra. What the page says beside its table.

library-paper-how-misterra = Lay the tiles, paint every parchment, choose the presumptions and place the markers; the points are counted as you go.
library-paper-parchment = Parchment
library-paper-tiles = Tiles on the island
library-paper-confirmed = confirmed
library-paper-hazy = hazy
library-paper-marker = own marker
library-paper-marker-otoma = Otoma's marker
library-paper-marker-where = Markers go on the island.
library-paper-number = Number of a card
library-paper-text-space = “{ $space }” is not a space of the island
library-play-go = Press a space to move the meeple there.
library-play-map = Press a space of the parchment to map there.
library-play-seen = Seen from { $space }: { $spaces }
library-play-sketch = The sketch shows lagoon and steppe
library-play-mapped = { $one }: { $onedid }; { $other }: { $otherdid }
library-play-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# What we could not see, by the kinds that the data marks as our own choice; names follow.
library-unseen-setup-jungle = { $count ->
    [one] { $count } layout of the jungle tiles before the game, by the number of players
   *[other] { $count } layouts of the jungle tiles before the game, by the number of players
}
library-unseen-sketch-additions = { $count ->
    [one] { $count } kind of sketch, and how many are added for three and four players
   *[other] { $count } kinds of sketches, and how many are added for three and four players
}
library-unseen-presumption = { $count ->
    [one] { $count } presumption: its terrains, pattern or points
   *[other] { $count } presumptions: their terrains, patterns or points
}
library-unseen-presumption-first-game = { $count ->
    [one] { $count } letter that a presumption has for a first game
   *[other] { $count } letters that presumptions have for a first game
}
library-unseen-otoma = { $count ->
    [one] { $count } Otoma card, by its spaces
   *[other] { $count } Otoma cards, by their spaces
}
