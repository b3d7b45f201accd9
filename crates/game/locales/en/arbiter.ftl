### What the arbiter did, as one line of the game log, without a full stop; and the penalties of 12.9.

sets = The arbiter sets { $side ->
    [white] White’s
   *[other] Black’s
    } clock to { $it }
sets-both = The arbiter sets the clocks to { $white } (White) and { $black } (Black)
gives = The arbiter gives { $side ->
    [white] White
   *[other] Black
    } { $it } more
# A penalty from `warning` on follows.
penalises = The arbiter penalises { $side ->
    [white] White
   *[other] Black
    }: { $it }
decides = The arbiter declares the result { $it }
takes-back = The arbiter takes back { $side ->
    [white] White’s
   *[other] Black’s
    } move
starts = The arbiter starts the clock
stops-clocks = The arbiter stops the clocks
reads-clocks = The arbiter reads the clocks
reads-board = The arbiter checks the position on the board
sees-flag = The arbiter sees that a flag has fallen
sees-flags = The arbiter sees that both flags have fallen
sees-illegal = The arbiter sees an illegal move
sees-position = The arbiter sees an illegal position
upholds = The arbiter upholds the claim
rejects = The arbiter rejects the claim
postpones = The arbiter postpones the decision
decides-continue = The arbiter decides that the game continues
decides-new-game = The arbiter orders a new game
adjourns = The arbiter asks for the sealed move
resumes = The arbiter resumes the game
opens-envelope = The arbiter opens the envelope
loses-envelope-and-times = The envelope and the clock times are lost
loses-envelope-and-position = The envelope and the position are lost
loses-envelope = The envelope is lost
finds-touched-first = The arbiter finds that the piece on { $it } was touched first
setup-wrong = The arbiter finds that the initial position was wrong
board-turned = The arbiter finds that the board was placed the wrong way round
colours-reversed = The arbiter finds that the colours were reversed
clock-wrong = The arbiter finds that the clock was set wrongly
clock-defective = The arbiter finds that the clock is defective
displaced-after = The arbiter finds pieces displaced after move { $it }
displaced-uncertain = The arbiter finds pieces displaced; the last certain position is after move { $it }
resumption-wrong = The arbiter finds that the adjourned position was set up wrongly
count-unknown = The arbiter cannot establish how many moves were made
boards-differ = The arbiter finds that the two boards differ
boards-differ-after = The arbiter finds that the two boards differ; the scoresheets agree up to move { $it }
warning = warning
less = { $it } less on the clock
more-for-opponent = { $it } more for the opponent
points = points in this game: { $it }
points-for-opponent = opponent’s points in this game: { $it }
loss = loss of the game
loss-and-points = loss of the game; opponent’s points: { $it }
fine = fine
exclusion = { $it ->
    [one] exclusion from one round
   *[other] exclusion from { $it } rounds
    }
expulsion = expulsion from the tournament
sees-touched = The arbiter acts on a breach of touch-move
sees-touched-on = The arbiter sees that the piece on { $it } was touched
reads-move = The arbiter reads the sealed move as { $it }
consents = The arbiter allows the players to agree to a draw
breach = The arbiter finds that { $side ->
    [white] White
   *[other] Black
    } has breached Article { $it }
admits = The arbiter accepts an assistant for { $side ->
    [white] White
   *[other] Black
    }, under Article { $it }
others-breach = The arbiter finds that somebody who is not playing this game has breached Article { $it }
scoresheet-defective = The arbiter finds that the electronic scoresheet of { $side ->
    [white] White
   *[other] Black
    } is defective
