### Maps of Misterra, in our own words; terms and titles are those of the Dutch edition, the names of the presumptions ours.
### "Kaart" is a card only. Columns run away from the beach and rows along it, though the Dutch rulebook has it the other way.

misterra-name = Maps of Misterra
misterra-about = Verken een eiland dat nog niemand kent en teken het op je eigen perkament. Elke schets vormt het eiland voor iedereen; teken het zoals het is, of zoals je sponsors het graag zien.
misterra-facts = ongeveer 25 minuten · wat regels om te leren
misterra-thanks = Maps of Misterra is een spel van Mathieu Bossu, Timothée Decroix en Thomas Cariate met tekeningen van Stanislas Puech; het verschijnt bij Sit Down!

misterra-terrain-jungle = jungle
misterra-terrain-lagoon = lagune
misterra-terrain-mountain = gebergte
misterra-terrain-steppe = steppe

## Presumptions
misterra-card-1 = Junglezones
misterra-card-2 = Lagunezones
misterra-card-3 = Gebergtezones
misterra-card-4 = Steppezones
misterra-card-5 = Jungle aan de rand
misterra-card-6 = Lagune aan de rand
misterra-card-7 = Gebergte aan de rand
misterra-card-8 = Steppe aan de rand
misterra-card-9 = Kolommen met alle vier
misterra-card-10 = Rijen met alle vier
misterra-card-11 = Kolommen uit één stuk
misterra-card-12 = Rijen uit één stuk
misterra-card-13 = Jungle ver van steppe
misterra-card-14 = Lagune ver van gebergte
misterra-card-15 = Gebergte ver van jungle
misterra-card-16 = Steppe ver van lagune
misterra-card-17 = De grootste zone
misterra-card-18 = De kleinste zone
misterra-card-19 = Losse velden
misterra-card-20 = Zones van twee
misterra-card-21 = Het meest getekende terrein
misterra-card-22 = Het minst getekende terrein
misterra-card-23 = Sets van vier
misterra-card-24 = Jungle–lagune–gebergte
misterra-card-25 = Lagune–gebergte–steppe
misterra-card-26 = Gebergte–steppe–jungle
misterra-card-27 = Steppe–jungle–lagune
misterra-card-28 = Jungle–lagune boven gebergte–steppe
misterra-card-29 = Lagune–gebergte boven steppe–jungle
misterra-card-30 = Gebergte–steppe boven jungle–lagune
misterra-card-31 = Steppe–jungle boven lagune–gebergte

