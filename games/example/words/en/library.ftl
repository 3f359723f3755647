### Nine Squares: what the page says beside its table.

library-paper-how-example = Choose a player and a terrain, and press the player's squares; the points are counted as you go.
library-paper-example-island = nobody's land
library-play-example-group = Squares in the largest group: { $count }
library-play-example-press = Press a square to make it yours or the other's.
library-example-island = with the island
