### The rules of Morgan's Magic Map, in our own words: a message for each heading and for each paragraph.

rules-morgan-goal = What it is about
rules-morgan-goal-1 = Captain Morgan has torn up the map of his treasure island. The pieces lie on the table, and everybody pushes them around. Your cards say how far from which landmark something is buried: arrange the map, walk to where as many of them as possible work, and dig.
rules-morgan-goal-2 = The more cards work at one spot, the deeper you dig and the better the treasure. When the treasures run out, the most doubloons in money and treasures win. 2 to 4 can play.

rules-morgan-components = What you need
rules-morgan-components-1 = 20 map tiles. Each of their four sides is land or water. 18 show a landmark, such as the Lighthouse or the Tomb; two show only the open sea.
rules-morgan-components-2 = 72 map cards: four for each landmark, with the distances 0, 1, 2 and 3. Each also has a symbol that gives a bonus later on: shovel with 0, boots with 1, doubloons with 2, map with 3.
rules-morgan-components-3 = 29 treasures with a rank from 1 to 29 and a value. They belong to six sets: 8 gems, 5 silver, 5 gold, 4 pearls, 4 jewelry, 3 jade.
rules-morgan-components-4 = The treasure board with the levels I to V; taking a treasure there brings 0, 1, 2, 3 or 4 doubloons as well. A pirate for each player, and as many doubloons as you need.

rules-morgan-setup = Before the game
rules-morgan-setup-1 = Lay all 20 tiles at random as a rectangle, 4 wide and 5 long, turned as you like, so that land meets land and water meets water everywhere. Anything goes along the outer edge.
rules-morgan-setup-2 = Shuffle the treasures, turn up 5 and sort them by rank on the board, the lowest at level I.
rules-morgan-setup-3 = Everybody gets 4 map cards, which the others must not see, and 2 doubloons. Draw lots for who begins.
rules-morgan-setup-4 = Starting with the player to the right of the first one and going counter-clockwise, each puts their pirate on one of the four corner tiles; the first player chooses last. A corner may be shared, but you pay 1 doubloon to each pirate already there, and without the money you may not go there.

rules-morgan-turn = A turn
rules-morgan-turn-1 = Play goes clockwise. A turn has four steps, always in this order: change the map, walk, dig, draw. You may skip everything but drawing.
rules-morgan-turn-2 = During your turn you may also use the cards that lie face up before you: see bonuses.

rules-morgan-map = Step 1: change the map
rules-morgan-map-1 = You may take one tile and lay it elsewhere, turned as you like. No pirate may stand on it, not even your own, and at least one of its sides must be without a neighbour.
rules-morgan-map-2 = The new spot must be empty and not the old one, it must touch at least one tile, and every side that touches another tile must match it: land to land, water to water.
rules-morgan-map-3 = The map may grow in all directions, and holes may come and go. But after each tile the whole map must be connected by sides.
rules-morgan-map-4 = Turning a tile on its own spot is not a move.
rules-morgan-map-figure-1 = The tile in the east is lifted; it may be laid on every spot with a plus. Tiles that are enclosed on all sides stay, and so does the one where a pirate stands.

rules-morgan-walk = Step 2: walk
rules-morgan-walk-1 = You may walk up to 2 steps, from tile to neighbouring tile, not diagonally and never into a gap. Land and water make no difference: pirates have boats.
rules-morgan-walk-2 = Whenever you enter a tile where other pirates stand, whether you pass through or stop, you pay each of them 1 doubloon. If you can't, you may not enter. Leaving costs nothing.
rules-morgan-walk-figure-1 = Two steps and one doubloon. Whoever enters the tile of the other pirate pays a doubloon.

