### What a player did, as one line of the game log: a sentence with the player as its subject, without a full stop.

touches = { $side ->
    [white] White
   *[other] Black
    } touches { $count ->
    [one] the piece
   *[other] the pieces
    } on { $it }
touches-by-accident = { $side ->
    [white] White
   *[other] Black
    } accidentally touches { $count ->
    [one] the piece
   *[other] the pieces
    } on { $it }
touches-together = { $side ->
    [white] White
   *[other] Black
    } touches { $count ->
    [one] the piece
   *[other] the pieces
    } on { $it } at the same time
plays-with-two-hands = { $side ->
    [white] White
   *[other] Black
    } plays { $it } with both hands
plays = { $side ->
    [white] White
   *[other] Black
    } plays { $it }
releases = { $side ->
    [white] White
   *[other] Black
    } releases the piece on { $it }
places = { $side ->
    [white] White
   *[other] Black
    } puts the promotion piece { $it } on the board
claims-touched = { $side ->
    [white] White
   *[other] Black
    } claims that the opponent touched the piece on { $it }
writes = { $side ->
    [white] White
   *[other] Black
    } writes down { $it }
seals-a-move = { $side ->
    [white] White
   *[other] Black
    } seals a move
displaces = { $side ->
    [white] White
   *[other] Black
    } displaces { $count ->
    [one] the piece
   *[other] the pieces
    } on { $it }
announces = { $side ->
    [white] White
   *[other] Black
    } announces { $it }
signs = { $side ->
    [white] White
   *[other] Black
    } signs the result { $it }
arrives = { $side ->
    [white] White
   *[other] Black
    } arrives at the board
says-adjust = { $side ->
    [white] White
   *[other] Black
    } says “J’adoube”
has-adjusted = { $side ->
    [white] White
   *[other] Black
    } has finished adjusting the pieces
presses-the-clock = { $side ->
    [white] White
   *[other] Black
    } presses the clock
offers = { $side ->
    [white] White
   *[other] Black
    } offers a draw
accepts-the-draw = { $side ->
    [white] White
   *[other] Black
    } accepts the draw offer
declines = { $side ->
    [white] White
   *[other] Black
    } declines the draw offer
claims-bare-king = { $side ->
    [white] White
   *[other] Black
    } claims a draw against a bare king
claims-flag = { $side ->
    [white] White
   *[other] Black
    } claims that the opponent’s flag has fallen
claims-illegal = { $side ->
    [white] White
   *[other] Black
    } claims an illegal move by the opponent
claims-clock = { $side ->
    [white] White
   *[other] Black
    } claims that a clock is set wrongly
claims-no-winning-means = { $side ->
    [white] White
   *[other] Black
    } claims that the opponent cannot win by normal means
claims-no-effort = { $side ->
    [white] White
   *[other] Black
    } claims that the opponent makes no effort to win
asks-increment = { $side ->
    [white] White
   *[other] Black
    } asks for an increment
withdraws = { $side ->
    [white] White
   *[other] Black
    } asks to retract an offer or a claim
agrees = { $side ->
    [white] White
   *[other] Black
    } agrees to take back the illegal move
resigns = { $side ->
    [white] White
   *[other] Black
    } resigns
stops-clocks = { $side ->
    [white] White
   *[other] Black
    } stops the clocks
records = { $side ->
    [white] White
   *[other] Black
    } brings the scoresheet up to date
stops-recording = { $side ->
    [white] White
   *[other] Black
    } stops writing down the moves
puts-the-pieces-back = { $side ->
    [white] White
   *[other] Black
    } puts the displaced pieces back
phone = { $side ->
    [white] White
   *[other] Black
    } is carrying an electronic device
refuses = { $side ->
    [white] White
   *[other] Black
    } refuses to comply with the Laws
asks-scoresheet = { $side ->
    [white] White
   *[other] Black
    } asks to see the arbiter’s scoresheet
appeals = { $side ->
    [white] White
   *[other] Black
    } appeals against a decision
threefold = { $side ->
    [white] White
   *[other] Black
    } claims a draw by threefold repetition
fifty = { $side ->
    [white] White
   *[other] Black
    } claims a draw by the 50-move rule
# Ends the two claims above.
with-move = with the move { $it }
# Ends the two claims above.
by-the-display = on the evidence of a display alone
phone-in-bag = { $side ->
    [white] White
   *[other] Black
    } has a switched-off electronic device in a bag
