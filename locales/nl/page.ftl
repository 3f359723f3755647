### De pagina: schermen, knoppen en wat ze zegt.

page-motto = Een tafel voor spellen waarin landkaarten ontstaan
page-nav = Op Portolan
page-play-now = Nu spelen
page-play-alone = Alleen spelen
page-new-table = Nieuwe tafel…
page-learn = Leren
page-score-paper = Papieren spel tellen
page-lesson-step = Les, { $step } van { $of }
page-lesson-over = Nu ken je het spel. Speel verder, of begin een eigen tafel.
page-to-home = Terug naar het begin
page-unofficial = Portolan is gratis en onofficieel. Er is geen band met de ontwerpers en uitgevers van de spellen; wij danken hen.
page-about = Over Portolan
page-you = Gast
page-player-name = Speler { $number }
page-bot-name = Computer { $number }
page-yes = ja
page-no = nee
page-notice-close = Sluiten
page-new-version = Er is een nieuwe versie klaar. Je partijen blijven zoals ze zijn.
page-new-version-take = Opnieuw laden
page-new-version-later = Straks

## Bewaarde partijen
page-continue = Verder spelen
page-greeting = Nieuw hier? Bij “Leren” leer je een spel terwijl je het speelt; je hoeft vooraf niets te lezen.
page-greeting-close = Tip sluiten
page-my-games = Mijn partijen
page-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
page-open-record = Een verslag openen
page-open-record-file = Een verslag dat jij of iemand anders heeft bewaard; je kunt het ook ergens op de pagina neerzetten of plakken
page-record-line = Dit verslag kan niet worden geopend. Regel { $line }: { $why }

## Instellingen
page-settings = Instellingen
page-settings-language = Taal
page-settings-light = Licht
page-settings-light-device = zoals het apparaat
page-settings-light-day = dag
page-settings-light-night = nacht
page-settings-patterns = Arcering op het terrein
page-settings-motion = Beweging
page-settings-sound = Geluiden
page-settings-text = Tekstgrootte
page-settings-pace = Computers spelen
page-settings-pace-calm = rustig
page-settings-pace-quick = vlot
page-settings-pace-instant = meteen
page-settings-name = Je naam

## Een nieuwe tafel
page-players = Spelers
page-seats = Wie speelt er
page-chair-name = Naam op stoel { $number }
page-chair-player = Wie speelt op stoel { $number }
page-person = een mens
page-seed = Startwaarde
page-seed-why = Dezelfde startwaarde met dezelfde keuzes geeft dezelfde kaarten.
page-start = Beginnen

page-plays-random = computer: willekeurig
page-plays-easy = computer: makkelijk
page-plays-greedy = computer: gretig
page-plays-normal = computer: gewoon
page-plays-hard = computer: moeilijk
page-plays-expert = computer: meester

## Aan tafel
page-thinking = { $name } denkt na …
page-replace = Wijzigen
page-hurry = Niet wachten
page-curtain = { $name } is aan de beurt
page-curtain-why = Sommige dingen hier zijn alleen voor { $name }. Geef het scherm door.
page-curtain-lift = Ik ben { $name }
page-your-turn = Jij bent aan de beurt
page-game-over = De partij is afgelopen.
page-looking-back = { $moves ->
    [one] Terugblik: na { $moves } zet.
   *[other] Terugblik: na { $moves } zetten.
}
page-turn = Draaien
page-undo = Terug
page-space = { $space }: { $what }
page-marked = gemarkeerd
page-reason = { $count } × { $reason }: { $points }
page-chair-colour = Andere kleur voor stoel { $number }
page-log = Wat er gebeurde

## Tips
page-hint = Tip
page-hint-give-up = Laat maar
page-hint-thinking = Er wordt over je zet nagedacht …
page-hint-told = De beste eerst. Druk op een zet om die te ontwerpen; niets telt voordat je bevestigt.
page-hint-points = { $count ->
    [one] ongeveer { $points } punt
   *[other] ongeveer { $points } punten
}
page-hint-lead = voorsprong { $lead }
page-hint-best = de beste
page-hint-close = ongeveer even goed
page-hint-behind = { $count ->
    [0] iets minder
    [one] { $points } punt minder
   *[other] { $points } punten minder
}
page-hint-none = Er is geen tip gevonden.

## Terugblik
page-replay = Terugblik
page-moment = Tijdstip
page-step-back = Eén zet terug
page-step-forward = Eén zet verder
page-now = Naar nu
page-copy-link = Link naar dit moment kopiëren
page-link-copied = De link is gekopieerd.
page-link-failed = De browser staat kopiëren niet toe. Hier is de link:

## Het einde
page-score-sheet = Scoreblad
page-rating = Waardering { $rating }
page-no-title = Deze keer geen titel
page-rematch = Nog een keer
page-save-record = Verslag bewaren
page-share = Delen
page-share-long = Delen, bewaren of afdrukken
page-analyse = Partij analyseren
page-challenge = Een uitdaging
page-challenge-by = { $name } kwam met deze kaarten op { $points }. Kun jij het beter?
page-challenge-why = Wie de link opent, speelt met dezelfde kaarten.
page-challenge-ahead = { $persons ->
    [one] Je komt met deze kaarten op { $own }: { $points } meer dan { $by }.
   *[other] { $who } komt met deze kaarten op { $own }: { $points } meer dan { $by }.
}
page-challenge-behind = { $persons ->
    [one] Je komt met deze kaarten op { $own }: { $points } minder dan { $by }.
   *[other] { $who } komt met deze kaarten op { $own }: { $points } minder dan { $by }.
}
page-challenge-equal = { $persons ->
    [one] Je komt met deze kaarten op { $own }: evenveel als { $by }.
   *[other] { $who } komt met deze kaarten op { $own }: evenveel als { $by }.
}
page-challenge-copy = Link naar een uitdaging kopiëren

## Regels
page-rules = Spelregels
page-rules-why = Waarom?
page-rules-of = Regel bij: { $what }
page-study-missing = Dit kon niet worden geladen. Probeer het opnieuw als er weer verbinding is.

## Als er iets misgaat
page-report = Een probleem melden
page-nowhere = Dit adres leidt nergens heen
page-nowhere-why = Misschien is de link beschadigd. Er is niets verloren: je partijen staan op de eerste pagina.
page-no-thinker = Deze browser kon niet starten wat voor computerspelers, tips en analyses denkt (een module-worker): laad de pagina opnieuw of gebruik een nieuwere browser.
page-no-such-table = Deze tafel is hier niet
page-no-such-table-why = Een tafel blijft in de browser waarin hij is geopend. Heb je op een ander apparaat gespeeld, bewaar daar het verslag en open het hier.
page-unreadable = Deze partij kan niet worden geopend
page-unreadable-why = Wat de browser heeft bewaard, kan deze versie niet lezen. Het blijft waar het is.
page-broken-link = Deze link kan niet worden geopend
page-storage-full = De browser heeft geen plaats meer voor deze partij. Gooi onder “Mijn partijen” oude partijen weg of bewaar het verslag.
page-storage-forbidden = De browser laat deze pagina niets bewaren. Je kunt spelen, maar bewaar het verslag voordat je weggaat.
page-storage-elsewhere = In een ander venster is aan deze tafel verder gespeeld, dus je laatste zet is niet gedaan. Hier staat hij zoals daar.
page-played-elsewhere = Aan deze tafel wordt in een ander venster gespeeld. Hier staat hij zoals daar.