rules-morgan-dig = Step 3: dig
rules-morgan-dig-1 = If cards in your hand work where your pirate stands, you may play any number of them, at least one. A card works if the landmark is exactly as many steps away as the card says: count columns and rows to it, not diagonally, and gaps like tiles. 0 means that you stand on it.
rules-morgan-dig-2 = The cards go face up in front of you and stay there for their bonuses.
rules-morgan-dig-3 = Then take one treasure. The number of cards you played this turn says how deep you reach: with three cards you choose among levels I, II and III. Each shovel takes you one level deeper. You can play four cards at most, so level V always takes a shovel.
rules-morgan-dig-4 = Take the doubloons of the level as well. Put the treasure face down in front of you, turn up a new one at once and sort the five by rank again. You dig once a turn.
rules-morgan-dig-figure-1 = How far each tile is from the Tomb. With "Tomb 2" you can dig on the outlined ones.

rules-morgan-draw = Step 4: draw
rules-morgan-draw-1 = First you may discard one card from your hand. Then draw until you hold 4. That ends your turn.
rules-morgan-draw-2 = When the deck is empty, the discarded cards are shuffled into a new one. If there are none either, you draw what is left.

rules-morgan-bonuses = Bonuses
rules-morgan-bonuses-1 = In your own turn you may discard cards that lie face up in front of you, even those played this turn, but never cards from your hand.
rules-morgan-bonuses-2 = Map: move one more tile in step 1. Boots: 2 more steps in step 2. Shovel: one level deeper in step 3. Doubloons: 2 doubloons, at any time in your turn, even in the middle of a walk to pay a toll.
rules-morgan-bonuses-3 = Two face-up cards with the same symbol may be discarded together as any one symbol.
rules-morgan-bonuses-4 = If several of your face-up cards have the symbol, you choose which of them you discard. It matters: discarded cards come back when the deck is shuffled again.

rules-morgan-end = The end
rules-morgan-end-1 = The game ends at once when the last treasure of the deck is turned up: 24 have been taken, and the 5 on the board stay. Nobody draws any more, and no card turns into money.

rules-morgan-scoring = Scoring
rules-morgan-scoring-1 = For each of the six sets, whoever has the most treasures of it gets 6 doubloons. In a tie they are shared: 3 each for two, 2 for three, 1 for four. You need at least one treasure of the set.
rules-morgan-scoring-2 = Your result is your money, these bonuses and the values of your treasures together. The highest wins. A tie goes to the higher value of treasures; if that is equal too, the victory is shared.

rules-morgan-alone = Alone, and without end
rules-morgan-alone-1 = The rules have no solo game. Here you can still play alone, against bots.
rules-morgan-alone-2 = So that no game lasts for ever, it ends after a number of rounds without a dig, 20 unless you choose otherwise. What is counted are turns in a row: with three players, 20 rounds are 60 turns one after the other in which nobody digs, whoever took the first of them. It is then scored as it stands.

rules-morgan-hidden = What is hidden
rules-morgan-hidden-1 = Hidden are the hands of the others and the order of both decks. Treasures are taken openly and then lie face down; whoever watched knows them, so the page can show them: there is a switch for it.

rules-morgan-readings = How we read the rules
rules-morgan-readings-1 = The map must be connected after every single tile, even when you move several.
rules-morgan-readings-2 = A toll is due each time you enter a tile, so a second time if you come back to it.
rules-morgan-readings-3 = After a shovel you may still play further cards that work, in the same dig.
rules-morgan-readings-4 = With a full hand you may still discard one card and draw one. Once you draw, your turn is over, and doubloon cards wait for the next one.

rules-morgan-unseen = What we could not see
rules-morgan-unseen-1 = We only had the text of the rulebook, without its pictures. What is listed below is our own choice, made to fit everything the text says.
rules-morgan-unseen-2 = The distances and symbols of the 72 map cards, and the doubloons of the treasure board, follow from examples in the text.
rules-morgan-unseen-3 = If you own the game, you can correct it: write the true entries into a copy of games/morgan/data/1.toml, as a new generation, so that old games stay what they were; test it with portolan data check; and open an issue with it. Rules, bots and these pictures follow.
