### The page: the table of Nine Squares.

page-example-map = Landkarte
page-example-asked = { $persons ->
    [one] Wähle Festland oder Meer und drück auf ein leeres Feld.
   *[other] { $name }, wähle Festland oder Meer und drück auf ein leeres Feld.
}
page-example-asked-confirm = Bestätige, oder wähle ein anderes Feld.
page-example-blank = leer
page-example-charted = { $terrain }, gezeichnet von { $name }
page-example-printed = { $terrain }, von Anfang an da
page-example-terrains = Was du zeichnest
page-example-wish = Mein Wunsch
page-example-worth = Bringt { $points }, wenn er in Erfüllung geht.
page-example-true-now = Auf der jetzigen Landkarte geht er in Erfüllung.
page-example-not-now = Auf der jetzigen Landkarte geht er nicht in Erfüllung.
page-example-players = Punkte bisher
page-example-confirm = Zeichnen
page-example-option-island = In der Mitte liegt von Anfang an eine Insel

# The chapters of the lesson
