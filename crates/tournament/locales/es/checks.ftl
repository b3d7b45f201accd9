### What is wrong with pairings or a starting list.

same = ronda { $round }: correcta
differs = ronda { $round }: diferente
no-pairing = ronda { $round }: sin emparejamiento posible ({ $reason })
expected = { "  " }esperado: { $pairs }
recorded = { "  " }registrado: { $pairs }
byes = { "  " }descanso: esperado { $expected }, registrado { $recorded }
fault = clasificación: { $first } es { $rank } y { $second } es { $other }, pero { $by } { $value } es menos que { $more }
