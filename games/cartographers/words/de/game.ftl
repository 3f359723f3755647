### Cartographers, in our own words; the cards' names are our own translations.
### "Karte" is a card only: a map is "Landkarte", a sheet "Blatt". A space is "Feld", so a farm is "Acker".
### A card stands after a colon or as a subject, so that its name fits as it is; ambushes, which do something, are singular.
### All seasons are masculine: "der" and "im" fit each of them.

cartographers-name = Kartografen
cartographers-about = Alle zeichnen dieselben Formen, jeder auf seine eigene Landkarte. Vier Jahreszeiten, vier Erlasse, und Monster, die über die Grenze kommen.
cartographers-facts = etwa 20 Minuten · leicht zu lernen
cartographers-thanks = Cartographers ist von Jordy Adan und erscheint bei Thunderworks Games.

## The sheet
cartographers-side-wilderness = Wildnis
cartographers-side-wastelands = Ödland

cartographers-terrain-forest = Wald
cartographers-terrain-village = Dorf
cartographers-terrain-farm = Acker
cartographers-terrain-water = Wasser
cartographers-terrain-monster = Monster

cartographers-land-mountain = Berg
cartographers-land-wasteland = Ödland
cartographers-land-ruins = Ruine
cartographers-land-empty = leer

## Seasons
cartographers-season-spring = Frühling
cartographers-season-summer = Sommer
cartographers-season-fall = Herbst
cartographers-season-winter = Winter

## Explore cards
cartographers-card-temple-ruins = Tempelruine
cartographers-card-outpost-ruins = Ruine des Vorpostens
cartographers-card-great-river = Großer Strom
cartographers-card-farmland = Ackerland
cartographers-card-hamlet = Weiler
cartographers-card-forgotten-forest = Vergessener Wald
cartographers-card-hinterland-stream = Bach im Hinterland
cartographers-card-homestead = Gehöft
cartographers-card-orchard = Obsthain
cartographers-card-treetop-village = Dorf in den Wipfeln
cartographers-card-marshlands = Sumpfland
cartographers-card-fishing-village = Fischerdorf
cartographers-card-rift-lands = Zerrissenes Land

## Ambush cards
cartographers-card-goblin-attack = Angriff der Goblins
cartographers-card-bugbear-assault = Überfall der Grottenschrate
cartographers-card-kobold-onslaught = Ansturm der Kobolde
cartographers-card-gnoll-raid = Raubzug der Gnolle

## Scoring cards
cartographers-card-sentinel-wood = Wächterwald
cartographers-card-greenbough = Grünzweig
cartographers-card-treetower = Baumturm
cartographers-card-stoneside-forest = Felsenforst
cartographers-card-canal-lake = Kanalsee
cartographers-card-mages-valley = Magiertal
cartographers-card-the-golden-granary = Der goldene Kornspeicher
cartographers-card-shoreside-expanse = Weites Uferland
cartographers-card-wildholds = Wildfesten
cartographers-card-great-city = Große Stadt
cartographers-card-greengold-plains = Grüngoldene Ebenen
cartographers-card-shieldgate = Schildtor
cartographers-card-borderlands = Grenzlande
cartographers-card-lost-barony = Verlorene Baronie
cartographers-card-the-broken-road = Der geborstene Weg
cartographers-card-the-cauldrons = Die Hexenkessel

