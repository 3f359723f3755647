### What every game shares: seeds, options, seats, records and forms.
### What went wrong begins with a small letter and ends without a period; it stands after "FILE, line N: " and the like.
### Seats are counted from 0, as in records.

## Seeds
seed-empty = the seed is empty; write at least one character
seed-too-long = the seed has { $length } characters; the limit is { $longest }
seed-line-break = the seed has a line break; write it on one line

## Options
option-malformed = "{ $entry }" is not an option; write key=value, with commas between options
option-twice = the option "{ $key }" is set twice; set it once
option-unknown-key = there is no option "{ $key }"; the options are: { $known }
option-unknown-value = the option "{ $key }" does not take "{ $value }"; it takes: { $known }

## Seats
seats-out-of-range = { $seats ->
    [one] 1 seat does not fit this game; it takes { $fewest } to { $most }
   *[other] { $seats } seats do not fit this game; it takes { $fewest } to { $most }
}

## Actions that the table does not take
refused-game-over = the game is over; there is nothing left to do
refused-not-awaited = it is not seat { $seat }'s turn

## Seats without a name
seat-name = Seat { $number }

## Records
record-heading = this isn't a Portolan game file (its first line should be "{ $heading }")
record-expected = "{ $key }" and its value are expected here
record-number = "{ $key }" needs a whole number of 0 or more, not "{ $value }"
record-seats = { $seats ->
    [one] 1 seat is out of range; a table has 1 to { $most }
   *[other] { $seats } seats are out of range; a table has 1 to { $most }
}
record-truncated = the record ends too early; its last line must be "result" with every seat's points, or "unfinished"
record-result = "result" needs every seat's points with spaces between them, not "{ $found }"
record-move = "{ $found }" is not a move; write a seat from 0 to { $last } and its action, or end with "result" or "unfinished"
record-after-end = the record has already ended above; nothing may follow
record-other-game = this program does not play "{ $game }" of generation { $generation }
record-other-data = the record was played with other component data ({ $found }); this program has { $known }
record-game-over = the game is over before this move
record-seat-order = seat { $seat } moves too early; it is seat { $first }'s turn
record-is-finished = the record says "unfinished", but its moves finish the game
record-not-finished = the record gives a result, but its moves do not finish the game
record-other-result = the record says "result { $written }", but its moves come to { $found }

## Forms: questions in JSON
form-no-object = the question is not a JSON object; write one in braces, on one line
form-unreadable = the question cannot be read: { $detail }
shape-empty = a shape needs at least one space
shape-repeated = the shape names the space [{ $row }, { $column }] twice; name it once
shape-too-large = the shape covers more rows or columns than any board has
