### What stands around a board, whatever the game.

chart-seat = Sitz { $seat }
chart-total = gesamt
chart-over = Die Partie ist vorbei
chart-first-seats = Zu sehen sind die Blätter von { $shown } der { $seats } Sitze
