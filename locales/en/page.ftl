### The page: screens, buttons and what it tells.

page-motto = A table for games about making maps
page-nav = Portolan
page-play-now = Play now
page-friends = Play with friends
page-one-moment = One moment …
page-play-alone = Play alone
page-new-table = New table
page-learn = Learn
page-score-paper = Score a paper game
page-lesson-chapter = Chapter { $chapter } of { $of }
page-lesson-later = Some moves later:
page-lesson-read = Have a look, then go on.
page-lesson-done = Well done!
page-lesson-again = Not quite: that move is allowed, but it does not do what is asked here.
page-lesson-back = Back
page-lesson-forward = Forward
page-lesson-skip = Skip
page-lesson-next = Next
page-lesson-play = Play a first game
page-lesson-tip = Tip { $number }
page-lesson-restart = Start over
page-lesson-over = Well played, you have finished your first game! Next: a game against bots, or read up on a rule you wondered about.
page-lesson-play-now = Play against bots
page-to-home = Back to the home page
page-unofficial = Portolan is free and unofficial. It is not affiliated with the games' designers or publishers; our thanks go to them.
page-ready-offline = ✓ Ready to play without a network
page-install = Install as an app
page-about = About Portolan
page-you = Guest
page-player-name = Player { $number }
page-bot-name = Bot { $number }
page-yes = yes
page-no = no
page-notice-close = Close
page-new-version = A new version is ready. Your games are kept.
page-new-version-take = Reload
page-new-version-later = Later

## Kept games
page-facts = { $fewest }–{ $most } players
page-facts-now = { $count ->
    [one] Play now: you against a bot, level { $level }
   *[other] Play now: you against { $count } bots, level { $level }
}
page-more-players = { $count ->
    [one] one more
   *[other] { $count } more
}
page-your-best = Your best so far: { $points }
page-continue = Continue playing
page-greeting = New here? Pick “Learn”: it teaches you while you play, no reading first.
page-greeting-close = Close this tip
page-my-games = My games
page-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
page-open-record = Open a saved game
page-open-record-file = A game that you or somebody else saved as a file; you can also drop the file or paste its text anywhere on this page
page-open-record-choose = Choose a file
page-not-a-record = This is not a game that Portolan has saved.
page-record-line = This game cannot be opened. Line { $line }: { $why }

## Settings
page-settings = Settings
page-settings-language = Language
page-settings-light = Theme
page-settings-light-device = system
page-settings-light-day = light
page-settings-light-night = dark
page-settings-patterns = Terrain patterns (help to tell colours apart)
page-settings-motion = Animations
page-settings-sound = Sound
page-settings-text = Text size
page-settings-pace = Bot speed
page-settings-pace-calm = relaxed
page-settings-pace-quick = fast
page-settings-pace-instant = instant
page-settings-name = Your name
page-settings-log-in = Your name online · Log in

## A new table
page-players = Players
page-seats = Who plays
page-chair-name = Name of player { $number }
page-chair-player = Who is player { $number }
page-person = person
page-seed = Seed
page-seed-why = The same seed and the same settings deal the same cards.
page-start = Start

page-levels = What do the levels mean?
page-level-random = random
page-level-easy = easy
page-level-greedy = greedy
page-level-normal = normal
page-level-hard = hard
page-level-expert = expert
page-level-about-random = any legal move; for experiments
page-level-about-easy = makes mistakes, so that a beginner can win
page-level-about-greedy = takes the most points at once and never looks ahead; between easy and normal
page-level-about-normal = plays sensibly, without calculating ahead
page-level-about-hard = calculates ahead
page-level-about-expert = calculates ahead as far as it helps; takes longest
page-plays-random = bot: random moves
page-plays-easy = bot: easy
page-plays-greedy = bot: greedy (points now)
page-plays-normal = bot: normal
page-plays-hard = bot: hard
page-plays-expert = bot: expert

