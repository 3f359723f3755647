# Morgan's Magic Map. What the page says beside its table.

library-paper-how-morgan = Enter the doubloons and treasures of every pirate; the points are counted as you go.
library-paper-doubloons = Doubloons
library-paper-named = by name
library-paper-counted = only counted
library-paper-worth = Worth together
library-paper-text-counted = { $sets } numbers are expected here, then “worth” and one more
library-play-lift = Press a tile to lift it, or a spot to lay it there.
library-play-walk = Press a tile to walk there.
library-play-measure = Press a tile to measure from there.
library-play-steps = Steps left: { $steps }; doubloons left: { $doubloons }
library-play-out-of-reach = The steps and doubloons that are left do not take you there
library-play-lifted = { $count ->
    [0] { $tile } is lifted: it fits nowhere else
    [one] { $tile } is lifted: it fits on { $count } spot
   *[other] { $tile } is lifted: it fits on { $count } spots
}
library-play-movable = { $count ->
    [0] No tile may be lifted
    [one] { $count } tile may be lifted
   *[other] { $count } tiles may be lifted
}
library-play-away = { $count ->
    [0] { $tile } { $distance }: no tile is that far away
    [one] { $tile } { $distance }: { $count } tile is that far away
   *[other] { $tile } { $distance }: { $count } tiles are that far away
}
library-unseen-tile = { $count ->
    [one] { $count } map tile: its sides, and its name unless the text mentions it
   *[other] { $count } map tiles: their sides, and their names unless the text mentions them
}
library-unseen-treasure = { $count ->
    [one] { $count } treasure: its name, rank and value
   *[other] { $count } treasures: their names, ranks and values
}
