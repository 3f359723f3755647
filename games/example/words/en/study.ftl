### Nine Squares: what the page says beside its table.

study-paper-how-example = Choose a player and what to chart, and press the player's squares; the points are counted meanwhile.
study-paper-example-island = land of nobody
study-play-example-group = Squares in the largest group: { $count }
study-play-example-press = Press a square to make it yours, or the other's.
study-example-island = with the island
