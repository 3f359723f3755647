### The page: the table of Nine Squares.

page-example-map = Landkaart
page-example-asked = { $persons ->
    [one] Kies vasteland of zee en druk op een leeg vak.
   *[other] { $name }, kies vasteland of zee en druk op een leeg vak.
}
page-example-asked-confirm = Bevestig, of kies een ander vak.
page-example-blank = leeg
page-example-charted = { $terrain }, getekend door { $name }
page-example-printed = { $terrain }, er al vanaf het begin
page-example-terrains = Wat je tekent
page-example-wish = Mijn wens
page-example-worth = Levert { $points } op als hij uitkomt.
page-example-true-now = Op de landkaart van nu komt hij uit.
page-example-not-now = Op de landkaart van nu komt hij niet uit.
page-example-players = Punten tot nu toe
page-example-confirm = Tekenen
page-example-option-island = In het midden ligt vanaf het begin een eiland

# The chapters of the lesson
