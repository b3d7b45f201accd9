### Why an action is refused: sentences. The article follows in brackets.

## Pairing and rounds

cannot-pair = Cannot pair the round: { $why }.
rounds-refused = Cannot pair the round: { $why }. Change the number of rounds in the settings.
knockout-games = Cannot save these settings: { $why }.
nobody-to-pair = Cannot pair round { $round }: fewer than two players are present. Add players or check them in first.
not-arranged = Cannot pair the round: starting numbers are not assigned. Assign them first.
no-baku = Cannot use the Baku acceleration: it needs a Swiss tournament where a win is worth two draws and a loss 0. Change the points or turn the acceleration off.
no-open-round = No round is open. Pair and publish a round first.
no-draft = There are no draft pairings. Pair the round first.
not-published = The pairings are still a draft. Publish them first.
manual-open = The pairings are being edited. Finish editing first.
manual-not-open = The pairings are not being edited. Start editing first.
not-paired = Cannot swap player { $number }: the player has no game and no pairing-allocated bye in this round. Choose another player.
same-player = Choose two different players to swap.
only-colours = Cannot swap these players: in a knockout only the colours within one match can be swapped.
seated-twice = Player { $number } appears twice in this round. Enter each player once.
two-byes = Only one player per round can have the pairing-allocated bye.
round-open = Round { $number } is still open. Close it first.
round-past = Round { $number } is already paired. Byes can be changed only for later rounds.
no-such-round = The tournament has no round { $number }. Check the number of rounds in the settings.
has-results = Cannot unpublish round { $round }: results have already been entered. Remove them first.
results-missing = { $count ->
    [one] Cannot close round { $round }: board { $boards } has no result.
   *[other] Cannot close round { $round }: boards { $boards } have no result.
}

## Results

not-white = Player { $number } does not have White in round { $round }. Give the number of the player with White.
no-result = Cannot remove the result: this game has none.
has-result = This game already has a result. If it is wrong, tell an arbiter.
same-result = This game already has that result.
impossible-result = Cannot enter this result: together the players cannot score more than a win is worth.
not-a-players-result = Players can send only a win, a draw or a loss. Tell an arbiter about any other result.
no-such-slip = Action { $number } is not a player’s result waiting for approval.
not-this-round = Round { $number } is not in play. Results can be entered only for the current round.
not-closed-yet = Cannot correct a result of round { $number }: the round is not closed. Enter the result instead.

## Players and byes

too-late = Cannot add players to a round robin or knockout that has begun.
too-late-to-return = Cannot reinstate a player in a knockout that has begun.
too-late-to-delete = Cannot delete a player once round 1 is paired. Withdraw the player instead.
too-late-to-arrange = Cannot change the starting numbers once round 1 is paired.
entered-already = This person is already registered in the tournament.
unknown-entry = This player is not in the tournament. Reload the page.
too-many-entries = Too many players: at most { $most } per tournament and { $list } at a time.
too-many-apart = Too many forbidden pairings: at most { $most } per tournament.
bad-order = Cannot assign the starting numbers: the list must name every player exactly once.
has-left = Player { $number } has withdrawn. Reinstate the player, or pair the round again.
has-not-left = Cannot reinstate player { $number }: the player has not withdrawn.
checked-in-already = Player { $number } is already checked in.
absent-already = Player { $number } is already marked absent.
no-such-bye = This player has not requested a bye for that round.
no-byes-here = Cannot request a bye in a round robin or knockout. An absent player loses by forfeit.
not-to-be-asked-for = Cannot request the pairing-allocated bye: only the pairing gives it.
not-a-group = Choose at least two different players.
no-such-rule = This pairing is not forbidden.
table-taken = Board { $number } is already the fixed board of another player.

## Settings and fields

begun = Cannot change { $what ->
    [system] the pairing system
    [baku] the acceleration
    [colour] the top seed’s colour
    [rating_method] the rating used
   *[other] the number of rounds of a round robin or knockout
} once round 1 is paired.
bad-text = { $field }: enter up to { $max } characters, without control characters.
out-of-bounds = { $field }: enter a number from { $least } to { $most }.
too-many = { $field }: enter at most { $most }.
no-meaning = { $field }: unknown. Use fce-swiss or fce-roundrobin, or a list of FIDE codes.
bad-zone = { $field }: enter an IANA name, for example Europe/Madrid.
bad-id = { $field }: use only letters without accents, digits and . _ : - in the ID.
bad-rate = { $field }: enter 1 to { $most } periods, for example 90+30 or 40/90+30, 30+30.
bad-tie-breaks = { $field }: choose at most { $most }, and none for teams.
bad-points = { $field }: a win must be worth more than a loss, a draw at least a loss, and an absence at most a win. Use values from -100 to 100.
bad-penalty = { $field }: enter a number from -100 to 100, other than 0.
dates = The end date is before the start date.
draws-worth-more = Two draws cannot be worth more than a win and a loss together.
bye-worth-more = The pairing-allocated bye cannot be worth more than a win.
nothing-changes = Nothing to save: there are no changes.
not-in-fide-mode = FIDE mode is already off.

## The tournament and its log

not-opened = This tournament does not exist yet. Create it first.
already-opened = Cannot create the tournament: it already exists.
event-closed = The tournament is closed. Reopen it first.
event-open = Cannot reopen the tournament: it is not closed.
no-timer = The hall timer is not running.
no-such-act = The log has no action { $number }.
undone = Action { $number } has already been undone.
not-undoable = Cannot undo action { $number }: creating a tournament, turning off FIDE mode and printing are final.
would-break = Cannot undo this action: action { $number } (“{ $title }”) depends on it. Undo action { $number } first.
too-large = Too much data for one action. Split it into several.

## Confirmations, for programs that use the API

leave = Cannot do this in FIDE mode. { $warnings } Turn off FIDE mode first.
two-steps = This must be confirmed twice. { $warnings }
confirm = This must be confirmed. { $warnings }
acknowledge = Please note before you continue. { $warnings }
