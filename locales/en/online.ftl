# Online tables.

online-friends = Play with friends
online-friends-why = Choose a game: you get a link to send to your friends. Nobody needs an account.
online-options = More choices …
online-your-name = Your name
online-have-name = I already have a name here
online-known-as = You play as
online-me = Change
online-my-tables = Your tables
online-finished = Your finished games
online-public = Tables open to all
online-public-none = No table is waiting for players now.
online-join-by = Join with a code or a link
online-join = Join
online-join-what = Type the five letters of a code, or paste a link to a table.
online-no-code = No table has this code now. Ask for it once more.
online-unreachable = The server cannot be reached now.
online-loading = One moment …
online-trouble = This table cannot be opened now
online-no-table = There is no such table
online-no-table-why = Perhaps the link is not complete. Ask for it once more.
online-closed = This table is closed
online-closed-why = Everybody left before the game began.
online-unknown-game = This page does not know the game
online-unknown-game-why = Reload the page: there may be a newer version.

online-gathering = Who plays?
online-free = free
online-free-seats = { $count ->
    [0] all seats taken
    [one] { $count } seat free
   *[other] { $count } seats free
}
online-pace-none = no clock
online-pace-live = { $count ->
    [one] live, { $count } minute each
   *[other] live, { $count } minutes each
}
online-pace-slow = { $count ->
    [one] { $count } hour a turn
   *[other] { $count } hours a turn
}
online-no-hints = without hints
online-sit-down = Sit down
online-just-watch = Just watch
online-will-watch = You will see the game here as soon as it begins.
online-invited = { $name } invites you to { $game }
online-sitting = { $count ->
    [one] { $count } of { $all } sits
   *[other] { $count } of { $all } sit
}
online-new-to-it = New to it?
online-add-bot = Bot
online-bots-level = Level of new bots
online-remove = Remove
online-remove-question = Remove { $name }?
online-remove-not = No
online-removed = You removed { $name }.
online-let-in = Let in again
online-was-removed = Whoever opened this table has taken you off it. You can watch, or ask them to let you in again.
online-reserved = kept for { $name }
online-free-seat = Give it away
online-you = (you)
online-opener = (starts the game)
online-full = All seats are taken. You can watch.
online-start-with = { $count ->
    [one] Start alone
   *[other] Start with { $count }
}
online-waits-for-start = The game starts when { $name } starts it.
online-starts-full = The game starts when all seats are taken.
online-leave = Leave the table
online-leave-why = A bot plays for you until you come back.

online-invite = Invite
online-invite-why = Send this link, or let a phone read the code. Whoever opens it can sit down or watch.
online-qr = QR code with the link to this table
online-link = Link to this table
online-code = Code:
online-copy-link = Copy link
online-share = Share …

online-lost = No connection. Trying again; nothing is lost.
online-sending = Sending …
online-delayed = Sending again …
online-stored = Stored ✓
online-clock = Your time

online-people = At the table
online-watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
online-here = here
online-away = away
online-awaited = to play
online-thinking = thinking
online-ready = ready
online-done = finished
online-resigned = has resigned
online-played-by-bot = a bot plays
online-ready-count = { $count } of { $all } are ready
online-hand-over = Let a bot play
online-bot-for-you = A bot plays for you.
online-time-ran-out = Your time ran out.
online-you-were-away = You were away.
online-you-resigned = You have resigned. A bot plays on for you.
online-was-removed-playing = Whoever opened this table has taken you off it. A bot plays on; you can watch.
online-watching = The game has begun. You are watching.
online-again = { $name } wants to play again.
online-again-somebody = The next game is open.
online-take-over = Play again myself
online-take-back = Ask to take back
online-take-back-asked = You asked to take back.
online-take-back-agree = Agree
online-take-back-decline = Decline
online-take-back-wish = { $name } asks to take back the last move.
online-resign = Resign …
online-resign-why = A bot plays on for you, and you cannot take over again.
online-resign-yes = Resign
online-big-screen = Big screen
online-fair = Fair shuffle

online-chat = Chat
online-chat-outside = (watches)
online-chat-new = new
online-deleted-player = deleted player
online-about-message = About this message of { $name }
online-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
online-say = Say something
online-say-it = Send
online-mute = Mute { $name }
online-unmute = Hear { $name } again
online-muted = (muted)
online-report = Report
online-reported = Thank you. Whoever runs this server can now read that message.

