# Morgan's Magic Map. What the page says beside its table.

study-paper-how-morgan = Vul van elke piraat de dubloenen en de schatten in; de punten worden intussen geteld.
study-paper-doubloons = Dubloenen
study-paper-named = met naam
study-paper-counted = alleen geteld
study-paper-worth = Samen waard
study-paper-text-counted = hier horen { $sets } getallen te staan, dan “worth” en nog een
study-play-lift = Druk op een tegel om hem op te pakken, of op een plek om hem daar neer te leggen.
study-play-walk = Druk op een tegel om erheen te lopen.
study-play-measure = Druk op een tegel om vanaf daar te meten.
study-play-steps = Stappen over: { $steps }; dubloenen over: { $doubloons }
study-play-out-of-reach = Dat is met de stappen en dubloenen die over zijn niet te bereiken
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
study-unseen-tile = { $count ->
    [one] { $count } tegel: zijn zijden, en zijn naam als de tekst die niet noemt
   *[other] { $count } tegels: hun zijden, en hun namen als de tekst die niet noemt
}
study-unseen-treasure = { $count ->
    [one] { $count } schat: naam, rang en waarde
   *[other] { $count } schatten: namen, rangen en waarden
}
