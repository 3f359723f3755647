### Cartographers, in our own words; the cards' names are our own translations.
### "Kaart" is a card only: a map is "landkaart", a sheet "blad". A space is "vakje".
### All seasons take "de".

cartographers-name = Cartografen
cartographers-about = Iedereen tekent dezelfde vormen, elk op een eigen landkaart. Vier seizoenen, vier edicten, en monsters van over de grens.
cartographers-facts = ongeveer 20 minuten · makkelijk te leren
cartographers-thanks = Cartographers is ontworpen door Jordy Adan en verschijnt bij Thunderworks Games.

## The sheet
cartographers-side-wilderness = wildernis
cartographers-side-wastelands = woestenij

cartographers-terrain-forest = bos
cartographers-terrain-village = dorp
cartographers-terrain-farm = akker
cartographers-terrain-water = water
cartographers-terrain-monster = monster

cartographers-land-mountain = berg
cartographers-land-wasteland = woestenij
cartographers-land-ruins = ruïne
cartographers-land-empty = leeg

## Seasons
cartographers-season-spring = lente
cartographers-season-summer = zomer
cartographers-season-fall = herfst
cartographers-season-winter = winter

## Explore cards
cartographers-card-temple-ruins = Tempelruïne
cartographers-card-outpost-ruins = Ruïne van de voorpost
cartographers-card-great-river = Grote rivier
cartographers-card-farmland = Akkerland
cartographers-card-hamlet = Gehucht
cartographers-card-forgotten-forest = Vergeten bos
cartographers-card-hinterland-stream = Beek in het achterland
cartographers-card-homestead = Hofstede
cartographers-card-orchard = Boomgaard
cartographers-card-treetop-village = Dorp in de boomtoppen
cartographers-card-marshlands = Moerasland
cartographers-card-fishing-village = Vissersdorp
cartographers-card-rift-lands = Gespleten land

## Ambush cards
cartographers-card-goblin-attack = Aanval van de goblins
cartographers-card-bugbear-assault = Overval van de bullebakken
cartographers-card-kobold-onslaught = Stormloop van de kobolden
cartographers-card-gnoll-raid = Rooftocht van de gnollen

## Scoring cards
cartographers-card-sentinel-wood = Wachterswoud
cartographers-card-greenbough = Groentwijg
cartographers-card-treetower = Boomtoren
cartographers-card-stoneside-forest = Rotswoud
cartographers-card-canal-lake = Kanaalmeer
cartographers-card-mages-valley = Magiërsdal
cartographers-card-the-golden-granary = De gouden graanschuur
cartographers-card-shoreside-expanse = Weidse oevers
cartographers-card-wildholds = Wildburchten
cartographers-card-great-city = Grote stad
cartographers-card-greengold-plains = Groengouden vlakten
cartographers-card-shieldgate = Schildpoort
cartographers-card-borderlands = Grenslanden
cartographers-card-lost-barony = Verloren baronie
cartographers-card-the-broken-road = De gebroken weg
cartographers-card-the-cauldrons = De heksenketels

## What the scoring cards pay
cartographers-rule-sentinel-wood = 1 ster voor elk bosvakje aan de rand van de landkaart
cartographers-rule-greenbough = 1 ster voor elke rij en elke kolom waarin bos groeit
cartographers-rule-treetower = 1 ster voor elk bosvakje zonder leeg buurvakje
cartographers-rule-stoneside-forest = 3 sterren voor elke berg die door een bos met een andere berg verbonden is
cartographers-rule-canal-lake = 1 ster voor elk watervakje naast een akker en elk akkervakje naast water
cartographers-rule-mages-valley = 2 sterren voor elk watervakje naast een berg, 1 ster voor elk akkervakje naast een berg
cartographers-rule-the-golden-granary = 1 ster voor elk watervakje naast een ruïne, 3 sterren voor elk akkervakje op een ruïne
cartographers-rule-shoreside-expanse = 3 sterren voor elk meer dat niet aan een akker of de rand grenst, en voor elke groep akkers die niet aan water of de rand grenst
cartographers-rule-wildholds = 8 sterren voor elke groep van minstens 6 dorpsvakjes
cartographers-rule-great-city = 1 ster voor elk vakje van de grootste dorpsgroep die niet aan een berg grenst
cartographers-rule-greengold-plains = 3 sterren voor elke dorpsgroep die aan minstens 3 andere terreinsoorten grenst
cartographers-rule-shieldgate = 2 sterren voor elk vakje van je op één na grootste dorpsgroep
cartographers-rule-borderlands = 6 sterren voor elke volle rij en elke volle kolom
cartographers-rule-lost-barony = 3 sterren voor elk vakje langs één zijde van het grootste volle vierkant
cartographers-rule-the-broken-road = 3 sterren voor elke volle diagonaal van de linkerrand omlaag naar de onderrand
cartographers-rule-the-cauldrons = 1 ster voor elk leeg vakje zonder leeg buurvakje

