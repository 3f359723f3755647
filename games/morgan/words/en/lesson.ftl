### The lesson. The page loads it when somebody learns the game.

learn-morgan-land = Land at a corner of the island: choose one. Whoever is there already gets a doubloon from you.
learn-morgan-map = Each card names a landmark and a distance. Move a tile so that a spot you can reach matches your cards: lift a tile at the edge, and the spots where it fits are marked; R turns it.
learn-morgan-walk = Walk up to two tiles, over land and water alike. The small numbers say how many of your cards would work there. Point at a card to see all tiles where it works.
learn-morgan-dig = One of your cards works here: dig! Play the cards that work; each takes you one level deeper.
learn-morgan-take = Choose a treasure from the levels you reach. The deeper ones bring doubloons as well. Then the board is filled up and sorted again.
learn-morgan-bonus = The cards you played lie face up before you, and each carries a symbol: discard it to move another tile, walk further, dig deeper or get two doubloons. Two of a kind serve as any symbol.
learn-morgan-draw = Draw closes the turn: you may throw away one card that leads nowhere, and then draw up to four.
learn-morgan-tolls = Whoever enters a tile with other pirates pays each of them a doubloon. Ways around are free.
learn-morgan-sets = Treasures belong to six sets. Whoever has the most of a set at the end gets 6 doubloons for it (shared in a tie): watch what the others collect.
learn-morgan-end = The game ends at once when the last treasure is laid out. Doubloons, treasures and sets are added up. Now you know it all: play on.
learn-morgan-goal = You are pirates on an island whose map is magic: its tiles can be moved. Dig up treasures with the cards in your hand. Whoever has the most doubloons in the end wins; treasures and whole sets are worth doubloons too.
learn-morgan-first = Everybody lands at a corner of the island. Choose one, then confirm. If somebody is there already, you owe them a doubloon.
learn-morgan-first-done = You have landed. A turn has four parts: change the map, walk, dig, draw. You may leave out any of the first three.
learn-morgan-cards = Each of your cards names a landmark and a distance: it works on every tile that is exactly that many steps from the landmark. Point at or press a card to light these tiles. The small numbers on the map count how many of your cards work there.
learn-morgan-dig-up = Dig up a treasure: walk up to two tiles to where a card works (you may move a tile first, so that it does), dig, play the card, and take a treasure from a level you reach. Each card you play takes you one level deeper.
learn-morgan-dig-up-done = Your first treasure! Cards that you played stay face up in front of you. Later you can discard them for their symbol: another tile to move, more steps, a deeper dig, or two doubloons.
learn-morgan-deeper = Now dig deeper: take a treasure from level II or below. Play several cards that work on one tile, or use a face-up card with a shovel.
learn-morgan-deeper-done = Deeper levels pay doubloons as well as the treasure.
learn-morgan-score = Treasures belong to six sets. Whoever has most of a set in the end gets 6 doubloons for it, shared in a tie. Walking onto a tile with other pirates costs a doubloon to each of them. The game ends when the last treasure is laid out.
learn-morgan-play = End a turn by drawing: you may throw one card away first. Now play a first game against one bot; tips come when something new happens, and a hint is always one press away.
