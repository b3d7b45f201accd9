## The board

board = Chessboard
empty = empty
last-move = last move
touched = touched
adjusting = J’adoube: pieces you touch now do not have to be moved.
leave-pawn = leave as a pawn
choose-piece = Choose piece
promote = Promotion on { $square }: choose a piece
say-touched = { $man } on { $square } touched
say-back = { $man } back on { $square }
say-aside = { $man } taken off { $square }
say-placed = { $man } from { $from } to { $to }
man-white-k = white king
man-white-q = white queen
man-white-r = white rook
man-white-b = white bishop
man-white-n = white knight
man-white-p = white pawn
man-black-k = black king
man-black-q = black queen
man-black-r = black rook
man-black-b = black bishop
man-black-n = black knight
man-black-p = black pawn
piece-q = queen
piece-r = rook
piece-b = bishop
piece-n = knight

## The state of the game

delayed = This game is broadcast with a delay. There is nothing to show yet.
result-entered = Result entered: { $result }
not-set-up = This game is not set up yet. The arbiter sets it up on the console.
wooden = Played on a wooden board. Only the clock is shown here.
not-now = Not possible now: { $why }.
not-now-set-up = the game is already set up
not-now-no-game = the arbiter must set up the game first
not-now-sealed = a move is already sealed
not-now-no-envelope = there is no sealed move
not-now-no-decision = there is no decision with this number
not-now-no-appeal = this appeal has already been decided
unclear = “{ $move }” is not a legal move here, or it is ambiguous. Write it in full, for example e2-e4.
unreadable-empty = Nothing entered. Expected: { $expected }.
unreadable = Cannot read “{ $found }”. Expected: { $expected }.
too-long = Too long. Use at most 300 characters.
too-many-acts = Cannot record more: this game has reached the limit of 20,000 actions.
place = Round { $round }, board { $table }
moves = Moves
rulings = Decisions
connection-lost = Connection lost. Reconnecting…
trouble = Not sent yet. Retrying…
not-taken = This device can no longer be used for this game. Reload the page or call the arbiter.
view = View
view-board = Board
view-ranks = Text by ranks
view-list = List of pieces
turn-board = Flip board
speak = Announce moves aloud
times = Read out the times
to-clock = Open clock
to-sheet = Open scoresheet
back-to-board = Back to the board
seats = Player devices
seats-intro = Each player scans their own code. Anyone with a code can move for that side, so keep it private.
seat-both = One device for both players
seat-open = Open on this device
sheets = Both scoresheets
transcript = Game transcript
send = Send
press = Press the clock
reason = Reason

## Buttons and fields of a player

do-adjust = J’adoube
do-offer = Offer a draw
do-accept = Accept the draw
do-decline = Decline the draw
do-call = Stop the clocks and call the arbiter
do-resign = Resign
do-agree = Agree to take back the illegal move
sure-resign = Resign the game? This cannot be undone.
claims = Claims
claim-illegal = Illegal move
claim-flag = Flag fallen
claim-threefold = Threefold repetition
claim-fifty = Fifty-move rule
claim-threefold-with = Threefold repetition with the move
claim-fifty-with = Fifty-move rule with the move
claim-touched = Opponent touched the piece on
claim-no-means = Opponent cannot win by normal means
claim-no-effort = Opponent is not trying to win
more = More
type-move = Type a move
seal = Sealed move
displaces = I displaced the pieces on
restores = I have put the pieces back
announces = Announced move
asks-increment = Ask for an increment

## Buttons and fields of the arbiter

pending = Decision pending
arbiter = Arbiter
arbiter-starts = Start the clock
arbiter-stops = Stop the clocks
arbiter-flag = Declare flag fall
arbiter-flags = Declare both flags fallen
arbiter-illegal = Declare illegal move
arbiter-position = Declare position impossible
arbiter-clocks = Clock corrections
arbiter-sets = Set { $side ->
    [white] White’s
   *[other] Black’s
    } clock to
arbiter-gives = Give { $side ->
    [white] White
   *[other] Black
    } more time