## Where points come from
cartographers-reason-forest-on-edge = bos aan de rand
cartographers-reason-forest-in-row = rij met bos
cartographers-reason-forest-in-column = kolom met bos
cartographers-reason-forest-surrounded = bos zonder leeg buurvakje
cartographers-reason-mountain-joined-by-forest = berg die door een bos met een andere verbonden is
cartographers-reason-water-beside-farm = water naast een akker
cartographers-reason-farm-beside-water = akker naast water
cartographers-reason-water-beside-mountain = water naast een berg
cartographers-reason-farm-beside-mountain = akker naast een berg
cartographers-reason-water-beside-ruins = water naast een ruïne
cartographers-reason-farm-on-ruins = akker op een ruïne
cartographers-reason-farms-sheltered = akkers zonder water of rand ernaast
cartographers-reason-waters-sheltered = meer zonder akker of rand ernaast
cartographers-reason-villages-six-or-more = groep van 6 of meer dorpsvakjes
cartographers-reason-village-in-great-city = dorp in de grootste groep zonder berg ernaast
cartographers-reason-villages-among-three-terrains = dorpsgroep met minstens 3 andere terreinsoorten ernaast
cartographers-reason-village-in-second-cluster = dorp in de op één na grootste groep
cartographers-reason-row-complete = volle rij
cartographers-reason-column-complete = volle kolom
cartographers-reason-largest-square = grootste volle vierkant
cartographers-reason-diagonal-complete = volle diagonaal
cartographers-reason-empty-surrounded = leeg vakje zonder leeg buurvakje
cartographers-reason-coin = munt
cartographers-reason-monster-neighbour = leeg vakje naast een monster
cartographers-reason-mountain-surrounded = omsloten berg
cartographers-reason-written-down = zelf ingevuld

## Titles of the solo game
cartographers-title-legendary-cartographer = Legendarisch cartograaf
cartographers-title-master-mapsmith = Meester-kaartensmid
cartographers-title-journeyman-topographer = Gezel-topograaf
cartographers-title-apprentice-surveyor = Leerling-landmeter
cartographers-title-amateur-assessor = Hobbytaxateur
cartographers-title-inept-assistant = Hulpje met twee linkerhanden
cartographers-title-dimwitted-doodler = Leeghoofdige krabbelaar
cartographers-title-oblivious-inkdrinker = Nietsvermoedende inktslurper

## What happens
cartographers-event-revealed = { $time ->
    [0] Opengelegd: { $card }, kost geen tijd
   *[other] Opengelegd: { $card }, de tijd staat op { $time }
}
cartographers-event-drawn = { $coins ->
    [0] { $seat } tekent { $terrain } op { $spaces }
    [one] { $seat } tekent { $terrain } op { $spaces } en krijgt een munt
   *[other] { $seat } tekent { $terrain } op { $spaces } en krijgt { $coins } munten
}
cartographers-event-drawn-ambush = { $coins ->
    [0] { $seat } tekent bij { $sheet } { $terrain } op { $spaces }
    [one] { $seat } tekent bij { $sheet } { $terrain } op { $spaces }; { $sheet } krijgt een munt
   *[other] { $seat } tekent bij { $sheet } { $terrain } op { $spaces }; { $sheet } krijgt { $coins } munten
}
cartographers-event-ambush-drawn = { $coins ->
    [0] { $card } treft { $spaces }
    [one] { $card } treft { $spaces } en levert een munt op
   *[other] { $card } treft { $spaces } en levert { $coins } munten op
}
cartographers-event-ambush-found-no-place = { $card } vindt geen plek en waait over
cartographers-event-season-scored = { $total ->
    [one] { $seat } krijgt in de { $season } { $total } ster
   *[other] { $seat } krijgt in de { $season } { $total } sterren
}
cartographers-event-season-began = De { $season } begint

## Lines of the score sheet
cartographers-line-edict = { $season }, edict { $edict }: { $card }
cartographers-line-coins = { $season }, munten
cartographers-line-monsters = { $season }, monsters
cartographers-line-card = { $card }
cartographers-line-haunted = monsters
cartographers-line-mountains = omsloten bergen

## Drawings that a rule forbids
cartographers-refused-unknown-terrain = “{ $word }” is geen terrein; schrijf forest, village, farm, water of monster
cartographers-refused-unknown-space = “{ $word }” is geen vakje of staat er twee keer; schrijf A1 tot en met K11, elk maar één keer
cartographers-refused-not-on-card = { $count ->
    [0] de tekening noemt geen vakje; schrijf de vakjes achter het terrein
   *[other] geen vorm van de kaart bedekt precies { $spaces }; draai of spiegel een vorm van de kaart
}
cartographers-refused-no-such-shape = die vorm staat niet op de kaart; neem een andere
cartographers-refused-same-as-lower = in een stand met een lager nummer ligt de vorm net zo; neem die
cartographers-refused-off-sheet = de vorm valt deels buiten het blad; schuif hem naar binnen
cartographers-refused-terrain = { $terrain } kan nu niet; neem een terrein van de kaart
cartographers-refused-filled = { $count ->
    [one] { $spaces } is al gevuld; teken op lege vakjes
   *[other] { $spaces } zijn al gevuld; teken op lege vakjes
}
cartographers-refused-misses-ruins = er is een ruïnekaart opengelegd; bedek een vrij ruïnevakje
cartographers-refused-shape-fits = er past nog een vorm van de kaart; een los vakje mag alleen als er geen past
cartographers-refused-nothing-asked = deze stoel heeft nu niets te tekenen

