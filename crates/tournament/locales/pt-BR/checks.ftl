### What is wrong with pairings or a starting list.

same = rodada { $round }: correta
differs = rodada { $round }: diferente
no-pairing = rodada { $round }: sem emparceiramento possível ({ $reason })
expected = { "  " }esperado: { $pairs }
recorded = { "  " }registrado: { $pairs }
byes = { "  " }isenção: esperada { $expected }, registrada { $recorded }
fault = classificação: { $first } é { $rank } e { $second } é { $other }, mas { $by } { $value } é menos que { $more }
