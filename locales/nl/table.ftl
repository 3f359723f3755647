### What every game shares: seeds, options, seats, records and forms.
### What went wrong begins with a small letter, as Dutch does after a colon, and ends without a period.
### A seat is "stoel": "plaats" is the rank. A record is "verslag".

## Seeds
seed-empty = de startwaarde is leeg; geef minstens één teken op
seed-too-long = de startwaarde telt { $length } tekens; het mogen er hoogstens { $longest } zijn
seed-line-break = er staat een regeleinde in de startwaarde; schrijf hem op één regel

## Options
option-malformed = “{ $entry }” is geen optie; schrijf naam=waarde, met komma’s tussen de opties
option-twice = de optie “{ $key }” staat er twee keer; één keer is genoeg
option-unknown-key = de optie “{ $key }” bestaat niet; je kunt kiezen uit: { $known }
option-unknown-value = bij de optie “{ $key }” kan “{ $value }” niet; je kunt kiezen uit: { $known }

## Seats
seats-out-of-range = { $seats ->
    [one] met { $seats } stoel kun je dit spel niet spelen; het kan met { $fewest } tot en met { $most }
   *[other] met { $seats } stoelen kun je dit spel niet spelen; het kan met { $fewest } tot en met { $most }
}

## Actions that the table does not take
refused-game-over = de partij is afgelopen; er valt niets meer te doen
refused-not-awaited = stoel { $seat } is nu niet aan de beurt

## Seats without a name
seat-name = Stoel { $number }

## Records
record-heading = dit is geen partij van Portolan (de eerste regel hoort “{ $heading }” te zijn)
record-expected = hier moet “{ $key }” met een waarde staan
record-number = achter “{ $key }” hoort een geheel getal vanaf 0, niet “{ $value }”
record-seats = { $seats ->
    [one] een tafel met { $seats } stoel kan niet; het kan met 1 tot en met { $most }
   *[other] een tafel met { $seats } stoelen kan niet; het kan met 1 tot en met { $most }
}
record-truncated = het verslag breekt af; op de laatste regel hoort “result” met de punten van alle stoelen, of “unfinished”
record-result = achter “result” horen de punten van alle stoelen met spaties ertussen, niet “{ $found }”
record-move = “{ $found }” is geen zet; schrijf een stoel van 0 tot en met { $last } en zijn actie, of sluit af met “result” of “unfinished”
record-after-end = het verslag is hierboven al afgesloten; daarna mag er niets meer komen
record-other-game = dit programma kent “{ $game }” van generatie { $generation } niet
record-other-data = het verslag is met ander spelmateriaal gespeeld ({ $found }); dit programma heeft { $known }
record-game-over = de partij is vóór deze zet al afgelopen
record-seat-order = stoel { $seat } is te vroeg; eerst is stoel { $first } aan de beurt
record-is-finished = in het verslag staat “unfinished”, maar met deze zetten is de partij afgelopen
record-not-finished = in het verslag staat een uitslag, maar met deze zetten is de partij niet afgelopen
record-other-result = in het verslag staat “result { $written }”, maar de zetten komen uit op { $found }

## Forms: questions in JSON
form-no-object = de vraag is geen JSON-object; schrijf er een tussen accolades op één regel
form-unreadable = de vraag is onleesbaar: { $detail }
shape-empty = een vorm heeft minstens één vakje nodig
shape-repeated = de vorm noemt het vakje [{ $row }, { $column }] twee keer; noem het één keer
shape-too-large = de vorm beslaat meer rijen of kolommen dan welk bord ook
