# Morgan's Magic Map. What the page says beside its table.

library-paper-how-morgan = Vul van elke piraat de dubloenen en de schatten in; de punten worden meteen geteld.
library-paper-doubloons = Dubloenen
library-paper-named = met naam
library-paper-counted = alleen geteld
library-paper-worth = Samen waard
library-paper-text-counted = hier horen { $sets } getallen te staan, dan “worth” en nog een
library-play-lift = Druk op een tegel om hem op te tillen, of op een plek om hem daar neer te leggen.
library-play-walk = Druk op een tegel om erheen te lopen.
library-play-measure = Druk op een tegel om vanaf daar te meten.
library-play-steps = Stappen over: { $steps }; dubloenen over: { $doubloons }
library-play-out-of-reach = Zo ver kom je niet met de stappen en dubloenen die over zijn
library-play-lifted = { $count ->
    [0] { $tile } is opgetild en past nergens anders
    [one] { $tile } is opgetild en past op { $count } plek
   *[other] { $tile } is opgetild en past op { $count } plekken
}
library-play-movable = { $count ->
    [0] Geen tegel mag worden opgetild
    [one] { $count } tegel mag worden opgetild
   *[other] { $count } tegels mogen worden opgetild
}
library-play-away = { $count ->
    [0] { $tile } { $distance }: geen tegel ligt zo ver weg
    [one] { $tile } { $distance }: { $count } tegel ligt zo ver weg
   *[other] { $tile } { $distance }: { $count } tegels liggen zo ver weg
}
library-unseen-tile = { $count ->
    [one] { $count } tegel: zijn zijden, en zijn naam als de tekst die niet noemt
   *[other] { $count } tegels: hun zijden, en hun namen als de tekst die niet noemt
}
library-unseen-treasure = { $count ->
    [one] { $count } schat: naam, rang en waarde
   *[other] { $count } schatten: namen, rangen en waarden
}
