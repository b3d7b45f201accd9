## The board

board = Chessboard
empty = empty
last-move = last move
touched = touched
adjusting = I adjust: the pieces you touch now do not bind you.
leave-pawn = stays a pawn
choose-piece = Choose the piece
promote = The pawn on { $square } becomes…
say-touched = { $man } on { $square } touched
say-back = { $man } back on { $square }
say-aside = { $man } from { $square } put aside
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

## How the game stands

delayed = The game is shown with a delay: nothing of it has been shown yet.
result-entered = Result entered: { $result }
not-set-up = This game has not been set up at the arbiter's console yet.
wooden = The game is played on a wooden board; here is only the clock.
not-now = This cannot be done now.
unclear = “{ $move }” is not a clear and legal move here.
unreadable-empty = Something is missing: { $expected } was expected.
unreadable = “{ $found }” is not understood here: { $expected } was expected.
too-long = It is too long.
place = Round { $round }, table { $table }
moves = Moves
rulings = Rulings
connection-lost = The connection to the desk is lost. It is tried again by itself.
trouble = The desk does not answer; what you did will be sent again.
not-taken = The desk does not take this from here: load the page again, or call the arbiter.
view = View
view-board = board
view-ranks = text by ranks
view-list = list of pieces
turn-board = Turn the board
speak = Announce the moves aloud
times = Say the times
to-clock = To the clock
to-sheet = To the scoresheet
back-to-board = Back to the board
seats = Tablets of the table
seats-intro = Scan the code with each player's tablet. Whoever has the code plays for that side: do not show it to the other.
seat-both = One tablet for both
seat-open = Open on this device
sheets = Both players' scoresheets
transcript = The game as a transcript
send = Send
press = Press the clock
reason = Reason

## What a player does

do-adjust = J'adoube
do-offer = Offer a draw
do-accept = Accept the draw
do-decline = Decline the draw
do-call = Stop the clocks and call the arbiter
do-resign = Resign
do-agree = Agree to take the illegal move back
sure-resign = Do you really want to resign the game?
claims = Claims
claim-illegal = Illegal move
claim-flag = The flag has fallen
claim-threefold = Threefold repetition
claim-fifty = Fifty moves
claim-threefold-with = Threefold repetition with the move
claim-fifty-with = Fifty moves with the move
claim-touched = The opponent touched the piece on
claim-no-means = Cannot win by normal means
claim-no-effort = Makes no effort to win
more = More
type-move = Type a move
seal = Sealed move
displaces = I knocked over the pieces on
restores = I have put them back
announces = Announce the move
asks-increment = Ask for an increment

## What the arbiter does

pending = To be decided
arbiter-starts = Start the clock
arbiter-stops = Stop the clocks
arbiter-flag = Flag fallen
arbiter-flags = Both flags
arbiter-illegal = Illegal move seen
arbiter-position = Impossible position
arbiter-clocks = Correct the clocks
arbiter-sets = { $who }: set the clock to
arbiter-gives = { $who }: give time
arbiter-penalties = Penalties
sure-loss = Do you really want to declare the game lost?
arbiter-findings = Irregularities found
find-setup = Wrong initial position
find-turned = Board turned
find-colours = Colours reversed
find-clock = Clock set wrongly
find-defective = Clock defective
find-displaced = Pieces displaced after move
find-count = Number of moves unknown
find-boards = The two boards differ
arbiter-end = Result and adjournment
sure-decide = Is the result really { $result }?
arbiter-continue = The game goes on
arbiter-adjourns = Ask for the sealed move
arbiter-resumes = Play is resumed
arbiter-opens = Open the envelope
arbiter-for-players = What the players do
arrives = Arrives
phone = Phone or device found
refuses = Refuses to comply with the Laws
stops-recording = Stops recording
records = Has the score complete
any-act = Any act of the transcript
choice-warning = Warning
choice-time-opponent = Time for the opponent
choice-time-offender = Less time for the offender
choice-points-opponent = Points of the opponent
choice-points-offender = Points of the offender
choice-loss = Loss of the game
choice-fine = Fine
choice-rounds = Exclusion from rounds
choice-expulsion = Expulsion
choice-uphold = Uphold
choice-reject = Reject
choice-postpone = Postpone
choice-continue = The game goes on
choice-new-game = New game
choice-set-clocks = Set the clocks
choice-draw = Draw
choice-white = Take back White's move
choice-black = Take back Black's move
done-game-act = Done.
done-game-answer = { $answer }

## The clock

clock-press = { $who }: press the clock
clock-period = period { $number } of { $of }
clock-increment = +{ $seconds } s
clock-moves-of = moves: { $made } of { $needed }
clock-moves = moves: { $made }
clock-delay = delay { $seconds }
clock-flag = flag
clock-flag-first = fell first
clock-flag-second = fell second
clock-stopped = clocks stopped
clock-turn = Change sides
clock-fullscreen = Full screen
clock-sound = Sound
clock-rate = Rate of play: { $rate }.
clock-dgt3000 = On a DGT 3000: option { $option }.
clock-dgt2010 = On a DGT 2010: option { $option }.
clock-dgt2010-hand = On a DGT 2010: option { $option }, set by hand.
clock-dgt3000-hand = On a DGT 3000: option { $option }, set by hand.

