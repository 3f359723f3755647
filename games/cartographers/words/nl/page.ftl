# Cartographers. What the page says at its table.

page-side = Kant van het blad
page-edicts = Edicten
page-edicts-drawn = willekeurig getrokken
page-edicts-chosen = zelf gekozen
page-edict-choose = kies een kaart
page-asked-draw = { $persons ->
    [one] Teken { $card }: kies een plek en bevestig.
   *[other] { $name }, teken { $card }: kies een plek en bevestig.
}
page-asked-ambush = { $persons ->
    [one] De hinderlaag { $card } treft { $owner }: teken de monsters op het blad van { $owner }.
   *[other] { $name }, de hinderlaag { $card } treft { $owner }: teken de monsters op het blad van { $owner }.
}
page-asked-ruins = De vorm moet een ruïne bedekken.
page-card-explore = Verkenning · tijd { $time }
page-card-ambush = Hinderlaag
page-shapes = Vormen
page-shape = Vorm { $number }
page-shape-coin = Vorm { $number }, met munt
page-shape-single = Enkel vakje
page-terrains = Terreinen
page-flip = Spiegelen
page-confirm = Tekenen
page-time = Tijd { $time } van { $of }
page-coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
page-edicts-now = Edicten van de koningin
page-sheet-of = Blad van { $name }
page-rating-next = de volgende titel begint bij { $rating }
page-cards-seen = Dit seizoen gedraaid
page-cards-deck = Nog in de stapel
page-cards-ambushes-gone = Hinderlagen die al kwamen
page-cards-ambushes-left = Hinderlagen die nog kunnen komen
page-coins-name = Munten
page-coins-rule = Eén ster per munt, elk seizoen
page-monsters-name = Monsters
page-monsters-rule = Elk leeg vakje ernaast kost een ster
page-board = Landkaart
page-space-on-ruins = { $space }: { $what }, ruïne
page-season-over = { $season } is voorbij
page-back-to-board = Terug naar mijn blad
page-sheets = Alle bladen
page-other-drawing = { $total } · tekent …
page-other-ready = { $total } · klaar
page-other-over = { $total }
page-season-name = { $season }
page-rating-name = de waardering
page-box-season = Seizoen
page-box-first = Eerste edict
page-box-second = Tweede edict

# The chapters of the lesson
