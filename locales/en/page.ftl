### The page: screens, buttons and what it tells.

page-motto = A table for games about making maps
page-nav = Portolan
page-play-now = Play now
page-play-alone = Play alone
page-new-table = New table…
page-learn = Learn
page-score-paper = Score a paper game
page-lesson-step = Lesson, { $step } of { $of }
page-lesson-over = You know the game now. Play on, or begin a table of your own.
page-to-home = Back to the start
page-unofficial = Portolan is free and unofficial. It is not connected with the games' designers and publishers, who have our thanks.
page-about = About Portolan
page-you = Guest
page-player-name = Player { $number }
page-bot-name = Bot { $number }
page-yes = yes
page-no = no
page-notice-close = Close
page-new-version = A new version is ready. Your games stay as they are.
page-new-version-take = Reload
page-new-version-later = Later

## Kept games
page-continue = Go on with a game
page-greeting = New here? “Learn” shows you a game while you play it; nothing has to be read before.
page-greeting-close = Put the hint away
page-my-games = My games
page-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
page-open-record = Open a record
page-open-record-file = A record that you or somebody else has saved; it can also be dropped or pasted anywhere on the page
page-record-line = This record cannot be opened. Line { $line }: { $why }

## Settings
page-settings = Settings
page-settings-language = Language
page-settings-light = Light
page-settings-light-device = as the device has it
page-settings-light-day = day
page-settings-light-night = night
page-settings-patterns = Hatches on terrains
page-settings-motion = Movement
page-settings-sound = Sounds
page-settings-text = Size of text
page-settings-pace = Bots play
page-settings-pace-calm = calmly
page-settings-pace-quick = quickly
page-settings-pace-instant = at once
page-settings-name = Your name

## A new table
page-players = Players
page-seats = Who plays
page-chair-name = Name of player { $number }
page-chair-player = Who plays for player { $number }
page-person = a person
page-seed = Seed
page-seed-why = The same seed with the same choices gives the same cards.
page-start = Begin

page-plays-random = bot: random
page-plays-easy = bot: easy
page-plays-greedy = bot: greedy
page-plays-normal = bot: normal
page-plays-hard = bot: hard
page-plays-expert = bot: expert

## At the table
page-thinking = { $name } is thinking …
page-replace = Change it
page-hurry = Do not wait
page-curtain = It is { $name }'s turn
page-curtain-why = Some things here are for { $name } alone. Pass the screen on.
page-curtain-lift = I am { $name }
page-your-turn = Your turn
page-game-over = The game is over.
page-looking-back = { $moves ->
    [one] Looking back: after { $moves } move.
   *[other] Looking back: after { $moves } moves.
}
page-turn = Turn
page-undo = Undo
page-space = { $space }, { $what }
page-marked = marked
page-reason = { $count } × { $reason }: { $points }
page-chair-colour = Another colour for player { $number }
page-log = What happened

## Hints
page-hint = Hint
page-hint-give-up = Give up
page-hint-thinking = Thinking about your move …
page-hint-told = The best first. Press one to draft it; nothing counts until you confirm.
page-hint-points = { $count ->
    [one] about { $points } point
   *[other] about { $points } points
}
page-hint-lead = lead { $lead }
page-hint-best = best
page-hint-close = about as good
page-hint-behind = { $count ->
    [0] a little behind
    [one] { $points } point behind
   *[other] { $points } points behind
}
page-hint-none = No hint could be found.

## Looking back
page-replay = Replay
page-moment = Moment
page-step-back = One move back
page-step-forward = One move on
page-now = To now
page-copy-link = Copy a link to this moment
page-link-copied = The link is copied.
page-link-failed = The browser does not let the page copy. Here is the link:

## The end
page-score-sheet = Score sheet
page-rating = Rating { $rating }
page-no-title = No title this time
page-rematch = Play again
page-save-record = Save the record
page-share = Share
page-share-long = Share, save or print
page-analyse = Analyse the game
page-challenge = A challenge
page-challenge-by = { $name } scored { $points } with these cards. Can you do better?
page-challenge-why = Whoever opens the link plays with the same cards.
page-challenge-ahead = { $persons ->
    [one] You scored { $own } with these cards: { $points } more than { $by }.
   *[other] { $who } scored { $own } with these cards: { $points } more than { $by }.
}
page-challenge-behind = { $persons ->
    [one] You scored { $own } with these cards: { $points } less than { $by }.
   *[other] { $who } scored { $own } with these cards: { $points } less than { $by }.
}
page-challenge-equal = { $persons ->
    [one] You scored { $own } with these cards: as much as { $by }.
   *[other] { $who } scored { $own } with these cards: as much as { $by }.
}
page-challenge-copy = Copy a challenge link

## Rules
page-rules = Rules
page-rules-why = Why?
page-rules-of = Rule for { $what }
page-study-missing = This could not be loaded. Try again when the connection is back.

## Trouble
page-report = Report a problem
page-nowhere = This address leads nowhere
page-nowhere-why = The link may be broken. Nothing is lost: your games are on the first page.
page-no-thinker = This browser could not start what thinks for bots, hints and analysis (a module worker): load the page again, or use a newer browser.
page-no-such-table = There is no such table here
page-no-such-table-why = A table is kept in the browser it was opened in. If you played on another device, save the record there and open it here.
page-unreadable = This game cannot be opened
page-unreadable-why = What the browser has kept cannot be read by this version. It stays where it is.
page-broken-link = This link cannot be opened
page-storage-full = The browser has no room left to keep this game. Throw away old games under My games, or save the record.
page-storage-forbidden = The browser does not let this page keep anything. You can play, but save the record before you leave.
page-storage-elsewhere = Another window has played on at this table, so your last move was not made. Here it stands as it does there.
page-played-elsewhere = This table is being played at in another window. Here it stands as it does there.