## The scoresheet

sheet-title = Scoresheet
sheet-of = Scoresheet of { $who }
sheet-caption = Moves
sheet-number = No.
sheet-move = Move
sheet-next = Move { $number }, { $who }
sheet-correct = Correct move { $number }, { $who }
sheet-erase = Erase
sheet-dash = Dash
sheet-offer = (=) draw
sheet-time = Time
sheet-time-how = Type the time first, such as 1:23, then press this key.
sheet-strike = Strike out
sheet-leave = Leave it
sheet-enter = Write
sheet-take = Take the sheet over on this tablet
sheet-board = Write on a board
sheet-board-off = The board cannot follow moves written in the short form, or dashes.
sheet-sign = Result
sheet-sign-it = Sign
sheet-signed = { $who } has signed { $result }.
sheet-elsewhere = Another tablet holds the sheet.
sheet-waiting = Entries kept here and not sent yet: { $count }.
sheet-sent = All sent.
sheet-offline = No network.
sheet-not-taken = The desk does not take this sheet now; it is kept here. Load the page again, or call the arbiter.
sheet-refused = The desk does not take “{ $text }”: write it otherwise, or call the arbiter.
sheet-memory-only = This browser keeps nothing: do not close the page.
sheet-reload = This page opens without a network too.
sheet-no-reload = Without a secure connection the page cannot be opened again without a network; the entries are kept.
sheet-malformed = This cannot be written.
sheet-corrections = Corrections: { $count }

## The arbiter's console

console-title = Arbiter's console
console-round = Round { $round }
console-calls = Calls
console-no-calls = Nobody calls.
console-boards = All boards
console-table = Table { $table }
console-th-table = Table
console-th-white = White
console-th-black = Black
console-th-clock = Clock
console-th-move = Last move
console-th-state = State
console-trouble = time trouble
console-player = Player
console-counted = Counted in this event
console-count-illegal = Illegal
console-count-late = Late
console-count-phone = Phone
console-count-claims = Wrong claims
console-call-interrupted = The desk was interrupted: clocks stopped at the last times acknowledged.
console-call-stopped = { $who } has stopped the clocks and calls you.
console-call-decide = To be decided:
console-end-so = End it here with { $result }
console-result-by-hand = The result { $entered } was entered by hand, and the game goes on at the board.
console-result-not-entered = The board says { $here }, the round has no result yet.
console-results-differ = The board says { $here }, the round has { $entered }.
console-notice-illegal = Illegal move on the board
console-notice-touch = Piece touched out of turn
console-notice-displaced = Pieces displaced
console-notice-recording = Irregular recording
console-notice-flag = A flag has fallen
console-appeal = { $who } appeals against decision { $number }.
console-set-up = Set up the games
console-not-set-up = not set up
console-set-up-intro = All boards of the round, rate { $rate }. The clocks are started afterwards.
console-set-up-all = Set up all boards
console-not-published = The pairing has not been published yet.
console-mode = Played
console-mode-board = on the tablet's board
console-mode-clock = on a wooden board, with this clock
console-supervision = Supervision
console-supervision-default = by the rate of play
console-supervision-full = full
console-supervision-basic = basic
console-start-all = Start all clocks
console-stop-all = Stop all clocks
done-console = Done at { $count } boards.
warn-console-has-result = The round has the result { $result } of this board already: it is not set up.

## Decision and envelope

decision-title = Arbiter's decision
decision-list = Decisions to print
decision-event = Event
decision-game = Game
decision-when = When
decision-what = What happened
decision-clocks = Clocks (White – Black)
decision-number = Number in the record
decision-answers = Decision
decision-article = article { $article }, edition { $edition }
decision-arbiter = Arbiter's signature
decision-appeal = Appeal handed in at
decision-appeals = { $who } appeals
envelope-title = Envelope of the adjourned game
envelope-names = Players
envelope-position = Position before the sealed move
envelope-used = Times used (White – Black)
envelope-left = Times left (White – Black)
envelope-sealer = Sealed the move
envelope-number = Number of the sealed move
envelope-offer = Open draw offer of
envelope-resumes = Resumed (place, day and time)
envelope-commitment = Commitment to the move
envelope-open-page = Page of the game
envelope-why = The commitment is in the record since the move was sealed: when the envelope is opened it is checked that it has not changed.

## The wall

