### The answers of the Laws to an action at the board: one line each, without a full stop. The article follows on the page.

# A ruling to choose from in an examination, where the reason would give the answer away.
refused = the action is not accepted; nothing changes
# The reason is one of refusals.ftl.
refused-why = not possible: { $why }
upheld = claim upheld
rejected = claim rejected
flag = { $side ->
    [white] White’s
   *[other] Black’s
    } flag has fallen
completed = { $side ->
    [white] White’s
   *[other] Black’s
    } move { $move } is completed
position = the position is as shown
clocks = the clocks show { $white } (White) and { $black } (Black)
new-game = the game is annulled and a new game must be played
continues = the game continues
must-move = { $side ->
    [white] White
   *[other] Black
    } must move the piece on { $square }
must-move-to = { $side ->
    [white] White
   *[other] Black
    } must move the piece on { $square } to { $to }
must-capture = { $side ->
    [white] White
   *[other] Black
    } must capture the piece on { $square }
must-capture-with = { $side ->
    [white] White
   *[other] Black
    } must capture the piece on { $square } with the piece on { $with }
must-castle-short = { $side ->
    [white] White
   *[other] Black
    } must castle kingside
must-castle-long = { $side ->
    [white] White
   *[other] Black
    } must castle queenside
must-king = { $side ->
    [white] White
   *[other] Black
    } must move the king
must-play = { $side ->
    [white] White
   *[other] Black
    } must play { $move }
free = { $side ->
    [white] White
   *[other] Black
    } may make any legal move
time-plus = { $side ->
    [white] White
   *[other] Black
    } receives { $time } more
time-minus = { $side ->
    [white] White
   *[other] Black
    } loses { $time } on the clock
increment = from now on both clocks have an increment of { $seconds } s per move
offer-open = { $side ->
    [white] White’s
   *[other] Black’s
    } draw offer is open
offer-declined = { $side ->
    [white] White’s
   *[other] Black’s
    } draw offer is declined
offer-improper = { $side ->
    [white] White’s
   *[other] Black’s
    } draw offer is valid, but was made at the wrong moment
score-off = { $side ->
    [white] White
   *[other] Black
    } need not write down the moves
score-on = { $side ->
    [white] White
   *[other] Black
    } must complete the scoresheet
score-off-both = both players may stop writing down the moves
score-on-both = both players must complete their scoresheets
# The choices are those below, from `warning` on, with commas between them.
options = the arbiter must choose for { $side ->
    [white] White
   *[other] Black
    }: { $choices }
options-both = the arbiter must choose: { $choices }
notice-illegal = arbiter only: this counts as an illegal move
notice-touch = arbiter only: a piece was touched out of turn
notice-displaced = arbiter only: the clock was pressed before the displaced pieces were put back
notice-recording = arbiter only: the moves are not written down as required
notice-flag = arbiter only: { $side ->
    [white] White’s
   *[other] Black’s
    } time has run out
won = { $side ->
    [white] White
   *[other] Black
    } wins
drawn = the game is drawn
both-lose = both players lose
both-forfeit = both players lose by forfeit
half = half a point for { $side ->
    [white] White
   *[other] Black
    }, none for the opponent
forfeit = { $side ->
    [white] White
   *[other] Black
    } wins by forfeit
warning = warning
time-opponent = more time for the opponent
time-offender = less time for the offender
time-side = more time for { $side ->
    [white] White
   *[other] Black
    }
points-opponent = more points for the opponent
points-offender = fewer points for the offender
loss = loss of the game
fine = fine
rounds = exclusion from one or more rounds
expulsion = expulsion from the tournament
uphold = uphold
reject = reject
postpone = postpone the decision
continue = continue the game
choose-new-game = new game
set-clocks = set the clocks
draw = draw
whites-move = take back White’s move
blacks-move = take back Black’s move
choose-square = piece on { $square } touched first
notice-announcement = arbiter only: the announcement does not match the move played
notice-default-time = arbiter only: { $side ->
    [white] White
   *[other] Black
    } has not arrived and the default time is over
notice-five-minutes = arbiter only: { $side ->
    [white] White
   *[other] Black
    } has had less than five minutes left and may stop writing down the moves
notice-ten-moves = arbiter only: both players have completed ten moves; a wrong set-up or clock setting is normally no longer corrected
notice-two-minutes = arbiter only: { $side ->
    [white] White
   *[other] Black
    } has less than two minutes left and may ask or claim under the guidelines
choose-move = the sealed move is { $move }
# The penalty is one of arbiter.ftl, from `warning` on.
penalty = { $side ->
    [white] White
   *[other] Black
    } is penalised: { $penalty }
scores = the scores for the game are { $white } (White) and { $black } (Black)