arbiter-penalties = Penalties
sure-loss = Declare the game lost for this player?
sure-expulsion = Expel this player from the tournament?
arbiter-findings = Irregularities
find-setup = Wrong initial position
find-turned = Board placed wrongly
find-colours = Colours reversed
find-clock = Clock set wrongly
find-defective = Faulty clock
find-displaced = Pieces displaced after move
find-count = Number of moves unknown
find-boards = The two boards differ
arbiter-end = Result and adjournment
sure-decide = Record the result { $result }?
arbiter-continue = Continue the game
arbiter-adjourns = Ask for the sealed move
arbiter-resumes = Resume the game
arbiter-opens = Open the envelope
arbiter-for-players = Players’ actions
arrives = Mark as arrived
phone = Record phone or device
refuses = Record refusal to comply with the Laws
stops-recording = Mark as not writing moves
records = Mark scoresheet complete
any-act = Transcript command
choice-warning = Warning
choice-time-opponent = More time for the opponent
choice-time-offender = Less time for the offender
choice-points-opponent = Opponent’s points
choice-points-offender = Offender’s points
choice-loss = Loss of the game
choice-fine = Fine
choice-rounds = Exclusion (rounds)
choice-expulsion = Expulsion
choice-uphold = Uphold
choice-reject = Reject
choice-postpone = Postpone decision
choice-continue = Continue the game
choice-new-game = Annul and play a new game
choice-set-clocks = Set the clocks
choice-draw = Declare a draw
choice-white = Take back White’s move
choice-black = Take back Black’s move
done-game-act = Action recorded.
done-game-answer = { $answer }

## The clock

clock-press = { $who }: press the clock
clock-period = period { $number } of { $of }
clock-increment = +{ $seconds } s
clock-moves-of = moves: { $made } of { $needed }
clock-moves = moves: { $made }
clock-delay = delay: { $seconds } s
clock-flag = flag fallen
clock-flag-first = fell first
clock-flag-second = fell second
clock-stopped = Clocks stopped
clock-turn = Swap sides
clock-fullscreen = Full screen
clock-sound = Sound
clock-rate = Time control: { $rate }.
clock-dgt3000 = DGT 3000: option { $option }.
clock-dgt2010 = DGT 2010: option { $option }.
clock-dgt2010-hand = DGT 2010: option { $option }, set manually.
clock-dgt3000-hand = DGT 3000: option { $option }, set manually.

## The scoresheet

sheet-title = Scoresheet
sheet-of = Scoresheet: { $who }
sheet-caption = Moves
sheet-number = No.
sheet-move = Move
sheet-next = Move { $number }, { $side ->
    [white] White
   *[other] Black
    }
sheet-correct = Correction of move { $number }, { $side ->
    [white] White
   *[other] Black
    }
sheet-erase = Erase
sheet-dash = Dash
sheet-offer = (=) draw
sheet-time = Time
sheet-time-how = Type the time first, for example 1:23, then press this key.
sheet-strike = Cross out move
sheet-leave = Cancel
sheet-enter = Write down
sheet-take = Continue the scoresheet on this device
sheet-board = Enter moves on a board
sheet-board-off = The board is not available: it cannot follow short notation or dashes.
sheet-sign = Result
sheet-sign-it = Sign
sheet-signed = { $who } has signed { $result }.
sheet-elsewhere = This scoresheet is open on another device.
sheet-waiting = { $count ->
    [one] One entry saved here, not sent yet.
   *[other] { $count } entries saved here, not sent yet.
    }
sheet-sent = All entries sent.
sheet-offline = No network.
sheet-not-taken = adoube does not accept this scoresheet now. It stays saved on this device. Reload the page or call the arbiter.
sheet-refused = “{ $text }” was not accepted. Write it differently or call the arbiter.
sheet-memory-only = Keep this page open: this browser does not save your moves.
sheet-reload = This page also works offline.
sheet-no-reload = Without a secure connection (https), this page cannot be reopened offline. Your entries stay saved.
sheet-malformed = This entry cannot be written down. Use at most 40 characters.
sheet-full = This scoresheet is full. Call the arbiter.
sheet-corrections = Corrections: { $count }

## The arbiter’s console

