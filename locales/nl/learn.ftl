### Een spel leren door het te spelen: wat er naast de tafel wordt gezegd.

learn-cartographers-place = De kaart toont vormen en terreinen. Kies er van elk een, wijs op de landkaart om de vorm op lege vakken te leggen, draai hem met R, keer hem om met F en teken hem.
learn-cartographers-edicts = De vier edicten zeggen hoe de landkaart moet worden; in elk seizoen tellen er twee. Terwijl je wijst, staat bij elk edict wat het nu oplevert en wat het dan zou opleveren. Laat er een groeien.
learn-cartographers-coin = Van twee vormen levert de kleinste een munt op. Een munt is vanaf nu aan het einde van elk seizoen een ster waard: vroeg genomen betaalt hij vier keer.
learn-cartographers-time = Elke kaart kost tijd. Is de balk vol, dan is het seizoen voorbij en tellen de twee edicten, munten en monsters. Denk ook aan de edicten die daarna komen.
learn-cartographers-mountain = Vul de vier vakken naast een berg en je verdient een munt, wat er ook op ligt.
learn-cartographers-ruins = Er zijn ruïnes omgedraaid: deze tekening moet een van de gemarkeerde vakken bedekken. Past daar geen vorm, dan mag je ergens één vak tekenen.
learn-cartographers-monsters = Er staan monsters op de landkaart. Elk leeg vak ernaast kost aan het einde van elk seizoen een ster: vul die vakken en ze kosten niets.
learn-cartographers-season = Een seizoen is geteld. Wijs op de regels om op de landkaart te zien waar de sterren vandaan komen. Het nieuwe seizoen telt weer twee edicten, één daarvan voor de tweede keer.
learn-cartographers-look-back = Onder de landkaart ligt het hele spel: beweeg de schuif of druk op een regel van het verslag om naar elk moment terug te kijken, en keer terug naar nu.
learn-cartographers-plan = Dat is alles. Plan voor de edicten die nog komen, sluit gaten naast monsters en zie welke titel je landkaart verdient.

learn-misterra-land = Allen verkennen één eiland, en ieder tekent het op een eigen perkament. Je landt op het strand: kies een strandveld; vandaar zie je alleen het veld ervoor.
learn-misterra-sketch = Elke halve dag neem je een schetskaart uit de vitrine: twee terreinen naast elkaar. Kies er een met terreinen die je graag zou zien.
learn-misterra-map = Leg de schets op je perkament, gedraaid met R: minstens één helft op een veld in zicht, dat omlijnd is. Het eiland verandert mee: een leeg veld krijgt een benevelde tegel, een benevelde met hetzelfde terrein wordt bevestigd, een andere vervangen.
learn-misterra-walk = Loop één veld, naar het strand of naar een tegel. Wie op steppe stapt, mag meteen verder. Je mag ook blijven staan.
learn-misterra-lagoon = Je staat op een lagune: voor je een schetskaart neemt, mag je er een uit de vitrine onder de stapel leggen en komt er een andere voor in de plaats.
learn-misterra-jungle = In de jungle kun je niets in kaart brengen. Je kunt claimen of de schets afleggen; loop er de volgende keer omheen.
learn-misterra-mountain = Vanaf een berg zie je in elke richting twee velden ver: meer ruimte voor een schets.
learn-misterra-claim = Je staat op een bevestigde tegel van een regio die niemand heeft geclaimd: je mag haar claimen in plaats van in kaart te brengen. Elke tegel ervan levert aan het einde 2 op, maar een regio met twee markers levert niemand iets op.
learn-misterra-presumptions = Je twee vermoedens zijn geheim. Ze betalen voor wat op je eigen perkament staat, waar of niet. Hun punten staan naast de borden, met wat een ontwerp ervan zou maken.
learn-misterra-confirm = Aan het einde levert elk veld dat gelijk is aan een bevestigde tegel 2 op. Breng dus in kaart waar anderen iets beneveld hebben getekend, bevestig wat je uitkomt, of bedek je perkament opnieuw.
learn-misterra-display = De vitrine wordt pas na beide halve dagen aangevuld; wat je nu neemt, krijgt niemand anders.
learn-misterra-end = Het spel eindigt als het eiland bevestigd is, de schetskaarten op zijn of iemand alle 25 velden heeft bedekt. Elk leeg veld kost 1. Nu weet je alles: speel verder.

learn-morgan-land = Land op een hoek van het eiland: kies er een. Wie daar al is, krijgt een dubloen van je.
learn-morgan-map = Een tegel aan de rand mag verplaatst worden: til hem op en de plekken waar hij past zijn gemarkeerd; R draait hem. Verplaats er een zo dat je kaarten kloppen waar je heen kunt lopen. Elke kaart zegt hoe ver haar punt van een tegel ligt.
learn-morgan-walk = Loop tot twee tegels ver, over land en water. De kleine cijfers zeggen hoeveel van je kaarten daar zouden kloppen. Wijs op een kaart om al haar tegels te zien.
learn-morgan-dig = Waar je staat klopt een kaart: graaf. Speel de kaarten die kloppen; elke brengt je een niveau dieper.
learn-morgan-take = Kies een schat van de niveaus die je bereikt. De diepere leveren ook dubloenen op. Daarna wordt aangevuld en opnieuw gesorteerd.
learn-morgan-bonus = De gespeelde kaarten liggen open voor je, en elke draagt een symbool: leg haar af om nog een tegel te verplaatsen, verder te lopen, dieper te graven of twee dubloenen te krijgen. Twee gelijke gelden als elk symbool.
learn-morgan-draw = Trekken sluit de beurt: je mag één kaart afleggen die nergens toe leidt, en trekt dan aan tot vier.
learn-morgan-tolls = Wie een tegel met andere piraten betreedt, betaalt ieder van hen een dubloen. Omwegen zijn gratis.
learn-morgan-sets = Schatten horen bij zes verzamelingen. Wie aan het einde de meeste van een verzameling heeft, deelt daarvoor 6 dubloenen: let op wat de anderen verzamelen.
learn-morgan-end = Het spel eindigt meteen als de laatste schat openligt. Dubloenen, schatten en verzamelingen worden opgeteld. Nu weet je alles: speel verder.
