### What is wrong with pairings or a starting list.

same = ronda { $round }: correta
differs = ronda { $round }: diferente
no-pairing = ronda { $round }: sem emparceiramento possível ({ $reason })
recorded = { "  " }registado: { $pairs }
byes = { "  " }isenção: esperada { $expected }, registada { $recorded }