## What the presumptions pay
misterra-rule-1 = Elke junglezone: 3 velden geven 2, 4 geven 5, 5 geven 8, 6 of meer geven 12
misterra-rule-2 = Elke lagunezone: 3 velden geven 2, 4 geven 5, 5 geven 8, 6 of meer geven 12
misterra-rule-3 = Elke gebergtezone: 3 velden geven 2, 4 geven 5, 5 geven 8, 6 of meer geven 12
misterra-rule-4 = Elke steppezone: 3 velden geven 2, 4 geven 5, 5 geven 8, 6 of meer geven 12
misterra-rule-5 = 4 junglevelden aan de rand geven 4, 5 geven 6, 6 geven 8, 7 geven 11, 8 geven 14, elk veld extra 1 meer
misterra-rule-6 = 4 lagunevelden aan de rand geven 4, 5 geven 6, 6 geven 8, 7 geven 11, 8 geven 14, elk veld extra 1 meer
misterra-rule-7 = 4 gebergtevelden aan de rand geven 4, 5 geven 6, 6 geven 8, 7 geven 11, 8 geven 14, elk veld extra 1 meer
misterra-rule-8 = 4 steppevelden aan de rand geven 4, 5 geven 6, 6 geven 8, 7 geven 11, 8 geven 14, elk veld extra 1 meer
misterra-rule-9 = 4 punten voor elke volle kolom die alle vier de terreinen toont
misterra-rule-10 = 4 punten voor elke volle rij die alle vier de terreinen toont
misterra-rule-11 = 5 punten voor elke volle kolom van maar één terrein
misterra-rule-12 = 5 punten voor elke volle rij van maar één terrein
misterra-rule-13 = 3 junglevelden zonder steppe ernaast geven 3, 4 geven 5, 5 geven 7, 6 geven 9, 7 geven 12, elk veld extra 1 meer
misterra-rule-14 = 3 lagunevelden zonder gebergte ernaast geven 3, 4 geven 5, 5 geven 7, 6 geven 9, 7 geven 12, elk veld extra 1 meer
misterra-rule-15 = 3 gebergtevelden zonder jungle ernaast geven 3, 4 geven 5, 5 geven 7, 6 geven 9, 7 geven 12, elk veld extra 1 meer
misterra-rule-16 = 3 steppevelden zonder lagune ernaast geven 3, 4 geven 5, 5 geven 7, 6 geven 9, 7 geven 12, elk veld extra 1 meer
misterra-rule-17 = 4 velden geven 4, 6 geven 10, 8 geven 15, 10 of meer geven 20
misterra-rule-18 = 2 velden geven 6, 3 geven 10, 4 geven 18, 5 geven 25, 6 of meer geven 30
misterra-rule-19 = Zones van één enkel veld: 5 geven 3, 8 geven 10, 12 geven 15, 16 geven 20, 25 geven 30
misterra-rule-20 = Zones van precies 2 velden: 4 geven 6, 6 geven 10, 8 geven 15, 10 geven 20, 12 geven 25
misterra-rule-21 = Het terrein waarvan je het meeste hebt: 8 velden geven 6, 10 geven 9, 12 geven 12, 15 of meer geven 18
misterra-rule-22 = 3 punten voor elk veld van het terrein waarvan je het minste hebt; wat helemaal ontbreekt, telt niet mee
misterra-rule-23 = Sets van alle vier de terreinen, waar ze ook liggen: 3 geven 5, 4 geven 8, 5 geven 12, 6 geven 18
misterra-rule-24 = 5 punten voor elke keer jungle, lagune, gebergte naast elkaar, van links naar rechts
misterra-rule-25 = 5 punten voor elke keer lagune, gebergte, steppe naast elkaar, van links naar rechts
misterra-rule-26 = 5 punten voor elke keer gebergte, steppe, jungle naast elkaar, van links naar rechts
misterra-rule-27 = 5 punten voor elke keer steppe, jungle, lagune naast elkaar, van links naar rechts
misterra-rule-28 = 8 punten voor elk 2×2-vierkant: jungle, lagune boven gebergte, steppe
misterra-rule-29 = 8 punten voor elk 2×2-vierkant: lagune, gebergte boven steppe, jungle
misterra-rule-30 = 8 punten voor elk 2×2-vierkant: gebergte, steppe boven jungle, lagune
misterra-rule-31 = 8 punten voor elk 2×2-vierkant: steppe, jungle boven lagune, gebergte

## Where points come from
misterra-reason-faithful-space = getrouw veld
misterra-reason-left-empty = leeg veld
misterra-reason-zone-by-size = zone
misterra-reason-edge-spaces = velden aan de rand
misterra-reason-line-with-all-four = lijn met alle vier de terreinen
misterra-reason-line-of-one-terrain = lijn van maar één terrein
misterra-reason-spaces-apart = velden die er niet aan grenzen
misterra-reason-largest-zone = grootste zone
misterra-reason-smallest-zone = kleinste zone
misterra-reason-zones-of-size = zones van deze grootte
misterra-reason-most-of-a-terrain = meest getekende terrein
misterra-reason-least-of-a-terrain = minst getekende terrein
misterra-reason-sets-of-all-four = sets van alle vier de terreinen
misterra-reason-pattern-found = patroon
misterra-reason-region-claimed = geclaimde regio
misterra-reason-region-disputed = betwiste regio
misterra-reason-faithful-row = getrouwe rij
misterra-reason-faithful-column = getrouwe kolom

## Titles of the solo game
misterra-title-insignificant = Onbeduidend
misterra-title-dim = Vaag
misterra-title-famous = Beroemd
misterra-title-memorable = Memorabel
misterra-title-illustrious = Illuster
misterra-title-eternal = Eeuwig
misterra-title-apprentice = Leerling
misterra-title-assistant = Assistent
misterra-title-expert = Expert
misterra-title-dean = Decaan
misterra-title-paper-pusher = Klerk
misterra-title-topographer = Topograaf
misterra-title-surveyor = Landmeter
misterra-title-cartographer = Cartograaf
misterra-title-fearful = Angstig
misterra-title-prudent = Voorzichtig
misterra-title-bold = Gedurfd
misterra-title-intrepid = Onverschrokken

