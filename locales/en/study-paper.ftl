study-paper-clear = Clear
study-paper-cleared = Everything is cleared. Undo brings it back.
study-paper-copy-link = Copy a link
study-paper-save = Save
study-paper-open = Open…
study-paper-opened = The game is opened. Undo brings the other one back.
study-paper-keep = Keep it
study-paper-borrowed = This game came by a link. What you were entering here is still there; “Keep it” puts this one in its place.
study-paper-to-own = To my own game
study-paper-unreadable = This cannot be read. Line { $line }: { $why }
study-paper-other-game = This is a game of { $game }; open it there.

## Players
study-paper-add = Add a player
study-paper-remove = Take { $name } away
study-paper-enter = { $number }: enter for { $name }
study-paper-wins = { $names } wins with { $points }.
study-paper-shared = { $names } share the first place with { $points }.
study-paper-and = { $names } and { $last }

## Boards and cards
study-paper-brushes = Brushes
study-paper-erase = erase
study-paper-points = points

## The text form
study-paper-text-heading = it does not begin with portolan-paper, a version and a game
study-paper-text-version = it has version { $version }; this page reads version { $ours }
study-paper-text-game = there is no game “{ $game }” here
study-paper-text-missing = it ends here, but “{ $wanted }” is missing
study-paper-text-wanted = “{ $wanted }” should stand here, not “{ $found }”
study-paper-text-more = nothing more should stand here, but there is “{ $found }”
study-paper-text-number = “{ $number }” is no number that can stand here
study-paper-text-name = a name has at most { $most } letters and no others than can be printed
study-paper-text-map = the map has { $found } spaces; it needs { $spaces }
