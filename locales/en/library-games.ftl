# The library: my games.

library-games-reading = Reading your games: { $read } of { $of } …
library-games-none = No games yet. Start one on the home page, and you will find it here.
library-games-which = Game
library-games-all = all
library-games-whose = Results of
library-games-own = me
library-games-finished = Finished games
library-games-online = Online tables
library-games-go-on = Continue
library-games-look-back = Look back
library-games-analyse = Analyse
library-games-forget = Delete
library-games-search = Find by name, note or player
library-games-label = Name and note
library-games-name = Name
library-games-note = Note
library-games-forgotten = Game deleted.
library-games-undo = Undo
library-games-more = { $count ->
    [one] Show { $count } more game
   *[other] Show more ({ $count } left)
}
library-games-unknown = { $count ->
    [one] This version can't read { $count } more game. It stays where it is.
   *[other] This version can't read { $count } more games. They stay where they are.
}
library-games-lesson = lesson
library-games-winners = Won by { $names }
library-games-alone = alone
library-games-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
library-games-with-bots = against bots
library-games-with-people = with people
library-games-with-both = with people and bots

## Figures
library-figures-games = Games
library-figures-won = Won
library-figures-won-of = { $one } of { $other }
library-figures-row = Win streak
library-figures-row-most = { $one } (best { $other })
library-figures-mean = Average
library-figures-best = Best
library-figures-points = Points
library-figures-day = Day
library-figures-over-time = { $count ->
    [one] Points in { $count } game; the dashed line is the median, { $median }
   *[other] Points in { $count } games, one after the other; the dashed line is the median, { $median }
}
library-figures-spread = { $count ->
    [one] Scores in { $count } game
   *[other] Scores in { $count } games
}
library-figures-table = As a table
library-figures-bests = Personal bests
library-figures-variant = Variant
library-figures-titles = Titles earned
library-figures-times = { $count ->
    [one] once
   *[other] { $count } times
}

## Everything as one file
library-chest = Back up and restore
library-chest-why = One file holds all games, paper games and settings that are saved in this browser. Open it on another device, or keep it as a backup.
library-chest-save = Save everything
library-chest-open = Open such a file, or a single game
library-chest-unpacked = From the file: { $what }.
library-chest-empty = Everything in the file was already here.
library-chest-new = { $count ->
    [one] { $count } new game
   *[other] { $count } new games
}
library-chest-further = { $count ->
    [one] { $count } game that has more moves in the file
   *[other] { $count } games that have more moves in the file
}
library-chest-renamed = { $count ->
    [one] { $count } other game whose name was taken, under a new name
   *[other] { $count } other games whose names were taken, under new names
}
library-chest-here = { $count ->
    [one] { $count } game that was already here
   *[other] { $count } games that were already here
}
library-chest-others = { $count ->
    [one] { $count } other item
   *[other] { $count } other items
}
library-chest-stay = { $count ->
    [one] { $count } item kept as it is here
   *[other] { $count } items kept as they are here
}
library-chest-settings = the settings
library-chest-unreadable = { $count ->
    [one] { $count } game that this version cannot read ({ $names })
   *[other] { $count } games that this version cannot read ({ $names })
}
library-chest-not-json = This file cannot be read, so nothing was changed: { $why }
library-chest-not-ours = This is not a file from Portolan. Nothing was changed.
library-chest-later = This file is from a newer version of Portolan. Reload the page and try again. Nothing was changed.
library-chest-entry = This file cannot be opened: Portolan does not know its entry “{ $entry }”. Nothing was changed.
library-chest-full = The browser has no room for everything in this file. Nothing was changed. Delete games that you no longer need, and try again.
