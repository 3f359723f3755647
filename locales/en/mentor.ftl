### What a mentor says of a move.

## What is done
mentor-draw = { $terrain }: { $spaces }
mentor-keep = Keep { $one } and { $other }
mentor-land-on = Land on { $space }
mentor-go = Go to { $space }
mentor-stay = Stay
mentor-take = Take { $one } · { $other }
mentor-exchange = Exchange { $one } · { $other }
mentor-map = Map { $one } on { $first }, { $other } on { $second }
mentor-claim = Claim the region
mentor-leave = Leave the sketch
mentor-otoma-claims = Otoma claims { $space }
mentor-land-at = Land at { $tile }
mentor-move-tile = { $count ->
    [one] Move { $tile } next to { $first }
   *[other] Move { $tile } next to { $first } and { $second }
}
mentor-walk = Walk to { $tile }
mentor-use = { $count ->
    [one] Use { $symbol }
   *[other] Use two { $symbol } as { $gives }
}
mentor-play = Play { $point } { $distance }
mentor-dig = Dig up { $treasure }
mentor-discard = Discard { $point } { $distance }
mentor-draw-cards = Draw, end the turn

## What it brings
mentor-coins = coins
mentor-reason = { $line } { $points }
mentor-reason-because = { $line } { $points } ({ $because })
mentor-reason-no-longer = { $line } { $points } (no longer: { $because })
mentor-whose = for { $seat }: { $what }
mentor-prepares = no points at once, but better prospects
mentor-monsters-shut-in = leaves no empty space next to a monster, { $points }
mentor-soon = { $count ->
    [one] { $card } { $points } with { $count } more space
   *[other] { $card } { $points } with { $count } more spaces
}
mentor-mountain-soon = a coin with one more space next to a mountain
mentor-new-sketch = a new sketch comes from the deck, and may be better
mentor-asks-terrain = { $card }: { $terrain } on { $count } of { $of } sketches
mentor-asks-apart = { $card }: { $terrain } without { $other } on { $count } of { $of } sketches
mentor-asks-alike = { $card }: one terrain twice on { $count } of { $of } sketches
mentor-asks-mixed = { $card }: two different terrains on { $count } of { $of } sketches
mentor-asks-pattern = { $card }: two that lie so on { $count } of { $of } sketches
mentor-pair-shares = { $terrain } serves both
mentor-pair-quarrels = { $terrain } serves one and spoils the other
mentor-pair-alike = both want large zones
mentor-pair-mixed = both want terrains mixed
mentor-pair-opposed = one wants large zones, the other a mixture
mentor-pair-island = { $terrain } lies on the island already
mentor-pair-free = neither is in the other's way
mentor-leaves = the parchment stays as it is, and nothing is spoilt
mentor-soon-sketch = { $card } { $points } with one more sketch
mentor-hazy = { $count ->
    [one] { $count } more faithful space once it is confirmed
   *[other] { $count } more faithful spaces once they are confirmed
}
mentor-treasure = { $treasure }
mentor-cards-hold-here = { $count ->
    [one] { $count } of your cards holds right there, at { $tile }
   *[other] { $count } of your cards hold right there, at { $tile }
}
mentor-cards-hold-near = { $count ->
    [one] { $count } of your cards holds at { $tile }, in reach next turn
   *[other] { $count } of your cards hold at { $tile }, in reach next turn
}
mentor-draws = { $count ->
    [one] { $count } new card
   *[other] { $count } new cards
}
