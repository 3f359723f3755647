# Die Studierstube: die Regeln der Spiele.

study-rules-search = In den Regeln suchen
study-rules-contents = Inhalt
study-rules-found = { $count ->
    [0] Nichts gefunden
    [one] Gefunden in { $count } Abschnitt
   *[other] Gefunden in { $count } Abschnitten
}

# Pictures that can be played with: buttons, what to do, and what it comes to.
study-play-reset = Von vorn
study-play-paint = Drück auf ein Feld, um zu ändern, was dort liegt.
study-unseen-other = { $count ->
    [one] { $count } weiterer Eintrag
   *[other] { $count } weitere Einträge
}
