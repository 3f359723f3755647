### The rules of Maps of Misterra, in our own words: a message for each heading and for each paragraph.

rules-misterra-goal = What it is about
rules-misterra-goal-1 = Expeditions land on an island that is on no map. Each player explores it with a meeple and draws on a parchment what they see, or claim to see; whatever is drawn shapes the island for all.
rules-misterra-goal-2 = You score for a parchment that is true to the island, for the presumptions of your sponsors, which may have little to do with the truth, and for regions that you claim. The most points win. 2 to 4 can play; alone, you play against Otoma.

rules-misterra-components = What you need
rules-misterra-components-1 = The island: 5 by 5 spaces, columns a to e, rows 1 to 5 counted away from the beach, which lies at the bottom. Five beach spaces a0 to e0; each borders the island space in front of it and the beach beside it.
rules-misterra-components-2 = 12 tiles of each terrain: jungle, lagoon, mountain and steppe. A tile lies with its hazy side up, a first impression, or with its confirmed side. Tiles not in use are the supply.
rules-misterra-components-3 = For each player a parchment of the same 5 by 5 spaces without the beach, a meeple and 3 claim markers.
rules-misterra-components-4 = Sketch cards: dominoes with two terrains, every pair and every double of them. 52 are used with two players, 60 with three, 72 with four. 31 presumption cards. 22 Otoma cards for playing alone.

rules-misterra-setup = Before the game
rules-misterra-setup-1 = Lay confirmed jungle tiles from the supply on the island: with two players on c3, with three on b3 and d3, with four on b2, c4 and d2.
rules-misterra-setup-2 = Everybody is dealt 4 presumptions and secretly keeps 2; the other two go back unseen. For a first game each player may get one of four lettered pairs at random instead.
rules-misterra-setup-3 = Shuffle the sketches for the number of players and lay out 5 face up: the display. Draw lots for who begins; play goes clockwise.

rules-misterra-turn = A turn
rules-misterra-turn-1 = A turn is two half days. In each of them: move if you like; take a sketch; then map with it, or claim, or neither.
rules-misterra-turn-2 = After both half days the display is filled up to 5 from the deck, and it is the next player's turn.

rules-misterra-move = Half day: move
rules-misterra-move-1 = Step onto a neighbouring space, not diagonally: a beach space, or an island space on which a tile lies. Any number of meeples may share a space. You may also stay.
rules-misterra-move-2 = When you step onto steppe, you may go on at once, and again from the next steppe. So you can get to every space that a walk over steppe leads to.
rules-misterra-move-3 = In your very first half day you put your meeple on any beach space instead; that is the whole move.

rules-misterra-sketch = Half day: take a sketch
rules-misterra-sketch-1 = You must take one of the sketches on display. The gap stays open until your turn is over.
rules-misterra-sketch-2 = On a lagoon, whether you just arrived or stayed, you may first exchange once in this half day: put a sketch from the display under the deck and turn up a new one in its place. If the deck is empty, the same card comes back.
rules-misterra-sketch-3 = If the display is empty, the half day ends after the move: you neither map nor claim.

rules-misterra-map = Half day: map
rules-misterra-map-1 = Lay the sketch on two neighbouring spaces of your parchment, in any direction. At least one half must lie on a space that your meeple sees. You may cover what you have drawn before, as often as you like.
rules-misterra-map-2 = A meeple sees its own space and the neighbouring ones; from a mountain also the spaces two steps away in a straight line, whatever lies in between. From the beach it sees only the island space in front of it.
rules-misterra-map-3 = Nobody can map from jungle.
rules-misterra-map-4 = Then the island follows, on both spaces. Where nothing lies, lay a hazy tile of that terrain. A hazy tile of the same terrain is confirmed: turn it over. A hazy tile of another terrain goes back to the supply, and a hazy one of the new terrain takes its place. A confirmed tile never changes.
rules-misterra-map-5 = If the supply has no tile of a terrain, that half leaves its island space exactly as it is. The parchment is covered all the same.
rules-misterra-map-figure-1 = From the beach: only the space in front.
rules-misterra-map-figure-2 = From land: its own space and the neighbours.
rules-misterra-map-figure-3 = From a mountain: one step further in each direction.
rules-misterra-map-figure-4 = Island and parchment, and a sketch of lagoon and steppe. On c4 and d4 it would confirm the hazy lagoon and replace the hazy mountain.

rules-misterra-claim = Half day: claim
rules-misterra-claim-1 = Instead of mapping you may discard the sketch and put one of your markers on the space where your meeple stands. The tile there must be confirmed.
rules-misterra-claim-2 = You claim the region: all connected tiles of that terrain, hazy ones included. Nobody's marker may lie in it yet, and its terrain must differ from that of your earlier claims. You have 3 markers for the whole game.
rules-misterra-claim-3 = Regions can grow together later. At the end a region with more than one marker pays nobody, so a claim can be spoiled.
rules-misterra-claim-4 = If you neither map nor claim, the sketch is discarded.

rules-misterra-terrains = The four terrains
rules-misterra-terrains-1 = Jungle: no mapping from here. Lagoon: exchange a sketch before you take one. Mountain: see two steps far. Steppe: step on at once when you come here.
rules-misterra-terrains-2 = They work on hazy and confirmed tiles alike. Steppe works only as you arrive, not when the tile under you becomes steppe. The beach does nothing.

