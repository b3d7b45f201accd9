### How two scoresheets of a game differ besides the moves: one line each, without a full stop; the article follows.

offer-on-first = lehen idaztorriak bakarrik du berdinketa-eskaintza (=) { $side ->
    [white] zurien
   *[other] beltzen
    } { $number }. jokaldian
offer-on-second = bigarren idaztorriak bakarrik du berdinketa-eskaintza (=) { $side ->
    [white] zurien
   *[other] beltzen
    } { $number }. jokaldian
clocks = erlojuko denborak ez datoz bat { $side ->
    [white] zurien
   *[other] beltzen
    } { $number }. jokaldian: { $first } eta { $second }
results = emaitzak ez datoz bat: { $first } eta { $second }
result-on-first = lehen idaztorriak bakarrik du emaitza: { $first }
result-on-second = bigarren idaztorriak bakarrik du emaitza: { $second }
