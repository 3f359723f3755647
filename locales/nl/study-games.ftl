# De studeerkamer: mijn partijen.

study-games-reading = Je partijen worden gelezen: { $read } van { $of } …
study-games-none = Nog geen partijen. Begin er een op de eerste pagina, dan staat hij hier.
study-games-which = Spel
study-games-all = alle
study-games-whose = Resultaten van
study-games-own = mezelf
study-games-finished = Afgelopen partijen
study-games-go-on = Verder spelen
study-games-look-back = Terugkijken
study-games-analyse = Analyseren
study-games-forget = Weggooien
study-games-forgotten = De partij is weggegooid.
study-games-undo = Terughalen
study-games-more = { $count ->
    [one] Nog { $count } partij tonen
   *[other] Meer van { $count } andere tonen
}
study-games-unknown = { $count ->
    [one] Nog { $count } partij kan deze versie niet lezen. Hij blijft waar hij is.
   *[other] Nog { $count } partijen kan deze versie niet lezen. Ze blijven waar ze zijn.
}
study-games-lesson = les
study-games-winners = Gewonnen door { $names }
study-games-alone = alleen
study-games-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
study-games-with-bots = tegen bots
study-games-with-people = met mensen
study-games-with-both = met mensen en bots

## Cijfers
study-figures-games = Partijen
study-figures-won = Gewonnen
study-figures-won-of = { $one } van { $other }
study-figures-row = Op rij gewonnen
study-figures-row-most = nu { $one }, hoogstens { $other }
study-figures-mean = Gemiddelde
study-figures-best = Beste
study-figures-points = Punten
study-figures-day = Dag
study-figures-over-time = { $count ->
    [one] De punten van { $count } partij; de streepjeslijn is hun mediaan, { $median }
   *[other] De punten van { $count } partijen, na elkaar; de streepjeslijn is hun mediaan, { $median }
}
study-figures-spread = { $count ->
    [one] Hoe vaak hoeveel punten, in { $count } partij
   *[other] Hoe vaak hoeveel punten, in { $count } partijen
}
study-figures-table = Als tabel
study-figures-bests = Persoonlijke records
study-figures-variant = Variant
study-figures-titles = Behaalde titels
study-figures-times = { $count ->
    [one] één keer
   *[other] { $count } keer
}

## Alles in één bestand
study-chest = Alles meenemen
study-chest-why = Eén bestand bevat alle partijen, papieren partijen en instellingen die deze browser bewaart. Open het op een ander apparaat, of bewaar het goed.
study-chest-save = Alles opslaan
study-chest-open = Zo’n bestand openen, of één verslag
study-chest-unpacked = Uit het bestand: { $what }.
study-chest-empty = Alles uit het bestand was hier al.
study-chest-new = { $count ->
    [one] { $count } nieuwe partij
   *[other] { $count } nieuwe partijen
}
study-chest-further = { $count ->
    [one] { $count } partij die verder is gekomen
   *[other] { $count } partijen die verder zijn gekomen
}
study-chest-renamed = { $count ->
    [one] { $count } andere partij waarvan de naam bezet was, onder een nieuwe
   *[other] { $count } andere partijen waarvan de namen bezet waren, onder nieuwe
}
study-chest-here = { $count ->
    [one] { $count } partij die hier al was
   *[other] { $count } partijen die hier al waren
}
study-chest-others = { $count ->
    [one] { $count } ander ding
   *[other] { $count } andere dingen
}
study-chest-stay = { $count ->
    [one] { $count } ding dat hier anders is en zo blijft
   *[other] { $count } dingen die hier anders zijn en zo blijven
}
study-chest-settings = de instellingen
study-chest-unreadable = { $count ->
    [one] { $count } partij die deze versie niet kan lezen ({ $names })
   *[other] { $count } partijen die deze versie niet kan lezen ({ $names })
}
study-chest-not-json = Dit bestand kan niet worden gelezen, en er is niets veranderd: { $why }
study-chest-not-ours = Dit is geen bestand met partijen van Portolan. Er is niets veranderd.
study-chest-later = Dit bestand is van een latere versie van Portolan. Laad de pagina opnieuw en probeer het nog eens. Er is niets veranderd.
study-chest-entry = Dit bestand kan niet worden overgenomen: het onderdeel “{ $entry }” is niets wat Portolan bewaart. Er is niets veranderd.
study-chest-full = De browser heeft geen plaats voor alles uit dit bestand. Er is niets veranderd. Gooi partijen weg die je niet meer nodig hebt en probeer het nog eens.
