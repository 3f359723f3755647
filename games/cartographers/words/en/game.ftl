### Cartographers, in our own words; the cards' names are the printed ones.

cartographers-name = Cartographers
cartographers-about = Everybody draws the same shapes, each on a map of their own. Four seasons, four edicts, and monsters from across the border.
cartographers-facts = about 20 minutes · easy to learn
cartographers-thanks = Cartographers was designed by Jordy Adan and is published by Thunderworks Games.

## The sheet
cartographers-side-wilderness = wilderness
cartographers-side-wastelands = wastelands

cartographers-terrain-forest = forest
cartographers-terrain-village = village
cartographers-terrain-farm = farm
cartographers-terrain-water = water
cartographers-terrain-monster = monster

cartographers-land-mountain = mountain
cartographers-land-wasteland = wasteland
cartographers-land-ruins = ruins
cartographers-land-empty = empty

## Seasons
cartographers-season-spring = spring
cartographers-season-summer = summer
cartographers-season-fall = fall
cartographers-season-winter = winter

## Explore cards
cartographers-card-temple-ruins = Temple Ruins
cartographers-card-outpost-ruins = Outpost Ruins
cartographers-card-great-river = Great River
cartographers-card-farmland = Farmland
cartographers-card-hamlet = Hamlet
cartographers-card-forgotten-forest = Forgotten Forest
cartographers-card-hinterland-stream = Hinterland Stream
cartographers-card-homestead = Homestead
cartographers-card-orchard = Orchard
cartographers-card-treetop-village = Treetop Village
cartographers-card-marshlands = Marshlands
cartographers-card-fishing-village = Fishing Village
cartographers-card-rift-lands = Rift Lands

## Ambush cards
cartographers-card-goblin-attack = Goblin Attack
cartographers-card-bugbear-assault = Bugbear Assault
cartographers-card-kobold-onslaught = Kobold Onslaught
cartographers-card-gnoll-raid = Gnoll Raid

## Scoring cards
cartographers-card-sentinel-wood = Sentinel Wood
cartographers-card-greenbough = Greenbough
cartographers-card-treetower = Treetower
cartographers-card-stoneside-forest = Stoneside Forest
cartographers-card-canal-lake = Canal Lake
cartographers-card-mages-valley = Mages Valley
cartographers-card-the-golden-granary = The Golden Granary
cartographers-card-shoreside-expanse = Shoreside Expanse
cartographers-card-wildholds = Wildholds
cartographers-card-great-city = Great City
cartographers-card-greengold-plains = Greengold Plains
cartographers-card-shieldgate = Shieldgate
cartographers-card-borderlands = Borderlands
cartographers-card-lost-barony = Lost Barony
cartographers-card-the-broken-road = The Broken Road
cartographers-card-the-cauldrons = The Cauldrons

## What the scoring cards pay
cartographers-rule-sentinel-wood = 1 star for every forest space on the edge of the map
cartographers-rule-greenbough = 1 star for every row and every column with forest in it
cartographers-rule-treetower = 1 star for every forest space with no empty neighbour
cartographers-rule-stoneside-forest = 3 stars for every mountain that a forest connects to another mountain
cartographers-rule-canal-lake = 1 star for every water space next to a farm and every farm space next to water
cartographers-rule-mages-valley = 2 stars for every water space and 1 for every farm space next to a mountain
cartographers-rule-the-golden-granary = 1 star for every water space next to ruins, 3 for every farm space on ruins
cartographers-rule-shoreside-expanse = 3 stars for every lake that touches neither a farm nor the edge, and for every group of farms that touches neither water nor the edge
cartographers-rule-wildholds = 8 stars for every group of at least 6 village spaces
cartographers-rule-great-city = 1 star for every space of the largest village group that touches no mountain
cartographers-rule-greengold-plains = 3 stars for every village group that touches at least 3 other terrains
cartographers-rule-shieldgate = 2 stars for every space of your second-largest village group
cartographers-rule-borderlands = 6 stars for every full row and every full column
cartographers-rule-lost-barony = 3 stars for every space along one side of the largest full square
cartographers-rule-the-broken-road = 3 stars for every full diagonal from the left edge down to the bottom edge
cartographers-rule-the-cauldrons = 1 star for every empty space with no empty neighbour

