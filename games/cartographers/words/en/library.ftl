# Cartographers. What the page says beside its table.

# The library: games played on paper.
library-paper-how-cartographers = Choose the edicts, colour in the map and score each season; the stars are counted as you go.
library-paper-edict = Cards for edict { $edict }
library-paper-edicts-missing = Choose the four edicts, and the stars are counted.
library-paper-year-missing = The winner is known once everybody's winter is scored.
library-paper-coins = Coins for shapes so far
library-paper-coins-why = All of them since spring. The coins for surrounded mountains are added from the map.
library-paper-season-write = Score { $season }
library-paper-season-boxes = Enter numbers only
library-paper-season-written = This is the map as it was scored.
library-paper-season-open = Reopen { $season }
library-paper-season-closed = { $season } is scored; reopen it to change it.
library-paper-text-card = there is no scoring card “{ $card }”
library-paper-text-season = a season is a map with its coins, or four numbers
library-paper-text-now = a map and the number of coins are expected here
library-rules-stars = { $count ->
    [one] On this map: { $count } star
   *[other] On this map: { $count } stars
}
library-play-lay = Press a space to lay the shape there.
library-play-fits = The shape can be drawn here
library-play-coins = { $count ->
    [0] No mountain is surrounded: no coin
    [one] { $count } coin from mountains
   *[other] { $count } coins from mountains
}
library-play-lost = { $count ->
    [0] No empty space lies beside a monster: no star is lost
    [one] { $count } star is lost
   *[other] { $count } stars are lost
}
