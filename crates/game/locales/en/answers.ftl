### The answers of the Laws to an act, as sentences.

refused = the act is not possible or not allowed; nothing changes
upheld = the claim is right
rejected = the claim is wrong
# $of: the side with its preposition
flag = the flag of { $who } has fallen
completed = { $who }: the move { $move } is completed
position = this is the position
clocks = the clocks show { $white } and { $black }
new-game = the game is annulled and a new one is played
continues = the game goes on
must-move = { $who } must move the piece on { $square }
must-move-to = { $who } must move the piece on { $square } to { $to }
must-capture = { $who } must capture the piece on { $square }
must-capture-with = { $who } must capture the piece on { $square } with that on { $with }
must-castle-short = { $who } must castle kingside
must-castle-long = { $who } must castle queenside
must-king = { $who } must move the king
must-play = { $who } must play { $move }
free = { $who } may make any legal move
time-plus = { $who } gets { $time } more
time-minus = { $who } loses { $time }
increment = from now on both have an increment of { $seconds } seconds a move
# $of: the side with its preposition
offer-open = the draw offer of { $who } is open
# $of: the side with its preposition
offer-declined = the draw offer of { $who } is declined
# $of: the side with its preposition
offer-improper = the draw offer of { $who } is valid but made at the wrong moment
score-off = { $who } need not record
score-on = { $who } must complete the scoresheet
score-off-both = both players may stop recording
score-on-both = both players must complete the scoresheet
options = the arbiter has to choose, for { $who }: { $choices }
notice-illegal = for the arbiter only: this is, or counts as, an illegal move
notice-touch = for the arbiter only: a piece was touched out of turn
notice-displaced = for the arbiter only: the clock was pressed before the position was restored
notice-recording = for the arbiter only: the recording is not in order
# $of: the side with its preposition
notice-flag = for the arbiter only: the time of { $who } is up
won = { $who } wins
drawn = the game is drawn
both-lose = both lose
half = half a point for { $who }, nothing for the other
forfeit = { $who } wins by forfeit
both = both players
warning = a warning
time-opponent = more time for the opponent
time-offender = less time for the offender
points-opponent = more points for the opponent
points-offender = fewer points for the offender
loss = loss of the game
fine = a fine
rounds = exclusion from rounds
expulsion = expulsion
uphold = to uphold
reject = to reject
postpone = to postpone
continue = to go on
choose-new-game = a new game
set-clocks = to set the clocks
draw = a draw
whites-move = White's move
blacks-move = Black's move
white = White
black = Black
of-white = of White
of-black = of Black
