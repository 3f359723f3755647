### What stands around a board, whatever the game.

chart-seat = seat { $seat }
chart-total = total
chart-over = The game is over
chart-first-seats = The sheets of { $shown } of { $seats } seats are shown
