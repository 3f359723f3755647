### De pagina: schermen, knoppen en wat ze zegt.

page-motto = Een tafel voor spellen waarin landkaarten ontstaan
page-nav = Op Portolan
page-play-now = Nu spelen
page-friends = Met vrienden spelen
page-one-moment = Een ogenblik …
page-play-alone = Alleen spelen
page-new-table = Nieuwe tafel
page-learn = Leren
page-score-paper = Papieren partij tellen
page-lesson-chapter = Hoofdstuk { $chapter } van { $of }
page-lesson-later = Enkele zetten later:
page-lesson-read = Kijk even rond en ga dan verder.
page-lesson-done = Goed gedaan!
page-lesson-again = Nog niet helemaal: die zet mag, maar doet niet wat hier gevraagd wordt.
page-lesson-back = Terug
page-lesson-forward = Vooruit
page-lesson-skip = Overslaan
page-lesson-next = Verder
page-lesson-play = Speel een eerste partij
page-lesson-tip = Aanwijzing { $number }
page-lesson-restart = Opnieuw
page-lesson-over = Goed gespeeld, je eerste partij zit erop! Hierna: een partij tegen computers, of lees een regel na waarover je twijfelde.
page-lesson-play-now = Tegen computers spelen
page-to-home = Naar de startpagina
page-unofficial = Portolan is gratis en onofficieel. Het staat los van de ontwerpers en uitgevers van de spellen; we danken hen.
page-ready-offline = ✓ Ook zonder netwerk te spelen
page-install = Installeren als app
page-about = Over Portolan
page-you = Gast
page-player-name = Speler { $number }
page-bot-name = Computer { $number }
page-yes = ja
page-no = nee
page-notice-close = Sluiten
page-new-version = Er is een nieuwe versie. Je partijen blijven bewaard.
page-new-version-take = Opnieuw laden
page-new-version-later = Straks

## Bewaarde partijen
page-facts = { $fewest }–{ $most } spelers
page-facts-now = { $count ->
    [one] Nu spelen: jij tegen een computer, niveau { $level }
   *[other] Nu spelen: jij tegen { $count } computers, niveau { $level }
}
page-more-players = { $count ->
    [one] nog één
   *[other] nog { $count }
}
page-your-best = Je beste tot nu toe: { $points }
page-continue = Verder spelen
page-greeting = Nieuw hier? Kies “Leren”: je leert het spel terwijl je speelt, zonder eerst te lezen.
page-greeting-close = Aanwijzing sluiten
page-my-games = Mijn partijen
page-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
page-open-record = Een partij openen
page-open-record-file = Een partij die jij of iemand anders als bestand heeft opgeslagen; je kunt het bestand ook hierheen slepen of de tekst ervan plakken
page-open-record-choose = Kies een bestand
page-not-a-record = Dit is geen partij die Portolan heeft opgeslagen.
page-record-line = Deze partij kan niet worden geopend. Regel { $line }: { $why }

## Instellingen
page-settings = Instellingen
page-settings-language = Taal
page-settings-light = Thema
page-settings-light-device = systeem
page-settings-light-day = licht
page-settings-light-night = donker
page-settings-patterns = Patronen op het terrein (helpen kleuren te onderscheiden)
page-settings-motion = Animaties
page-settings-sound = Geluid
page-settings-text = Tekstgrootte
page-settings-pace = Tempo van de computers
page-settings-pace-calm = rustig
page-settings-pace-quick = snel
page-settings-pace-instant = direct
page-settings-name = Je naam
page-settings-log-in = Je naam online · Inloggen

## Een nieuwe tafel
page-players = Spelers
page-seats = Wie speelt er
page-chair-name = Naam van speler { $number }
page-chair-player = Wie is speler { $number }
page-person = speler
page-seed = Startwaarde
page-seed-why = Met dezelfde startwaarde en dezelfde instellingen krijg je dezelfde kaarten.
page-start = Beginnen

page-levels = Wat betekenen de niveaus?
page-level-random = willekeurig
page-level-easy = makkelijk
page-level-greedy = gretig
page-level-normal = normaal
page-level-hard = moeilijk
page-level-expert = expert
page-level-about-random = een willekeurige toegestane zet; om te proberen
page-level-about-easy = maakt fouten, zodat een beginner kan winnen
page-level-about-greedy = pakt meteen de meeste punten en kijkt nooit vooruit; tussen makkelijk en normaal
page-level-about-normal = speelt verstandig, zonder vooruit te rekenen
page-level-about-hard = rekent vooruit
page-level-about-expert = rekent zo ver vooruit als het helpt; doet er het langst over
page-plays-random = computer: doet maar wat
page-plays-easy = computer: makkelijk
page-plays-greedy = computer: gretig (punten nu)
page-plays-normal = computer: normaal
page-plays-hard = computer: moeilijk
page-plays-expert = computer: expert

## Aan tafel
page-thinking = { $name } denkt na …
page-waiting-for = { $count ->
    [0] Wachten op { $name } …
    [one] Wachten op { $name } en nog één speler …
   *[other] Wachten op { $name } en nog { $count } spelers …
}
page-replace = Wijzigen
page-hurry = Overslaan
page-curtain = { $name } is aan de beurt
page-curtain-why = Wat nu komt, is alleen voor { $name }. Geef het apparaat door.
page-curtain-lift = Ik ben { $name }
page-your-turn = Jij bent aan de beurt
page-online-turn-until = Jij bent aan de beurt, tot { $time }
page-online-played-on = Een bot speelt voor je
page-online-gathering = { $count } van { $all } plaatsen bezet
page-online-bots-play = De bots spelen
page-online-going = Je tafels online
page-game-over = De partij is afgelopen.
page-looking-back = { $moves ->
    [one] Terugblik: na { $moves } zet.
   *[other] Terugblik: na { $moves } zetten.
}
page-standing-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
page-standing-lead = je staat { $by } voor
page-standing-behind = { $name } staat { $by } voor
page-standing-level = gelijk met { $name }
page-standing-open = Telt alleen wat iedereen kan zien
page-cards-left = Geziene en resterende kaarten
page-turn = Draaien
page-undo = Ongedaan maken
page-space = { $space }: { $what }
page-marked = gemarkeerd
page-reason = { $count } × { $reason }: { $points }
page-chair-colour = Andere kleur voor speler { $number }
page-log = Verloop

