library-paper-clear = Alles leeren
library-paper-cleared = Alles ist geleert. „Rückgängig“ holt es zurück.
library-paper-copy-link = Link kopieren
library-paper-save = Speichern
library-paper-open = Öffnen …
library-paper-opened = Die Partie ist geöffnet. „Rückgängig“ holt die andere zurück.
library-paper-keep = Behalten
library-paper-borrowed = Diese Partie kam über einen Link. Was du hier eingetragen hattest, ist noch da; „Behalten“ ersetzt es durch diese.
library-paper-to-own = Zurück zu meiner Partie
library-paper-unreadable = Das lässt sich nicht lesen. Zeile { $line }: { $why }
library-paper-other-game = Das ist eine Partie { $game }; öffne sie dort.

## Spieler
library-paper-add = Spieler hinzufügen
library-paper-remove = { $name } entfernen
library-paper-enter = { $number }: für { $name } eintragen
library-paper-wins = { $names } gewinnt mit { $points }.
library-paper-shared = { $names } teilen sich den ersten Platz mit { $points }.
library-paper-and = { $names } und { $last }

## Karten und Pläne
library-paper-brushes = Pinsel
library-paper-erase = radieren
library-paper-points = Punkte

## Die Textform
library-paper-text-heading = das ist keine Papierpartie von Portolan (am Anfang sollten portolan-paper, eine Version und ein Spiel stehen)
library-paper-text-version = es hat Version { $version }; diese Seite liest Version { $ours }
library-paper-text-game = ein Spiel „{ $game }“ gibt es hier nicht
library-paper-text-missing = hier endet es, aber „{ $wanted }“ fehlt
library-paper-text-wanted = hier sollte „{ $wanted }“ stehen, nicht „{ $found }“
library-paper-text-more = hier sollte nichts mehr stehen, aber da ist „{ $found }“
library-paper-text-number = die Zahl „{ $number }“ ist hier nicht möglich
library-paper-text-name = ein Name hat höchstens { $most } Zeichen, und nur druckbare
library-paper-text-map = die Landkarte hat { $found } Felder; sie braucht { $spaces }
