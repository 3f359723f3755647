# Cartographers. What the page says beside its table.

# De studeerkamer: spellen op papier.
study-paper-how-cartographers = Kies de edicten, schilder een kaart en schrijf elk seizoen op; de sterren worden intussen geteld.
study-paper-edict = Kaarten voor edict { $edict }
study-paper-edicts-missing = Kies de vier edicten, dan worden de sterren geteld.
study-paper-year-missing = Wie wint, is bekend als van iedereen de winter is opgeschreven.
study-paper-coins = Munten voor vormen
study-paper-coins-why = De munten voor omringde bergen komen er van de kaart bij.
study-paper-season-write = { $season } opschrijven
study-paper-season-boxes = Alleen de vier getallen zijn bekend
study-paper-season-written = Dit is de kaart zoals die is opgeschreven.
study-paper-season-open = { $season } weer openen
study-paper-season-closed = { $season } is opgeschreven; open dit seizoen weer om het te veranderen.
study-paper-text-card = een scorekaart “{ $card }” is er niet
study-paper-text-season = een seizoen is een kaart met munten, of vier getallen
study-paper-text-now = hier horen een kaart en het aantal munten te staan
study-rules-stars = { $count ->
    [one] Op deze landkaart: { $count } ster
   *[other] Op deze landkaart: { $count } sterren
}
study-play-lay = Druk op een vakje om de vorm daar neer te leggen.
study-play-fits = Hier mag de vorm worden getekend
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