## Where points come from
cartographers-reason-forest-on-edge = forest on the edge
cartographers-reason-forest-in-row = row with forest
cartographers-reason-forest-in-column = column with forest
cartographers-reason-forest-surrounded = forest with no empty neighbour
cartographers-reason-mountain-joined-by-forest = mountain that a forest connects to another
cartographers-reason-water-beside-farm = water next to a farm
cartographers-reason-farm-beside-water = farm next to water
cartographers-reason-water-beside-mountain = water next to a mountain
cartographers-reason-farm-beside-mountain = farm next to a mountain
cartographers-reason-water-beside-ruins = water next to ruins
cartographers-reason-farm-on-ruins = farm on ruins
cartographers-reason-farms-sheltered = farms away from water and edge
cartographers-reason-waters-sheltered = lake away from farms and edge
cartographers-reason-villages-six-or-more = group of 6 or more village spaces
cartographers-reason-village-in-great-city = village in the largest group away from mountains
cartographers-reason-villages-among-three-terrains = village group beside at least 3 other terrains
cartographers-reason-village-in-second-cluster = village in the second-largest group
cartographers-reason-row-complete = full row
cartographers-reason-column-complete = full column
cartographers-reason-largest-square = largest full square
cartographers-reason-diagonal-complete = full diagonal
cartographers-reason-empty-surrounded = empty space with no empty neighbour
cartographers-reason-coin = coin
cartographers-reason-monster-neighbour = empty space next to a monster
cartographers-reason-mountain-surrounded = surrounded mountain
cartographers-reason-written-down = entered by hand

## Titles of the solo game
cartographers-title-legendary-cartographer = Legendary Cartographer
cartographers-title-master-mapsmith = Master Mapsmith
cartographers-title-journeyman-topographer = Journeyman Topographer
cartographers-title-apprentice-surveyor = Apprentice Surveyor
cartographers-title-amateur-assessor = Amateur Assessor
cartographers-title-inept-assistant = Inept Assistant
cartographers-title-dimwitted-doodler = Dimwitted Doodler
cartographers-title-oblivious-inkdrinker = Oblivious Inkdrinker

## What happens
cartographers-event-revealed = { $time ->
    [0] { $card } is revealed; it costs no time
   *[other] { $card } is revealed; the time is now { $time }
}
cartographers-event-drawn = { $coins ->
    [0] { $seat } draws { $terrain } on { $spaces }
    [one] { $seat } draws { $terrain } on { $spaces } and earns a coin
   *[other] { $seat } draws { $terrain } on { $spaces } and earns { $coins } coins
}
cartographers-event-drawn-ambush = { $coins ->
    [0] { $seat } draws { $terrain } on { $spaces } of { $sheet }
    [one] { $seat } draws { $terrain } on { $spaces } of { $sheet }, who earns a coin
   *[other] { $seat } draws { $terrain } on { $spaces } of { $sheet }, who earns { $coins } coins
}
cartographers-event-ambush-drawn = { $coins ->
    [0] { $card } strikes { $spaces }
    [one] { $card } strikes { $spaces }, which earns a coin
   *[other] { $card } strikes { $spaces }, which earns { $coins } coins
}
cartographers-event-ambush-found-no-place = { $card } finds no room and leaves
cartographers-event-season-scored = { $total ->
    [one] { $seat } earns { $total } star in { $season }
   *[other] { $seat } earns { $total } stars in { $season }
}
cartographers-event-season-began = A new season begins: { $season }

## Lines of the score sheet
cartographers-line-edict = { $season }, edict { $edict }: { $card }
cartographers-line-coins = { $season }, coins
cartographers-line-monsters = { $season }, monsters
cartographers-line-card = { $card }
cartographers-line-haunted = monsters
cartographers-line-mountains = surrounded mountains

## Drawings that a rule forbids
cartographers-refused-unknown-terrain = "{ $word }" is not a terrain; write forest, village, farm, water or monster
cartographers-refused-unknown-space = "{ $word }" is not a space, or is named twice; write A1 to K11, each once
cartographers-refused-not-on-card = { $count ->
    [0] the drawing names no space; write the spaces after the terrain
   *[other] no shape of the card covers exactly { $spaces }; turn or flip a shape of the card
}
cartographers-refused-no-such-shape = the card has no such shape; take another one
cartographers-refused-same-as-lower = the shape looks the same in a lower orientation; take that one
cartographers-refused-off-sheet = part of the shape lies off the sheet; move it inside
cartographers-refused-terrain = { $terrain } is not on offer now; take a terrain of the card
cartographers-refused-filled = { $count ->
    [one] { $spaces } is already filled; draw on empty spaces
   *[other] { $spaces } are already filled; draw on empty spaces
}
cartographers-refused-misses-ruins = a ruins card was revealed; cover an open ruins space
cartographers-refused-shape-fits = a shape of the card still fits; the single square is only for when none does
cartographers-refused-nothing-asked = there is nothing for this seat to draw now

