### Maps of Misterra, in our own words; terms and titles are the printed ones, the names of the presumptions ours.
### A full line lies from rim to rim; columns run away from the beach, rows along it.

misterra-name = Maps of Misterra
misterra-about = Explore an island that nobody knows yet and draw it on a parchment of your own. Every sketch shapes the island for all; draw it true, or the way your sponsors would like it.
misterra-facts = about 25 minutes · some rules to learn
misterra-thanks = Maps of Misterra is a Sit Down! game by Mathieu Bossu, Timothée Decroix and Thomas Cariate, illustrated by Stanislas Puech.

misterra-terrain-jungle = jungle
misterra-terrain-lagoon = lagoon
misterra-terrain-mountain = mountain
misterra-terrain-steppe = steppe

## Presumptions
misterra-card-1 = Jungle zones
misterra-card-2 = Lagoon zones
misterra-card-3 = Mountain zones
misterra-card-4 = Steppe zones
misterra-card-5 = Jungle on the edge
misterra-card-6 = Lagoon on the edge
misterra-card-7 = Mountain on the edge
misterra-card-8 = Steppe on the edge
misterra-card-9 = Columns of all four
misterra-card-10 = Rows of all four
misterra-card-11 = Columns of one kind
misterra-card-12 = Rows of one kind
misterra-card-13 = Jungle away from steppe
misterra-card-14 = Lagoon away from mountain
misterra-card-15 = Mountain away from jungle
misterra-card-16 = Steppe away from lagoon
misterra-card-17 = The largest zone
misterra-card-18 = The smallest zone
misterra-card-19 = Lone spaces
misterra-card-20 = Zones of two
misterra-card-21 = The most common terrain
misterra-card-22 = The rarest terrain
misterra-card-23 = Sets of four
misterra-card-24 = Jungle–lagoon–mountain
misterra-card-25 = Lagoon–mountain–steppe
misterra-card-26 = Mountain–steppe–jungle
misterra-card-27 = Steppe–jungle–lagoon
misterra-card-28 = Jungle–lagoon over mountain–steppe
misterra-card-29 = Lagoon–mountain over steppe–jungle
misterra-card-30 = Mountain–steppe over jungle–lagoon
misterra-card-31 = Steppe–jungle over lagoon–mountain

## What the presumptions pay
misterra-rule-1 = Each jungle zone: 3 spaces pay 2, 4 pay 5, 5 pay 8, 6 or more pay 12
misterra-rule-2 = Each lagoon zone: 3 spaces pay 2, 4 pay 5, 5 pay 8, 6 or more pay 12
misterra-rule-3 = Each mountain zone: 3 spaces pay 2, 4 pay 5, 5 pay 8, 6 or more pay 12
misterra-rule-4 = Each steppe zone: 3 spaces pay 2, 4 pay 5, 5 pay 8, 6 or more pay 12
misterra-rule-5 = 4 jungle spaces on the edge pay 4, 5 pay 6, 6 pay 8, 7 pay 11, 8 pay 14, each further one 1 more
misterra-rule-6 = 4 lagoon spaces on the edge pay 4, 5 pay 6, 6 pay 8, 7 pay 11, 8 pay 14, each further one 1 more
misterra-rule-7 = 4 mountain spaces on the edge pay 4, 5 pay 6, 6 pay 8, 7 pay 11, 8 pay 14, each further one 1 more
misterra-rule-8 = 4 steppe spaces on the edge pay 4, 5 pay 6, 6 pay 8, 7 pay 11, 8 pay 14, each further one 1 more
misterra-rule-9 = 4 points for every full column that shows all four terrains
misterra-rule-10 = 4 points for every full row that shows all four terrains
misterra-rule-11 = 5 points for every full column of a single terrain
misterra-rule-12 = 5 points for every full row of a single terrain
misterra-rule-13 = 3 jungle spaces with no steppe beside them pay 3, 4 pay 5, 5 pay 7, 6 pay 9, 7 pay 12, each further one 1 more
misterra-rule-14 = 3 lagoon spaces with no mountain beside them pay 3, 4 pay 5, 5 pay 7, 6 pay 9, 7 pay 12, each further one 1 more
misterra-rule-15 = 3 mountain spaces with no jungle beside them pay 3, 4 pay 5, 5 pay 7, 6 pay 9, 7 pay 12, each further one 1 more
misterra-rule-16 = 3 steppe spaces with no lagoon beside them pay 3, 4 pay 5, 5 pay 7, 6 pay 9, 7 pay 12, each further one 1 more
misterra-rule-17 = 4 spaces pay 4, 6 pay 10, 8 pay 15, 10 or more pay 20
misterra-rule-18 = 2 spaces pay 6, 3 pay 10, 4 pay 18, 5 pay 25, 6 or more pay 30
misterra-rule-19 = Zones of a single space: 5 pay 3, 8 pay 10, 12 pay 15, 16 pay 20, 25 pay 30
misterra-rule-20 = Zones of exactly 2 spaces: 4 pay 6, 6 pay 10, 8 pay 15, 10 pay 20, 12 pay 25
misterra-rule-21 = The terrain you have most of: 8 spaces pay 6, 10 pay 9, 12 pay 12, 15 or more pay 18
misterra-rule-22 = 3 points for every space of the terrain you have least of; a terrain you don't have at all does not count
misterra-rule-23 = Sets of all four terrains, wherever they lie: 3 pay 5, 4 pay 8, 5 pay 12, 6 pay 18
misterra-rule-24 = 5 points wherever jungle, lagoon, mountain lie side by side, from left to right
misterra-rule-25 = 5 points wherever lagoon, mountain, steppe lie side by side, from left to right
misterra-rule-26 = 5 points wherever mountain, steppe, jungle lie side by side, from left to right
misterra-rule-27 = 5 points wherever steppe, jungle, lagoon lie side by side, from left to right
misterra-rule-28 = 8 points for every 2×2 square: jungle, lagoon above mountain, steppe
misterra-rule-29 = 8 points for every 2×2 square: lagoon, mountain above steppe, jungle
misterra-rule-30 = 8 points for every 2×2 square: mountain, steppe above jungle, lagoon
misterra-rule-31 = 8 points for every 2×2 square: steppe, jungle above lagoon, mountain

