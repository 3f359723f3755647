### What stands around a board, whatever the game.

chart-seat = stoel { $seat }
chart-total = totaal
chart-over = Het spel is afgelopen
chart-first-seats = Je ziet de bladen van { $shown } van de { $seats } stoelen
chart-players = { $players ->
    [1] solo
   *[other] { $players } spelers
}
chart-round = ronde { $round }
chart-morning = ochtend
chart-afternoon = middag
chart-step-presume = houd twee vermoedens
chart-step-move = verplaats
chart-step-sketch = neem een schets
chart-step-map = breng { $one }–{ $other } in kaart, claim of geen van beide
chart-step-otoma-claim = kies wat Otoma claimt
chart-standing = { $points ->
    [one] { $rank }. stoel { $seat } met { $points } punt
   *[other] { $rank }. stoel { $seat } met { $points } punten
}
chart-island = Het eiland
chart-display = schetsen
chart-deck = { $cards ->
    [one] { $cards } schets in de stapel
   *[other] { $cards } schetsen in de stapel
}
chart-supply = tegels over
chart-meeple = op { $space }
chart-claims = claimt { $spaces }
chart-hazy = kleine letters: beneveld
chart-lit = [ ] het laatst veranderd
chart-otoma = Otoma
chart-otoma-cards = { $cards ->
    [one] nog { $cards } kaart
   *[other] nog { $cards } kaarten
}
chart-otoma-top = bovenste kaart:
chart-otoma-maps = brengt { $terrain } in kaart
chart-otoma-confirms = bevestigt of brengt { $terrain } in kaart
chart-otoma-claims = en claimt
chart-phase-corner = een hoek kiezen
chart-phase-map = een tegel verleggen, lopen, graven of trekken
chart-phase-walk = lopen, graven of trekken
chart-phase-dig = een schat nemen of dieper graven
chart-phase-draw = trekken
chart-levels = Schatten
chart-treasures-left = { $cards ->
    [one] { $cards } schat in de stapel
   *[other] { $cards } schatten in de stapel
}
chart-clues-left = { $cards ->
    [one] { $cards } aanwijzing in de stapel
   *[other] { $cards } aanwijzingen in de stapel
}
chart-clues-discarded = { $cards ->
    [one] { $cards } aanwijzing afgelegd
   *[other] { $cards } aanwijzingen afgelegd
}
chart-doubloons = { $count ->
    [one] { $count } dubloen
   *[other] { $count } dubloenen
}
chart-in-hand = { $cards ->
    [one] { $cards } aanwijzing in de hand
   *[other] { $cards } aanwijzingen in de hand
}
chart-hand = in de hand
chart-face-up = open
chart-dug-up = opgegraven
chart-sides = - | land, ~ zee
chart-happened = * hier gebeurde net iets
