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
   *[other] Nimm einen Schatz aus einer Tiefe, die du erreichst; bisher { $count } tief.
}
page-morgan-asked-draw = { $persons ->
    [one] Du darfst eine Karte abwerfen; dann ziehe, das beendet deinen Zug.
   *[other] { $name }, du darfst eine Karte abwerfen; dann ziehe, das beendet deinen Zug.
}
page-morgan-asked-confirm = Bestätige es oder nimm es zurück.

## Auf der Hand
page-morgan-hand = Meine Karten
page-morgan-card-holds = { $card }: stimmt hier
page-morgan-card-far = { $card }: stimmt hier nicht
page-morgan-phase-map = Landkarte
page-morgan-phase-walk = Laufen
page-morgan-phase-dig = Graben
page-morgan-phase-draw = Ziehen
page-morgan-bonuses = Boni
page-morgan-use = { $symbol } einsetzen
page-morgan-use-two = Zweimal { $symbol } als { $gives } einsetzen
page-morgan-confirm = Bestätigen
page-morgan-confirm-take = Schatz nehmen
page-morgan-confirm-draw = Ziehen, Zug beenden

## Schätze und Spielende
page-morgan-treasures = Schätze
page-morgan-treasures-left = noch { $count } im Stapel
page-morgan-worth = { $set }, { $value } wert
page-morgan-pays = Dublonen: { $doubloons }
page-morgan-players = Piraten
page-morgan-player = Dublonen: { $doubloons } · Schätze: { $treasures } · Karten: { $cards }
page-morgan-value = { $value } wert
page-morgan-open-treasures = Alle Schätze zeigen

## Ein neuer Tisch
page-morgan-option-rounds = Runden ohne Grabung, nach denen Schluss ist

learn-morgan-land = Lande an einer Ecke der Insel: Wähle eine. Wer schon dort ist, bekommt von dir eine Dublone.
learn-morgan-map = Ein Plättchen am Rand darf umziehen: Hebe es auf, und die Stellen, an die es passt, sind markiert; R dreht es. Bewege eines so, dass deine Karten dort stimmen, wohin du laufen kannst. Jede Karte sagt, wie weit ihr Ort von einem Plättchen entfernt ist.
learn-morgan-walk = Laufe bis zu zwei Plättchen weit, über Land wie über Wasser. Die kleinen Zahlen sagen, wie viele deiner Karten dort stimmen würden. Zeige auf eine Karte, um alle ihre Plättchen zu sehen.
learn-morgan-dig = Wo du stehst, stimmt eine Karte: Grabe. Spiele die Karten, die stimmen; jede bringt dich eine Stufe tiefer.
learn-morgan-take = Wähle einen Schatz aus den Stufen, die du erreichst. Die tieferen bringen auch Dublonen. Dann wird aufgefüllt und neu sortiert.
learn-morgan-bonus = Die gespielten Karten liegen offen vor dir, und jede trägt ein Symbol: Wirf sie ab, um noch ein Plättchen zu bewegen, weiter zu laufen, tiefer zu graben oder zwei Dublonen zu bekommen. Zwei gleiche gelten als beliebiges Symbol.
learn-morgan-draw = Ziehen beendet den Zug: Du darfst eine Karte abwerfen, die nirgends hinführt, und ziehst dann auf vier auf.
learn-morgan-tolls = Wer ein Plättchen mit anderen Piraten betritt, zahlt jedem von ihnen eine Dublone. Umwege sind frei.
learn-morgan-sets = Schätze gehören zu sechs Sammlungen. Wer am Ende am meisten einer Sammlung hat, teilt sich dafür 6 Dublonen: Achte darauf, was die anderen sammeln.
learn-morgan-end = Die Partie endet sofort, wenn der letzte Schatz ausliegt. Dublonen, Schätze und Sammlungen werden zusammengezählt. Jetzt weißt du alles: Spiel weiter.
