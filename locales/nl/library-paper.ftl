library-paper-clear = Alles wissen
library-paper-cleared = Alles is gewist. “Ongedaan maken” haalt het terug.
library-paper-copy-link = Link kopiëren
library-paper-save = Opslaan
library-paper-open = Openen…
library-paper-opened = De partij is geopend. “Ongedaan maken” haalt de andere terug.
library-paper-keep = Houden
library-paper-borrowed = Deze partij kwam via een link. Wat je hier had ingevuld, is er nog; “Houden” vervangt dat door deze.
library-paper-to-own = Terug naar mijn partij
library-paper-unreadable = Dit is niet te lezen. Regel { $line }: { $why }
library-paper-other-game = Dit is een partij { $game }; open die daar.

## Spelers
library-paper-add = Speler toevoegen
library-paper-remove = { $name } verwijderen
library-paper-enter = { $number }: voor { $name } invullen
library-paper-wins = { $names } wint met { $points }.
library-paper-shared = { $names } delen de eerste plaats met { $points }.
library-paper-and = { $names } en { $last }

## Borden en kaarten
library-paper-brushes = Penselen
library-paper-erase = wissen
library-paper-points = punten

## De tekstvorm
library-paper-text-heading = dit is geen papieren partij van Portolan (aan het begin horen portolan-paper, een versie en een spel te staan)
library-paper-text-version = het heeft versie { $version }; deze pagina leest versie { $ours }
library-paper-text-game = een spel “{ $game }” bestaat hier niet
library-paper-text-missing = hier eindigt het, maar “{ $wanted }” ontbreekt
library-paper-text-wanted = hier hoort “{ $wanted }” te staan, niet “{ $found }”
library-paper-text-more = hier hoort niets meer te staan, maar er is “{ $found }”
library-paper-text-number = het getal “{ $number }” kan hier niet
library-paper-text-name = een naam heeft hoogstens { $most } tekens, en alleen afdrukbare
library-paper-text-map = de landkaart heeft { $found } vakjes; nodig zijn er { $spaces }