wall-title = Live games
wall-delay = Shown with a delay of { $seconds } seconds.
wall-delay-minutes = Shown with a delay of { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
wall-no-moves = No moves come from this board.
wall-pgn = Games as PGN

## The rulebook

laws-title = Laws of Chess
laws-menu = Editions
laws-edition = Laws of Chess, edition { $edition }
laws-own-words = Each article explained in our own words; the official texts belong to their publishers.
laws-search = Search the Laws
laws-search-go = Search
laws-found = Found: { $count }
laws-article = Article { $number }, edition { $edition }
laws-not-in-edition = This edition does not have this provision.
laws-in = Edition { $edition }
laws-see = See
laws-compare = Compare editions
laws-compare-title = Editions { $first } and { $second }
laws-compare-count = { $shown } of { $all } provisions are shown.
laws-compare-all = Show all
laws-compare-differences = Only the differences
laws-th-article = Article
laws-same = the same
laws-renumbered = another number
laws-different = different
laws-only-first = only in the first
laws-only-second = only in the second
laws-glossary = Glossary

## The case book

cases-title = Case book
cases-intro = Read what happened, choose a ruling and see the article.
cases-case = Case { $number }
cases-edition = Edition { $edition } of the Laws
cases-happened = What happened
cases-question = What do you rule?
cases-choose = Choose the right ruling
cases-send = Rule
cases-right = Right.
cases-wrong = No. The Laws answer:
cases-read = Read article { $article }
cases-again = Again
cases-next = Next case

## Two boards, appeals, announcements and more

not-sealed = This is not what was sealed.
notation = Moves
notation-letters = in letters
notation-figurines = in figurines
voice = Announcements
voice-own = in this language
voice-german = with the German names
announced = Last announcement
console-set-up-one = Set up this board
console-set-up-one-intro = This board alone, rate { $rate }. The clock is started afterwards.
console-blind = Blind player
console-blind-none = none
console-blind-both = both
console-position = Start position (FEN), if it is another
console-offence = illegal: { $who }, move { $number }
console-counted-round = Counted: in this round / in the event
console-counted-nothing = Nothing has been counted.
console-count-penalties = Penalties
appeal-uphold = Uphold the appeal
appeal-reject = Reject the appeal
appeal-upheld = The appeal was upheld.
appeal-rejected = The appeal was rejected.
sheet-signs = { $who } signs
second-title = Compare the two boards
second-here = The game
second-there = The other board
second-how = Put the pieces as they stand on the other board; take one off by dragging it beside the board.
second-men = Its pieces (FEN)
second-compare = Compare
second-equal = Both boards are the same.
second-differ = Squares on which the boards differ: { $count }.
second-malformed = The pieces cannot be read: eight ranks from the eighth to the first, such as 4k3/8/8/8/8/8/8/4K3.
view-tools = View and announcements

## Reasons, the wall for the projector, and two scoresheets compared

reason-how = It goes with your next decision, with the time and your name.
reason-seen = seen by the arbiter
reason-claimed = claimed by the opponent
reason-agreed = both players agree on what happened
reason-disturbed = disturbed the opponent
reason-repeated = again, after a warning
seats-plain = This address is not secure (http): tablets keep what is written through a loss of network, but cannot open the scoresheet again without one. With https they can.
console-interrupted-time = The last act taken down was at { $last }; the desk was back at { $back }. Up to { $time } of thinking time of { $who } is on no clock.
decision-by = Decided by
decision-by-desk = the desk itself
decision-by-laws = the Laws of Chess, on what { $who } did
console-laws-say = What the Laws say
decision-to-print = Decision to print
wall-projector = For the projector
wall-page = { $page } of { $pages }
sheet-differ-here = they differ here
sheet-agreed-position = The last position in which both agree
sheet-both-allow = What both allow
sheet-one-game = Only one game agrees with both scoresheets:
sheet-many-games = More than one game agrees with both scoresheets, such as:
sheet-no-game = No game agrees with both scoresheets; they allow no more than:

## Options, reasons and new games

choice-square = The piece on { $square } was touched first
choice-both-lose = Both lose
choice-loss-score = Loss of the game; the opponent { $score }
choice-forfeit = Lost by default ({ $result })
sure-new-game = Is the game really to be annulled and a new one played?
arbiter-loses = The envelope is lost
arbiter-loses-times = The envelope and the times are lost
arbiter-loses-position = The envelope and the position are lost
sure-loses = Can the envelope really not be found?
find-displaced-uncertain = Pieces displaced; last certain position after move
find-resumption = Adjourned position set up wrongly
find-boards-after = The two boards differ; the scores agree up to move
claim-clock = The clock is set wrongly for the resumption
claim-bare-king = The opponent has only the king
withdraws = Withdraw the offer or claim
asks-scoresheet = Asks to see the scoresheet
console-call-new-game = The game was annulled: a new one is to be played.
console-new-game = Set up the new game
reason-of = { $what } (move { $number }, article { $article })
reason-illegal = illegal move, { $who }, move { $number } (article { $article })
reason-flag = flag fallen, { $who } (article { $article })
call-valid = The reason is valid
call-invalid = No valid reason
