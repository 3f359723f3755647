# De studeerkamer: spellen op papier.

study-paper-how-cartographers = Kies de edicten, schilder een kaart en schrijf elk seizoen op; de sterren worden intussen geteld.
study-paper-how-misterra = Leg de tegels, schilder elk perkament, kies de vermoedens en zet de markers neer; de punten worden intussen geteld.
study-paper-how-morgan = Vul van elke piraat de dubloenen en de schatten in; de punten worden intussen geteld.
study-paper-clear = Leegmaken
study-paper-cleared = Alles is leeg. “Terug” haalt het terug.
study-paper-copy-link = Link kopiëren
study-paper-save = Bewaren
study-paper-open = Openen…
study-paper-opened = Het spel is geopend. “Terug” haalt het andere terug.
study-paper-keep = Houden
study-paper-borrowed = Dit spel kwam via een link. Wat je hier aan het invullen was, is er nog; “Houden” zet dit ervoor in de plaats.
study-paper-to-own = Naar mijn eigen spel
study-paper-unreadable = Dit is niet te lezen. Regel { $line }: { $why }
study-paper-other-game = Dit is een spel { $game }; open het daar.

## Spelers
study-paper-add = Speler toevoegen
study-paper-remove = { $name } weghalen
study-paper-enter = { $number }: voor { $name } invullen
study-paper-wins = { $names } wint met { $points }.
study-paper-shared = { $names } delen de eerste plaats met { $points }.
study-paper-and = { $names } en { $last }

## Borden en kaarten
study-paper-brushes = Penselen
study-paper-erase = wissen
study-paper-points = punten
study-paper-edict = Kaarten voor edict { $edict }
study-paper-edicts-missing = Kies de vier edicten, dan worden de sterren geteld.
study-paper-year-missing = Wie wint, is bekend als van iedereen de winter is opgeschreven.
study-paper-coins = Munten voor vormen
study-paper-coins-why = De munten voor omringde bergen komen er van de kaart bij.
study-paper-season-write = { $season } opschrijven
study-paper-season-boxes = Alleen de vier getallen zijn bekend
study-paper-season-written = Dit is de kaart zoals die is opgeschreven.
study-paper-season-open = { $season } weer openen
study-paper-season-closed = { $season } is opgeschreven; open dit seizoen weer om het te veranderen.
study-paper-parchment = Perkament
study-paper-tiles = Tegels op het eiland
study-paper-confirmed = bevestigd
study-paper-hazy = beneveld
study-paper-marker = eigen marker
study-paper-marker-otoma = marker van Otoma
study-paper-marker-where = Markers liggen op het eiland.
study-paper-number = Nummer van een kaart
study-paper-doubloons = Dubloenen
study-paper-named = met naam
study-paper-counted = alleen geteld
study-paper-worth = Samen waard

## De tekstvorm
study-paper-text-heading = aan het begin ontbreken portolan-paper, een versie en een spel
study-paper-text-version = het heeft versie { $version }; deze pagina leest versie { $ours }
study-paper-text-game = een spel “{ $game }” is hier niet
study-paper-text-missing = hier eindigt het, maar “{ $wanted }” ontbreekt
study-paper-text-wanted = hier hoort “{ $wanted }” te staan, niet “{ $found }”
study-paper-text-more = hier hoort niets meer te staan, maar er is “{ $found }”
study-paper-text-number = “{ $number }” is geen getal dat hier kan staan
study-paper-text-name = een naam heeft hoogstens { $most } tekens, en alleen tekens die je kunt drukken
study-paper-text-map = de kaart heeft { $found } vakken; nodig zijn er { $spaces }
study-paper-text-card = een scorekaart “{ $card }” is er niet
study-paper-text-season = een seizoen is een kaart met munten, of vier getallen
study-paper-text-now = hier horen een kaart en het aantal munten te staan
study-paper-text-space = “{ $space }” is geen vak van het eiland
study-paper-text-counted = hier horen { $sets } getallen te staan, dan “worth” en nog een