## Where points come from
misterra-reason-faithful-space = faithful space
misterra-reason-left-empty = empty space
misterra-reason-zone-by-size = zone
misterra-reason-edge-spaces = spaces on the edge
misterra-reason-line-with-all-four = line with all four terrains
misterra-reason-line-of-one-terrain = line of a single terrain
misterra-reason-spaces-apart = spaces that do not touch it
misterra-reason-largest-zone = largest zone
misterra-reason-smallest-zone = smallest zone
misterra-reason-zones-of-size = zones of this size
misterra-reason-most-of-a-terrain = most common terrain
misterra-reason-least-of-a-terrain = rarest terrain
misterra-reason-sets-of-all-four = sets of all four terrains
misterra-reason-pattern-found = pattern
misterra-reason-region-claimed = claimed region
misterra-reason-region-disputed = disputed region
misterra-reason-faithful-row = faithful row
misterra-reason-faithful-column = faithful column

## Titles of the solo game
misterra-title-insignificant = Insignificant
misterra-title-dim = Dim
misterra-title-famous = Famous
misterra-title-memorable = Memorable
misterra-title-illustrious = Illustrious
misterra-title-eternal = Eternal
misterra-title-apprentice = Apprentice
misterra-title-assistant = Assistant
misterra-title-expert = Expert
misterra-title-dean = Dean
misterra-title-paper-pusher = Paper-pusher
misterra-title-topographer = Topographer
misterra-title-surveyor = Surveyor
misterra-title-cartographer = Cartographer
misterra-title-fearful = Fearful
misterra-title-prudent = Prudent
misterra-title-bold = Bold
misterra-title-intrepid = Intrepid

## What becomes of a space of the island
misterra-update-laid = new, hazy
misterra-update-confirmed = confirmed
misterra-update-replaced = replaced, hazy
misterra-update-unchanged = stays as it was
misterra-update-no-tile-left = no tile left

## Why the game ends
misterra-ending-island-confirmed = the whole island is confirmed
misterra-ending-rest-unmappable = nobody can map what is still empty
misterra-ending-no-sketches = no sketches are left
misterra-ending-parchment-covered = a parchment is fully covered
misterra-ending-otoma-done = Otoma's cards are used up