## What the scoring cards pay
cartographers-rule-sentinel-wood = 1 Stern für jedes Waldfeld am Rand der Landkarte
cartographers-rule-greenbough = 1 Stern für jede Reihe und jede Spalte, in der Wald wächst
cartographers-rule-treetower = 1 Stern für jedes Waldfeld ohne leeres Nachbarfeld
cartographers-rule-stoneside-forest = 3 Sterne für jeden Berg, den ein Wald mit einem anderen Berg verbindet
cartographers-rule-canal-lake = 1 Stern für jedes Wasserfeld neben einem Acker und für jedes Ackerfeld neben Wasser
cartographers-rule-mages-valley = 2 Sterne für jedes Wasserfeld neben einem Berg, 1 Stern für jedes Ackerfeld neben einem Berg
cartographers-rule-the-golden-granary = 1 Stern für jedes Wasserfeld neben einer Ruine, 3 Sterne für jedes Ackerfeld auf einer Ruine
cartographers-rule-shoreside-expanse = 3 Sterne für jeden See, der weder an einen Acker noch an den Rand grenzt, und für jede Ackerfläche, die weder an Wasser noch an den Rand grenzt
cartographers-rule-wildholds = 8 Sterne für jede Gruppe aus mindestens 6 Dorffeldern
cartographers-rule-great-city = 1 Stern für jedes Feld der größten Dorfgruppe, die an keinen Berg grenzt
cartographers-rule-greengold-plains = 3 Sterne für jede Dorfgruppe, die an mindestens 3 andere Geländearten grenzt
cartographers-rule-shieldgate = 2 Sterne für jedes Feld deiner zweitgrößten Dorfgruppe
cartographers-rule-borderlands = 6 Sterne für jede volle Reihe und jede volle Spalte
cartographers-rule-lost-barony = 3 Sterne für jedes Feld entlang einer Seite des größten vollen Quadrats
cartographers-rule-the-broken-road = 3 Sterne für jede volle Diagonale vom linken Rand hinab zum unteren Rand
cartographers-rule-the-cauldrons = 1 Stern für jedes leere Feld ohne leeres Nachbarfeld

## Where points come from
cartographers-reason-forest-on-edge = Wald am Rand
cartographers-reason-forest-in-row = Reihe mit Wald
cartographers-reason-forest-in-column = Spalte mit Wald
cartographers-reason-forest-surrounded = Wald ohne leeres Nachbarfeld
cartographers-reason-mountain-joined-by-forest = Berg, den ein Wald mit einem anderen verbindet
cartographers-reason-water-beside-farm = Wasser neben einem Acker
cartographers-reason-farm-beside-water = Acker neben Wasser
cartographers-reason-water-beside-mountain = Wasser neben einem Berg
cartographers-reason-farm-beside-mountain = Acker neben einem Berg
cartographers-reason-water-beside-ruins = Wasser neben einer Ruine
cartographers-reason-farm-on-ruins = Acker auf einer Ruine
cartographers-reason-farms-sheltered = Ackerfläche ohne Wasser oder Rand daneben
cartographers-reason-waters-sheltered = See ohne Acker oder Rand daneben
cartographers-reason-villages-six-or-more = Gruppe aus 6 oder mehr Dorffeldern
cartographers-reason-village-in-great-city = Dorf in der größten Gruppe ohne Berg daneben
cartographers-reason-villages-among-three-terrains = Dorfgruppe mit mindestens 3 anderen Geländearten daneben
cartographers-reason-village-in-second-cluster = Dorf in der zweitgrößten Gruppe
cartographers-reason-row-complete = volle Reihe
cartographers-reason-column-complete = volle Spalte
cartographers-reason-largest-square = größtes volles Quadrat
cartographers-reason-diagonal-complete = volle Diagonale
cartographers-reason-empty-surrounded = leeres Feld ohne leeres Nachbarfeld
cartographers-reason-coin = Münze
cartographers-reason-monster-neighbour = leeres Feld neben einem Monster
cartographers-reason-mountain-surrounded = umschlossener Berg
cartographers-reason-written-down = von Hand eingetragen

## Titles of the solo game, for players of any gender
cartographers-title-legendary-cartographer = Legende der Kartografie
cartographers-title-master-mapsmith = Meisterhand der Kartenschmiede
cartographers-title-journeyman-topographer = Gesellenhand der Topografie
cartographers-title-apprentice-surveyor = Lehrling der Landvermessung
cartographers-title-amateur-assessor = Laie mit Augenmaß
cartographers-title-inept-assistant = Hilfskraft mit zwei linken Händen
cartographers-title-dimwitted-doodler = Kritzelkopf ohne Plan
cartographers-title-oblivious-inkdrinker = Ahnungsloser Tintenschluckspecht

