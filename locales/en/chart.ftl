### What stands around a board, whatever the game.

chart-seat = seat { $seat }
chart-total = total
chart-over = The game is over
chart-players = { $players ->
    [1] solo
   *[other] { $players } players
}
chart-standing = { $points ->
    [one] { $rank }. seat { $seat } with { $points } point
   *[other] { $rank }. seat { $seat } with { $points } points
}
chart-meeple = at { $space }