## Maps in text
cartographers-map-rows = { $rows ->
    [one] de landkaart heeft { $rows } rij; het moeten er 11 zijn
   *[other] de landkaart heeft { $rows } rijen; het moeten er 11 zijn
}
cartographers-map-row-length = { $length ->
    [one] rij { $row } heeft { $length } vakje; het moeten er 11 zijn
   *[other] rij { $row } heeft { $length } vakjes; het moeten er 11 zijn
}
cartographers-map-unknown = “{ $mark }” op { $space } betekent niets; gebruik . F V A W X M #
cartographers-map-misplaced = “{ $mark }” op { $space } klopt niet; deze kant van de landkaart heeft er daar geen
cartographers-map-covered = “{ $mark }” op { $space } klopt niet; deze kant van de landkaart heeft daar “{ $printed }”

## Forms
cartographers-form-side = de kant “{ $side }” bestaat niet; schrijf wilderness of wastelands
cartographers-form-card = de kaart “{ $card }” bestaat niet; schrijf monsters, coins-from-mountains of een scorekaart zoals treetower
cartographers-form-ambush = de hinderlaag “{ $ambush }” bestaat niet; schrijf de naam van een hinderlaagkaart, zoals gnoll-raid
cartographers-form-question = de vraag moet “shape” of “ambush” bevatten, precies een van de twee
cartographers-form-ambush-on-ruins = een hinderlaag hoeft nooit een ruïne te bedekken; laat on_ruins weg

## Games on paper
cartographers-paper-seasons = een jaar heeft { $most } seizoenen, geen { $seasons }; laat er een paar weg
cartographers-paper-coins = het muntenspoor heeft { $most } munten, geen { $coins }; schrijf hoeveel er gevuld zijn
cartographers-paper-mountain-coins = gevulde munten: { $coins }, omsloten bergen: { $mountains }; elke omsloten berg vult een munt
cartographers-paper-negative = in een hokje staat { $stars }; schrijf 0 of meer, ook voor wat monsters kosten

## Options
cartographers-edicts-count = { $count ->
    [one] er is { $count } scorekaart opgegeven; er zijn er vier nodig, voor edict A tot en met D
   *[other] er zijn { $count } scorekaarten opgegeven; er zijn er vier nodig, voor edict A tot en met D
}
cartographers-edicts-stack = { $one } en { $other } komen uit dezelfde stapel; neem uit elke stapel één kaart

## The table in text
cartographers-chart-players = { $players ->
    [one] solo
   *[other] { $players } spelers
}
cartographers-chart-time = tijd { $time } van { $threshold }
cartographers-chart-edicts = edicten en hun sterren nu
cartographers-chart-revealed = opengelegd
cartographers-chart-ambushes = hinderlagen
cartographers-chart-ambushes-in-deck = { $ambushes ->
    [0] geen in de trekstapel
   *[other] { $ambushes } in de trekstapel
}
cartographers-chart-card-time = tijd { $time }
cartographers-chart-ambush = hinderlaag
cartographers-chart-with-coin = munt
cartographers-chart-ruins-demanded = moet een ruïne bedekken
cartographers-chart-full = vol
cartographers-chart-drawn-by = hier tekent stoel { $seat }
cartographers-chart-coins = munten
cartographers-chart-monsters = monsters nu { $stars }
cartographers-chart-small-letter = kleine letters: op een ruïne
cartographers-chart-lit = [ ] laatst getekend
cartographers-chart-standing = { $stars ->
    [one] { $rank }e plaats: stoel { $seat } met { $stars } ster
   *[other] { $rank }e plaats: stoel { $seat } met { $stars } sterren
}
cartographers-chart-rating = { $stars ->
    [one] { $stars } ster, waardering { $rating }: { $title }
   *[other] { $stars } sterren, waardering { $rating }: { $title }
}
cartographers-chart-rating-untitled = { $stars ->
    [one] { $stars } ster, waardering { $rating }: geen titel
   *[other] { $stars } sterren, waardering { $rating }: geen titel
}

cartographers-rank = { $total ->
    [one] { $rank }. { $name }: { $total } ster
   *[other] { $rank }. { $name }: { $total } sterren
}

chart-first-seats = Je ziet de bladen van { $shown } van de { $seats } stoelen
coach-draw = { $terrain }: { $spaces }
coach-coins = munten
coach-monsters-shut-in = geen leeg vakje meer naast een monster, { $points }
coach-soon = { $count ->
    [one] { $card } { $points } met nog { $count } vakje
   *[other] { $card } { $points } met nog { $count } vakjes
}
coach-mountain-soon = een munt met nog één vakje naast een berg
