### De pagina: de tafel van Maps of Misterra.

page-misterra-island = Het eiland
page-misterra-parchment-of = { $name }: perkament
page-misterra-back-to-own = Terug naar mijn perkament
page-misterra-beach = strand
page-misterra-empty = leeg
page-misterra-tile-confirmed = { $terrain }, bevestigd
page-misterra-tile-hazy = { $terrain }, beneveld
page-misterra-claimed = geclaimd door { $name }

## Wat er gevraagd wordt
page-misterra-morning = Eerste halve dag
page-misterra-afternoon = Tweede halve dag
page-misterra-asked-presume = { $persons ->
    [one] Houd twee van deze vier vermoedens; niemand anders ziet ze.
   *[other] { $name }, houd twee van deze vier vermoedens; niemand anders mag ze zien.
}
page-misterra-asked-place = { $persons ->
    [one] kies het strandveld waar je landt.
   *[other] { $name }, kies het strandveld waar je landt.
}
page-misterra-asked-move = { $persons ->
    [one] beweeg of blijf staan, en neem een schetskaart.
   *[other] { $name }, beweeg of blijf staan, en neem een schetskaart.
}
page-misterra-asked-sketch = { $persons ->
    [one] neem een schetskaart.
   *[other] { $name }, neem een schetskaart.
}
page-misterra-asked-map = { $persons ->
    [one] breng in kaart, claim, of leg de schetskaart af.
   *[other] { $name }, breng in kaart, claim, of leg de schetskaart af.
}
page-misterra-asked-otoma = De grootste groepen voor Otoma zijn even groot: kies welke Otoma claimt.
page-misterra-asked-confirm = Bevestig het of neem het terug.

## In de hand
page-misterra-presumptions = Vermoedens
page-misterra-presumption = Vermoeden
page-misterra-keep = Deze twee houden
page-misterra-display = Schetskaarten in de vitrine
page-misterra-taken = In de hand
page-misterra-deck = { $count ->
    [one] nog { $count } schetskaart
   *[other] nog { $count } schetskaarten
}
page-misterra-exchange = Vervangen
page-misterra-stay = Blijven
page-misterra-claim = Claimen
page-misterra-leave = Afleggen
page-misterra-confirm = Bevestigen
page-misterra-confirm-map = In kaart brengen
page-misterra-confirm-claim = Regio claimen
page-misterra-confirm-leave = Schets afleggen
page-misterra-confirm-exchange = Kaart vervangen
page-misterra-confirm-otoma = Otoma claimt deze groep

## Punten en spelers
page-misterra-if-it-ended-now = Als het nu afgelopen was
page-misterra-explorers = Ieders perkament
page-misterra-explorer = markers: { $markers } · leeg: { $empty }
page-misterra-otoma = Otoma
page-misterra-otoma-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
page-misterra-titles-total = Je werk
page-misterra-titles-presumptions = Je sponsors
page-misterra-titles-fidelity = Je vakmanschap
page-misterra-titles-claims = Je moed

## Een nieuwe tafel
page-misterra-option-first-game = Eerste spel
page-misterra-option-first-game-why = Iedereen krijgt twee vermoedens met dezelfde letter, in plaats van te kiezen.
page-misterra-option-master = Meester-cartografen
page-misterra-option-master-why = Drie punten meer voor elke rij en kolom die helemaal bevestigd en getrouw is.

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