online-refused-stale = The table has moved on. Have a look and move again.
online-refused-full = All seats are taken.
online-refused-taken = Somebody else sits there already.
online-refused-started = The game has already started.
online-refused-kicked = You were asked to leave this table.
online-refused-not-full = Not all seats are taken.
online-refused-bad-name = This name does not work: 1 to 24 letters, please.
online-refused-not-known = The server does not know you any more. Reload the page.
online-refused-cannot-take-back = Nothing can be taken back now: since the last move something was revealed, or nobody has moved.
online-refused-played-by-bot = A bot plays for you. Take over first.
online-refused-bad-login = Login or password is wrong.
online-refused-login-taken = Somebody else has this login.
online-refused-over = The game is over.
online-refused-not-away = This player is here.
online-refused-nothing-to-decline = There is nothing to decline any more.
online-refused-wrong-password = The present password is another one.
online-refused-log-in-again = Log in again first, so that it is clear that it is you.
online-refused-banned = Whoever runs this server keeps you out.
online-refused-attempts = That was wrong too often. Wait a while, then try again.
online-refused-bots = Too many bots play at your tables. End some of them first.
online-refused-tables = You have opened too many tables. End some of them first, or wait a while.
online-refused-too-much = That is too much at once. Wait a moment, then try again.
online-happened-sat = ({ $count } of { $all }) { $name } sat down
online-happened-left = { $name } left the table
online-happened-start = The game begins
online-happened-resigned = { $name } has resigned. A bot plays on.
online-happened-time = { $name } has left or run out of time. A bot plays on.
online-happened-bot = { $name } is away. A bot plays on.
online-happened-back = { $name } plays again
online-happened-taken-back = The last move was taken back
online-happened-dropped = The last move stays

online-me-title = You online
online-rename = Save
online-renamed = Saved.
online-colour = Your colour
online-colour-of-seat = as the seat
online-login-title = Play on another device
online-login-why = Choose a login and a password. With them you are the same player on every device.
online-login-set-it = Set login
online-login-set = Your login is set.
online-log-in-title = Log in
online-log-in-why = Did you set a login on another device?
online-log-in = Log in
online-guest-question = { $count ->
    [one] You play here as the guest { $name }, at { $count } table. Nobody can come back as a guest: set a login for { $name } first, or { $name } and the table are left behind for ever.
   *[other] You play here as the guest { $name }, at { $count } tables. Nobody can come back as a guest: set a login for { $name } first, or { $name } and the tables are left behind for ever.
}
online-guest-leave = Leave { $name } and log in
online-logged-in = Welcome back.
online-login = Login
online-password = Password, at least 8 characters
online-password-old = Your present password
online-sessions = Sessions and tokens
online-sessions-why = Every browser in which you are known, and every token for a program.
online-session = Browser
online-session-current = this one
online-end = End
online-token-name = Name of a new token for a program
online-token-make = Make token
online-token-once = Copy the token now. It is shown only once.
online-export = Export my data
online-log-out = Log out
online-logged-out = You are logged out.
online-login-is = Your login:
online-no-login = You have no login: whoever logs out now can never come back. Set a login first.
online-guest-end = Leave this guest for ever …
online-guest-end-why = This browser forgets { $name }. Seats, tables and results stay with { $name }, and nobody can play as { $name } again.
online-guest-end-yes = Leave for ever
online-delete = Delete me …
online-delete-why = Your name, login, sessions and messages are deleted. Games stay, without your name. This cannot be undone.
online-delete-yes = Delete everything
online-deleted = Everything is deleted.

online-fair-title = Was the shuffle fair?
online-fair-how = Before anybody sits down, the server draws a secret and shows its fingerprint. Each player's page then adds some luck of its own. The cards follow from both, so neither side can choose them alone. After the game the secret is shown, and everybody can check.
online-fair-noted = Fingerprint that this page noted before the game
online-fair-shown = Fingerprint that the table shows
online-fair-own-luck = Luck that this page added
online-fair-revealed = The secret, shown after the game
online-fair-not-yet = The secret is shown when the game is over. Come back then.
online-fair-secret = The secret has the fingerprint that was shown before the game.
online-fair-seed = The record says that it was dealt from this secret and the luck of all players.
online-fair-luck = The luck of this page is among them.
online-fair-yes = All of it fits together: secret, luck and record. That the record is the game that you saw, you can check by looking back through it.
online-fair-no = Something does not fit. The cards may not be the ones that were promised.
online-fair-not-noted = This page was not there before the game, so it compares with what the server says now.
online-fair-proves-title = What this proves
online-fair-proves = The server could not choose cards after it knew the players' luck, and no player could choose them alone.
online-fair-proves-not-title = What it does not prove
online-fair-proves-not = A server that works together with the last player to sit down could try many lucks and take the best. And it says nothing about how somebody chose their moves.
online-fair-yourself = Check it yourself: save the record and run portolan replay FILE --commitment FINGERPRINT.

online-seats-asked = Seats
online-pace = Clock
online-pace-why = When somebody's time is up, a bot plays on until that player comes back.
online-listed = Open to all
online-hints = Hints allowed
online-start-full = Starts by itself when all seats are taken
online-open = Open the table

online-big-join = Read the code and sit down.
online-big-watch = Watch along

online-call-question = Shall this page tell you when it is your turn?
online-call-yes = Yes, notify me
online-call-no = No, thank you
