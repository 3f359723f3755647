### What stands around a board, whatever the game.

chart-seat = Sitz { $seat }
chart-total = gesamt
chart-over = Die Partie ist vorbei
chart-first-seats = Zu sehen sind die Blätter von { $shown } der { $seats } Sitze
chart-players = { $players ->
    [1] Solo
   *[other] { $players } Spieler
}
chart-round = Runde { $round }
chart-morning = Vormittag
chart-afternoon = Nachmittag
chart-step-presume = zwei Vermutungen behalten
chart-step-move = bewegen
chart-step-sketch = eine Skizze nehmen
chart-step-map = { $one }–{ $other } kartieren, beanspruchen oder nichts davon
chart-step-otoma-claim = wählen, was Ottoma beansprucht
chart-standing = { $points ->
    [one] { $rank }. Sitz { $seat } mit { $points } Punkt
   *[other] { $rank }. Sitz { $seat } mit { $points } Punkten
}
chart-island = Die Insel
chart-display = Skizzen
chart-deck = { $cards ->
    [one] { $cards } Skizze im Stapel
   *[other] { $cards } Skizzen im Stapel
}
chart-supply = übrige Plättchen
chart-meeple = auf { $space }
chart-claims = beansprucht { $spaces }
chart-hazy = kleine Buchstaben: unklar
chart-lit = [ ] zuletzt geändert
chart-otoma = Ottoma
chart-otoma-cards = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
chart-otoma-top = oberste Karte:
chart-otoma-maps = kartiert { $terrain }
chart-otoma-confirms = bestätigt oder kartiert { $terrain }
chart-otoma-claims = und beansprucht
chart-phase-corner = eine Ecke wählen
chart-phase-map = ein Plättchen versetzen, laufen, graben oder ziehen
chart-phase-walk = laufen, graben oder ziehen
chart-phase-dig = einen Schatz nehmen oder tiefer graben
chart-phase-draw = ziehen
chart-levels = Schätze
chart-treasures-left = { $cards ->
    [one] { $cards } Schatz im Stapel
   *[other] { $cards } Schätze im Stapel
}
chart-clues-left = { $cards ->
    [one] { $cards } Hinweis im Stapel
   *[other] { $cards } Hinweise im Stapel
}
chart-clues-discarded = { $cards ->
    [one] { $cards } Hinweis abgeworfen
   *[other] { $cards } Hinweise abgeworfen
}
chart-doubloons = { $count ->
    [one] { $count } Dublone
   *[other] { $count } Dublonen
}
chart-in-hand = { $cards ->
    [one] { $cards } Hinweis auf der Hand
   *[other] { $cards } Hinweise auf der Hand
}
chart-hand = auf der Hand
chart-face-up = offen
chart-dug-up = ausgegraben
chart-sides = - | Land, ~ Meer
chart-happened = * hier ist gerade etwas geschehen
