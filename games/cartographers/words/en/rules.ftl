### The rules of Cartographers, in our own words: a message for each heading and for each paragraph.

rules-cartographers-goal = What it is about
rules-cartographers-goal-1 = You draw a map of the unknown north for a queen who has her own ideas of beautiful land. Four of her edicts say what earns stars. After each of the four seasons two of them are scored, and whoever has the most stars after winter wins.
rules-cartographers-goal-2 = Everybody draws at the same time, from the same cards, each on a sheet of their own. 1 to 100 can play; the number makes no difference. Alone, you play for a title.

rules-cartographers-components = What you need
rules-cartographers-components-1 = A sheet for each player: 11 by 11 spaces, rows A to K from the top, columns 1 to 11, and a track of 14 coins. It has two sides. Both have 5 mountains and 6 ruins; the wastelands have 7 wasteland spaces in their middle as well.
rules-cartographers-components-2 = Mountains and wastelands count as filled from the start. Ruins are only a mark: as long as nothing is drawn on them, the space is empty, and once it is filled it is still a ruins space.
rules-cartographers-components-3 = There are five terrains to draw: forest, village, farm, water and monster.
rules-cartographers-components-4 = 13 explore cards, two of them ruins; 4 ambush cards; 16 scoring cards in four stacks of 4 (forests, farms and water, villages, the shape of the land); 4 edicts A to D; 4 seasons.
rules-cartographers-components-5 = Spaces that share a side are neighbours; diagonal ones are not. Connected spaces of one terrain are a group, and a single space is a group too.

rules-cartographers-setup = Before the game
rules-cartographers-setup-1 = Agree on a side of the sheet; everybody takes the same one.
rules-cartographers-setup-2 = Draw one scoring card from each stack, shuffle these four and lay one under each of the edicts A to D. Everybody sees them from the start.
rules-cartographers-setup-3 = Shuffle the explore cards. Shuffle the ambushes separately and put the top one, unseen, into the explore deck. Spring begins.

rules-cartographers-explore = A turn: explore
rules-cartographers-explore-1 = Reveal the top card of the explore deck and lay it next to those already open, so that the time on all of them can be seen.
rules-cartographers-explore-2 = A ruins card asks for nothing yet: the next card follows at once. An ambush takes effect at once.
rules-cartographers-explore-3 = Now everybody has the same task and decides alone. The turn goes on when everybody has drawn.

rules-cartographers-draw = A turn: draw
rules-cartographers-draw-1 = Choose one of the card's shapes and one of its terrains, and draw the shape anywhere on your sheet. You may turn and flip it. It may not stick out of the sheet or cover a filled space, and it need not touch anything.
rules-cartographers-draw-2 = A shape with a coin earns you a coin: fill in the next one on the track.
rules-cartographers-draw-3 = If no shape of the card fits anywhere, draw a single square in a terrain of the card on any empty space. As long as a shape fits you may not take the square, and it never earns the coin of a shape.
rules-cartographers-draw-4 = Rift Lands is always a single square, in any of the five terrains, monster included.
rules-cartographers-draw-5 = If your sheet has no empty space left, you draw nothing.

rules-cartographers-mountains = Mountains and coins
rules-cartographers-mountains-1 = When all four neighbours of a mountain are filled, the owner of the sheet gets a coin, once for each mountain, no matter who drew the last of them and what it is.
rules-cartographers-mountains-2 = You never spend coins, and each of them pays again at the end of every season. The track has 14; you cannot have more.
rules-cartographers-mountains-figure-1 = The mountain on B4 has one empty neighbour left. Fill it, and the mountain gives its coin.

rules-cartographers-ruins = Ruins
rules-cartographers-ruins-1 = After a ruins card, the next explore card must be drawn so that the shape covers at least one open ruins space. Any shape and any terrain of the card will do, and a shape with a coin pays as usual.
rules-cartographers-ruins-2 = If that is impossible, because no shape reaches one or because none is open any more, draw a single square on any empty space, in any of the five terrains.
rules-cartographers-ruins-3 = Two ruins cards in a row still ask for only one ruins space. If an ambush comes in between, it is played as usual and the demand waits for the next explore card.
rules-cartographers-ruins-4 = If the card is Rift Lands, the single square must go on an open ruins space if there is one.
rules-cartographers-ruins-figure-1 = The marked ruins are open, and the shape must cover one of them.

rules-cartographers-ambush = Ambush
rules-cartographers-ambush-1 = Everybody passes their sheet to a neighbour, in the direction of the card's arrow, and draws the card's shape as monsters on the sheet they get, where it hurts most. It may be turned and flipped, and the usual limits apply.
rules-cartographers-ambush-2 = If the shape fits nowhere, the neighbour draws a single monster on any empty space; if there is none, nothing.
rules-cartographers-ambush-3 = The sheets go back. The ambush leaves the game and takes no time. With two players each draws on the other's sheet.