console-title = Arbiter’s console
console-round = Round { $round }
console-calls = Calls
console-no-calls = No open calls
console-boards = All boards
console-table = Board { $table }
console-th-table = Board
console-th-white = White
console-th-black = Black
console-th-clock = Clock
console-th-move = Last move
console-th-state = Status
console-trouble = time trouble
console-player = Player
console-counted = Incidents in this tournament
console-count-illegal = Illegal moves
console-count-late = Late arrivals
console-count-phone = Phone
console-count-claims = Rejected claims
console-call-interrupted = adoube was interrupted. The clocks stopped at the last recorded times.
console-call-stopped = { $who } has stopped the clocks and is calling you.
console-call-decide = Decision pending:
console-end-so = End the game with { $result }
console-result-by-hand = The round already has the result { $entered }, but the game is still in progress here.
console-result-not-entered = The game ended { $here }, but the round has no result yet. Enter it.
console-results-differ = The game ended { $here }, but the round has { $entered }. Correct one of them.
console-notice-illegal = Illegal move on the board
console-notice-touch = Piece touched out of turn
console-notice-displaced = Clock pressed with pieces displaced
console-notice-recording = Moves not written down correctly
console-notice-flag = A flag has fallen
console-appeal = { $who } appeals against decision { $number }.
console-set-up = Set up games
console-not-set-up = Not set up
console-set-up-intro = All boards of the round, time control { $rate }. Start the clocks afterwards.
console-set-up-all = Set up all boards
console-not-published = The pairings are not published yet. Publish the round first.
console-mode = Board used
console-mode-board = Board on the device
console-mode-clock = Wooden board, with this clock
console-supervision = Supervision
console-supervision-default = According to the time control
console-supervision-full = Full
console-supervision-basic = Basic
console-start-all = Start all clocks
console-stop-all = Stop all clocks
done-console = { $count ->
    [one] One board updated.
   *[other] { $count } boards updated.
    }
warn-console-has-result = Board not set up: it already has the result { $result }.

## Decision and envelope

decision-title = Arbiter’s decision
decision-list = Decisions to print
decision-event = Tournament
decision-game = Game
decision-when = Date and time
decision-what = Facts
decision-clocks = Clocks (White – Black)
decision-number = Log number
decision-answers = Decision
decision-article = article { $article }, { $edition } edition
decision-arbiter = Arbiter’s signature
decision-appeal = Time of appeal
decision-appeals = Record appeal by { $who }
envelope-title = Sealed-move envelope
envelope-names = Players
envelope-position = Position before the sealed move
envelope-used = Time used (White – Black)
envelope-left = Time left (White – Black)
envelope-sealer = Sealed by
envelope-number = Number of the sealed move
envelope-offer = Open draw offer by
envelope-resumes = Resumption (place, date and time)
envelope-commitment = Sealed-move fingerprint
envelope-open-page = Game page
envelope-why = The fingerprint was recorded when the move was sealed and is checked when the envelope is opened.

## Live boards

wall-title = Live boards
wall-delay = { $seconds ->
    [one] Broadcast delay: one second.
   *[other] Broadcast delay: { $seconds } seconds.
    }
wall-delay-minutes = { $minutes ->
    [one] Broadcast delay: one minute.
   *[other] Broadcast delay: { $minutes } minutes.
    }
wall-no-moves = No live moves
wall-pgn = Games (PGN)

## The rulebook

laws-title = Laws of Chess
laws-menu = Editions
laws-edition = Laws of Chess, { $edition } edition
laws-own-words = Each article explained in our own words. The official texts belong to their publishers.
laws-search = Search the Laws
laws-search-go = Search
laws-found = { $count ->
    [0] No articles found. Try other words.
    [one] One article found.
   *[other] { $count } articles found.
    }
laws-article = Article { $number }, { $edition } edition
laws-not-in-edition = This edition has no such article.
laws-example = Show an example
laws-example-back = Back
laws-example-on = What happens next
laws-in = { $edition } edition
laws-see = See also
laws-compare = Compare editions
laws-compare-title = { $first } and { $second } editions
laws-compare-count = Showing { $shown } of { $all } articles.
laws-compare-all = Show all
laws-compare-differences = Show only differences
laws-th-article = Article
laws-same = same
laws-renumbered = renumbered
laws-different = different
laws-only-first = only in the first
laws-only-second = only in the second
laws-glossary = Glossary

## The case book

