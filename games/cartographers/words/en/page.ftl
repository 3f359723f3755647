# Cartographers. What the page says at its table.

page-side = Side of the sheet
page-edicts = Edicts
page-edicts-drawn = drawn at random
page-edicts-chosen = chosen
page-edict-choose = choose a card
page-asked-draw = { $persons ->
    [one] Draw { $card }: choose where it goes, then confirm.
   *[other] { $name }, draw { $card }: choose where it goes, then confirm.
}
page-asked-ambush = { $persons ->
    [one] The ambush { $card } strikes { $owner }: draw the monsters on { $owner }'s sheet.
   *[other] { $name }, the ambush { $card } strikes { $owner }: draw the monsters on { $owner }'s sheet.
}
page-asked-ruins = It must cover ruins.
page-card-explore = Explore · time { $time }
page-card-ambush = Ambush
page-shapes = Shapes
page-shape = Shape { $number }
page-shape-coin = Shape { $number }, with a coin
page-shape-single = Single square
page-terrains = Terrains
page-flip = Flip
page-confirm = Draw it
page-time = Time { $time } of { $of }
page-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
page-edicts-now = Edicts
page-sheet-of = Sheet of { $name }
page-rating-next = the next title starts at { $rating }
page-cards-seen = Revealed this season
page-cards-deck = Still in the deck
page-cards-ambushes-gone = Ambushes that have struck
page-cards-ambushes-left = Ambushes that may still come
page-coins-name = Coins
page-coins-rule = One star per coin, every season
page-monsters-name = Monsters
page-monsters-rule = Each empty space beside one costs a star
page-board = Map
page-space-on-ruins = { $space }, { $what }, ruins
page-season-over = { $season } is over
page-back-to-board = Back to my sheet
page-sheets = All sheets
page-other-drawing = { $total } · drawing …
page-other-ready = { $total } · ready
page-other-over = { $total }
page-season-name = { $season }
page-rating-name = the rating
page-box-season = Season
page-box-first = First edict
page-box-second = Second edict

# The chapters of the lesson
