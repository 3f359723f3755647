### The rules of Nine Squares: a message for each heading and for each paragraph.

rules-example-goal = What it is about
rules-example-goal-1 = Two or three players chart one map of nine squares. Each wants many squares side by side, and each has a secret wish for what the map should look like.

rules-example-setup = Before the game
rules-example-setup-1 = Shuffle the four wishes and deal everybody one, face down. Put the others away unseen.
rules-example-setup-2 = If you play with the island, the square in the middle is land from the start and belongs to nobody. With two players, each then has four turns.

rules-example-turn = A turn
rules-example-turn-1 = The first seat begins, then play goes clockwise. In your turn choose a blank square, chart it with land or sea, and mark it as yours. A charted square stays as it is.

rules-example-end = The end
rules-example-end-1 = When all squares are charted, everybody shows their wish.
rules-example-end-2 = Your largest group scores one point for each of its squares. A group is your squares that share edges, land and sea alike. Add the points of your wish if it has come true. The most points win; with equal points you share the rank.
rules-example-end-figure-1 = Squares that meet only at a corner are not in one group.

rules-example-wishes = The wishes
rules-example-wishes-1 = More land than sea, or more sea than land: 2 points.
rules-example-wishes-2 = A row or a column of sea: three squares from edge to edge, 3 points.
rules-example-wishes-3 = Land in all corners: 4 points.

rules-example-hidden = What is hidden
rules-example-hidden-1 = Only you see your wish before the end. Nobody sees the wishes that were put away.