## What becomes of a space of the island
misterra-update-laid = nieuw, beneveld
misterra-update-confirmed = bevestigd
misterra-update-replaced = vervangen, beneveld
misterra-update-unchanged = blijft zoals het was
misterra-update-no-tile-left = geen tegel over

## Why the game ends
misterra-ending-island-confirmed = het hele eiland is bevestigd
misterra-ending-rest-unmappable = wat nog leeg is, kan niemand meer in kaart brengen
misterra-ending-no-sketches = er zijn geen schetskaarten meer
misterra-ending-parchment-covered = een perkament is helemaal bedekt
misterra-ending-otoma-done = de kaarten van Otoma zijn op

## What happens
misterra-event-jungle-laid = Bevestigde jungle ligt op { $spaces }
misterra-event-dealt = { $seat } krijgt de vermoedens { $numbers }
misterra-event-kept = { $seat } houdt twee vermoedens: { $one }; { $other }
misterra-event-kept-in-secret = { $seat } houdt twee vermoedens
misterra-event-revealed = { $count ->
    [one] Er ligt { $count } schetskaart in de vitrine
   *[other] Er liggen { $count } schetskaarten in de vitrine
}
misterra-event-first-drawn = { $seat } begint
misterra-event-placed = { $seat } landt op het strand, op { $space }
misterra-event-went = { $seat } gaat van { $from } naar { $space }
misterra-event-stayed = { $seat } blijft op { $space }
misterra-event-no-sketch = { $seat } vindt een lege vitrine; de halve dag is voorbij
misterra-event-exchanged = { $seat } vervangt { $one }–{ $other } door { $newone }–{ $newother }
misterra-event-took = { $seat } pakt { $one }–{ $other }
misterra-event-mapped = { $seat } brengt { $one } op { $first } in kaart ({ $onedid }) en { $other } op { $second } ({ $otherdid })
misterra-event-claimed = { $tiles ->
    [one] { $seat } claimt { $terrain } op { $space }: { $tiles } tegel
   *[other] { $seat } claimt { $terrain } op { $space }: { $tiles } tegels
}
misterra-event-left = { $seat } legt { $one }–{ $other } af
misterra-event-refilled = { $count ->
    [one] Er komt { $count } nieuwe schetskaart bij
   *[other] Er komen { $count } nieuwe schetskaarten bij
}
misterra-event-swept = { $count ->
    [one] { $count } schetskaart gaat uit de vitrine en uit het spel
   *[other] { $count } schetskaarten gaan uit de vitrine en uit het spel
}
misterra-event-otoma-turned = Otoma trekt naar { $first } en { $second }
misterra-event-otoma-mapped = Otoma brengt { $terrain } op { $space } in kaart ({ $did })
misterra-event-otoma-confirmed-or-mapped = Otoma bevestigt { $space } of brengt daar { $terrain } in kaart ({ $did })
misterra-event-otoma-claimed = { $tiles ->
    [one] Otoma claimt { $terrain } op { $space }: { $tiles } bevestigde tegel
   *[other] Otoma claimt { $terrain } op { $space }: { $tiles } bevestigde tegels
}
misterra-event-otoma-claimed-nothing = Otoma vindt niets om te claimen
misterra-event-end-came = Dit is de laatste ronde: { $ending }
misterra-event-presumptions-shown = { $seat } had deze vermoedens: { $one }; { $other }
misterra-event-scored = { $total ->
    [one] { $seat } komt op { $total } punt
   *[other] { $seat } komt op { $total } punten
}

## Lines of the score sheet
misterra-line-fidelity = getrouwheid
misterra-line-completeness = volledigheid
misterra-line-presumption = vermoeden { $number }: { $card }
misterra-line-claims = geclaimde regio’s
misterra-line-master = meester-cartografen
misterra-line-otoma = claims van Otoma

