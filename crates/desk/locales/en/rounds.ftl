## Table headings

round = Round
board = Board
white = White
black = Black
colour = Colour
opponent = Opponent
result = Result
points-short = Pts
points-total = Total
rank = Rank

## Rounds

title = Round { $round }
pairings = Round { $round } pairings
not-paired = This round is not paired yet. Players checked in: { $players }.
pair = Pair round
publish = Publish round
unpair = Discard draft
unpublish = Unpublish round
close = Close round
enter-results = Enter results
complete = All results are in.
closed-intro = The round is closed. Correct wrong results on the Results page.
resting = Not paired
why = Explain the pairings
reasons = Explanation of the pairings
reasons-rest = Score groups and floaters
no-reasons = No legal pairing exists, so there is nothing to explain.
stage-draft = Draft
stage-published = Published
stage-closed = Closed
draft-intro = Draft: only arbiters can see it. Review it, then publish.
done-paired = Draft pairings for round { $round } created.
done-paired-drawn = Draft pairings for round { $round } created. Drawn colour of the top seed: { $side ->
    [white] White.
   *[other] Black.
}
done-published = Round { $round } published.
done-unpublished = Round { $round } unpublished. It is a draft again.
done-unpaired = Round { $round } draft discarded.
done-round-closed = Round { $round } closed.

## Editing pairings by hand

manual-begin = Edit pairings
manual-end = Finish editing
manual-intro = Choose two players to swap them. Two players at the same board swap colours.
manual-first = First player
manual-second = Second player
manual-swap = Swap
manual-differs = Edited: differs from the computed pairings
manual-same = Edited: same as the computed pairings
manual-no-difference = No differences from the computed pairings.
manual-difference = Differences from the computed pairings: { $count }
manual-ours = Edited pairings
manual-engines = Computed pairings
done-manual-begun = Editing started. Finish it before you publish.
done-manual-ended = Editing finished.
done-swapped = Players swapped.

## Results

results-title = Round { $round } results
results-closed-title = Round { $round } results (closed)
results-missing = { $count ->
    [0] All results in
    [one] One result missing
   *[other] { $count } results missing
}
results-meanwhile = Someone else has just entered { $result } here. Type again to change it.
results-no-round = No rounds yet. Pair the first one.
results-draft = The round is still a draft. Publish it to enter results.
results-field = Board { $board } result
results-save = Save results
results-correct = Correct
results-correct-title = Correct a result
results-correct-intro = Pairings already made stay as they are. You will see what the correction changes.
results-rating-only = For the rating report only
done-results = { $count ->
    [0] No new results to save.
    [one] One result saved.
   *[other] { $count } results saved.
}
done-corrected = Round { $round } result corrected.
key-white = White wins
key-black = Black wins
key-draw = draw
key-plus = Black absent
key-minus = White absent
key-both = both absent

## Standings

standings-title = Standings after round { $round }
standings-after = Choose a round
crosstable-title = Crosstable after round { $round }
crosstable-legend = Each cell: opponent’s rank, colour (w = White, b = Black), result. U = pairing-allocated bye, H = half-point bye, F = full-point bye, Z = zero-point bye.
worked-title = { $name }: tie-break calculation
worked-rank = Rank: { $rank }. Points: { $points }.
worked-value = Value
worked-cut = not counted
worked-dummy = virtual opponent
worked-none = No calculation to show.
