### The lesson. The page loads it when somebody learns the game.

learn-example-chart = Everybody charts the same map. Choose land or sea, press a blank square and confirm.
learn-example-group = Each square carries the flag of whoever charted it. Your largest group of squares that share an edge brings a point for each of them.
learn-example-wish = Your wish is secret. It brings points if it is true when the map is full: chart towards it, but not so plainly that the others notice.
learn-example-end = When all nine squares are charted, the wishes are shown and the points are counted. Now you know it all: play on.
learn-example-goal = You chart one map together. Your largest group of squares pays, and so does your secret wish if it comes true.
learn-example-first = Choose land or sea, press a blank square and confirm. Any square will do.
learn-example-first-done = That was a turn. Your flag marks the square.
