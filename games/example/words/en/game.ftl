### Nine Squares: what is said wherever it is played. `page.ftl` is for its table on the page, `library.ftl` for what is read
### and written beside it, `rules.ftl` for its rules. Every language has the same codes in the same order.

example-name = Nine Squares
example-about = One small map that everybody charts together, land or sea, and a secret wish for what it should look like.
example-facts = one minute · nothing to learn
example-thanks = Nine Squares is our own game. It shows how a game is added.
example-rank = { $total ->
    [one] { $rank }. { $name }: { $total } point
   *[other] { $rank }. { $name }: { $total } points
}

## Terrains and wishes
example-terrain-land = land
example-terrain-sea = sea
example-wish-more-land = more land than sea
example-wish-more-sea = more sea than land
example-wish-sea-row = a row or a column of sea
example-wish-land-corners = land in all corners

## What happens
example-event-dealt = { $seat } gets a wish: { $wish }
example-event-other-dealt = { $seat } gets a secret wish
example-event-charted = { $seat } charts { $square }: { $terrain }
example-event-shown = { $points ->
    [0] Wish of { $seat }: { $wish }; it did not come true
    [one] Wish of { $seat }: { $wish }; { $points } point
   *[other] Wish of { $seat }: { $wish }; { $points } points
}

## Lines of the score sheet, and where points come from
example-line-group = largest group
example-line-wish = wish
example-reason-group = squares in the largest group
example-reason-wish = the wish came true

## Actions that a rule forbids
example-refused-not-your-turn = it is not this seat's turn
example-refused-charted = the square { $square } is already charted; choose a blank one
example-refused-unreadable = "{ $text }" is not an action; write a square and a terrain, such as B2 land

## Games on paper, and forms
example-paper-players = the number of players is { $players }; it must be { $fewest } to { $most }
example-paper-twice = two players have the same wish ({ $wish }); there is one card of each
example-paper-blank = the square { $square } is blank; the game ends when all are charted
example-paper-stranger = the square { $square } belongs to a seat that does not play
example-paper-wish-missing = a player's wish is missing
example-form-wish = there is no wish "{ $wish }"; write more-land, more-sea, sea-row or land-corners
example-form-map = a map has 3 rows of 3 squares; write them as in "L0 S1 .."
example-form-square = "{ $square }" is not a square; write .., L0, S1 or L-

chart-example-to-chart = chart a square
chart-example-wish = wish: { $wish }
coach-example-chart = Chart { $square }: { $terrain }