## Maps in text
cartographers-map-rows = { $rows ->
    [one] the map has 1 row; it needs 11
   *[other] the map has { $rows } rows; it needs 11
}
cartographers-map-row-length = { $length ->
    [one] row { $row } has 1 space; it needs 11
   *[other] row { $row } has { $length } spaces; it needs 11
}
cartographers-map-unknown = "{ $mark }" at { $space } means nothing; use . F V A W X M #
cartographers-map-misplaced = "{ $mark }" at { $space } is wrong; this side of the map has no such thing there
cartographers-map-covered = "{ $mark }" at { $space } is wrong; this side of the map has "{ $printed }" there

## Forms
cartographers-form-side = there is no side "{ $side }"; write wilderness or wastelands
cartographers-form-card = there is no card "{ $card }"; write a scoring card, monsters or coins-from-mountains
cartographers-form-ambush = there is no ambush "{ $ambush }"; write the name of an ambush card, such as gnoll-raid
cartographers-form-question = ask with either "shape" or "ambush", not with both or neither
cartographers-form-ambush-on-ruins = an ambush never has to cover ruins; leave on_ruins out

## Games on paper
cartographers-paper-seasons = a year has { $most } seasons, not { $seasons }; leave some out
cartographers-paper-coins = the coin track has { $most } coins, not { $coins }; write how many are filled
cartographers-paper-mountain-coins = filled coins: { $coins }, surrounded mountains: { $mountains }; each surrounded mountain fills a coin
cartographers-paper-negative = a box holds { $stars }; write 0 or more, even for what monsters cost

## Options
cartographers-edicts-count = { $count ->
    [one] 1 scoring card is given; four are needed, for edicts A to D
   *[other] { $count } scoring cards are given; four are needed, for edicts A to D
}
cartographers-edicts-stack = { $one } and { $other } are from the same stack; take one card from each stack

## The table in text
cartographers-chart-players = { $players ->
    [one] solo
   *[other] { $players } players
}
cartographers-chart-time = time { $time } of { $threshold }
cartographers-chart-edicts = edicts and their stars now
cartographers-chart-revealed = revealed
cartographers-chart-ambushes = ambushes
cartographers-chart-ambushes-in-deck = { $ambushes ->
    [0] none in the deck
   *[other] { $ambushes } in the deck
}
cartographers-chart-card-time = time { $time }
cartographers-chart-ambush = ambush
cartographers-chart-with-coin = coin
cartographers-chart-ruins-demanded = must cover ruins
cartographers-chart-full = full
cartographers-chart-drawn-by = seat { $seat } draws here
cartographers-chart-coins = coins
cartographers-chart-monsters = monsters now { $stars }
cartographers-chart-small-letter = small letters: on ruins
cartographers-chart-lit = [ ] drawn last
cartographers-chart-standing = { $stars ->
    [one] { $rank }. seat { $seat } with { $stars } star
   *[other] { $rank }. seat { $seat } with { $stars } stars
}
cartographers-chart-rating = { $stars ->
    [one] { $stars } star, rating { $rating }: { $title }
   *[other] { $stars } stars, rating { $rating }: { $title }
}
cartographers-chart-rating-untitled = { $stars ->
    [one] { $stars } star, rating { $rating }: no title
   *[other] { $stars } stars, rating { $rating }: no title
}

cartographers-rank = { $total ->
    [one] { $rank }. { $name }: { $total } star
   *[other] { $rank }. { $name }: { $total } stars
}

chart-first-seats = The sheets of { $shown } of { $seats } seats are shown
coach-draw = { $terrain }: { $spaces }
coach-coins = coins
coach-monsters-shut-in = leaves no empty space next to a monster, { $points }
coach-soon = { $count ->
    [one] { $card } { $points } with { $count } more space
   *[other] { $card } { $points } with { $count } more spaces
}
coach-mountain-soon = a coin with one more space next to a mountain
