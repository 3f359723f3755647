# The study: my games.

study-games-reading = Reading your games: { $read } of { $of } …
study-games-none = No games yet. Begin one on the first page: it will be here.
study-games-which = Game
study-games-all = all
study-games-whose = Results of
study-games-own = my own
study-games-finished = Finished games
study-games-go-on = Go on
study-games-look-back = Look back
study-games-analyse = Analyse
study-games-forget = Throw away
study-games-forgotten = The game is thrown away.
study-games-undo = Take it back
study-games-more = { $count ->
    [one] Show { $count } more game
   *[other] Show more of { $count } others
}
study-games-unknown = { $count ->
    [one] { $count } more game cannot be read by this version. It stays where it is.
   *[other] { $count } more games cannot be read by this version. They stay where they are.
}
study-games-lesson = lesson
study-games-winners = Won by { $names }
study-games-alone = alone
study-games-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
study-games-with-bots = against bots
study-games-with-people = with people
study-games-with-both = with people and bots

## Figures
study-figures-games = Games
study-figures-won = Won
study-figures-won-of = { $one } of { $other }
study-figures-row = Won in a row
study-figures-row-most = { $one } now, { $other } at most
study-figures-mean = Mean
study-figures-best = Best
study-figures-points = Points
study-figures-day = Day
study-figures-over-time = { $count ->
    [one] The points of { $count } game; the dashed line is their median, { $median }
   *[other] The points of { $count } games, one after the other; the dashed line is their median, { $median }
}
study-figures-spread = { $count ->
    [one] How often how many points, in { $count } game
   *[other] How often how many points, in { $count } games
}
study-figures-table = As a table
study-figures-bests = Personal bests
study-figures-variant = Variant
study-figures-titles = Titles reached
study-figures-times = { $count ->
    [one] once
   *[other] { $count } times
}

## Everything as one file
study-chest = Take everything along
study-chest-why = One file holds all games, paper games and settings that this browser keeps. Open it on another device, or keep it safe.
study-chest-save = Save everything
study-chest-open = Open such a file, or a single record
study-chest-unpacked = From the file: { $what }.
study-chest-empty = Everything in the file was here already.
study-chest-new = { $count ->
    [one] { $count } new game
   *[other] { $count } new games
}
study-chest-further = { $count ->
    [one] { $count } game that has come further
   *[other] { $count } games that have come further
}
study-chest-renamed = { $count ->
    [one] { $count } other game under a name that was taken, kept under a new one
   *[other] { $count } other games under names that were taken, kept under new ones
}
study-chest-here = { $count ->
    [one] { $count } game that was here already
   *[other] { $count } games that were here already
}
study-chest-others = { $count ->
    [one] { $count } other thing
   *[other] { $count } other things
}
study-chest-stay = { $count ->
    [one] { $count } thing that is different here and stays so
   *[other] { $count } things that are different here and stay so
}
study-chest-settings = the settings
study-chest-unreadable = { $count ->
    [one] { $count } game that this version cannot read ({ $names })
   *[other] { $count } games that this version cannot read ({ $names })
}
study-chest-not-json = This file cannot be read, and nothing was changed: { $why }
study-chest-not-ours = This is no file with games of Portolan. Nothing was changed.
study-chest-later = This file is from a later version of Portolan. Load the page anew and try again. Nothing was changed.
study-chest-entry = This file cannot be taken: its entry “{ $entry }” is nothing that Portolan keeps. Nothing was changed.
study-chest-full = The browser has no room for everything in this file. Nothing was changed. Throw away games that you no longer need, and try again.
