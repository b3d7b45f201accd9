## The board

game-arbiter = Arbiter
game-board = Chessboard
game-empty = empty
game-last-move = last move
game-touched = touched
game-adjusting = I adjust: the pieces you touch now do not bind you.
game-leave-pawn = stays a pawn
game-choose-piece = Choose the piece
game-promote = The pawn on { $square } becomes…
game-say-touched = { $man } on { $square } touched
game-say-back = { $man } back on { $square }
game-say-aside = { $man } from { $square } put aside
game-say-placed = { $man } from { $from } to { $to }
game-man-white-k = white king
game-man-white-q = white queen
game-man-white-r = white rook
game-man-white-b = white bishop
game-man-white-n = white knight
game-man-white-p = white pawn
game-man-black-k = black king
game-man-black-q = black queen
game-man-black-r = black rook
game-man-black-b = black bishop
game-man-black-n = black knight
game-man-black-p = black pawn
game-piece-q = queen
game-piece-r = rook
game-piece-b = bishop
game-piece-n = knight

## How the game stands

game-offer-open = { $who } offers a draw.
game-annulled = The game is annulled and a new one is played.
game-delayed = The game is shown with a delay: nothing of it has been shown yet.
game-result-entered = Result entered: { $result }
game-phase-before = The clocks have not been started yet.
game-phase-running = The clock is running. To move: { $who }.
game-phase-stopped = The clocks are stopped. To move: { $who }.
game-phase-adjourned = The game is adjourned.
game-not-set-up = This game has not been set up at the arbiter's console yet.
game-wooden = The game is played on a wooden board; here is only the clock.
game-not-now = This cannot be done now.
game-unclear = “{ $move }” is not a clear and legal move here.
game-unreadable-empty = Something is missing: { $expected } was expected.
game-unreadable = “{ $found }” is not understood here: { $expected } was expected.
game-too-long = It is too long.
game-place = Round { $round }, table { $table }
game-moves = Moves
game-rulings = Rulings
game-connection-lost = The connection to the desk is lost. It is tried again by itself.
game-trouble = The desk does not answer; what you did will be sent again.
game-not-taken = The desk does not take this from here: load the page again, or call the arbiter.
game-view = View
game-view-board = board
game-view-ranks = text by ranks
game-view-list = list of pieces
game-turn-board = Turn the board
game-speak = Announce the moves aloud
game-times = Say the times
game-to-clock = To the clock
game-to-sheet = To the scoresheet
game-back-to-board = Back to the board
game-seats = Tablets of the table
game-seats-intro = Scan the code with each player's tablet. Whoever has the code plays for that side: do not show it to the other.
game-seat-both = One tablet for both
game-seat-open = Open on this device
game-sheets = Both players' scoresheets
game-transcript = The game as a transcript
game-send = Send
game-press = Press the clock
game-reason = Reason

## What a player does

game-do-adjust = J'adoube
game-do-offer = Offer a draw
game-do-accept = Accept the draw
game-do-decline = Decline the draw
game-do-call = Stop the clocks and call the arbiter
game-do-resign = Resign
game-do-agree = Agree to take the illegal move back
game-sure-resign = Do you really want to resign the game?
game-claims = Claims
game-claim-illegal = Illegal move
game-claim-flag = The flag has fallen
game-claim-threefold = Threefold repetition
game-claim-fifty = Fifty moves
game-claim-threefold-with = Threefold repetition with the move
game-claim-fifty-with = Fifty moves with the move
game-claim-touched = The opponent touched the piece on
game-claim-no-means = Cannot win by normal means
game-claim-no-effort = Makes no effort to win
game-more = More
game-type-move = Type a move
game-seal = Sealed move
game-displaces = I knocked over the pieces on
game-restores = I have put them back
game-announces = Announce the move
game-asks-increment = Ask for an increment

## What the arbiter does

