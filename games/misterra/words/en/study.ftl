# Maps of Misterra. What the page says beside its table.

study-paper-how-misterra = Lay the tiles, paint every parchment, choose the presumptions and put the markers down; the points are counted meanwhile.
study-paper-parchment = Parchment
study-paper-tiles = Tiles on the island
study-paper-confirmed = confirmed
study-paper-hazy = hazy
study-paper-marker = own marker
study-paper-marker-otoma = Otoma's marker
study-paper-marker-where = Markers lie on the island.
study-paper-number = Number of a card
study-paper-text-space = “{ $space }” is no space of the island
study-play-go = Press a space to send the meeple there.
study-play-map = Press a space of the parchment to map there.
study-play-seen = In sight from { $space }: { $spaces }
study-play-sketch = The sketch shows lagoon and steppe
study-play-mapped = { $one }: { $onedid }; { $other }: { $otherdid }
study-play-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# What we could not see, by the kinds that the data marks as our own choice; names follow.
study-unseen-setup-jungle = { $count ->
    [one] { $count } layout of the jungle tiles before the game, by the number of players
   *[other] { $count } layouts of the jungle tiles before the game, by the number of players
}
study-unseen-sketch-additions = { $count ->
    [one] { $count } kind of sketch, and how many are added for three and four players
   *[other] { $count } kinds of sketches, and how many are added for three and four players
}
study-unseen-presumption = { $count ->
    [one] { $count } presumption: its terrains, pattern or points
   *[other] { $count } presumptions: their terrains, patterns or points
}
study-unseen-presumption-first-game = { $count ->
    [one] { $count } letter that a presumption has for a first game
   *[other] { $count } letters that presumptions have for a first game
}
study-unseen-otoma = { $count ->
    [one] { $count } Otoma card, by its spaces
   *[other] { $count } Otoma cards, by their spaces
}
