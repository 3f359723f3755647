### Die Seite: der Tisch von Morgan's Magic Map.

page-morgan-map = Landkarte
page-morgan-larger = Die Landkarte größer zeigen
page-morgan-gap = offenes Wasser, kein Plättchen
page-morgan-land = Land im
page-morgan-land-north = Norden
page-morgan-land-east = Osten
page-morgan-land-south = Süden
page-morgan-land-west = Westen
page-morgan-way = Schritte: { $steps }, Kosten in Dublonen: { $toll }
page-morgan-cards-count = meine Karten, die zählen würden: { $count }

## Was gefragt ist
page-morgan-asked-land = { $persons ->
    [one] Wähle die Ecke, an der du landest.
   *[other] { $name }, wähle die Ecke, an der du landest.
}
page-morgan-asked-map = { $persons ->
    [one] Verändere die Landkarte: Hebe ein Plättchen auf, oder gehe weiter zum Laufen, Graben oder Ziehen.
   *[other] { $name }, verändere die Landkarte: Hebe ein Plättchen auf, oder gehe weiter zum Laufen, Graben oder Ziehen.
}
page-morgan-asked-lay = { $persons ->
    [one] Lege das Plättchen an eine markierte Stelle; R dreht es.
   *[other] { $name }, lege das Plättchen an eine markierte Stelle; R dreht es.
}
page-morgan-asked-walk = { $count ->
    [0] Kein Schritt ist übrig: Grabe oder ziehe.
    [one] Laufe: { $count } Schritt ist übrig. Oder grabe, oder ziehe.
   *[other] Laufe: { $count } Schritte sind übrig. Oder grabe, oder ziehe.
}
page-morgan-asked-dig = { $count ->
    [0] Grabe: Spiele die Karten, die hier stimmen. Oder ziehe.
   *[other] Nimm einen Schatz von einer Stufe, die du erreichst (Stufen bisher: { $count }), oder nimm die Karten zurück.
}
page-morgan-asked-draw = { $persons ->
    [one] Du darfst eine Karte abwerfen; dann ziehe, das beendet deinen Zug.
   *[other] { $name }, du darfst eine Karte abwerfen; dann ziehe, das beendet deinen Zug.
}
page-morgan-asked-confirm = Bestätige es oder mach es rückgängig.

## Auf der Hand
page-morgan-hand = Meine Karten
page-morgan-card-holds = { $card }: stimmt hier
page-morgan-card-far = { $card }: stimmt hier nicht
page-morgan-phase-map = Plättchen
page-morgan-phase-walk = Laufen
page-morgan-phase-dig = Graben
page-morgan-phase-draw = Ziehen
page-morgan-bonuses = Boni
page-morgan-use-shovel = tiefer graben
page-morgan-use-boots = 2 Schritte
page-morgan-use-doubloons = 2 Dublonen
page-morgan-use-map = 1 Plättchen
page-morgan-exchange = tauschen
page-morgan-exchange-told = Zwei Karten tauschen oder aussuchen, welche du abwirfst
page-morgan-prefer = Tippe an, was zuerst abgeworfen wird:
page-morgan-lost = Karten, die du bis zum Ende nicht einsetzt, verfallen.
page-morgan-card-symbol = { $card }. Symbol für später: { $symbol }
page-morgan-use-two = Zweimal { $symbol } als { $gives } einsetzen
page-morgan-confirm = Bestätigen
page-morgan-confirm-take = Schatz nehmen
page-morgan-confirm-draw = Ziehen, Zug beenden

## Schätze und Spielende
page-morgan-treasures = Schätze
page-morgan-treasures-left = noch { $count } im Stapel
page-morgan-worth = { $set }, { $value } wert
page-morgan-pays = { $doubloons ->
    [0] keine Dublonen dazu
    [one] { $doubloons } Dublone dazu
   *[other] { $doubloons } Dublonen dazu
}
page-morgan-players = Piraten
page-morgan-player = Dublonen: { $doubloons } · Schätze: { $treasures } · Karten: { $cards }
page-morgan-total = bisher { $total }
page-morgan-total-of = Dublonen { $doubloons } + Schätze { $value } + Mehrheit eines Sets { $sets }
page-morgan-value = { $value } wert
page-cards-discarded = Ablagestapel
page-cards-unseen = Im Stapel oder auf der Hand der anderen
page-morgan-open-treasures = Alle Schätze zeigen

## Ein neuer Tisch
page-morgan-option-rounds = Runden ohne Grabung, nach denen Schluss ist

# The chapters of the lesson
