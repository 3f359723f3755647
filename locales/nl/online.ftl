# Online tafels.

online-friends = Met vrienden spelen
online-friends-why = Kies een spel: je krijgt een link om naar je vrienden te sturen. Niemand heeft een account nodig.
online-options = Meer keuzes …
online-your-name = Je naam
online-have-name = Ik heb hier al een naam
online-known-as = Je speelt als
online-me = Wijzigen
online-my-tables = Jouw tafels
online-finished = Je afgelopen partijen
online-public = Tafels voor iedereen
online-public-none = Er wacht nu geen tafel op spelers.
online-join-by = Meedoen met een code of link
online-join = Meedoen
online-join-what = Typ de vijf letters van een code, of plak een link naar een tafel.
online-no-code = Geen tafel heeft nu deze code. Vraag er nog eens naar.
online-unreachable = De server is nu niet bereikbaar.
online-loading = Een ogenblik …
online-trouble = Deze tafel kan nu niet worden geopend
online-no-table = Deze tafel bestaat niet
online-no-table-why = Misschien is de link niet volledig. Vraag er nog eens om.
online-closed = Deze tafel is gesloten
online-closed-why = Iedereen ging weg voordat de partij begon.
online-unknown-game = Deze pagina kent het spel niet
online-unknown-game-why = Laad de pagina opnieuw: misschien is er een nieuwere versie.

online-gathering = Wie speelt mee?
online-free = vrij
online-free-seats = { $count ->
    [0] alle plaatsen bezet
    [one] { $count } plaats vrij
   *[other] { $count } plaatsen vrij
}
online-pace-none = zonder klok
online-pace-live = { $count ->
    [one] live, { $count } minuut per speler
   *[other] live, { $count } minuten per speler
}
online-pace-slow = { $count ->
    [one] { $count } uur per beurt
   *[other] { $count } uur per beurt
}
online-no-hints = zonder tips
online-sit-down = Ga zitten
online-just-watch = Alleen toekijken
online-will-watch = Zodra het spel begint, zie je het hier.
online-invited = { $name } nodigt je uit voor { $game }
online-sitting = { $count ->
    [one] { $count } van { $all } zit
   *[other] { $count } van { $all } zitten
}
online-new-to-it = Nieuw voor je?
online-add-bot = Bot
online-bots-level = Niveau van nieuwe bots
online-remove = Verwijderen
online-remove-question = { $name } verwijderen?
online-remove-not = Nee
online-removed = Je hebt { $name } verwijderd.
online-let-in = Weer toelaten
online-was-removed = Wie deze tafel leidt, heeft je van je plaats gehaald. Je kunt toekijken of vragen of je er weer bij mag.
online-reserved = vrijgehouden voor { $name }
online-free-seat = Vrijgeven
online-you = (jij)
online-opener = (start het spel)
online-full = Alle plaatsen zijn bezet. Je kunt toekijken.
online-start-with = { $count ->
    [one] Alleen beginnen
   *[other] Met { $count } beginnen
}
online-waits-for-start = De partij begint zodra { $name } haar start.
online-starts-full = De partij begint zodra alle plaatsen bezet zijn.
online-leave = Tafel verlaten
online-leave-why = Een bot speelt voor je tot je terugkomt.

online-invite = Uitnodigen
online-invite-why = Stuur deze link, of laat een telefoon de code lezen. Wie hem opent, kan gaan zitten of toekijken.
online-qr = QR-code met de link naar deze tafel
online-link = Link naar deze tafel
online-code = Tafelcode:
online-copy-link = Link kopiëren
online-share = Delen …

online-lost = Geen verbinding. Er wordt opnieuw geprobeerd; er gaat niets verloren.
online-sending = Wordt verstuurd …
online-delayed = Wordt opnieuw verstuurd …
online-stored = Opgeslagen ✓
online-clock = Jouw tijd