## At the table
page-thinking = { $name } is thinking …
page-waiting-for = { $count ->
    [0] Waiting for { $name } …
    [one] Waiting for { $name } and one more …
   *[other] Waiting for { $name } and { $count } more …
}
page-replace = Change it
page-hurry = Skip ahead
page-curtain = It is { $name }'s turn
page-curtain-why = What comes next is for { $name } only. Pass the device on.
page-curtain-lift = I am { $name }
page-your-turn = Your turn
page-online-turn-until = Your turn, until { $time }
page-online-played-on = A bot plays for you
page-online-gathering = { $count } of { $all } seats taken
page-online-bots-play = The bots play
page-online-going = Your tables online
page-game-over = The game is over.
page-looking-back = { $moves ->
    [one] Looking back: after { $moves } move.
   *[other] Looking back: after { $moves } moves.
}
page-standing-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-standing-lead = you lead by { $by }
page-standing-behind = { $name } leads by { $by }
page-standing-level = level with { $name }
page-standing-open = Counts only what everybody can see
page-cards-left = Cards seen and cards left
page-turn = Turn
page-undo = Undo
page-space = { $space }, { $what }
page-marked = marked
page-reason = { $count } × { $reason }: { $points }
page-chair-colour = Another colour for player { $number }
page-log = Log

## Menu and shortcuts
page-menu = Menu
page-restart = Start over with the same cards
page-new-cards = New game with the same players
page-shortcuts = Keyboard shortcuts
page-leave = Leave (the game is saved)
page-key-arrows = move on the board
page-key-enter = choose, then confirm
page-key-escape = close, undo, back to now
page-back-to-table = Back to the table

## Hints
page-hint = Hint
page-hint-give-up = Cancel
page-hint-thinking = Thinking …
page-hint-told = Best moves first. Pick one to try it out. Nothing is final until you confirm.
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
page-hint-does = does what is asked here
page-hint-lesson = Show me how
page-hint-lesson-why = this drafts a move that does it; then confirm
page-hint-none = No hint found.

## Looking back
page-replay = Replay
page-moment = Moment in the game
page-step-back = One move back
page-step-forward = One move forward
page-autoplay = Replay automatically
page-autoplay-pause = Pause
page-play-on = Play on from here
page-take-back = Take back
page-origin = Where this game branched off
page-now = Back to now
page-copy-link = Copy link to this moment
page-link-copied = Link copied.
page-link-failed = Couldn't copy. Here is the link:

## The end
page-score-sheet = Score sheet
page-rating = Rating { $rating }
page-no-title = No title this time
page-verdict-won = You win by { $by }!
page-verdict-lost = { $name } wins. You are { $by } behind.
page-verdict-shared = You share the win!
page-verdict-tie = A shared win
page-verdict-winner = { $name } wins by { $by }!
page-same-cards = Same cards again
page-best-new = Your best so far! Before: { $best }, on average { $average } in { $count ->
    [one] one game
   *[other] { $count } games
}.
page-best = Your best: { $best }, on average { $average } in { $count ->
    [one] one other game
   *[other] { $count } other games
}.
page-rematch = Play again
page-keep-game = Save in this browser
page-kept = Saved ✓
page-open-kept = Open the saved game
page-send-map = Send my map
page-save-record = Save as a file
page-share = Share
page-share-long = Share, save or print
page-analysis-back = Back to the analysis
page-analyse = Analyse the game
page-challenge = A challenge
page-challenge-by = { $name } scored { $points } with these cards. Can you do better?
page-challenge-by-somebody = Somebody scored { $points } with these cards. Can you do better?
page-challenge-nameless = the challenge
page-challenge-you = you
page-challenge-accept = Take it up
page-learn-first = Learn it first
page-challenge-why = Everybody who opens this link plays with the same cards.
page-challenge-open = You will play with the same cards as everybody else who opens this link.
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
page-challenge-copy = Copy challenge link

## Rules
page-rules = Rules
page-rules-at-the-table = Rules
page-rules-why = Why?
page-rules-of = Rule for { $what }
page-library-missing = This couldn't be loaded. Try again once you are online.

## Trouble
page-report = Report a problem
page-nowhere = Page not found
page-nowhere-why = The link may be broken. Nothing is lost: your games are on the home page.
page-no-worker = This browser couldn't start the part that thinks for bots, hints and analysis (a module worker). Reload the page, or use a newer browser.
page-no-such-table = This table is not here
page-no-such-table-why = A table stays in the browser it was opened in. If you played on another device, save the game as a file there and open it here.
page-unreadable = This game cannot be opened
page-unreadable-why = This version can't read what the browser has saved. Nothing was deleted.
page-broken-link = This link cannot be opened
page-storage-full = The browser has no room left for this game. Delete old games under My games, or save this one as a file.
page-storage-forbidden = The browser doesn't let this page save anything. You can play, but save the game as a file before you leave.
page-storage-elsewhere = You moved in another window, so this move wasn't played. You now see the current position.
page-played-elsewhere = This game is open in another window. Both show the same position.
