### The lesson. The page loads it when somebody learns the game.

learn-cartographers-place = Draw a map that earns as many stars as possible. Pick a shape and a terrain from the card, point at empty spaces of the map, turn the shape (R) or flip it (F), and draw it.
learn-cartographers-edicts = The four edicts are your goals; two of them score each season. Point at the map: each edict shows its points now → after this move. Try to raise one.
learn-cartographers-coin = Of two shapes, the smaller one brings a coin. Each coin is worth a star at the end of every season from now on: a coin from spring pays up to four times.
learn-cartographers-time = Every card takes time. When the track is full, the season ends: its two edicts, your coins and the monsters are scored. Think of the edicts that come next, too.
learn-cartographers-mountain = Fill the four spaces around a mountain, with any terrain, and you earn a coin.
learn-cartographers-ruins = A ruins card came up: this shape must cover one of the marked spaces. If no shape fits there, you may draw a single square anywhere.
learn-cartographers-monsters = There are monsters on your map. Every empty space beside one costs a star at the end of each season: fill those spaces, and they cost nothing.
learn-cartographers-season = A season was scored. Point at its lines to see on the map where the stars come from. The new season scores two edicts again, one of them for the second time.
learn-cartographers-look-back = The whole game is kept beside the map, further down: move the slider, or press an entry of the log, to look back at any moment, and then go back to now.
learn-cartographers-plan = That's all there is to it. Plan for the edicts still to come, close the gaps beside monsters, and see which title your map earns.
learn-cartographers-goal = You map an unknown land, one card at a time. Four edicts, A to D, say what the queen wants to see on your map. Each of the four seasons scores two of them in stars. You play for the most stars.
learn-cartographers-first = Each card shows shapes and terrains. Pick a shape and a terrain, turn or flip the shape with the buttons, and press a space of the map to lay it there. It must lie on empty spaces. Then draw it: any place will do.
learn-cartographers-first-done = That is a turn. Everybody draws the same card on a map of their own, all at the same time.
learn-cartographers-take-coin = Of two shapes, the smaller one brings a coin: the gold dot on it. Every coin pays a star at the end of each season from now on. Draw the shape with the coin.
learn-cartographers-take-coin-done = Your first coin. A coin from spring pays up to four times. You also get one for each mountain whose four neighbours are filled.
learn-cartographers-raise = Sentinel Wood is edict A here: a star for each forest space on the edge of the map. While you try places, every edict shows its points now and after the move. Draw something that raises A.
learn-cartographers-raise-done = That is the heart of the game: look for places that please two edicts at once.
learn-cartographers-scored = Every card costs time. When the season's time is used up, two edicts are scored: A and B in spring, B and C in summer, C and D in fall, D and A in winter. Coins are added and monsters subtracted.
learn-cartographers-fence = Monsters have come. Each empty space next to one costs a star at the end of the season. Draw next to them so that they cost less than before.
learn-cartographers-fence-done = Spaces that are filled cost nothing, whatever lies on them. With several players, it is a neighbour who draws the monsters on your map.
learn-cartographers-on-ruins = A ruins card was turned up: this shape must cover a marked ruins space. If it fits on none of them, you may draw a single square anywhere.
learn-cartographers-on-ruins-done = Keep a ruins space within reach for later: they do not give points by themselves.
learn-cartographers-play = That is all you need. Now play a whole game alone; tips come when something new happens, and a hint is always one press away.
