# De studeerkamer: mijn partijen.

library-games-reading = Je partijen worden gelezen: { $read } van { $of } …
library-games-none = Nog geen partijen. Begin er een op de startpagina, dan staat hij hier.
library-games-which = Spel
library-games-all = alle
library-games-whose = Resultaten van
library-games-own = mezelf
library-games-finished = Afgelopen partijen
library-games-online = Onlinetafels
library-games-go-on = Verder spelen
library-games-look-back = Bekijken
library-games-analyse = Analyseren
library-games-forget = Verwijderen
library-games-search = Zoek op naam, notitie of speler
library-games-label = Naam en notitie
library-games-name = Naam
library-games-note = Notitie
library-games-forgotten = Partij verwijderd.
library-games-undo = Ongedaan maken
library-games-more = { $count ->
    [one] Nog { $count } partij tonen
   *[other] Meer tonen (nog { $count })
}
library-games-unknown = { $count ->
    [one] Deze versie kan nog { $count } partij niet lezen. Die blijft waar hij is.
   *[other] Deze versie kan nog { $count } partijen niet lezen. Die blijven waar ze zijn.
}
library-games-lesson = les
library-games-winners = Gewonnen door { $names }
library-games-alone = alleen
library-games-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
library-games-with-bots = tegen computers
library-games-with-people = met mensen
library-games-with-both = met mensen en computers

## Cijfers
library-figures-games = Partijen
library-figures-won = Gewonnen
library-figures-won-of = { $one } van { $other }
library-figures-row = Zegereeks
library-figures-row-most = { $one } (langste { $other })
library-figures-mean = Gemiddelde
library-figures-best = Beste
library-figures-points = Punten
library-figures-day = Dag
library-figures-over-time = { $count ->
    [one] Punten in { $count } partij; de streepjeslijn is de mediaan, { $median }
   *[other] Punten in { $count } partijen, na elkaar; de streepjeslijn is de mediaan, { $median }
}
library-figures-spread = { $count ->
    [one] Puntenverdeling in { $count } partij
   *[other] Puntenverdeling in { $count } partijen
}
library-figures-table = Als tabel
library-figures-bests = Persoonlijke records
library-figures-variant = Variant
library-figures-titles = Behaalde titels
library-figures-times = { $count ->
    [one] één keer
   *[other] { $count } keer
}

## Alles in één bestand
library-chest = Back-up maken en terugzetten
library-chest-why = Eén bestand bevat alle partijen, papieren partijen en instellingen die in deze browser zijn opgeslagen. Open het op een ander apparaat, of bewaar het als back-up.
library-chest-save = Alles opslaan
library-chest-open = Zo’n bestand openen, of één partij
library-chest-unpacked = Uit het bestand: { $what }.
library-chest-empty = Alles uit het bestand was hier al.
library-chest-new = { $count ->
    [one] { $count } nieuwe partij
   *[other] { $count } nieuwe partijen
}
library-chest-further = { $count ->
    [one] { $count } partij die in het bestand verder was
   *[other] { $count } partijen die in het bestand verder waren
}
library-chest-renamed = { $count ->
    [one] { $count } andere partij waarvan de naam al bestond, onder een nieuwe naam
   *[other] { $count } andere partijen waarvan de naam al bestond, onder een nieuwe naam
}
library-chest-here = { $count ->
    [one] { $count } partij die hier al was
   *[other] { $count } partijen die hier al waren
}
library-chest-others = { $count ->
    [one] { $count } ander onderdeel
   *[other] { $count } andere onderdelen
}
library-chest-stay = { $count ->
    [one] { $count } onderdeel dat hier anders is en zo blijft
   *[other] { $count } onderdelen die hier anders zijn en zo blijven
}
library-chest-settings = de instellingen
library-chest-unreadable = { $count ->
    [one] { $count } partij die deze versie niet kan lezen ({ $names })
   *[other] { $count } partijen die deze versie niet kan lezen ({ $names })
}
library-chest-not-json = Dit bestand kan niet worden gelezen; er is niets veranderd: { $why }
library-chest-not-ours = Dit bestand is niet van Portolan. Er is niets veranderd.
library-chest-later = Dit bestand is van een nieuwere versie van Portolan. Laad de pagina opnieuw en probeer het nog eens. Er is niets veranderd.
library-chest-entry = Dit bestand kan niet worden geopend: Portolan kent het onderdeel “{ $entry }” niet. Er is niets veranderd.
library-chest-full = De browser heeft geen ruimte voor alles uit dit bestand. Er is niets veranderd. Verwijder partijen die je niet meer nodig hebt en probeer het nog eens.