## What happens
misterra-event-jungle-laid = Confirmed jungle lies on { $spaces }
misterra-event-dealt = { $seat } is dealt the presumptions { $numbers }
misterra-event-kept = { $seat } keeps two presumptions: { $one }; { $other }
misterra-event-kept-in-secret = { $seat } keeps two presumptions
misterra-event-revealed = { $count ->
    [one] { $count } sketch is on display
   *[other] { $count } sketches are on display
}
misterra-event-first-drawn = { $seat } begins
misterra-event-placed = { $seat } lands on the beach, on { $space }
misterra-event-went = { $seat } goes from { $from } to { $space }
misterra-event-stayed = { $seat } stays on { $space }
misterra-event-no-sketch = { $seat } finds the display empty; the half day is over
misterra-event-exchanged = { $seat } exchanges { $one }–{ $other } for { $newone }–{ $newother }
misterra-event-took = { $seat } takes { $one }–{ $other }
misterra-event-mapped = { $seat } maps { $one } on { $first } ({ $onedid }) and { $other } on { $second } ({ $otherdid })
misterra-event-claimed = { $tiles ->
    [one] { $seat } claims { $terrain } on { $space }: { $tiles } tile
   *[other] { $seat } claims { $terrain } on { $space }: { $tiles } tiles
}
misterra-event-left = { $seat } leaves { $one }–{ $other }
misterra-event-refilled = { $count ->
    [one] { $count } new sketch is revealed
   *[other] { $count } new sketches are revealed
}
misterra-event-swept = { $count ->
    [one] { $count } sketch leaves the display and the game
   *[other] { $count } sketches leave the display and the game
}
misterra-event-otoma-turned = Otoma heads for { $first } and { $second }
misterra-event-otoma-mapped = Otoma maps { $terrain } on { $space } ({ $did })
misterra-event-otoma-confirmed-or-mapped = Otoma confirms { $space }, or maps { $terrain } there ({ $did })
misterra-event-otoma-claimed = { $tiles ->
    [one] Otoma claims { $terrain } on { $space }: { $tiles } confirmed tile
   *[other] Otoma claims { $terrain } on { $space }: { $tiles } confirmed tiles
}
misterra-event-otoma-claimed-nothing = Otoma finds nothing to claim
misterra-event-end-came = This is the last round: { $ending }
misterra-event-presumptions-shown = { $seat } had these presumptions: { $one }; { $other }
misterra-event-scored = { $total ->
    [one] { $seat } comes to { $total } point
   *[other] { $seat } comes to { $total } points
}

## Lines of the score sheet
misterra-line-fidelity = fidelity
misterra-line-completeness = completeness
misterra-line-presumption = presumption { $number }: { $card }
misterra-line-claims = claims
misterra-line-master = master cartographers
misterra-line-otoma = claims of Otoma

## Actions that a rule forbids
misterra-refused-unknown-action = "{ $word }" is not an action; write one such as go a1, take jungle-lagoon or map jungle a1 lagoon a2
misterra-refused-unknown-space = "{ $word }" is not a space; write a1 to e5, or a0 to e0 for the beach
misterra-refused-unknown-terrain = "{ $word }" is not a terrain; write jungle, lagoon, mountain or steppe
misterra-refused-unknown-sketch = "{ $word }" is not a sketch; write its two terrains, such as jungle-lagoon
misterra-refused-unknown-presumption = "{ $word }" is not a presumption; write a number from 1 to 31
misterra-refused-same-presumption = presumption { $number } is named twice; keep two different ones
misterra-refused-nothing-asked = there is nothing for this seat to decide now
misterra-refused-other-step = there is something else to decide now; do that first
misterra-refused-not-dealt = presumption { $number } was not dealt to this seat; keep two of the four that were
misterra-refused-begins-on-beach = nobody begins on { $space }; choose a beach space, a0 to e0
misterra-refused-not-placed = the meeple is not on the board yet; choose a beach space
misterra-refused-already-there = the meeple is already on { $space }; stay, or go elsewhere
misterra-refused-empty-space = there is no tile on { $space }; choose a tile or the beach
misterra-refused-too-far = it is too far to { $space }; go one space, or further over steppe
misterra-refused-not-in-display = { $one }–{ $other } is not on display; take another sketch
misterra-refused-not-on-lagoon = you can exchange a sketch only on a lagoon; take one as it is
misterra-refused-already-exchanged = only one sketch may be exchanged each half day; take one now
misterra-refused-no-sketch-taken = no sketch is taken yet; take one first
misterra-refused-other-sketch = the sketch in hand is { $one }–{ $other }; map these two
misterra-refused-not-adjacent = { $one } and { $other } are not neighbours; take two spaces that are
misterra-refused-on-the-beach = { $space } is beach, which is not mapped; take a1 to e5
misterra-refused-on-jungle = nobody can map from jungle, and there is jungle on { $space }; claim, or leave the sketch
misterra-refused-not-seen = the meeple sees neither { $one } nor { $other }; cover a space that it sees
misterra-refused-same-as-turned = both halves are alike; name their spaces in order
misterra-refused-nothing-to-claim = there is nothing to claim here; stand on a confirmed tile
misterra-refused-not-confirmed = the tile on { $space } is hazy; claim from a confirmed one
misterra-refused-region-claimed = the marker on { $space } already claims this region; find another
misterra-refused-terrain-claimed = { $terrain } is already claimed by this seat; claim another terrain
misterra-refused-no-marker = no marker is left; map, or leave the sketch
misterra-refused-not-tied = the group on { $space } is not among the largest; name the lowest space of one that is

