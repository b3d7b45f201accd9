### The earlier event on which an answer rests, in brackets after the answer, without a full stop.

# $it is a move with its number, $at the time since the start of play.
illegal-move = { $side ->
    [white] White’s
   *[other] Black’s
    } earlier illegal move { $it } at { $at }
press-without-move = { $side ->
    [white] White’s
   *[other] Black’s
    } earlier press without a move at { $at }
rejected-claim = claim rejected at { $at }
open-claim = claim made at { $at }, still undecided
touch = piece on { $it } touched at { $at }
stop = clocks stopped at { $at }
five-minutes = { $side ->
    [white] White
   *[other] Black
    } had less than five minutes left at { $at }
flag-fall = { $side ->
    [white] White’s
   *[other] Black’s
    } flag fell at { $at }
penalty = penalty for { $side ->
    [white] White
   *[other] Black
    } at { $at }: { $it }
asked = awaiting the arbiter’s decision since { $at }
same-position = the same position after { $it }
end = the game ended at { $at }
start-position = the same position at the start of the game
