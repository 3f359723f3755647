# De studeerkamer: de regels van de spellen.

study-rules-search = Zoek in de regels
study-rules-contents = Inhoud
study-rules-found = { $count ->
    [0] Niets gevonden
    [one] Gevonden in { $count } hoofdstuk
   *[other] Gevonden in { $count } hoofdstukken
}

# Pictures that can be played with: buttons, what to do, and what it comes to.
study-play-reset = Opnieuw beginnen
study-play-paint = Druk op een vakje om te veranderen wat er ligt.
study-unseen-other = { $count ->
    [one] { $count } ander gegeven
   *[other] { $count } andere gegevens
}
