# Die Studierstube: die Regeln der Spiele.

library-rules-search = In den Regeln suchen
library-rules-contents = Inhalt
library-rules-found = { $count ->
    [0] Nichts gefunden
    [one] Gefunden in { $count } Abschnitt
   *[other] Gefunden in { $count } Abschnitten
}

# Pictures that can be played with: buttons, what to do, and what it comes to.
library-play-reset = Von vorn
library-play-paint = Drück auf ein Feld, um sein Gelände zu ändern.
library-unseen-other = { $count ->
    [one] { $count } weiterer Eintrag
   *[other] { $count } weitere Einträge
}
library-unseen-own-the-box = Hast du das Spiel? So berichtigst du einen Eintrag
