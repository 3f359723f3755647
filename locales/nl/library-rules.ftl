# De studeerkamer: de regels van de spellen.

library-rules-search = Zoek in de regels
library-rules-contents = Inhoud
library-rules-found = { $count ->
    [0] Niets gevonden
    [one] Gevonden in { $count } hoofdstuk
   *[other] Gevonden in { $count } hoofdstukken
}

# Pictures that can be played with: buttons, what to do, and what it comes to.
library-play-reset = Opnieuw beginnen
library-play-paint = Druk op een vakje om het terrein te veranderen.
library-unseen-other = { $count ->
    [one] { $count } ander gegeven
   *[other] { $count } andere gegevens
}
library-unseen-own-the-box = Heb je het spel zelf? Zo verbeter je een gegeven