## Maps in text
misterra-map-rows = { $rows ->
    [one] the map has { $rows } row; it needs 5
   *[other] the map has { $rows } rows; it needs 5
}
misterra-map-row-length = { $length ->
    [one] row { $row } has { $length } space; it needs 5
   *[other] row { $row } has { $length } spaces; it needs 5
}
misterra-map-unknown = "{ $mark }" on { $space } means nothing; use . J L M S, and for hazy tiles j l m s
misterra-map-tiles = there are { $tiles } tiles of { $terrain } on the map; the box has { $most }

## Forms
misterra-form-query = there is no query "{ $query }"; write map or claim, or leave it out
misterra-form-otoma = { $players ->
    [one] alone you play against Otoma; list its claims in "otoma"
   *[other] only the solo game has Otoma; leave "otoma" out
}
misterra-form-seat = there is no seat { $seat }; the number of seats in "claims" is { $players }
misterra-form-players = the number of players is { $players }; it must be 1 to { $most }
misterra-form-count = "{ $what }" needs an entry for each player, that is { $players }, not { $found }
misterra-form-presumption = there is no presumption { $number }; write 1 to 31
misterra-form-markers = a player has { $most } markers, not { $markers }; leave some out
misterra-form-claim = there is no confirmed tile on { $space }; claim one that is there
misterra-form-claims-terrain = two claims of one player lie on { $terrain }; put each on another terrain

## Options
misterra-presumptions-count = { $count ->
    [one] { $count } presumption is given; a player has two
   *[other] { $count } presumptions are given; a player has two
}
misterra-presumption-twice = presumption { $number } is given twice; there is only one of each
misterra-presumptions-no-seat = seat { $seat } has presumptions, but the number of seats is { $seats }; leave them out
misterra-presumptions-first-game = in a first game the presumptions are dealt in pairs; leave the chosen ones out
misterra-presumptions-secret = presumptions are secret, and everybody sees the options of an online table; leave the chosen ones out

misterra-rank = { $total ->
    [one] { $rank }. { $name }: { $total } point
   *[other] { $rank }. { $name }: { $total } points
}

chart-round = round { $round }
chart-morning = morning
chart-afternoon = afternoon
chart-step-presume = keep two presumptions
chart-step-move = move
chart-step-sketch = take a sketch
chart-step-map = map { $one }–{ $other }, claim or neither
chart-step-otoma-claim = choose what Otoma claims
chart-island = The island
chart-display = sketches
chart-deck = { $cards ->
    [one] { $cards } sketch in the deck
   *[other] { $cards } sketches in the deck
}
chart-supply = tiles left
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
coach-keep = Keep { $one } and { $other }
coach-land-on = Land on { $space }
coach-go = Go to { $space }
coach-stay = Stay
coach-take = Take { $one } · { $other }
coach-exchange = Exchange { $one } · { $other }
coach-map = Map { $one } on { $first }, { $other } on { $second }
coach-claim = Claim the region
coach-leave = Leave the sketch
coach-otoma-claims = Otoma claims { $space }
coach-new-sketch = a new sketch comes from the deck, perhaps a better one
coach-asks-terrain = { $card }: { $terrain } on { $count } of { $of } sketches
coach-asks-apart = { $card }: { $terrain } without { $other } on { $count } of { $of } sketches
coach-asks-alike = { $card }: one terrain twice on { $count } of { $of } sketches
coach-asks-mixed = { $card }: two different terrains on { $count } of { $of } sketches
coach-asks-pattern = { $card }: two that fit its pattern on { $count } of { $of } sketches
coach-pair-shares = { $terrain } helps both
coach-pair-quarrels = { $terrain } helps one and harms the other
coach-pair-alike = both want large zones
coach-pair-mixed = both want mixed terrain
coach-pair-opposed = one wants large zones, the other mixed terrain
coach-pair-island = { $terrain } lies on the island already
coach-pair-free = neither is in the other's way
coach-leaves = the parchment stays as it is, and nothing is spoiled
coach-soon-sketch = { $card } { $points } with one more sketch
coach-hazy = { $count ->
    [one] { $count } more faithful space once it is confirmed
   *[other] { $count } more faithful spaces once they are confirmed
}
