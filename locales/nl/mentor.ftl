### Wat een mentor over een zet zegt.

## Wat er gedaan wordt
mentor-draw = { $terrain }: { $spaces }
mentor-keep = { $one } en { $other } houden
mentor-land-on = Op { $space } landen
mentor-go = Naar { $space } gaan
mentor-stay = Blijven
mentor-take = { $one } · { $other } nemen
mentor-exchange = { $one } · { $other } ruilen
mentor-map = { $one } op { $first }, { $other } op { $second } in kaart brengen
mentor-claim = Regio claimen
mentor-leave = Schets afleggen
mentor-otoma-claims = Otoma claimt { $space }
mentor-land-at = Bij { $tile } landen
mentor-move-tile = { $count ->
    [one] { $tile } naast { $first } leggen
   *[other] { $tile } naast { $first } en { $second } leggen
}
mentor-walk = Naar { $tile } lopen
mentor-use = { $count ->
    [one] { $symbol } inzetten
   *[other] Twee keer { $symbol } als { $gives } inzetten
}
mentor-play = { $point } { $distance } spelen
mentor-dig = { $treasure } opgraven
mentor-discard = { $point } { $distance } afleggen
mentor-draw-cards = Trekken, beurt beëindigen

## Wat het oplevert
mentor-coins = munten
mentor-reason = { $line } { $points }
mentor-reason-because = { $line } { $points } ({ $because })
mentor-reason-no-longer = { $line } { $points } (niet meer: { $because })
mentor-whose = voor { $seat }: { $what }
mentor-prepares = nog geen punten, maar betere vooruitzichten
mentor-monsters-shut-in = geen leeg vakje meer naast een monster, { $points }
mentor-soon = { $count ->
    [one] { $card } { $points } met nog { $count } vakje
   *[other] { $card } { $points } met nog { $count } vakjes
}
mentor-mountain-soon = een munt met nog één vakje naast een berg
mentor-new-sketch = er komt een nieuwe schets van de stapel, misschien een betere
mentor-asks-terrain = { $card }: { $terrain } op { $count } van de { $of } schetsen
mentor-asks-apart = { $card }: { $terrain } zonder { $other } op { $count } van de { $of } schetsen
mentor-asks-alike = { $card }: twee keer hetzelfde terrein op { $count } van de { $of } schetsen
mentor-asks-mixed = { $card }: twee verschillende terreinen op { $count } van de { $of } schetsen
mentor-asks-pattern = { $card }: twee passende buren op { $count } van de { $of } schetsen
mentor-pair-shares = { $terrain } helpt beide
mentor-pair-quarrels = { $terrain } helpt de ene en bederft de andere
mentor-pair-alike = beide willen grote zones
mentor-pair-mixed = beide willen gemengd terrein
mentor-pair-opposed = de ene wil grote zones, de andere gemengd terrein
mentor-pair-island = er ligt al { $terrain } op het eiland
mentor-pair-free = de ene zit de andere niet in de weg
mentor-leaves = het perkament blijft zoals het is, en er wordt niets bedorven
mentor-soon-sketch = { $card } { $points } met nog één schets
mentor-hazy = { $count ->
    [one] { $count } getrouw veld erbij zodra het bevestigd is
   *[other] { $count } getrouwe velden erbij zodra ze bevestigd zijn
}
mentor-treasure = { $treasure }
mentor-cards-hold-here = { $count ->
    [one] { $count } van je kaarten klopt precies daar: { $tile }
   *[other] { $count } van je kaarten kloppen precies daar: { $tile }
}
mentor-cards-hold-near = { $count ->
    [one] { $count } van je kaarten klopt op een plek die je volgende beurt bereikt: { $tile }
   *[other] { $count } van je kaarten kloppen op een plek die je volgende beurt bereikt: { $tile }
}
mentor-draws = { $count ->
    [one] { $count } nieuwe kaart
   *[other] { $count } nieuwe kaarten
}
