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
page-example-worth = Zählt { $points }, wenn er in Erfüllung geht.
page-example-true-now = So, wie die Landkarte jetzt ist, geht er in Erfüllung.
page-example-not-now = So, wie die Landkarte jetzt ist, geht er nicht in Erfüllung.
page-example-players = Punkte bisher
page-example-confirm = Zeichnen
page-example-option-island = In der Mitte liegt von Anfang an eine Insel

learn-example-chart = Alle zeichnen dieselbe Landkarte. Wähle Festland oder Meer, drück auf ein leeres Feld und bestätige.
learn-example-group = Auf jedem Feld steht die Fahne von dem, der es gezeichnet hat. Deine größte Gruppe von Feldern, die mit den Seiten aneinanderstoßen, bringt für jedes einen Punkt.
learn-example-wish = Dein Wunsch ist geheim. Er bringt Punkte, wenn er auf der vollen Landkarte wahr ist: Zeichne auf ihn hin, aber nicht so deutlich, dass es auffällt.
learn-example-end = Wenn alle neun Felder gezeichnet sind, werden die Wünsche gezeigt und die Punkte gezählt. Nun weißt du alles: Spiel weiter.