## What happens
cartographers-event-revealed = { $time ->
    [0] Aufgedeckt: { $card }, kostet keine Zeit
   *[other] Aufgedeckt: { $card }, die Zeit steht bei { $time }
}
cartographers-event-drawn = { $coins ->
    [0] { $seat } zeichnet { $terrain } auf { $spaces }
    [one] { $seat } zeichnet { $terrain } auf { $spaces } und erhält eine Münze
   *[other] { $seat } zeichnet { $terrain } auf { $spaces } und erhält { $coins } Münzen
}
cartographers-event-drawn-ambush = { $coins ->
    [0] { $seat } zeichnet bei { $sheet } { $terrain } auf { $spaces }
    [one] { $seat } zeichnet bei { $sheet } { $terrain } auf { $spaces }; { $sheet } erhält eine Münze
   *[other] { $seat } zeichnet bei { $sheet } { $terrain } auf { $spaces }; { $sheet } erhält { $coins } Münzen
}
cartographers-event-ambush-drawn = { $coins ->
    [0] { $card } trifft { $spaces }
    [one] { $card } trifft { $spaces } und bringt eine Münze
   *[other] { $card } trifft { $spaces } und bringt { $coins } Münzen
}
cartographers-event-ambush-found-no-place = { $card } findet keinen Platz und verpufft
cartographers-event-season-scored = { $total ->
    [one] { $seat } bekommt im { $season } { $total } Stern
   *[other] { $seat } bekommt im { $season } { $total } Sterne
}
cartographers-event-season-began = Der { $season } beginnt

## Lines of the score sheet
cartographers-line-edict = { $season }, Erlass { $edict }: { $card }
cartographers-line-coins = { $season }, Münzen
cartographers-line-monsters = { $season }, Monster
cartographers-line-card = { $card }
cartographers-line-haunted = Monster
cartographers-line-mountains = Umschlossene Berge

## Drawings that a rule forbids
cartographers-refused-unknown-terrain = „{ $word }“ ist kein Gelände; schreib forest, village, farm, water oder monster
cartographers-refused-unknown-space = „{ $word }“ ist kein Feld oder doppelt genannt; schreib A1 bis K11, jedes nur einmal
cartographers-refused-not-on-card = { $count ->
    [0] Die Zeichnung nennt kein Feld; schreib die Felder hinter das Gelände
   *[other] Keine Form der Karte bedeckt genau { $spaces }; dreh oder spiegle eine Form der Karte
}
cartographers-refused-no-such-shape = Diese Form steht nicht auf der Karte; nimm eine andere
cartographers-refused-same-as-lower = In einer Ausrichtung mit kleinerer Nummer liegt die Form genauso; nimm diese
cartographers-refused-off-sheet = Die Form ragt über das Blatt hinaus; schieb sie ganz hinein
cartographers-refused-terrain = { $terrain } geht gerade nicht; nimm ein Gelände der Karte
cartographers-refused-filled = { $count ->
    [one] { $spaces } ist schon gefüllt; zeichne auf leere Felder
   *[other] { $spaces } sind schon gefüllt; zeichne auf leere Felder
}
cartographers-refused-misses-ruins = Eine Ruinenkarte wurde aufgedeckt; bedecke ein freies Ruinenfeld
cartographers-refused-shape-fits = Eine Form der Karte passt noch; ein einzelnes Feld ist nur erlaubt, wenn keine passt
cartographers-refused-nothing-asked = Dieser Sitz hat gerade nichts zu zeichnen

## Maps in text
cartographers-map-rows = { $rows ->
    [one] Die Landkarte hat { $rows } Reihe; es müssen 11 sein
   *[other] Die Landkarte hat { $rows } Reihen; es müssen 11 sein
}
cartographers-map-row-length = { $length ->
    [one] Reihe { $row } hat { $length } Feld; es müssen 11 sein
   *[other] Reihe { $row } hat { $length } Felder; es müssen 11 sein
}
cartographers-map-unknown = „{ $mark }“ auf { $space } bedeutet nichts; nimm . F V A W X M #
cartographers-map-misplaced = „{ $mark }“ auf { $space } stimmt nicht; diese Seite der Landkarte hat dort keins
cartographers-map-covered = „{ $mark }“ auf { $space } stimmt nicht; diese Seite der Landkarte hat dort „{ $printed }“