## Menu en toetsen
page-menu = Menu
page-restart = Opnieuw met dezelfde kaarten
page-new-cards = Nieuwe partij met dezelfde spelers
page-shortcuts = Sneltoetsen
page-leave = Verlaten (de partij is bewaard)
page-key-arrows = over het bord bewegen
page-key-enter = kiezen, dan bevestigen
page-key-escape = sluiten, ongedaan maken, terug naar nu
page-back-to-table = Terug naar de tafel

## Tips
page-hint = Tip
page-hint-give-up = Annuleren
page-hint-thinking = Even denken …
page-hint-told = Beste zetten eerst. Tik er een aan om hem te proberen; hij telt pas als je bevestigt.
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
page-hint-does = doet wat hier gevraagd wordt
page-hint-lesson = Laat het me zien
page-hint-lesson-why = dit ontwerpt een passende zet; bevestig die dan
page-hint-none = Geen tip gevonden.

## Terugblik
page-replay = Terugblik
page-moment = Moment in de partij
page-step-back = Eén zet terug
page-step-forward = Eén zet verder
page-autoplay = Automatisch afspelen
page-autoplay-pause = Pauze
page-play-on = Vanaf hier verder spelen
page-take-back = Zet terugnemen
page-origin = Waar deze partij van afstamt
page-now = Terug naar nu
page-copy-link = Link naar dit moment kopiëren
page-link-copied = Link gekopieerd.
page-link-failed = Kopiëren lukte niet. Hier is de link:

## Het einde
page-score-sheet = Scoreblad
page-rating = Waardering { $rating }
page-no-title = Deze keer geen titel
page-verdict-won = Je wint met { $by } verschil!
page-verdict-lost = { $name } wint. Je komt { $by } tekort.
page-verdict-shared = Je deelt de winst!
page-verdict-tie = Een gedeelde winst
page-verdict-winner = { $name } wint met { $by } verschil!
page-same-cards = Nog eens met dezelfde kaarten
page-best-new = Je beste tot nu toe! Eerder: { $best }, gemiddeld { $average } in { $count ->
    [one] één partij
   *[other] { $count } partijen
}.
page-best = Je beste: { $best }, gemiddeld { $average } in { $count ->
    [one] één andere partij
   *[other] { $count } andere partijen
}.
page-rematch = Nog een keer
page-keep-game = In deze browser bewaren
page-kept = Bewaard ✓
page-open-kept = Het bewaarde spel openen
page-send-map = Mijn kaart versturen
page-save-record = Opslaan als bestand
page-share = Delen
page-share-long = Delen, opslaan of afdrukken
page-analysis-back = Terug naar de analyse
page-analyse = Partij analyseren
page-challenge = Een uitdaging
page-challenge-by = { $name } kwam met deze kaarten op { $points }. Kun jij het beter?
page-challenge-by-somebody = Iemand kwam met deze kaarten op { $points }. Kun jij het beter?
page-challenge-nameless = de uitdaging
page-challenge-you = jij
page-challenge-accept = Aannemen
page-learn-first = Eerst leren
page-challenge-why = Iedereen die deze link opent, speelt met dezelfde kaarten.
page-challenge-open = Je speelt met dezelfde kaarten als alle anderen die deze link openen.
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
page-rules-at-the-table = Regels
page-rules-why = Waarom?
page-rules-of = Regel bij: { $what }
page-library-missing = Dit kon niet worden geladen. Probeer het opnieuw zodra je weer verbinding hebt.

## Als er iets misgaat
page-report = Probleem melden
page-nowhere = Pagina niet gevonden
page-nowhere-why = Misschien klopt de link niet. Er is niets verloren: je partijen staan op de startpagina.
page-no-worker = Deze browser kon de rekenmodule voor computerspelers, tips en analyses niet starten (een module-worker). Laad de pagina opnieuw of gebruik een nieuwere browser.
page-no-such-table = Deze tafel staat hier niet
page-no-such-table-why = Een tafel blijft in de browser waarin hij is geopend. Heb je op een ander apparaat gespeeld, sla de partij daar dan op als bestand en open dat hier.
page-unreadable = Deze partij kan niet worden geopend
page-unreadable-why = Deze versie kan niet lezen wat de browser heeft opgeslagen. Er is niets verwijderd.
page-broken-link = Deze link kan niet worden geopend
page-storage-full = De browser heeft geen ruimte meer voor deze partij. Verwijder onder “Mijn partijen” oude partijen of sla deze op als bestand.
page-storage-forbidden = De browser laat deze pagina niets opslaan. Je kunt spelen, maar sla de partij op als bestand voordat je weggaat.
page-storage-elsewhere = Aan deze tafel is in een ander venster verder gespeeld, dus je laatste zet telt niet. Je ziet nu de actuele stand.
page-played-elsewhere = Deze partij is ook in een ander venster open. Beide tonen dezelfde stand.
