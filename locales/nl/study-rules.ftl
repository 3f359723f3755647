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

# Pictures that can be played with: buttons, what to do, and what it comes to.
study-play-reset = Opnieuw beginnen
study-play-paint = Druk op een vakje om te veranderen wat er ligt.
study-play-lay = Druk op een vakje om de vorm daar neer te leggen.
study-play-go = Druk op een veld om de meeple erheen te sturen.
study-play-map = Druk op een veld van het perkament om daar in kaart te brengen.
study-play-lift = Druk op een tegel om hem op te pakken, of op een plek om hem daar neer te leggen.
study-play-walk = Druk op een tegel om erheen te lopen.
study-play-measure = Druk op een tegel om vanaf daar te meten.
study-play-fits = Hier mag de vorm worden getekend
study-play-seen = In zicht vanaf { $space }: { $spaces }
study-play-sketch = De schets toont lagune en steppe
study-play-mapped = { $one }: { $onedid }, { $other }: { $otherdid }
study-play-steps = Stappen over: { $steps }; dubloenen over: { $doubloons }
study-play-out-of-reach = Dat is met de stappen en dubloenen die over zijn niet te bereiken
study-play-coins = { $count ->
    [0] Geen berg is omringd: geen munt
    [one] { $count } munt van bergen
   *[other] { $count } munten van bergen
}
study-play-lost = { $count ->
    [0] Naast geen monster is een vakje leeg: geen ster gaat verloren
    [one] { $count } ster gaat verloren
   *[other] { $count } sterren gaan verloren
}
study-play-lifted = { $count ->
    [0] { $tile } is opgepakt en past nergens anders
    [one] { $tile } is opgepakt en past op { $count } plek
   *[other] { $tile } is opgepakt en past op { $count } plekken
}
study-play-movable = { $count ->
    [0] Geen tegel mag worden opgepakt
    [one] { $count } tegel mag worden opgepakt
   *[other] { $count } tegels mogen worden opgepakt
}
study-play-away = { $count ->
    [0] { $tile } { $distance }: geen tegel ligt zo ver weg
    [one] { $tile } { $distance }: { $count } tegel ligt zo ver weg
   *[other] { $tile } { $distance }: { $count } tegels liggen zo ver weg
}
study-play-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

# What we could not see, by the kinds that the data marks as our own choice; names follow.
study-unseen-setup-jungle = { $count ->
    [one] { $count } opstelling van de jungletegels voor het spel, naar het aantal spelers
   *[other] { $count } opstellingen van de jungletegels voor het spel, naar het aantal spelers
}
study-unseen-sketch-additions = { $count ->
    [one] { $count } soort schetsen, en hoeveel er met drie en vier spelers bij komen
   *[other] { $count } soorten schetsen, en hoeveel er met drie en vier spelers bij komen
}
study-unseen-presumption = { $count ->
    [one] { $count } vermoeden: terreinen, patroon of punten
   *[other] { $count } vermoedens: terreinen, patronen of punten
}
study-unseen-presumption-first-game = { $count ->
    [one] { $count } letter die een vermoeden voor een eerste spel heeft
   *[other] { $count } letters die vermoedens voor een eerste spel hebben
}
study-unseen-otoma = { $count ->
    [one] { $count } Otoma-kaart, naar haar velden
   *[other] { $count } Otoma-kaarten, naar hun velden
}
study-unseen-tile = { $count ->
    [one] { $count } tegel: zijn zijden, en zijn naam als de tekst die niet noemt
   *[other] { $count } tegels: hun zijden, en hun namen als de tekst die niet noemt
}
study-unseen-treasure = { $count ->
    [one] { $count } schat: naam, rang en waarde
   *[other] { $count } schatten: namen, rangen en waarden
}
study-unseen-other = { $count ->
    [one] { $count } ander gegeven
   *[other] { $count } andere gegevens
}
