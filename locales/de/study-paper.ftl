study-paper-clear = Leeren
study-paper-cleared = Alles ist geleert. „Zurück“ holt es wieder.
study-paper-copy-link = Link kopieren
study-paper-save = Speichern
study-paper-open = Öffnen …
study-paper-opened = Das Spiel ist geöffnet. „Zurück“ holt das andere wieder.
study-paper-keep = Behalten
study-paper-borrowed = Dieses Spiel kam durch einen Link. Was du hier eingetragen hattest, ist noch da; „Behalten“ setzt dieses an seine Stelle.
study-paper-to-own = Zu meinem eigenen Spiel
study-paper-unreadable = Das lässt sich nicht lesen. Zeile { $line }: { $why }
study-paper-other-game = Das ist ein Spiel { $game }; öffne es dort.

## Spieler
study-paper-add = Spieler hinzufügen
study-paper-remove = { $name } wegnehmen
study-paper-enter = { $number }: für { $name } eintragen
study-paper-wins = { $names } gewinnt mit { $points }.
study-paper-shared = { $names } teilen sich den ersten Platz mit { $points }.
study-paper-and = { $names } und { $last }

## Karten und Pläne
study-paper-brushes = Pinsel
study-paper-erase = radieren
study-paper-points = Punkte

## Die Textform
study-paper-text-heading = am Anfang fehlen portolan-paper, eine Version und ein Spiel
study-paper-text-version = es hat Version { $version }; diese Seite liest Version { $ours }
study-paper-text-game = ein Spiel „{ $game }“ gibt es hier nicht
study-paper-text-missing = hier endet es, aber „{ $wanted }“ fehlt
study-paper-text-wanted = hier sollte „{ $wanted }“ stehen, nicht „{ $found }“
study-paper-text-more = hier sollte nichts mehr stehen, aber da ist „{ $found }“
study-paper-text-number = „{ $number }“ ist keine Zahl, die hier stehen kann
study-paper-text-name = ein Name hat höchstens { $most } Zeichen, und nur solche, die man drucken kann
study-paper-text-map = die Karte hat { $found } Felder; sie braucht { $spaces }