game-pending = To be decided
game-arbiter-starts = Start the clock
game-arbiter-stops = Stop the clocks
game-arbiter-flag = Flag fallen
game-arbiter-flags = Both flags
game-arbiter-illegal = Illegal move seen
game-arbiter-position = Impossible position
game-arbiter-clocks = Correct the clocks
game-arbiter-sets = { $who }: set the clock to
game-arbiter-gives = { $who }: give time
game-arbiter-penalties = Penalties
game-penalty-warning = Warning
game-penalty-opponent = Time for the opponent
game-penalty-time = Time taken away
game-penalty-loss = Loss of the game
game-penalty-fine = Fine
game-penalty-expulsion = Expulsion
game-sure-loss = Do you really want to declare the game lost?
game-arbiter-findings = Irregularities found
game-find-setup = Wrong initial position
game-find-turned = Board turned
game-find-colours = Colours reversed
game-find-clock = Clock set wrongly
game-find-defective = Clock defective
game-find-displaced = Pieces displaced after move
game-find-count = Number of moves unknown
game-find-boards = The two boards differ
game-arbiter-end = Result and adjournment
game-sure-decide = Is the result really { $result }?
game-arbiter-continue = The game goes on
game-arbiter-adjourns = Ask for the sealed move
game-arbiter-resumes = Play is resumed
game-arbiter-opens = Open the envelope
game-arbiter-for-players = What the players do
game-arrives = Arrives
game-phone = Phone or device found
game-refuses = Refuses to comply with the Laws
game-stops-recording = Stops recording
game-records = Has the score complete
game-any-act = Any act of the transcript
game-choice-warning = Warning
game-choice-time-opponent = Time for the opponent
game-choice-time-offender = Less time for the offender
game-choice-points-opponent = Points of the opponent
game-choice-points-offender = Points of the offender
game-choice-loss = Loss of the game
game-choice-fine = Fine
game-choice-rounds = Exclusion from rounds
game-choice-expulsion = Expulsion
game-choice-uphold = Uphold
game-choice-reject = Reject
game-choice-postpone = Postpone
game-choice-continue = The game goes on
game-choice-new-game = New game
game-choice-set-clocks = Set the clocks
game-choice-draw = Draw
game-choice-white = Take back White's move
game-choice-black = Take back Black's move
done-game-act = Done.
done-game-answer = { $answer }

## The clock

game-clock-press = { $who }: press the clock
game-clock-period = period { $number } of { $of }
game-clock-increment = +{ $seconds } s
game-clock-moves-of = moves: { $made } of { $needed }
game-clock-moves = moves: { $made }
game-clock-delay = delay { $seconds }
game-clock-flag = flag
game-clock-flag-first = fell first
game-clock-flag-second = fell second
game-clock-stopped = clocks stopped
game-clock-turn = Change sides
game-clock-fullscreen = Full screen
game-clock-sound = Sound
game-clock-rate = Rate of play: { $rate }.
game-clock-dgt3000 = On a DGT 3000: option { $option }.
game-clock-dgt2010 = On a DGT 2010: option { $option }.
game-clock-dgt2010-hand = On a DGT 2010: option { $option }, set by hand.
game-clock-dgt3000-hand = On a DGT 3000: option { $option }, set by hand.

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

game-not-sealed = This is not what was sealed.
game-penalised = Penalty for { $who }: { $what }
game-notation = Moves
game-notation-letters = in letters
game-notation-figurines = in figurines
game-voice = Announcements
game-voice-own = in this language
game-voice-german = with the German names
game-announced = Last announcement
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
game-view-tools = View and announcements

## Reasons, the wall for the projector, and two scoresheets compared

game-reason-how = It goes with your next decision, with the time and your name.
reason-seen = seen by the arbiter
reason-claimed = claimed by the opponent
reason-agreed = both players agree on what happened
reason-disturbed = disturbed the opponent
reason-repeated = again, after a warning
game-seats-plain = This address is not secure (http): tablets keep what is written through a loss of network, but cannot open the scoresheet again without one. With https they can.
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

game-choice-square = The piece on { $square } was touched first
game-choice-both-lose = Both lose
game-choice-loss-score = Loss of the game; the opponent { $score }
game-choice-forfeit = Lost by default ({ $result })
game-sure-new-game = Is the game really to be annulled and a new one played?
game-arbiter-loses = The envelope is lost
game-arbiter-loses-times = The envelope and the times are lost
game-arbiter-loses-position = The envelope and the position are lost
game-sure-loses = Can the envelope really not be found?
game-find-displaced-uncertain = Pieces displaced; last certain position after move
game-find-resumption = Adjourned position set up wrongly
game-find-boards-after = The two boards differ; the scores agree up to move
game-claim-clock = The clock is set wrongly for the resumption
game-claim-bare-king = The opponent has only the king
game-withdraws = Withdraw the offer or claim
game-asks-scoresheet = Asks to see the scoresheet
console-call-new-game = The game was annulled: a new one is to be played.
console-new-game = Set up the new game
reason-of = { $what } (move { $number }, article { $article })
reason-illegal = illegal move, { $who }, move { $number } (article { $article })
reason-flag = flag fallen, { $who } (article { $article })
game-call-valid = The reason is valid
game-call-invalid = No valid reason
