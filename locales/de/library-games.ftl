# Das Studierzimmer: meine Partien.

library-games-reading = Deine Partien werden gelesen: { $read } von { $of } …
library-games-none = Noch keine Partien. Fang auf der Startseite eine an, dann steht sie hier.
library-games-which = Spiel
library-games-all = alle
library-games-whose = Ergebnisse von
library-games-own = mir
library-games-finished = Beendete Partien
library-games-online = Online-Tische
library-games-go-on = Weiterspielen
library-games-look-back = Ansehen
library-games-analyse = Analysieren
library-games-forget = Löschen
library-games-search = Nach Name, Notiz oder Person suchen
library-games-label = Name und Notiz
library-games-name = Name
library-games-note = Notiz
library-games-forgotten = Partie gelöscht.
library-games-undo = Rückgängig
library-games-more = { $count ->
    [one] { $count } weitere Partie zeigen
   *[other] Weitere zeigen (noch { $count })
}
library-games-unknown = { $count ->
    [one] { $count } weitere Partie kann diese Version nicht lesen. Sie bleibt, wo sie ist.
   *[other] { $count } weitere Partien kann diese Version nicht lesen. Sie bleiben, wo sie sind.
}
library-games-lesson = Lektion
library-games-winners = Gewonnen von { $names }
library-games-alone = allein
library-games-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
library-games-with-bots = gegen Computer
library-games-with-people = mit Menschen
library-games-with-both = mit Menschen und Computern

## Zahlen
library-figures-games = Partien
library-figures-won = Gewonnen
library-figures-won-of = { $one } von { $other }
library-figures-row = Siegesserie
library-figures-row-most = { $one } (längste { $other })
library-figures-mean = Durchschnitt
library-figures-best = Bestwert
library-figures-points = Punkte
library-figures-day = Tag
library-figures-over-time = { $count ->
    [one] Punkte in { $count } Partie; gestrichelt der Median, { $median }
   *[other] Punkte in { $count } Partien, eine nach der anderen; gestrichelt der Median, { $median }
}
library-figures-spread = { $count ->
    [one] Punkteverteilung in { $count } Partie
   *[other] Punkteverteilung in { $count } Partien
}
library-figures-table = Als Tabelle
library-figures-bests = Bestleistungen
library-figures-variant = Variante
library-figures-titles = Erreichte Titel
library-figures-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}

## Alles in einer Datei
library-chest = Sichern und wiederherstellen
library-chest-why = Eine Datei enthält alle Partien, Partien auf Papier und Einstellungen, die in diesem Browser gespeichert sind. Öffne sie auf einem anderen Gerät oder heb sie als Sicherung auf.
library-chest-save = Alles speichern
library-chest-open = Eine solche Datei oder eine einzelne Partie öffnen
library-chest-unpacked = Aus der Datei: { $what }.
library-chest-empty = Alles aus der Datei war schon hier.
library-chest-new = { $count ->
    [one] { $count } neue Partie
   *[other] { $count } neue Partien
}
library-chest-further = { $count ->
    [one] { $count } Partie, die in der Datei weiter war
   *[other] { $count } Partien, die in der Datei weiter waren
}
library-chest-renamed = { $count ->
    [one] { $count } andere Partie, deren Name vergeben war, unter neuem Namen
   *[other] { $count } andere Partien, deren Namen vergeben waren, unter neuen Namen
}
library-chest-here = { $count ->
    [one] { $count } Partie, die schon hier war
   *[other] { $count } Partien, die schon hier waren
}
library-chest-others = { $count ->
    [one] { $count } weiterer Eintrag
   *[other] { $count } weitere Einträge
}
library-chest-stay = { $count ->
    [one] { $count } Eintrag, der hier anders ist und bleibt
   *[other] { $count } Einträge, die hier anders sind und bleiben
}
library-chest-settings = die Einstellungen
library-chest-unreadable = { $count ->
    [one] { $count } Partie, die diese Version nicht lesen kann ({ $names })
   *[other] { $count } Partien, die diese Version nicht lesen kann ({ $names })
}
library-chest-not-json = Diese Datei lässt sich nicht lesen; es wurde nichts geändert: { $why }
library-chest-not-ours = Diese Datei ist nicht von Portolan. Es wurde nichts geändert.
library-chest-later = Diese Datei ist von einer neueren Version von Portolan. Lade die Seite neu und versuch es noch einmal. Es wurde nichts geändert.
library-chest-entry = Diese Datei lässt sich nicht öffnen: Ihren Eintrag „{ $entry }“ kennt Portolan nicht. Es wurde nichts geändert.
library-chest-full = Der Browser hat nicht genug Platz für alles aus dieser Datei. Es wurde nichts geändert. Lösch Partien, die du nicht mehr brauchst, und versuch es noch einmal.
