library-paper-clear = Clear all
library-paper-cleared = Everything is cleared. Undo brings it back.
library-paper-copy-link = Copy link
library-paper-save = Save
library-paper-open = Open…
library-paper-opened = Game opened. Undo brings the other one back.
library-paper-keep = Keep it
library-paper-borrowed = This game came by a link. What you had entered here is still there; “Keep it” replaces that with this one.
library-paper-to-own = Back to my own game
library-paper-unreadable = This cannot be read. Line { $line }: { $why }
library-paper-other-game = This is a game of { $game }; open it there.

## Players
library-paper-add = Add a player
library-paper-remove = Remove { $name }
library-paper-enter = { $number }: enter for { $name }
library-paper-wins = { $names } wins with { $points }.
library-paper-shared = { $names } share the first place with { $points }.
library-paper-and = { $names } and { $last }

## Boards and cards
library-paper-brushes = Brushes
library-paper-erase = erase
library-paper-points = points

## The text form
library-paper-text-heading = this isn't a paper game from Portolan (it should begin with portolan-paper, a version and a game)
library-paper-text-version = it has version { $version }; this page reads version { $ours }
library-paper-text-game = there is no game “{ $game }” here
library-paper-text-missing = it ends here, but “{ $wanted }” is missing
library-paper-text-wanted = “{ $wanted }” is expected here, not “{ $found }”
library-paper-text-more = nothing more is expected here, but there is “{ $found }”
library-paper-text-number = “{ $number }” is not a number that is possible here
library-paper-text-name = a name has at most { $most } letters, and only printable ones
library-paper-text-map = the map has { $found } spaces; it needs { $spaces }