## Forms
cartographers-form-side = Die Seite „{ $side }“ gibt es nicht; schreib wilderness oder wastelands
cartographers-form-card = Die Karte „{ $card }“ gibt es nicht; schreib monsters, coins-from-mountains oder eine Wertungskarte wie treetower
cartographers-form-ambush = Den Hinterhalt „{ $ambush }“ gibt es nicht; schreib den Namen einer Hinterhaltkarte wie gnoll-raid
cartographers-form-question = Die Anfrage braucht entweder „shape“ oder „ambush“, genau eines von beiden
cartographers-form-ambush-on-ruins = Ein Hinterhalt muss nie eine Ruine bedecken; lass on_ruins weg

## Games on paper
cartographers-paper-seasons = Ein Jahr hat { $most } Jahreszeiten, nicht { $seasons }; lass welche weg
cartographers-paper-coins = Die Münzleiste hat { $most } Münzen, nicht { $coins }; schreib, wie viele gefüllt sind
cartographers-paper-mountain-coins = Gefüllte Münzen: { $coins }, umschlossene Berge: { $mountains }; jeder umschlossene Berg füllt eine Münze
cartographers-paper-negative = In einem Kästchen steht { $stars }; schreib 0 oder mehr, auch für das, was Monster kosten

## Options
cartographers-edicts-count = { $count ->
    [one] Es ist { $count } Wertungskarte angegeben; nötig sind vier, für die Erlasse A bis D
   *[other] Es sind { $count } Wertungskarten angegeben; nötig sind vier, für die Erlasse A bis D
}
cartographers-edicts-stack = { $one } und { $other } sind aus demselben Stapel; nimm aus jedem Stapel eine Karte

## The table in text
cartographers-chart-players = { $players ->
    [one] solo
   *[other] { $players } Spieler
}
cartographers-chart-time = Zeit { $time } von { $threshold }
cartographers-chart-edicts = Erlasse und ihre Sterne jetzt
cartographers-chart-revealed = aufgedeckt
cartographers-chart-ambushes = Hinterhalte
cartographers-chart-ambushes-in-deck = { $ambushes ->
    [0] keiner im Nachziehstapel
   *[other] { $ambushes } im Nachziehstapel
}
cartographers-chart-card-time = Zeit { $time }
cartographers-chart-ambush = Hinterhalt
cartographers-chart-with-coin = Münze
cartographers-chart-ruins-demanded = muss eine Ruine bedecken
cartographers-chart-full = voll
cartographers-chart-drawn-by = hier zeichnet Sitz { $seat }
cartographers-chart-coins = Münzen
cartographers-chart-monsters = Monster jetzt { $stars }
cartographers-chart-small-letter = Kleinbuchstaben: auf einer Ruine
cartographers-chart-lit = [ ] zuletzt gezeichnet
cartographers-chart-standing = { $stars ->
    [one] { $rank }. Platz: Sitz { $seat } mit { $stars } Stern
   *[other] { $rank }. Platz: Sitz { $seat } mit { $stars } Sternen
}
cartographers-chart-rating = { $stars ->
    [one] { $stars } Stern, Bewertung { $rating }: { $title }
   *[other] { $stars } Sterne, Bewertung { $rating }: { $title }
}
cartographers-chart-rating-untitled = { $stars ->
    [one] { $stars } Stern, Bewertung { $rating }: kein Titel
   *[other] { $stars } Sterne, Bewertung { $rating }: kein Titel
}

cartographers-rank = { $total ->
    [one] { $rank }. { $name }: { $total } Stern
   *[other] { $rank }. { $name }: { $total } Sterne
}

chart-first-seats = Zu sehen sind die Blätter von { $shown } der { $seats } Sitze
coach-draw = { $terrain }: { $spaces }
coach-coins = Münzen
coach-monsters-shut-in = kein leeres Feld mehr neben einem Monster, { $points }
coach-soon = { $count ->
    [one] { $card } { $points } mit { $count } weiterem Feld
   *[other] { $card } { $points } mit { $count } weiteren Feldern
}
coach-mountain-soon = eine Münze mit einem weiteren Feld neben einem Berg
