### De les. De pagina laadt die als iemand het spel leert.

learn-misterra-land = Jullie verkennen samen één eiland; iedereen tekent het op een eigen perkament. Getrouwe velden, je geheime vermoedens en claims leveren punten op. Ga eerst aan land: kies een strandveld; van daaruit zie je alleen het veld ervoor.
learn-misterra-sketch = Elke halve dag pak je een schetskaart uit de vitrine: twee terreinen naast elkaar. Kies er een met terreinen die je kunt gebruiken.
learn-misterra-map = Leg de schets op je perkament (R draait hem): minstens één helft op een veld in zicht, dat omlijnd is. Het eiland verandert mee: een leeg veld krijgt een benevelde tegel, een benevelde tegel met hetzelfde terrein wordt bevestigd, een andere vervangen.
learn-misterra-walk = Loop één veld, naar het strand of naar een tegel. Stap je op steppe, dan mag je meteen verder. Je mag ook blijven staan.
learn-misterra-lagoon = Je staat op een lagune: voor je een schetskaart pakt, mag je er een uit de vitrine onder de stapel leggen. Er komt een nieuwe voor in de plaats.
learn-misterra-jungle = Naast je ligt jungle. Vanuit de jungle kun je niets in kaart brengen, alleen claimen of de schets afleggen. Loop eromheen, tenzij je haar wilt claimen.
learn-misterra-mountain = Naast je ligt gebergte. Vanaf gebergte zie je in elke richting twee velden ver: meer ruimte voor een schets.
learn-misterra-claim = Je staat op een bevestigde tegel van een regio die niemand heeft geclaimd: je mag die claimen in plaats van in kaart te brengen. Elke tegel ervan levert aan het einde 2 op, maar een regio met twee markers levert niemand iets op.
learn-misterra-presumptions = Je twee vermoedens zijn geheim. Ze leveren punten op voor wat er op je perkament staat, waar of niet. Bij de tussenstand zie je ook wat een zet zou veranderen.
learn-misterra-confirm = Aan het einde levert elk veld dat klopt met een bevestigde tegel 2 op. Breng dus in kaart waar anderen iets beneveld hebben getekend: bevestig wat je uitkomt, en bedek op je perkament wat niet klopt.
learn-misterra-display = De vitrine wordt pas na beide halve dagen aangevuld; wat je nu pakt, krijgt niemand anders.
learn-misterra-end = Het spel eindigt als het eiland bevestigd is, de schetskaarten op zijn of iemand alle 25 velden heeft bedekt. Elk leeg veld kost 1. Nu weet je alles: speel verder.
learn-misterra-goal = Jullie verkennen samen één eiland en iedereen tekent het op een eigen perkament. Aan het eind telt je perkament: punten voor wat klopt, voor twee geheime vermoedens en voor geclaimde regio's; lege vakjes kosten punten.
learn-misterra-first = Zo gaat een halve dag: loop (nu: ga aan land op een strandvakje), neem een schets en leg die zo op je perkament dat ten minste de helft in zicht is; dat is omlijnd. Doe alle drie en bevestig dan.
learn-misterra-first-done = Je perkament heeft de eerste twee terreinen, en het eiland toont ze ook: beneveld, want alleen jij hebt ze tot nu toe gezien.
learn-misterra-hazy = Een tegel met een wolk is beneveld: iemand heeft hem getekend. Bevestigd, met een vinkje, is hij als hij een tweede keer met hetzelfde terrein in kaart wordt gebracht. Een ander terrein verandert een benevelde tegel. Bevestigde veranderen nooit.
learn-misterra-make-true = Bevestig een tegel: ga naar waar je benevelde tegels ziet, neem een schets met hetzelfde terrein en leg die op dezelfde vakjes.
learn-misterra-make-true-done = Elk vakje van je perkament dat gelijk is aan een bevestigde tegel levert aan het eind 2 punten op. Het loont dus om het eens te zijn.
learn-misterra-terrains = De tegel waarop je staat verandert je halve dag. Steppe: je loopt meteen door. Lagune: voordat je een schets neemt, mag je er een uit de vitrine ruilen. Gebergte: je ziet in elke richting twee velden ver. Jungle: je kunt niets in kaart brengen, alleen claimen of de schets afleggen.
learn-misterra-claim-region = In plaats van in kaart te brengen mag je claimen: sta op een bevestigde tegel van een regio die nog niemand heeft geclaimd, neem een schets en kies Claimen.
learn-misterra-claim-region-done = Elke tegel van een geclaimde regio levert aan het eind 2 punten op. Elk van je claims moet een ander terrein zijn, en een regio waarin twee markers samenkomen levert niemand iets op. Wacht dus tot een regio groot is, maar niet te lang.
learn-misterra-score = Naast de borden zie je je punten als het nu afgelopen was, en wat een ontwerp eraan verandert. Vermoedens tellen wat op je perkament staat, of het klopt of niet. Ze zijn van jou alleen: niemand anders ziet ze. Meestal krijg je er aan het begin vier en houd je er twee: kies wat bij elkaar past.
learn-misterra-play = Speel nu een eerste spel tegen één computer. Een hint is altijd één druk weg.
