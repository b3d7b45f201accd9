### What is wrong with pairings or a starting list.

same = ronda { $round }: correcta
differs = ronda { $round }: diferent
no-pairing = ronda { $round }: sense aparellament possible ({ $reason })
expected = { "  " }esperat: { $pairs }
recorded = { "  " }registrat: { $pairs }
byes = { "  " }descans: esperat { $expected }, registrat { $recorded }
fault = classificació: { $first } és { $rank } i { $second } és { $other }, però { $by } { $value } és menys que { $more }