## Actions that a rule forbids
misterra-refused-unknown-action = “{ $word }” is geen actie; schrijf bijvoorbeeld go a1, take jungle-lagoon of map jungle a1 lagoon a2
misterra-refused-unknown-space = “{ $word }” is geen veld; schrijf a1 tot en met e5, of a0 tot en met e0 voor het strand
misterra-refused-unknown-terrain = “{ $word }” is geen terrein; schrijf jungle, lagoon, mountain of steppe
misterra-refused-unknown-sketch = “{ $word }” is geen schetskaart; schrijf de twee terreinen, zoals jungle-lagoon
misterra-refused-unknown-presumption = “{ $word }” is geen vermoeden; schrijf een getal van 1 tot en met 31
misterra-refused-same-presumption = vermoeden { $number } staat er twee keer; houd twee verschillende
misterra-refused-nothing-asked = deze stoel heeft nu niets te beslissen
misterra-refused-other-step = er is nu iets anders te beslissen; doe dat eerst
misterra-refused-not-dealt = vermoeden { $number } is niet aan deze stoel gedeeld; houd twee van de vier die dat wel zijn
misterra-refused-begins-on-beach = op { $space } begint niemand; kies een strandveld, a0 tot en met e0
misterra-refused-not-placed = de meeple staat nog niet op het bord; kies een strandveld
misterra-refused-already-there = de meeple staat al op { $space }; blijf staan of ga ergens anders heen
misterra-refused-empty-space = op { $space } ligt geen tegel; kies een tegel of het strand
misterra-refused-too-far = { $space } is te ver; ga één veld ver, of verder over steppe
misterra-refused-not-in-display = er ligt geen { $one }–{ $other } in de vitrine; pak een andere schetskaart
misterra-refused-not-on-lagoon = alleen op een lagune mag je een schetskaart vervangen; pak er een
misterra-refused-already-exchanged = per halve dag mag je maar één schetskaart vervangen; pak er nu een
misterra-refused-no-sketch-taken = er is nog geen schetskaart gekozen; pak er eerst een
misterra-refused-other-sketch = de gekozen schetskaart is { $one }–{ $other }; breng die twee in kaart
misterra-refused-not-adjacent = de velden { $one } en { $other } grenzen niet aan elkaar; neem er twee die dat wel doen
misterra-refused-on-the-beach = { $space } is strand, en dat breng je niet in kaart; neem a1 tot en met e5
misterra-refused-on-jungle = vanuit jungle kan niemand in kaart brengen, en op { $space } is jungle; claim of leg af
misterra-refused-not-seen = de meeple ziet { $one } noch { $other }; bedek een veld dat hij ziet
misterra-refused-same-as-turned = beide helften zijn gelijk; noem hun velden op volgorde
misterra-refused-nothing-to-claim = hier valt niets te claimen; ga op een bevestigde tegel staan
misterra-refused-not-confirmed = de tegel op { $space } is beneveld; claim vanaf een bevestigde
misterra-refused-region-claimed = de marker op { $space } claimt deze regio al; zoek een andere
misterra-refused-terrain-claimed = deze stoel heeft al { $terrain } geclaimd; claim een ander terrein
misterra-refused-no-marker = er is geen marker meer over; breng in kaart of leg af
misterra-refused-not-tied = de groep op { $space } hoort niet bij de grootste; noem het laagste veld van een die dat wel doet

## Maps in text
misterra-map-rows = { $rows ->
    [one] de landkaart heeft { $rows } rij; het moeten er 5 zijn
   *[other] de landkaart heeft { $rows } rijen; het moeten er 5 zijn
}
misterra-map-row-length = { $length ->
    [one] rij { $row } heeft { $length } veld; het moeten er 5 zijn
   *[other] rij { $row } heeft { $length } velden; het moeten er 5 zijn
}
misterra-map-unknown = “{ $mark }” op { $space } betekent niets; gebruik . J L M S, en voor benevelde tegels j l m s
misterra-map-tiles = op de landkaart ligt { $tiles } keer { $terrain }; daar zijn maar { $most } tegels van

