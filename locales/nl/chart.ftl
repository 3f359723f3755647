### What stands around a board, whatever the game.

chart-seat = stoel { $seat }
chart-total = totaal
chart-over = De partij is afgelopen
chart-players = { $players ->
    [1] solo
   *[other] { $players } spelers
}
chart-standing = { $points ->
    [one] { $rank }. stoel { $seat } met { $points } punt
   *[other] { $rank }. stoel { $seat } met { $points } punten
}
chart-meeple = op { $space }
