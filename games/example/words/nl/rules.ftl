### The rules of Nine Squares: a message for each heading and for each paragraph.

rules-example-goal = Waar het om gaat
rules-example-goal-1 = Met z’n tweeën of drieën tekenen jullie één landkaart van negen vakken. Iedereen wil veel vakken naast elkaar, en iedereen heeft een geheime wens hoe de landkaart eruit moet zien.

rules-example-setup = Voor het spel
rules-example-setup-1 = Schud de vier wensen en geef iedereen er één gedekt. Leg de andere ongezien weg.
rules-example-setup-2 = Speel je met het eiland, dan is het vak in het midden vanaf het begin vasteland en van niemand. Met z’n tweeën heeft ieder dan vier beurten.

rules-example-turn = Een beurt
rules-example-turn-1 = De eerste stoel begint, daarna gaat het met de klok mee. Kies in je beurt een leeg vak, teken er vasteland of zee op en geef aan dat het van jou is. Een getekend vak blijft zoals het is.

rules-example-end = Het einde
rules-example-end-1 = Als alle vakken getekend zijn, laat iedereen zijn wens zien.
rules-example-end-2 = Je grootste groep telt één punt voor elk vak. Een groep zijn je vakken met gemeenschappelijke zijden, vasteland en zee door elkaar. Daarbij komen de punten van je wens, als die is uitgekomen. De meeste punten winnen; bij gelijke stand deel je de rang.
rules-example-end-figure-1 = Vakken die elkaar alleen op een hoek raken, horen niet bij één groep.

rules-example-wishes = De wensen
rules-example-wishes-1 = Meer vasteland dan zee, of meer zee dan vasteland: 2 punten.
rules-example-wishes-2 = Een rij of kolom zee: drie vakken van rand tot rand, 3 punten.
rules-example-wishes-3 = Vasteland in alle hoeken: 4 punten.

rules-example-hidden = Wat verborgen is
rules-example-hidden-1 = Alleen jij ziet vóór het einde je wens. De weggelegde wensen ziet niemand.
