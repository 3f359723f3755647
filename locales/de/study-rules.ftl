# Die Studierstube: die Regeln der Spiele.

study-rules-search = In den Regeln suchen
study-rules-contents = Inhalt
study-rules-found = { $count ->
    [0] Nichts gefunden
    [one] Gefunden in { $count } Abschnitt
   *[other] Gefunden in { $count } Abschnitten
}
study-rules-stars = { $count ->
    [one] Auf dieser Landkarte: { $count } Stern
   *[other] Auf dieser Landkarte: { $count } Sterne
}