## Forms
misterra-form-query = de vraag “{ $query }” bestaat niet; schrijf map of claim, of laat die weg
misterra-form-otoma = { $players ->
    [one] in je eentje speel je tegen Otoma; geef de claims in “otoma”
   *[other] alleen in het solospel doet Otoma mee; laat “otoma” weg
}
misterra-form-seat = stoel { $seat } bestaat niet; het aantal stoelen in “claims” is { $players }
misterra-form-players = het aantal spelers is { $players }; dat moet 1 tot en met { $most } zijn
misterra-form-count = “{ $what }” heeft een regel per speler nodig, dus { $players }, niet { $found }
misterra-form-presumption = vermoeden { $number } bestaat niet; schrijf 1 tot en met 31
misterra-form-markers = een speler heeft { $most } markers, geen { $markers }; laat er een paar weg
misterra-form-claim = op { $space } ligt geen bevestigde tegel; claim er een die er is
misterra-form-claims-terrain = twee claims van één speler liggen op { $terrain }; leg elke op een ander terrein

## Options
misterra-presumptions-count = { $count ->
    [one] er is { $count } vermoeden opgegeven; het moeten er twee zijn
   *[other] er zijn { $count } vermoedens opgegeven; het moeten er twee zijn
}
misterra-presumption-twice = vermoeden { $number } is twee keer opgegeven; er is er maar één van elk
misterra-presumptions-no-seat = stoel { $seat } heeft vermoedens, maar het aantal stoelen is { $seats }; laat ze weg
misterra-presumptions-first-game = in een eerste spel worden de vermoedens in paren gedeeld; laat de gekozen weg
misterra-presumptions-secret = vermoedens zijn geheim, en iedereen ziet de opties van een online tafel; laat de gekozen weg

misterra-rank = { $total ->
    [one] { $rank }. { $name }: { $total } punt
   *[other] { $rank }. { $name }: { $total } punten
}

chart-round = ronde { $round }
chart-morning = ochtend
chart-afternoon = middag
chart-step-presume = houd twee vermoedens
chart-step-move = loop of blijf staan
chart-step-sketch = pak een schets
chart-step-map = breng { $one }–{ $other } in kaart, claim of geen van beide
chart-step-otoma-claim = kies wat Otoma claimt
chart-island = Het eiland
chart-display = schetsen
chart-deck = { $cards ->
    [one] { $cards } schets in de stapel
   *[other] { $cards } schetsen in de stapel
}
chart-supply = tegels over
chart-claims = claimt { $spaces }
chart-hazy = kleine letters: beneveld
chart-lit = [ ] het laatst veranderd
chart-otoma = Otoma
chart-otoma-cards = { $cards ->
    [one] nog { $cards } kaart
   *[other] nog { $cards } kaarten
}
chart-otoma-top = bovenste kaart:
chart-otoma-maps = brengt { $terrain } in kaart
chart-otoma-confirms = bevestigt of brengt { $terrain } in kaart
chart-otoma-claims = en claimt
coach-keep = { $one } en { $other } houden
coach-land-on = Op { $space } landen
coach-go = Naar { $space } gaan
coach-stay = Blijven
coach-take = { $one } · { $other } pakken
coach-exchange = { $one } · { $other } vervangen
coach-map = { $one } op { $first }, { $other } op { $second } in kaart brengen
coach-claim = Regio claimen
coach-leave = Schets afleggen
coach-otoma-claims = Otoma claimt { $space }
coach-new-sketch = er komt een nieuwe schets van de stapel, misschien een betere
coach-asks-terrain = { $card }: { $terrain } op { $count } van de { $of } schetsen
coach-asks-apart = { $card }: { $terrain } zonder { $other } op { $count } van de { $of } schetsen
coach-asks-alike = { $card }: twee keer hetzelfde terrein op { $count } van de { $of } schetsen
coach-asks-mixed = { $card }: twee verschillende terreinen op { $count } van de { $of } schetsen
coach-asks-pattern = { $card }: twee passende buren op { $count } van de { $of } schetsen
coach-pair-shares = { $terrain } helpt beide
coach-pair-quarrels = { $terrain } helpt het ene en schaadt het andere
coach-pair-alike = beide willen grote zones
coach-pair-mixed = beide willen gemengd terrein
coach-pair-opposed = het ene wil grote zones, het andere gemengd terrein
coach-pair-island = er ligt al { $terrain } op het eiland
coach-pair-free = het ene zit het andere niet in de weg
coach-leaves = het perkament blijft zoals het is, en er wordt niets bedorven
coach-soon-sketch = { $card } { $points } met nog één schets
coach-hazy = { $count ->
    [one] { $count } getrouw veld erbij zodra het bevestigd is
   *[other] { $count } getrouwe velden erbij zodra ze bevestigd zijn
}
