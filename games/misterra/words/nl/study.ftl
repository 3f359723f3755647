# Maps of Misterra. What the page says beside its table.

study-paper-how-misterra = Leg de tegels, schilder elk perkament, kies de vermoedens en zet de markers neer; de punten worden intussen geteld.
study-paper-parchment = Perkament
study-paper-tiles = Tegels op het eiland
study-paper-confirmed = bevestigd
study-paper-hazy = beneveld
study-paper-marker = eigen marker
study-paper-marker-otoma = marker van Otoma
study-paper-marker-where = Markers liggen op het eiland.
study-paper-number = Nummer van een kaart
study-paper-text-space = “{ $space }” is geen vak van het eiland
study-play-go = Druk op een veld om de meeple erheen te sturen.
study-play-map = Druk op een veld van het perkament om daar in kaart te brengen.
study-play-seen = In zicht vanaf { $space }: { $spaces }
study-play-sketch = De schets toont lagune en steppe
study-play-mapped = { $one }: { $onedid }, { $other }: { $otherdid }
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