cases-title = Case book
cases-intro = Read the facts, choose a decision and check it against the article.
cases-case = Case { $number }
cases-edition = { $edition } edition of the Laws
cases-happened = Facts
cases-question = What is your decision?
cases-choose = Choose the right decision
cases-send = Submit decision
cases-right = Correct.
cases-wrong = Incorrect. Correct decision:
cases-read = Read article { $article }
cases-again = Try again
cases-next = Next case

## Two boards, appeals, announcements and more

not-sealed = The move does not match the fingerprint of the sealed move. The envelope stays closed.
notation = Notation
notation-letters = Letters
notation-figurines = Figurines
voice = Announcements
voice-own = In this language
voice-german = With the German names
announced = Last announcement
console-set-up-one = Set up this board
console-set-up-one-intro = This board only, time control { $rate }. Start the clock afterwards.
console-blind = Blind player
console-blind-none = None
console-blind-both = Both
console-position = Starting position (FEN), if not the usual one
console-offence = Illegal: { $side ->
    [white] White’s
   *[other] Black’s
    } move { $number }
console-counted-round = Incidents: this round / whole tournament
console-counted-nothing = No incidents
console-count-penalties = Penalties
appeal-uphold = Uphold appeal
appeal-reject = Reject appeal
appeal-upheld = Appeal upheld.
appeal-rejected = Appeal rejected.
sheet-signs = Sign as { $who }
second-title = Compare the two boards
second-here = This game
second-there = Other board
second-how = Place the pieces as on the other board. To remove one, drag it off the board.
second-men = Pieces on the other board (FEN)
second-compare = Compare
second-equal = The boards are the same.
second-differ = { $count ->
    [one] The boards differ on one square.
   *[other] The boards differ on { $count } squares.
    }
second-malformed = Cannot read the pieces. Enter eight ranks, from the eighth to the first, for example 4k3/8/8/8/8/8/8/4K3.
view-tools = View and announcements

## Reasons, the projector, and two scoresheets compared

reason-how = Saved with your next decision, with the time and your name.
reason-seen = Seen by the arbiter
reason-claimed = Claimed by the opponent
reason-agreed = Both players agree on the facts
reason-disturbed = Disturbed the opponent
reason-repeated = Repeated after a warning
seats-plain = This address is not secure (http). Devices keep what is written if the network fails, but only with https can they reopen the scoresheet offline.
console-interrupted-time = Last action at { $last }, back at { $back }. Up to { $time } of { $who }’s thinking time was not charged to either clock.
decision-by = Decided by
decision-by-desk = adoube (automatically)
decision-by-laws = adoube (automatically), after an action by { $who }
console-laws-say = Articles that apply
decision-to-print = Print decision
wall-projector = Projector view
wall-page = { $page } of { $pages }
sheet-differ-here = differs here
sheet-agreed-position = Last position on which both scoresheets agree
sheet-both-allow = Games that fit both scoresheets
sheet-one-game = Only one game fits both scoresheets:
sheet-many-games = Several games fit both scoresheets, for example:
sheet-no-game = No game fits both scoresheets. The longest sequence of moves that fits both:

## Options, reasons and new games

choice-square = The piece on { $square } was touched first
choice-both-lose = Both players lose
choice-loss-score = Loss of the game; the opponent scores { $score }
choice-forfeit = Loss by forfeit ({ $result })
sure-new-game = Annul this game and play a new one?
arbiter-loses = Record loss of the envelope
arbiter-loses-times = Record loss of the envelope and the times
arbiter-loses-position = Record loss of the envelope and the position
sure-loses = Record the loss of the envelope?
find-displaced-uncertain = Pieces displaced; last certain position after move
find-resumption = Adjourned position set up wrongly
find-boards-after = The two boards differ; scoresheets agree up to move
claim-clock = Clock set wrongly at resumption
claim-bare-king = Opponent has a bare king
withdraws = Retract the offer or claim
asks-scoresheet = Record request for the scoresheet
console-call-new-game = Game annulled. Set up the new game.
console-new-game = Set up the new game
reason-of = { $what }, move { $number } ({ $article })
reason-illegal = Illegal move by { $side ->
    [white] White
   *[other] Black
    }, move { $number } ({ $article })
reason-flag = { $side ->
    [white] White’s
   *[other] Black’s
    } flag has fallen ({ $article })
call-valid = Accept the reason
call-invalid = Reject the reason
