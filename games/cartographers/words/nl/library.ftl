# Cartographers. What the page says beside its table.

# De studeerkamer: spellen op papier.
library-paper-how-cartographers = Kies de edicten, kleur de landkaart in en tel elk seizoen; de sterren worden meteen geteld.
library-paper-edict = Kaarten voor edict { $edict }
library-paper-edicts-missing = Kies de vier edicten, dan worden de sterren geteld.
library-paper-year-missing = Wie wint, is bekend als bij iedereen de winter is geteld.
library-paper-coins = Munten voor vormen tot nu toe
library-paper-coins-why = Alle sinds de lente. De munten voor omsloten bergen komen er van de landkaart bij.
library-paper-season-write = { $season } tellen
library-paper-season-boxes = Alleen getallen invullen
library-paper-season-written = Dit is de landkaart zoals die is geteld.
library-paper-season-open = { $season } heropenen
library-paper-season-closed = { $season } is geteld; heropen dit seizoen om het te veranderen.
library-paper-text-card = een scorekaart “{ $card }” bestaat niet
library-paper-text-season = een seizoen is een landkaart met munten, of vier getallen
library-paper-text-now = hier horen een landkaart en het aantal munten te staan
library-rules-stars = { $count ->
    [one] Op deze landkaart: { $count } ster
   *[other] Op deze landkaart: { $count } sterren
}
library-play-lay = Druk op een vakje om de vorm daar neer te leggen.
library-play-fits = Hier mag de vorm worden getekend
library-play-coins = { $count ->
    [0] Geen berg is omsloten: geen munt
    [one] { $count } munt van bergen
   *[other] { $count } munten van bergen
}
library-play-lost = { $count ->
    [0] Geen leeg vakje naast een monster: geen ster gaat verloren
    [one] { $count } ster gaat verloren
   *[other] { $count } sterren gaan verloren
}
