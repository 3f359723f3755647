# Morgan's Magic Map. What the page says beside its table.

study-paper-how-morgan = Enter the doubloons and the treasures of every pirate; the points are counted meanwhile.
study-paper-doubloons = Doubloons
study-paper-named = by name
study-paper-counted = only counted
study-paper-worth = Worth together
study-paper-text-counted = { $sets } numbers should stand here, then “worth” and one more
study-play-lift = Press a tile to lift it, or a spot to lay it there.
study-play-walk = Press a tile to walk there.
study-play-measure = Press a tile to measure from there.
study-play-steps = Steps left: { $steps }; doubloons left: { $doubloons }
study-play-out-of-reach = That is out of reach with the steps and doubloons that are left
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
study-unseen-tile = { $count ->
    [one] { $count } map tile: its sides, and its name unless the text mentions it
   *[other] { $count } map tiles: their sides, and their names unless the text mentions them
}
study-unseen-treasure = { $count ->
    [one] { $count } treasure: its name, rank and value
   *[other] { $count } treasures: their names, ranks and values
}
