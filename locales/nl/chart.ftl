### What stands around a board, whatever the game.

chart-seat = stoel { $seat }
chart-total = totaal
chart-over = Het spel is afgelopen
chart-first-seats = Je ziet de bladen van { $shown } van de { $seats } stoelen
