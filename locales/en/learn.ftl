### Learning a game by playing it: what is told beside the table. The first part of a code after the game names a moment.

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

learn-misterra-land = All explore one island, and everybody draws it on a parchment of their own. You land on the beach: choose a beach space; from there only the space in front of it is in sight.
learn-misterra-sketch = Every half day you take one sketch from the display: two terrains that lie side by side. Choose one whose terrains you would like to see.
learn-misterra-map = Lay the sketch on your parchment, turned with R: at least one half on a space in sight, which is outlined. The island changes with it: an empty space gets a hazy tile, a hazy tile of the same terrain is confirmed, another one is replaced.
learn-misterra-walk = Walk one space, to the beach or to a tile. Whoever steps onto steppe may walk on at once. You may also stay.
learn-misterra-lagoon = You stand on a lagoon: before taking a sketch you may put one of the display under the deck and get another in its place.
learn-misterra-jungle = In the jungle nothing can be mapped. You can claim, or leave the sketch; or walk around it next time.
learn-misterra-mountain = From a mountain you see two spaces far in each direction: more room to lay a sketch.
learn-misterra-claim = You stand on a confirmed tile of a region that nobody has claimed: you may claim it instead of mapping. Each tile of it pays 2 in the end, but a region with two markers pays nobody.
learn-misterra-presumptions = Your two presumptions are secret. They pay for what is on your parchment alone, true or not. Their points are beside the boards, with what a draft would make of them.
learn-misterra-confirm = In the end every space that equals a confirmed tile pays 2. So map where others have drawn hazy tiles, and confirm what suits you, or cover your parchment anew.
learn-misterra-display = The display is filled up again only after both half days; what you take now, nobody else gets.
learn-misterra-end = The game ends when the island is confirmed, the sketches are used up, or somebody has covered all 25 spaces. Empty spaces cost 1 each. Now you know it all: play on.

learn-morgan-land = Land at a corner of the island: choose one. Whoever is there already gets a doubloon from you.
learn-morgan-map = A tile that lies at the edge may be moved: lift it, and the spots where it fits are marked; R turns it. Move one so that your cards come true where you can walk to. Every card says how far its point of reference lies from a tile.
learn-morgan-walk = Walk up to two tiles, over land and water alike. The small numbers say how many of your cards would hold there. Point at a card to see all its tiles.
learn-morgan-dig = A card holds where you stand: dig. Play the cards that hold; each takes you one level deeper.
learn-morgan-take = Choose a treasure from the levels you reach. The deeper ones bring doubloons as well. Then the board is filled up and sorted again.
learn-morgan-bonus = The cards you played lie face up before you, and each carries a symbol: discard it to move another tile, walk further, dig deeper or get two doubloons. Two of a kind serve as any symbol.
learn-morgan-draw = Draw closes the turn: you may throw away one card that leads nowhere, and then draw up to four.
learn-morgan-tolls = Whoever enters a tile with other pirates pays each of them a doubloon. Ways around are free.
learn-morgan-sets = Treasures belong to six sets. Who has most of a set in the end shares 6 doubloons for it: watch what the others collect.
learn-morgan-end = The game ends at once when the last treasure is laid out. Doubloons, treasures and sets are added up. Now you know it all: play on.
