# Maps of Misterra. What the page says beside its table.

library-paper-how-misterra = Leg de tegels, kleur elk perkament in, kies de vermoedens en zet de markers neer; de punten worden meteen geteld.
library-paper-parchment = Perkament
library-paper-tiles = Tegels op het eiland
library-paper-confirmed = bevestigd
library-paper-hazy = beneveld
library-paper-marker = eigen marker
library-paper-marker-otoma = marker van Otoma
library-paper-marker-where = Markers zet je op het eiland.
library-paper-number = Nummer van een kaart
library-paper-text-space = “{ $space }” is geen veld van het eiland
library-play-go = Druk op een veld om de meeple daar neer te zetten.
library-play-map = Druk op een veld van het perkament om daar in kaart te brengen.
library-play-seen = In zicht vanaf { $space }: { $spaces }
library-play-sketch = De schets toont lagune en steppe
library-play-mapped = { $one }: { $onedid }, { $other }: { $otherdid }
library-play-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
# What we could not see, by the kinds that the data marks as our own choice; names follow.
library-unseen-setup-jungle = { $count ->
    [one] { $count } opstelling van de jungletegels voor het spel, naar het aantal spelers
   *[other] { $count } opstellingen van de jungletegels voor het spel, naar het aantal spelers
}
library-unseen-sketch-additions = { $count ->
    [one] { $count } soort schetsen, en hoeveel er met drie en vier spelers bij komen
   *[other] { $count } soorten schetsen, en hoeveel er met drie en vier spelers bij komen
}
library-unseen-presumption = { $count ->
    [one] { $count } vermoeden: terreinen, patroon of punten
   *[other] { $count } vermoedens: terreinen, patronen of punten
}
library-unseen-presumption-first-game = { $count ->
    [one] { $count } letter die een vermoeden voor een eerste spel heeft
   *[other] { $count } letters die vermoedens voor een eerste spel hebben
}
library-unseen-otoma = { $count ->
    [one] { $count } Otoma-kaart, aangeduid met de velden
   *[other] { $count } Otoma-kaarten, aangeduid met de velden
}
