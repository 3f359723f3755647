### The page: the table of Nine Squares.

page-example-map = Map
page-example-asked = { $persons ->
    [one] Choose land or sea, and press a blank square.
   *[other] { $name }, choose land or sea, and press a blank square.
}
page-example-asked-confirm = Confirm, or choose another square.
page-example-blank = blank
page-example-charted = { $terrain }, charted by { $name }
page-example-printed = { $terrain }, there from the start
page-example-terrains = What to chart
page-example-wish = My wish
page-example-worth = Worth { $points } if it comes true.
page-example-true-now = On the map as it is now, it comes true.
page-example-not-now = On the map as it is now, it does not come true.
page-example-players = Points so far
page-example-confirm = Chart it
page-example-option-island = The middle is an island from the start

learn-example-chart = Everybody charts the same map. Choose land or sea, press a blank square and confirm.
learn-example-group = Each square carries the flag of who charted it. Your largest group of squares that touch by their edges brings a point for each.
learn-example-wish = Your wish is secret. It brings points if it is true when the map is full: chart towards it, but not so plainly that the other sees it.
learn-example-end = When all nine squares are charted, the wishes are shown and the points are counted. Now you know it all: play on.
