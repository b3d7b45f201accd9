### How two scoresheets of a game differ besides the moves: one line each, without a full stop; the article follows.

offer-on-first = only the first scoresheet has a draw offer (=) at { $side ->
    [white] White’s
   *[other] Black’s
    } move { $number }
offer-on-second = only the second scoresheet has a draw offer (=) at { $side ->
    [white] White’s
   *[other] Black’s
    } move { $number }
clocks = the clock times differ at { $side ->
    [white] White’s
   *[other] Black’s
    } move { $number }: { $first } and { $second }
results = the results differ: { $first } and { $second }
result-on-first = only the first scoresheet has a result: { $first }
result-on-second = only the second scoresheet has a result: { $second }
