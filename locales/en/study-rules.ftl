# The study: the rules of the games.

study-rules-search = Search the rules
study-rules-contents = Contents
study-rules-found = { $count ->
    [0] Nothing is found
    [one] Found in { $count } section
   *[other] Found in { $count } sections
}
study-rules-stars = { $count ->
    [one] On this map: { $count } star
   *[other] On this map: { $count } stars
}

# Pictures that can be played with: buttons, what to do, and what it comes to.
study-play-reset = Start over
study-play-paint = Press a space to change what lies there.
study-play-lay = Press a space to lay the shape there.
study-play-go = Press a space to send the meeple there.
study-play-map = Press a space of the parchment to map there.
study-play-lift = Press a tile to lift it, or a spot to lay it there.
study-play-walk = Press a tile to walk there.
study-play-measure = Press a tile to measure from there.
study-play-fits = The shape may be drawn here
study-play-seen = In sight from { $space }: { $spaces }
study-play-sketch = The sketch shows lagoon and steppe
study-play-mapped = { $one }: { $onedid }; { $other }: { $otherdid }
study-play-steps = Steps left: { $steps }; doubloons left: { $doubloons }
study-play-out-of-reach = That is out of reach with the steps and doubloons that are left
study-play-coins = { $count ->
    [0] No mountain is surrounded: no coin
    [one] { $count } coin from mountains
   *[other] { $count } coins from mountains
}
study-play-lost = { $count ->
    [0] No empty space lies beside a monster: no star is lost
    [one] { $count } star is lost
   *[other] { $count } stars are lost
}
study-play-lifted = { $count ->
    [0] { $tile } is lifted: it fits nowhere else
    [one] { $tile } is lifted: it fits on { $count } spot
   *[other] { $tile } is lifted: it fits on { $count } spots
}
study-play-movable = { $count ->
    [0] No tile may be lifted
    [one] { $count } tile may be lifted
   *[other] { $count } tiles may be lifted
}
study-play-away = { $count ->
    [0] { $tile } { $distance }: no tile is that far away
    [one] { $tile } { $distance }: { $count } tile is that far away
   *[other] { $tile } { $distance }: { $count } tiles are that far away
}
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
study-unseen-tile = { $count ->
    [one] { $count } map tile: its sides, and its name unless the text mentions it
   *[other] { $count } map tiles: their sides, and their names unless the text mentions them
}
study-unseen-treasure = { $count ->
    [one] { $count } treasure: its name, rank and value
   *[other] { $count } treasures: their names, ranks and values
}
study-unseen-other = { $count ->
    [one] { $count } more entry
   *[other] { $count } more entries
}
