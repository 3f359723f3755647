# Das Studierzimmer: meine Partien.

study-games-reading = Deine Partien werden gelesen: { $read } von { $of } …
study-games-none = Noch keine Partien. Beginne eine auf der ersten Seite, dann steht sie hier.
study-games-which = Spiel
study-games-all = alle
study-games-whose = Ergebnisse von
study-games-own = mir
study-games-finished = Beendete Partien
study-games-go-on = Weiterspielen
study-games-look-back = Ansehen
study-games-analyse = Analysieren
study-games-forget = Wegwerfen
study-games-forgotten = Die Partie ist weggeworfen.
study-games-undo = Zurückholen
study-games-more = { $count ->
    [one] { $count } weitere Partie zeigen
   *[other] Mehr von { $count } weiteren zeigen
}
study-games-unknown = { $count ->
    [one] { $count } weitere Partie kann diese Version nicht lesen. Sie bleibt, wo sie ist.
   *[other] { $count } weitere Partien kann diese Version nicht lesen. Sie bleiben, wo sie sind.
}
study-games-lesson = Lektion
study-games-winners = Gewonnen hat: { $names }
study-games-alone = allein
study-games-players = { $count ->
    [one] { $count } Person
   *[other] zu { $count }
}
study-games-with-bots = gegen Bots
study-games-with-people = mit Menschen
study-games-with-both = mit Menschen und Bots

## Zahlen
study-figures-games = Partien
study-figures-won = Gewonnen
study-figures-won-of = { $one } von { $other }
study-figures-row = In Folge gewonnen
study-figures-row-most = jetzt { $one }, höchstens { $other }
study-figures-mean = Mittel
study-figures-best = Bestes
study-figures-points = Punkte
study-figures-day = Tag
study-figures-over-time = { $count ->
    [one] Die Punkte von { $count } Partie; gestrichelt ihr Median, { $median }
   *[other] Die Punkte von { $count } Partien, eine nach der anderen; gestrichelt ihr Median, { $median }
}
study-figures-spread = { $count ->
    [one] Wie oft wie viele Punkte, in { $count } Partie
   *[other] Wie oft wie viele Punkte, in { $count } Partien
}
study-figures-table = Als Tabelle
study-figures-bests = Bestleistungen
study-figures-variant = Variante
study-figures-titles = Erreichte Titel
study-figures-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}

## Alles in einer Datei
study-chest = Alles mitnehmen
study-chest-why = Eine Datei enthält alle Partien, Papierpartien und Einstellungen, die dieser Browser aufbewahrt. Öffne sie auf einem anderen Gerät oder hebe sie gut auf.
study-chest-save = Alles speichern
study-chest-open = Eine solche Datei oder eine einzelne Aufzeichnung öffnen
study-chest-unpacked = Aus der Datei: { $what }.
study-chest-empty = Alles aus der Datei war schon hier.
study-chest-new = { $count ->
    [one] { $count } neue Partie
   *[other] { $count } neue Partien
}
study-chest-further = { $count ->
    [one] { $count } Partie, die weiter gekommen ist
   *[other] { $count } Partien, die weiter gekommen sind
}
study-chest-renamed = { $count ->
    [one] { $count } andere Partie, deren Name vergeben war, unter einem neuen
   *[other] { $count } andere Partien, deren Namen vergeben waren, unter neuen
}
study-chest-here = { $count ->
    [one] { $count } Partie, die schon hier war
   *[other] { $count } Partien, die schon hier waren
}
study-chest-others = { $count ->
    [one] { $count } weiteres Ding
   *[other] { $count } weitere Dinge
}
study-chest-stay = { $count ->
    [one] { $count } Ding, das hier anders ist und so bleibt
   *[other] { $count } Dinge, die hier anders sind und so bleiben
}
study-chest-settings = die Einstellungen
study-chest-unreadable = { $count ->
    [one] { $count } Partie, die diese Version nicht lesen kann ({ $names })
   *[other] { $count } Partien, die diese Version nicht lesen kann ({ $names })
}
study-chest-not-json = Diese Datei kann nicht gelesen werden, und nichts wurde geändert: { $why }
study-chest-not-ours = Das ist keine Datei mit Partien von Portolan. Nichts wurde geändert.
study-chest-later = Diese Datei ist von einer späteren Version von Portolan. Lade die Seite neu und versuche es noch einmal. Nichts wurde geändert.
study-chest-entry = Diese Datei kann nicht übernommen werden: Ihr Eintrag „{ $entry }“ ist nichts, was Portolan aufbewahrt. Nichts wurde geändert.
study-chest-full = Der Browser hat nicht genug Platz für alles aus dieser Datei. Nichts wurde geändert. Wirf Partien weg, die du nicht mehr brauchst, und versuche es noch einmal.
