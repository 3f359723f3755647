### The page: the table of Nine Squares.

page-example-map = Kaart
page-example-asked = { $persons ->
    [one] Kies vasteland of zee en druk op een leeg vak.
   *[other] { $name }, kies vasteland of zee en druk op een leeg vak.
}
page-example-asked-confirm = Bevestig, of kies een ander vak.
page-example-blank = leeg
page-example-charted = { $terrain }, getekend door { $name }
page-example-printed = { $terrain }, er vanaf het begin
page-example-terrains = Wat je tekent
page-example-wish = Mijn wens
page-example-worth = Telt { $points } als hij uitkomt.
page-example-true-now = Op de kaart zoals ze nu is, komt hij uit.
page-example-not-now = Op de kaart zoals ze nu is, komt hij niet uit.
page-example-players = Punten tot nu toe
page-example-confirm = Tekenen
page-example-option-island = In het midden ligt vanaf het begin een eiland

learn-example-chart = Iedereen tekent dezelfde kaart. Kies vasteland of zee, druk op een leeg vak en bevestig.
learn-example-group = Op elk vak staat de vlag van wie het tekende. Je grootste groep vakken die met hun zijden aan elkaar grenzen, levert voor elk vak een punt op.
learn-example-wish = Je wens is geheim. Hij levert punten op als hij waar is op de volle kaart: teken ernaartoe, maar niet zo duidelijk dat het opvalt.
learn-example-end = Als alle negen vakken getekend zijn, worden de wensen getoond en de punten geteld. Nu weet je alles: speel verder.
