## Words

round = Round
board = Board
white = White
black = Black
colour = Colour
opponent = Opponent
result = Result
points-short = Pts.
points-total = Total
rank = Rank

## Rounds

title = Round { $round }
pairings = Pairings of round { $round }
not-paired = It is not paired yet. Players to be paired: { $players }.
pair = Pair
publish = Publish
unpair = Discard the draft
unpublish = Back to a draft
close = Close the round
missing = Results missing: { $count }.
enter-results = Enter results
complete = All results are in.
closed-intro = The round is closed. Errors are corrected on the page of results.
resting = Not playing
why = Why this pairing?
reasons = Why these pairings
reasons-rest = Score groups and players moved
no-reasons = The program finds no pairing and so cannot explain it.
stage-draft = draft
stage-published = published
stage-closed = closed
draft-intro = Only arbiters see it. Look it over and publish it.
done-paired = Round { $round } is paired, as a draft.
done-paired-drawn = Round { $round } is paired, as a draft. The initial colour was drawn by lot: { $colour }.
done-published = Round { $round } is public.
done-unpublished = Round { $round } is a draft again.
done-unpaired = The draft of round { $round } was discarded.
done-round-closed = Round { $round } is closed.

## Pairing by hand

manual-begin = Change it by hand
manual-end = I have finished changing
manual-intro = Pairing by hand: choose two players and they change places; at the same board, colours.
manual-first = First
manual-second = Second
manual-swap = Swap
manual-differs = by hand, not the program's
manual-same = by hand, the same as the program's
manual-no-difference = No difference to the program's pairing.
manual-difference = Differences to the program's pairing: { $count }
manual-ours = By hand
manual-engines = The program
done-manual-begun = It can be changed by hand now.
done-manual-ended = Changing by hand has ended.
done-swapped = The two players have changed places.

## Results

results-title = Results of round { $round }
results-closed-title = Round { $round }, closed
results-missing = missing: { $count }
results-meanwhile = Meanwhile { $result } was entered by somebody else. Type again to change it.
results-no-round = There is no round yet.
results-draft = The round is still a draft: publish it to enter results.
results-field = Result of board { $board }
results-save = Save the results
results-correct = Correct
results-correct-title = Correct a result
results-correct-intro = A correction leaves pairings as they are; its consequences will be named.
results-rating-only = for the rating report only
done-results = Results saved: { $count }.
done-corrected = The result of round { $round } was corrected.
key-white = White wins
key-black = Black wins
key-draw = draw
key-plus = Black absent
key-minus = White absent
key-both = both absent

## Standings

standings-title = Standings after round { $round }
standings-after = After each round
crosstable-title = Crosstable after round { $round }
crosstable-legend = rank of the opponent, colour (w, b), result; U allocated bye, H half point, F full point, Z absent
worked-title = { $name }: tie-breaks worked out
worked-rank = Rank { $rank }, with { $points } points.
worked-value = Value
worked-cut = left out
worked-dummy = virtual opponent
worked-none = It has no terms.