online-people = Aan tafel
online-watchers = { $count ->
    [one] { $count } persoon kijkt toe
   *[other] { $count } mensen kijken toe
}
online-here = aanwezig
online-away = afwezig
online-awaited = aan zet
online-thinking = denkt na
online-ready = klaar
online-done = afgelopen
online-resigned = heeft opgegeven
online-played-by-bot = een bot speelt
online-ready-count = { $count } van { $all } zijn klaar
online-hand-over = Bot laten spelen
online-bot-for-you = Een bot speelt voor je.
online-time-ran-out = Je tijd is om.
online-you-were-away = Je was er niet.
online-you-resigned = Je hebt opgegeven. Een bot speelt voor je verder.
online-was-removed-playing = Wie deze tafel leidt, heeft je van je plaats gehaald. Een bot speelt verder; je kunt toekijken.
online-watching = Het spel is al begonnen. Je kijkt toe.
online-again = { $name } wil nog een keer spelen.
online-again-somebody = Het volgende spel is geopend.
online-take-over = Zelf verder spelen
online-take-back = Terugnemen vragen
online-take-back-asked = Je vroeg om terug te nemen.
online-take-back-agree = Akkoord
online-take-back-decline = Afwijzen
online-take-back-wish = { $name } wil de laatste zet terugnemen.
online-resign = Opgeven …
online-resign-why = Een bot speelt voor je verder, en je kunt niet meer terug.
online-resign-yes = Opgeven
online-big-screen = Groot scherm
online-fair = Eerlijk geschud

online-chat = Chat
online-chat-outside = (kijkt toe)
online-chat-new = nieuw
online-deleted-player = verwijderde speler
online-about-message = Over dit bericht van { $name }
online-unread = { $count ->
    [one] { $count } ongelezen bericht
   *[other] { $count } ongelezen berichten
}
online-say = Zeg iets
online-say-it = Versturen
online-mute = { $name } dempen
online-unmute = { $name } weer horen
online-muted = (gedempt)
online-report = Melden
online-reported = Dank je. Wie deze server beheert, kan dat bericht nu lezen.

online-refused-stale = Aan tafel ging het al verder. Kijk nog eens en zet opnieuw.
online-refused-full = Alle plaatsen zijn bezet.
online-refused-taken = Daar zit al iemand.
online-refused-started = De partij is al begonnen.
online-refused-kicked = Je bent gevraagd deze tafel te verlaten.
online-refused-not-full = Nog niet alle plaatsen zijn bezet.
online-refused-bad-name = Deze naam kan niet: 1 tot 24 tekens, graag.
online-refused-not-known = De server kent je niet meer. Laad de pagina opnieuw.
online-refused-cannot-take-back = Nu kan er niets worden teruggenomen: sinds de laatste zet is er iets onthuld, of er was nog geen zet.
online-refused-played-by-bot = Een bot speelt voor je. Neem eerst weer over.
online-refused-bad-login = Inlognaam of wachtwoord klopt niet.
online-refused-login-taken = Iemand anders heeft deze inlognaam al.
online-refused-over = Het spel is afgelopen.
online-refused-not-away = Deze speler is er.
online-refused-nothing-to-decline = Er valt niets meer af te wijzen.
online-refused-wrong-password = Het huidige wachtwoord is een ander.
online-refused-log-in-again = Log eerst opnieuw in, zodat duidelijk is dat jij het bent.
online-refused-banned = Wie deze server beheert, laat je niet toe.
online-refused-attempts = Dat was te vaak verkeerd. Wacht even en probeer het dan opnieuw.
online-refused-bots = Aan jouw tafels spelen te veel bots. Beëindig er eerst een paar.
online-refused-tables = Je hebt te veel tafels geopend. Beëindig er eerst een paar, of wacht een poosje.
online-refused-too-much = Dat is te veel tegelijk. Wacht even en probeer het dan opnieuw.
online-happened-sat = ({ $count } van { $all }) { $name } zit aan tafel
online-happened-left = { $name } is van tafel gegaan
online-happened-start = Het spel begint
online-happened-resigned = { $name } heeft opgegeven. Een bot speelt verder.
online-happened-time = { $name } is weg of heeft geen tijd meer. Een bot speelt verder.
online-happened-bot = { $name } is er niet. Een bot speelt verder.
online-happened-back = { $name } speelt weer zelf
online-happened-taken-back = De laatste zet is teruggenomen
online-happened-dropped = De laatste zet blijft staan