rules-cartographers-season = A turn: has the season passed?
rules-cartographers-season-1 = Add up the time of all open cards. Spring and summer end at 8, fall at 7, winter at 6. If the sum has reached that, the season is scored; otherwise the next card is revealed. Any time beyond that is lost.
rules-cartographers-season-2 = After scoring, shuffle all explore cards into one deck again and add one more ambush, unseen. An ambush that did not show up stays in the deck, so there can be several later on.

rules-cartographers-scoring = The end of a season
rules-cartographers-scoring-1 = Two edicts are scored: A and B in spring, B and C in summer, C and D in fall, D and A in winter. Each player counts them on their own sheet.
rules-cartographers-scoring-2 = Every coin filled in so far pays 1 star.
rules-cartographers-scoring-3 = Every empty space next to a monster costs 1 star, and only 1 even beside several monsters. A season's sum may be negative.
rules-cartographers-scoring-figure-1 = The empty spaces around these monsters: each costs a star, season after season, until it is filled.

rules-cartographers-cards = All scoring cards
rules-cartographers-cards-1 = One card of each four is in play. The pictures all show the same map; each outlines what its card pays for there.

rules-cartographers-end = The end
rules-cartographers-end-1 = After winter the stars of all seasons are added up, and the highest total wins. In a tie, whoever lost fewer stars to monsters over the whole game is ahead; if that is equal too, the victory is shared.

rules-cartographers-solo = Alone
rules-cartographers-solo-1 = Everything goes as usual except for ambushes: nobody is there to draw them, so they find their own way. The shape stays as it is printed. It begins in the corner that the card shows and slides along the edge space by space in the arrow's direction, all the way around. It is drawn in the first place where it fits.
rules-cartographers-solo-2 = If the whole lap finds no place, the next one begins at the same corner one space further in, and so on to the middle. If it fits nowhere, the ambush has no effect.
rules-cartographers-solo-3 = At the end the solo numbers of the four scoring cards in play are subtracted from your stars: that is your rating. From 30 on you are a Legendary Cartographer, from 20 a Master Mapsmith, from 10 a Journeyman Topographer, from 0 an Apprentice Surveyor, from −5 an Amateur Assessor, from −10 an Inept Assistant, from −20 a Dimwitted Doodler, from −30 an Oblivious Inkdrinker; below that there is no title.
rules-cartographers-solo-4 = The solo numbers: Sentinel Wood 25, Greenbough 22, Treetower 17, Stoneside Forest 18; Canal Lake 24, Mages Valley 22, The Golden Granary 20, Shoreside Expanse 27; Wildholds 16, Great City 16, Greengold Plains 21, Shieldgate 20; Borderlands 24, Lost Barony 24, The Broken Road 24, The Cauldrons 20.

rules-cartographers-hidden = What is hidden
rules-cartographers-hidden-1 = Sheets, coins and all cards in play are open. Nobody knows the order of the explore deck, nor which ambushes are in it. The others see what somebody draws once everybody has drawn.

rules-cartographers-readings = How we read the rules
rules-cartographers-readings-1 = With a clockwise arrow each player draws on the sheet of the one who sits before them in clockwise order; with the other arrow, on the sheet of the one who sits after them.
rules-cartographers-readings-2 = Sentinel Wood: a corner space scores once. Stoneside Forest: each mountain scores once, if one of the forests beside it also lies beside another mountain.
rules-cartographers-readings-3 = The Golden Granary: a ruins space counts whether covered or not; water that lies on ruins itself earns nothing for that space. Shoreside Expanse: one space on the edge or beside the other terrain is enough to spoil a whole group.
rules-cartographers-readings-4 = Great City: groups beside a mountain drop out, then the largest of the others scores. Greengold Plains: forest, farm, water, monster and mountain are the terrains that count. Shieldgate: if two groups are equally the largest, one of them is the second; a single group earns nothing.
rules-cartographers-readings-5 = The Broken Road: the diagonals run from the left edge down and to the right to the bottom; the space in the bottom left corner is one by itself. Lost Barony: a single space is a square too. The Cauldrons: open ruins can be such a space.
rules-cartographers-readings-6 = The solo lap, exactly: the box around the shape always stays on the sheet, and each lap visits those of its places that are equally far from the edge.

rules-cartographers-unseen = What we could not see
rules-cartographers-unseen-1 = Nothing in this game is our guess: sheets, cards and solo numbers were checked against printed ones.
rules-cartographers-unseen-2 = If you find a mistake all the same, please correct it: write the true entries into a copy of games/cartographers/data/1.toml, as a new generation, so that old games stay what they were; test it with portolan data check; and open an issue with it.
