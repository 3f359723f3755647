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
