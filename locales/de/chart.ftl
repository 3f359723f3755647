### What stands around a board, whatever the game.

chart-seat = Sitz { $seat }
chart-total = gesamt
chart-over = Die Partie ist vorbei
chart-players = { $players ->
    [1] Solo
   *[other] { $players } Spieler
}
chart-standing = { $points ->
    [one] { $rank }. Sitz { $seat } mit { $points } Punkt
   *[other] { $rank }. Sitz { $seat } mit { $points } Punkten
}
chart-meeple = auf { $space }
