# De studeerkamer: de regels van de spellen.

study-rules-search = Zoek in de regels
study-rules-contents = Inhoud
study-rules-found = { $count ->
    [0] Niets gevonden
    [one] Gevonden in { $count } hoofdstuk
   *[other] Gevonden in { $count } hoofdstukken
}
study-rules-stars = { $count ->
    [one] Op deze landkaart: { $count } ster
   *[other] Op deze landkaart: { $count } sterren
}
