### De les. De pagina laadt die als iemand het spel leert.

learn-example-chart = Iedereen tekent op dezelfde landkaart. Kies vasteland of zee, druk op een leeg vak en bevestig.
learn-example-group = Op elk vak staat de vlag van wie het heeft getekend. Je grootste groep vakken met gemeenschappelijke zijden levert voor elk vak een punt op.
learn-example-wish = Je wens is geheim. Hij levert punten op als hij waar is op de volle landkaart: werk ernaartoe, maar niet zo duidelijk dat het opvalt.
learn-example-end = Als alle negen vakken getekend zijn, worden de wensen getoond en de punten geteld. Nu weet je alles: speel verder.
learn-example-goal = Jullie tekenen samen één kaart. Je grootste groep vakjes telt, en je geheime wens als die uitkomt.
learn-example-first = Kies land of zee, tik op een leeg vakje en bevestig. Elk vakje is goed.
learn-example-first-done = Dat was een beurt. Je vlag laat zien dat het vakje van jou is.
