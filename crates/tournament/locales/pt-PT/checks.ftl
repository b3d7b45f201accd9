### Results of checking pairings and standings, one per line.

same = ronda { $round }: correta
differs = ronda { $round }: diferente
no-pairing = ronda { $round }: não pode ser emparceirada ({ $reason })
recorded = { "  " }registado: { $pairs }
byes = { "  " }bye: esperado { $expected }, registado { $recorded }