online-me-title = Jij online
online-rename = Opslaan
online-renamed = Opgeslagen.
online-colour = Jouw kleur
online-colour-of-seat = zoals de plaats
online-login-title = Op een ander apparaat spelen
online-login-why = Kies een inlognaam en een wachtwoord. Daarmee ben je op elk apparaat dezelfde speler.
online-login-set-it = Inlognaam vastleggen
online-login-set = Je inlognaam is vastgelegd.
online-log-in-title = Inloggen
online-log-in-why = Heb je op een ander apparaat een inlognaam vastgelegd?
online-log-in = Inloggen
online-guest-question = { $count ->
    [one] Je speelt hier als gast { $name }, aan { $count } tafel. Als gast kan niemand terugkomen: leg eerst een inlognaam voor { $name } vast, anders blijven { $name } en de tafel voorgoed achter.
   *[other] Je speelt hier als gast { $name }, aan { $count } tafels. Als gast kan niemand terugkomen: leg eerst een inlognaam voor { $name } vast, anders blijven { $name } en de tafels voorgoed achter.
}
online-guest-leave = { $name } achterlaten en inloggen
online-logged-in = Welkom terug.
online-login = Inlognaam
online-password = Wachtwoord, minstens 8 tekens
online-password-old = Je huidige wachtwoord
online-sessions = Sessies en sleutels
online-sessions-why = Elke browser waarin je bekend bent, en elke sleutel voor een programma.
online-session = Browser
online-session-current = deze
online-end = Beëindigen
online-token-name = Naam van een nieuwe sleutel voor een programma
online-token-make = Sleutel maken
online-token-once = Kopieer de sleutel nu. Hij wordt maar één keer getoond.
online-export = Mijn gegevens exporteren
online-log-out = Uitloggen
online-logged-out = Je bent uitgelogd.
online-login-is = Je inlognaam:
online-no-login = Je hebt geen inlognaam: wie nu uitlogt, kan nooit terugkomen. Leg er eerst een vast.
online-guest-end = Deze gast voorgoed verlaten …
online-guest-end-why = Deze browser vergeet { $name }. Plaatsen, tafels en uitslagen blijven bij { $name }, en niemand kan nog als { $name } spelen.
online-guest-end-yes = Voorgoed verlaten
online-delete = Verwijder mij …
online-delete-why = Je naam, inlognaam, sessies en berichten worden verwijderd. Partijen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
online-delete-yes = Alles verwijderen
online-deleted = Alles is verwijderd.

online-fair-title = Is er eerlijk geschud?
online-fair-how = Voordat iemand gaat zitten, trekt de server een geheim en toont de vingerafdruk ervan. Daarna voegt de pagina van elke speler eigen geluk toe. De kaarten volgen uit beide, dus geen van beide kan ze alleen kiezen. Na de partij wordt het geheim getoond en kan iedereen het narekenen.
online-fair-noted = Vingerafdruk die deze pagina vóór de partij noteerde
online-fair-shown = Vingerafdruk die de tafel toont
online-fair-own-luck = Geluk dat deze pagina toevoegde
online-fair-revealed = Het geheim, getoond na de partij
online-fair-not-yet = Het geheim wordt getoond als de partij is afgelopen. Kom dan terug.
online-fair-secret = Het geheim heeft de vingerafdruk die vóór de partij werd getoond.
online-fair-seed = Volgens het verslag is er geschud met dit geheim en het geluk van alle spelers.
online-fair-luck = Het geluk van deze pagina zit erbij.
online-fair-yes = Alles past bij elkaar: geheim, geluk en verslag. Of het verslag de partij is die je hebt gezien, zie je als je terugkijkt.
online-fair-no = Er klopt iets niet. Misschien zijn het niet de beloofde kaarten.
online-fair-not-noted = Deze pagina was er vóór de partij niet bij en vergelijkt met wat de server nu zegt.
online-fair-proves-title = Wat dit bewijst
online-fair-proves = De server kon de kaarten niet kiezen nadat hij het geluk van de spelers kende, en geen speler kon ze alleen kiezen.
online-fair-proves-not-title = Wat het niet bewijst
online-fair-proves-not = Een server die samenwerkt met de laatste speler die gaat zitten, kan veel geluk uitproberen en het beste nemen. En het zegt niets over hoe iemand zijn zetten heeft gevonden.
online-fair-yourself = Reken het zelf na: bewaar het verslag en voer portolan replay BESTAND --commitment VINGERAFDRUK uit.

online-seats-asked = Plaatsen
online-pace = Klok
online-pace-why = Is iemands tijd om, dan speelt een bot verder tot die speler terugkomt.
online-listed = Open voor iedereen
online-hints = Tips toegestaan
online-start-full = Begint vanzelf als alle plaatsen bezet zijn
online-open = Tafel openen

online-big-join = Lees de code en doe mee.
online-big-watch = Kijk mee

online-call-question = Moet deze pagina het je zeggen als je aan zet bent?
online-call-yes = Ja, waarschuw mij
online-call-no = Nee, dank je
