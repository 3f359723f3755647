# Cartographers. What the page says beside its table.

# The study: games played on paper.
study-paper-how-cartographers = Choose the edicts, paint a map and write each season down; the stars are counted meanwhile.
study-paper-edict = Cards for edict { $edict }
study-paper-edicts-missing = Choose the four edicts, and the stars are counted.
study-paper-year-missing = The winner is known when everybody's winter is written down.
study-paper-coins = Coins for shapes
study-paper-coins-why = The coins for surrounded mountains are added from the map.
study-paper-season-write = Write { $season } down
study-paper-season-boxes = Only its four numbers are known
study-paper-season-written = This is the map as it was written down.
study-paper-season-open = Open { $season } again
study-paper-season-closed = { $season } is written down; open it again to change it.
study-paper-text-card = there is no scoring card “{ $card }”
study-paper-text-season = a season is a map with its coins, or four numbers
study-paper-text-now = a map and the number of coins should stand here
study-rules-stars = { $count ->
    [one] On this map: { $count } star
   *[other] On this map: { $count } stars
}
study-play-lay = Press a space to lay the shape there.
study-play-fits = The shape may be drawn here
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
