### What every game shares: seeds, options, seats, records and forms.
### A whole sentence begins with a capital letter in German, also after "FILE, line N: "; it ends without a period.
### A seat is "Sitz": "Platz" is the rank. A record is "Aufzeichnung", one playing of a game "Partie".

## Seeds
seed-empty = Der Startwert ist leer; gib mindestens ein Zeichen ein
seed-too-long = Der Startwert hat { $length } Zeichen; höchstens { $longest } sind erlaubt
seed-line-break = Der Startwert enthält einen Zeilenumbruch; schreib ihn in eine Zeile

## Options
option-malformed = „{ $entry }“ ist keine Option; schreib name=wert, mit Kommas zwischen den Optionen
option-twice = Die Option „{ $key }“ ist doppelt angegeben; einmal genügt
option-unknown-key = Die Option „{ $key }“ gibt es nicht; es gibt: { $known }
option-unknown-value = Für die Option „{ $key }“ gibt es „{ $value }“ nicht; es gibt: { $known }

## Seats
seats-out-of-range = { $seats ->
    [one] Mit { $seats } Sitz geht dieses Spiel nicht; möglich sind { $fewest } bis { $most }
   *[other] Mit { $seats } Sitzen geht dieses Spiel nicht; möglich sind { $fewest } bis { $most }
}

## Actions that the table does not take
refused-game-over = Die Partie ist vorbei; es gibt nichts mehr zu tun
refused-not-awaited = Sitz { $seat } ist gerade nicht am Zug

## Seats without a name
seat-name = Sitz { $number }

## Records
record-heading = Das ist keine Partie von Portolan (die erste Zeile sollte „{ $heading }“ lauten)
record-expected = Hier muss „{ $key }“ mit einem Wert stehen
record-number = Hinter „{ $key }“ gehört eine ganze Zahl ab 0, nicht „{ $value }“
record-seats = { $seats ->
    [one] Ein Tisch mit { $seats } Sitz geht nicht; möglich sind 1 bis { $most }
   *[other] Ein Tisch mit { $seats } Sitzen geht nicht; möglich sind 1 bis { $most }
}
record-truncated = Die Aufzeichnung bricht ab; ihre letzte Zeile muss „result“ mit den Punkten aller Sitze sein oder „unfinished“
record-result = Hinter „result“ gehören die Punkte aller Sitze mit Leerzeichen dazwischen, nicht „{ $found }“
record-move = „{ $found }“ ist kein Zug; schreib einen Sitz von 0 bis { $last } und seine Aktion, oder schließ mit „result“ oder „unfinished“ ab
record-after-end = Die Aufzeichnung ist weiter oben schon zu Ende; danach darf nichts mehr kommen
record-other-game = Dieses Programm kennt „{ $game }“ in Generation { $generation } nicht
record-other-data = Die Aufzeichnung wurde mit anderem Spielmaterial gespielt ({ $found }); dieses Programm hat { $known }
record-game-over = Die Partie ist vor diesem Zug schon vorbei
record-seat-order = Sitz { $seat } zieht zu früh; erst ist Sitz { $first } an der Reihe
record-is-finished = In der Aufzeichnung steht „unfinished“, aber mit ihren Zügen ist die Partie zu Ende
record-not-finished = In der Aufzeichnung steht ein Ergebnis, aber mit ihren Zügen ist die Partie nicht zu Ende
record-other-result = In der Aufzeichnung steht „result { $written }“, aber ihre Züge ergeben { $found }

## Forms: questions in JSON
form-no-object = Die Anfrage ist kein JSON-Objekt; schreib eines in geschweiften Klammern in eine Zeile
form-unreadable = Die Anfrage ist nicht lesbar: { $detail }
shape-empty = Eine Form braucht mindestens ein Feld
shape-repeated = Die Form nennt das Feld [{ $row }, { $column }] zweimal; nenn es einmal
shape-too-large = Die Form ist höher oder breiter als jeder Plan
