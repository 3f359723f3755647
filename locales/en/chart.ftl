### What stands around a board, whatever the game.

chart-seat = seat { $seat }
chart-total = total
chart-over = The game is over
chart-first-seats = The sheets of { $shown } of { $seats } seats are shown
chart-players = { $players ->
    [1] solo
   *[other] { $players } players
}
chart-round = round { $round }
chart-morning = morning
chart-afternoon = afternoon
chart-step-presume = keep two presumptions
chart-step-move = move
chart-step-sketch = take a sketch
chart-step-map = map { $one }–{ $other }, claim or neither
chart-step-otoma-claim = choose what Otoma claims
chart-standing = { $points ->
    [one] { $rank }. seat { $seat } with { $points } point
   *[other] { $rank }. seat { $seat } with { $points } points
}
chart-island = The island
chart-display = sketches
chart-deck = { $cards ->
    [one] { $cards } sketch in the deck
   *[other] { $cards } sketches in the deck
}
chart-supply = tiles left
chart-meeple = at { $space }
chart-claims = claims { $spaces }
chart-hazy = small letters: hazy
chart-lit = [ ] changed last
chart-otoma = Otoma
chart-otoma-cards = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
chart-otoma-top = top card:
chart-otoma-maps = maps { $terrain }
chart-otoma-confirms = confirms, or maps { $terrain }
chart-otoma-claims = and claims
chart-phase-corner = choose a corner
chart-phase-map = move a tile, walk, dig or draw
chart-phase-walk = walk, dig or draw
chart-phase-dig = take a treasure, or dig deeper
chart-phase-draw = draw
chart-levels = Treasures
chart-treasures-left = { $cards ->
    [one] { $cards } treasure in the deck
   *[other] { $cards } treasures in the deck
}
chart-clues-left = { $cards ->
    [one] { $cards } clue in the deck
   *[other] { $cards } clues in the deck
}
chart-clues-discarded = { $cards ->
    [one] { $cards } clue discarded
   *[other] { $cards } clues discarded
}
chart-doubloons = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
chart-in-hand = { $cards ->
    [one] { $cards } clue in hand
   *[other] { $cards } clues in hand
}
chart-hand = in hand
chart-face-up = face up
chart-dug-up = dug up
chart-sides = - | land, ~ sea
chart-happened = * where something just happened
