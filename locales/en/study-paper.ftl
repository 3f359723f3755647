# The study: games played on paper.

study-paper-how-cartographers = Choose the edicts, paint a map and write each season down; the stars are counted meanwhile.
study-paper-how-misterra = Lay the tiles, paint every parchment, choose the presumptions and put the markers down; the points are counted meanwhile.
study-paper-how-morgan = Enter the doubloons and the treasures of every pirate; the points are counted meanwhile.
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
study-paper-edict = Cards for edict { $edict }
study-paper-edicts-missing = Choose the four edicts, and the stars are counted.
study-paper-year-missing = The winner is known when everybody's winter is written down.
study-paper-coins = Coins for shapes
study-paper-coins-why = The coins for surrounded mountains are added from the map.
study-paper-season-write = Write { $season } down
study-paper-season-boxes = Only its four numbers are known
study-paper-season-written = This is the map as it was written down.
study-paper-season-open = Open { $season } again
study-paper-season-closed = { $season } is written down; open it again to change it.
study-paper-parchment = Parchment
study-paper-tiles = Tiles on the island
study-paper-confirmed = confirmed
study-paper-hazy = hazy
study-paper-marker = own marker
study-paper-marker-otoma = Otoma's marker
study-paper-marker-where = Markers lie on the island.
study-paper-number = Number of a card
study-paper-doubloons = Doubloons
study-paper-named = by name
study-paper-counted = only counted
study-paper-worth = Worth together

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
study-paper-text-card = there is no scoring card “{ $card }”
study-paper-text-season = a season is a map with its coins, or four numbers
study-paper-text-now = a map and the number of coins should stand here
study-paper-text-space = “{ $space }” is no space of the island
study-paper-text-counted = { $sets } numbers should stand here, then “worth” and one more
