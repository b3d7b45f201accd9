### Marks on a scoresheet.

offer-on-first = at move { $number } ({ $player }) only the first sheet has the draw offer (=)
offer-on-second = at move { $number } ({ $player }) only the second sheet has the draw offer (=)
clocks = at move { $number } ({ $player }) the clock times differ: { $first } and { $second }
results = the results differ: { $first } and { $second }
result-on-first = only the first sheet has the result: { $first }
result-on-second = only the second sheet has the result: { $second }
