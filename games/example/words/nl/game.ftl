### Negen vakken. Land is hier “vasteland”, zodat het niet voor een staat wordt aangezien.

example-name = Negen vakken
example-about = Eén kleine landkaart die iedereen samen tekent, vasteland of zee, en een geheime wens hoe die eruit moet zien.
example-facts = één minuut · niets om te leren
example-thanks = Negen vakken is ons eigen spel. Het laat zien hoe je een spel toevoegt.
example-rank = { $total ->
    [one] { $rank }. { $name }: { $total } punt
   *[other] { $rank }. { $name }: { $total } punten
}

## Terrains and wishes
example-terrain-land = vasteland
example-terrain-sea = zee
example-wish-more-land = meer vasteland dan zee
example-wish-more-sea = meer zee dan vasteland
example-wish-sea-row = een rij of kolom zee
example-wish-land-corners = vasteland in alle hoeken

## What happens
example-event-dealt = { $seat } krijgt een wens: { $wish }
example-event-other-dealt = { $seat } krijgt een geheime wens
example-event-charted = { $seat } tekent { $square }: { $terrain }
example-event-shown = { $points ->
    [0] Wens van { $seat }: { $wish }; die kwam niet uit
    [one] Wens van { $seat }: { $wish }; { $points } punt
   *[other] Wens van { $seat }: { $wish }; { $points } punten
}

## Lines of the score sheet, and where points come from
example-line-group = grootste groep
example-line-wish = wens
example-reason-group = vakken in de grootste groep
example-reason-wish = uitgekomen wens

## Actions that a rule forbids
example-refused-not-your-turn = deze stoel is niet aan de beurt
example-refused-charted = het vak { $square } is al getekend; kies een leeg vak
example-refused-unreadable = “{ $text }” is geen actie; schrijf een vak en een terrein, zoals B2 land

## Games on paper, and forms
example-paper-players = het aantal spelers is { $players }; dat moet { $fewest } tot en met { $most } zijn
example-paper-twice = twee spelers hebben dezelfde wens ({ $wish }); elke kaart is er maar één keer
example-paper-blank = het vak { $square } is leeg; een spel eindigt als alle vakken getekend zijn
example-paper-stranger = het vak { $square } is van een stoel die niet meespeelt
example-paper-wish-missing = er ontbreekt nog een wens
example-form-wish = de wens “{ $wish }” bestaat niet; schrijf more-land, more-sea, sea-row of land-corners
example-form-map = een landkaart heeft 3 rijen van 3 vakken; schrijf ze zoals in “L0 S1 ..”
example-form-square = “{ $square }” is geen vak; schrijf .., L0, S1 of L-

chart-example-to-chart = tekent een vak
chart-example-wish = wens: { $wish }
coach-example-chart = { $square } tekenen: { $terrain }
