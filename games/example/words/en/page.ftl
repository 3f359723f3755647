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
page-example-true-now = As the map is now, it comes true.
page-example-not-now = As the map is now, it does not come true.
page-example-players = Points so far
page-example-confirm = Chart it
page-example-option-island = The middle is an island from the start

# The chapters of the lesson
