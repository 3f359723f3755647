# Cartographers. What the page says at its table.

learn-cartographers-place = The card shows shapes and terrains. Choose one of each, point at the map to lay it on empty spaces, turn it with R and flip it with F, and draw it.
learn-cartographers-edicts = The four edicts say what the map is to be like; in each season two of them are scored. While you point, every edict shows what it pays now and what it would pay then. Make one of them grow.
learn-cartographers-coin = Of two shapes the smaller one brings a coin. A coin is worth a star at the end of every season, from now on: coins taken early pay four times.
learn-cartographers-time = Every card takes time. When the track is full the season is over and its two edicts, coins and monsters are counted. Think of the edicts that come next, too.
learn-cartographers-mountain = Fill the four spaces beside a mountain and you earn a coin, whatever lies on them.
learn-cartographers-ruins = Ruins were turned up: this drawing must cover one of the marked spaces. If no shape fits there, you may draw a single square anywhere.
learn-cartographers-monsters = Monsters are on the map. Every empty space beside one costs a star at the end of each season: fill those spaces, and they cost nothing.
learn-cartographers-season = A season was scored. Point at its lines to see on the map where the stars come from. The new season counts two edicts again, one of them for the second time.
learn-cartographers-look-back = Below the map lies the whole game: move the slider, or press an entry of the log, to look back at any moment, and come back to now.
learn-cartographers-plan = That is all there is to it. Plan for the edicts still to come, close gaps beside monsters, and see which title your map earns.
page-side = Side of the sheet
page-edicts = Edicts
page-edicts-drawn = drawn at random
page-edicts-chosen = chosen
page-edict-choose = choose a card
page-asked-draw = { $persons ->
    [one] Draw { $card }: choose where it goes, then confirm.
   *[other] { $name }, draw { $card }: choose where it goes, then confirm.
}
page-asked-ambush = { $name }, the ambush { $card } strikes { $owner }: draw the monsters on the sheet of { $owner }.
page-asked-ruins = It must cover a ruins space.
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
page-coins-name = Coins
page-coins-rule = A star for each, every season
page-monsters-name = Monsters
page-monsters-rule = Empty spaces beside them
page-board = Map
page-space-on-ruins = { $space }, { $what }, ruins
page-season-over = { $season } is over
page-back-to-board = Back to my sheet
page-sheets = Everybody's sheets
page-other-drawing = { $total } · drawing …
page-other-ready = { $total } · ready
page-other-over = { $total }
page-box-season = Season
page-box-first = First edict
page-box-second = Second edict