rules-misterra-end = The end
rules-misterra-end-1 = At the end of each turn, check whether the game ends. The round is then finished, so that everybody has had the same number of turns.
rules-misterra-end-2 = It ends when all 25 island spaces are confirmed, or all but some empty ones that nobody can ever map again; when no sketch is left in deck and display; or when the player whose turn it was has covered all 25 spaces of the parchment.

rules-misterra-scoring = Scoring
rules-misterra-scoring-1 = First take all hazy tiles off the island. Then take off every marker that shares its region with another one.
rules-misterra-scoring-2 = Fidelity: 2 points for each parchment space that shows the terrain of the confirmed tile on the same island space.
rules-misterra-scoring-3 = Completeness: you lose 1 point for each empty parchment space.
rules-misterra-scoring-4 = Presumptions: both cards are scored on your parchment alone, true or not.
rules-misterra-scoring-5 = Claims: 2 points for each tile of a region where your marker still lies.
rules-misterra-scoring-6 = The highest total wins. A tie goes to the one with more points for fidelity; if that is equal too, the victory is shared.

rules-misterra-presumptions = All presumptions
rules-misterra-presumptions-1 = A zone is a group of neighbouring parchment spaces of one terrain; a single space is one too. Columns run away from the beach, rows along it, and a line counts only if all five of its spaces are covered. Where steps are given, you get the points of the highest step that you reach. A space may count for both of your cards.

rules-misterra-variants = Variants
rules-misterra-variants-1 = First game: everybody gets a pair of presumptions with the same letter instead of choosing.
rules-misterra-variants-2 = Master Cartographers: 3 more points for each row and each column of five confirmed tiles that your parchment shows exactly. These points do not count when a tie is broken.

rules-misterra-solo = Alone against Otoma
rules-misterra-solo-1 = Set up for two. Otoma has only 3 markers: no meeple, no parchment, no presumptions. Two sketches leave the game unseen.
rules-misterra-solo-2 = Otoma's deck: set the 3 cards with a claim aside and take one of the other 19 out unseen. Make three stacks of 6, add a claim card to each and shuffle each so that it does not lie on top. Pile up the stacks with their terrain sides up.
rules-misterra-solo-3 = You begin. After your turn the sketches left on display leave the game, Otoma has two half days, and 5 new sketches are turned up.
rules-misterra-solo-4 = For a half day, turn the top card over and lay it beside the deck: its coordinates name spaces 1 and 2. The card that now lies on top says what Otoma does there, action 1 on space 1 and action 2 on space 2. "Map" changes the island as if somebody mapped that terrain. "Confirm, or map" confirms a hazy tile, leaves a confirmed one alone, and maps the terrain only where nothing lies.
rules-misterra-solo-5 = With a claim sign, Otoma then claims the largest group of connected confirmed tiles that the usual rules allow: an unclaimed region of a terrain that it has not claimed yet. If several are equally large, you choose.
rules-misterra-solo-6 = The game ends after a turn of Otoma when your parchment is covered, when all 25 spaces are confirmed, or when Otoma has no two cards left for a half day: after ten of its turns at most.
rules-misterra-solo-7 = Score as usual and subtract 2 points for each tile of Otoma's regions. Four results earn a title. Total: Dim from 60, Famous from 70, Memorable from 80, Illustrious from 90, Eternal from 100, below that Insignificant. Presumptions: Apprentice, Assistant from 20, Expert from 40, Dean from 60. Fidelity: Paper-pusher, Topographer from 20, Surveyor from 30, Cartographer from 40. Claims minus Otoma's: Fearful, Prudent from 1, Bold from 8, Intrepid from 16.

rules-misterra-hidden = What is hidden
rules-misterra-hidden-1 = Everybody sees the island, parchments, meeples, markers, display, supply and discards, and how many cards are left. Hidden are the order of the sketches, the presumptions of the others with the two that they did not keep, and Otoma's deck except for the side on top. Everybody knows what was put under the deck.

rules-misterra-readings = How we read the rules
rules-misterra-readings-1 = Presumptions are chosen before the display and the first player are known.
rules-misterra-readings-2 = The two halves of a sketch change the island one after the other: jungle, lagoon, mountain, steppe; a double in the order a1 to e5. A tile that was replaced is back in the supply for the second half.
rules-misterra-readings-3 = An empty space can no longer be mapped if no meeple can get to a space other than jungle from which a sketch could cover it.
rules-misterra-readings-4 = A disputed region pays nobody; elsewhere on the net you read that it pays both.
rules-misterra-readings-5 = Presumption 18: a smallest zone of more than 6 pays like 6. Presumption 22: only terrains that you have count. Presumptions 24 to 31: the pattern counts as drawn, its first row farthest from the beach, neither turned nor mirrored; patterns may overlap.

rules-misterra-unseen = What we could not see
rules-misterra-unseen-1 = We only had the texts of the rulebooks, without their pictures. What is listed below is our own choice, made to fit everything the texts say.
rules-misterra-unseen-2 = If you own the game, you can correct it: write the true entries into a copy of games/misterra/data/1.toml, as a new generation, so that old games stay what they were; test it with portolan data check; and open an issue with it. Rules, bots and these pictures follow.
