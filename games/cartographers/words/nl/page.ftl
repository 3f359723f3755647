# Cartographers. What the page says at its table.

learn-cartographers-place = De kaart toont vormen en terreinen. Kies er van elk een, wijs op de landkaart om de vorm op lege vakken te leggen, draai hem met R, keer hem om met F en teken hem.
learn-cartographers-edicts = De vier edicten zeggen hoe de landkaart moet worden; in elk seizoen tellen er twee. Terwijl je wijst, staat bij elk edict wat het nu oplevert en wat het dan zou opleveren. Laat er een groeien.
learn-cartographers-coin = Van twee vormen levert de kleinste een munt op. Een munt is vanaf nu aan het einde van elk seizoen een ster waard: vroeg genomen betaalt hij vier keer.
learn-cartographers-time = Elke kaart kost tijd. Is de balk vol, dan is het seizoen voorbij en tellen de twee edicten, munten en monsters. Denk ook aan de edicten die daarna komen.
learn-cartographers-mountain = Vul de vier vakken naast een berg en je verdient een munt, wat er ook op ligt.
learn-cartographers-ruins = Er zijn ruïnes omgedraaid: deze tekening moet een van de gemarkeerde vakken bedekken. Past daar geen vorm, dan mag je ergens één vak tekenen.
learn-cartographers-monsters = Er staan monsters op de landkaart. Elk leeg vak ernaast kost aan het einde van elk seizoen een ster: vul die vakken en ze kosten niets.
learn-cartographers-season = Een seizoen is geteld. Wijs op de regels om op de landkaart te zien waar de sterren vandaan komen. Het nieuwe seizoen telt weer twee edicten, één daarvan voor de tweede keer.
learn-cartographers-look-back = Onder de landkaart ligt het hele spel: beweeg de schuif of druk op een regel van het verslag om naar elk moment terug te kijken, en keer terug naar nu.
learn-cartographers-plan = Dat is alles. Plan voor de edicten die nog komen, sluit gaten naast monsters en zie welke titel je landkaart verdient.
page-side = Kant van het blad
page-edicts = Edicten
page-edicts-drawn = willekeurig getrokken
page-edicts-chosen = gekozen
page-edict-choose = kies een kaart
page-asked-draw = { $persons ->
    [one] Teken { $card }: kies een plek en bevestig.
   *[other] { $name }, teken { $card }: kies een plek en bevestig.
}
page-asked-ambush = { $name }, de hinderlaag { $card } treft { $owner }: teken de monsters op het blad van { $owner }.
page-asked-ruins = De vorm moet een ruïne bedekken.
page-card-explore = Verkenning · tijd { $time }
page-card-ambush = Hinderlaag
page-shapes = Vormen
page-shape = Vorm { $number }
page-shape-coin = Vorm { $number }, met munt
page-shape-single = Enkel vakje
page-terrains = Terreinen
page-flip = Spiegelen
page-confirm = Intekenen
page-time = Tijd { $time } van { $of }
page-coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
page-edicts-now = Edicten van de koningin
page-coins-name = Munten
page-coins-rule = Elk een ster, ieder seizoen
page-monsters-name = Door monsters
page-monsters-rule = Lege vakjes ernaast
page-board = Landkaart
page-space-on-ruins = { $space }: { $what }, ruïne
page-season-over = { $season } is voorbij
page-back-to-board = Terug naar mijn blad
page-sheets = Alle bladen
page-other-drawing = { $total } · tekent …
page-other-ready = { $total } · klaar
page-other-over = { $total }
page-box-season = Seizoen
page-box-first = Eerste edict
page-box-second = Tweede edict
