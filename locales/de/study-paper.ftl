# Die Studierstube: Spiele auf Papier.

study-paper-how-cartographers = Such die Erlasse aus, male eine Karte und schreib jede Jahreszeit auf; die Sterne werden dabei gezählt.
study-paper-how-misterra = Lege die Plättchen, male jedes Pergament, such die Vermutungen aus und setze die Marker; die Punkte werden dabei gezählt.
study-paper-how-morgan = Trag von allen Piraten Dublonen und Schätze ein; die Punkte werden dabei gezählt.
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
study-paper-edict = Karten für Erlass { $edict }
study-paper-edicts-missing = Such die vier Erlasse aus, dann werden die Sterne gezählt.
study-paper-year-missing = Wer gewinnt, steht fest, wenn von allen der Winter aufgeschrieben ist.
study-paper-coins = Münzen für Formen
study-paper-coins-why = Die Münzen für umschlossene Berge kommen von der Karte dazu.
study-paper-season-write = { $season } aufschreiben
study-paper-season-boxes = Nur die vier Zahlen sind bekannt
study-paper-season-written = Das ist die Karte, wie sie aufgeschrieben wurde.
study-paper-season-open = { $season } wieder öffnen
study-paper-season-closed = { $season } ist aufgeschrieben; öffne die Jahreszeit wieder, um sie zu ändern.
study-paper-parchment = Pergament
study-paper-tiles = Plättchen auf der Insel
study-paper-confirmed = bestätigt
study-paper-hazy = unklar
study-paper-marker = eigener Marker
study-paper-marker-otoma = Ottomas Marker
study-paper-marker-where = Marker liegen auf der Insel.
study-paper-number = Nummer einer Karte
study-paper-doubloons = Dublonen
study-paper-named = mit Namen
study-paper-counted = nur gezählt
study-paper-worth = Zusammen wert

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
study-paper-text-card = eine Wertungskarte „{ $card }“ gibt es nicht
study-paper-text-season = eine Jahreszeit ist eine Karte mit ihren Münzen, oder vier Zahlen
study-paper-text-now = hier sollten eine Karte und die Zahl der Münzen stehen
study-paper-text-space = „{ $space }“ ist kein Feld der Insel
study-paper-text-counted = hier sollten { $sets } Zahlen stehen, dann „worth“ und noch eine
