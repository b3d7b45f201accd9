### Results of checking pairings and standings, one per line.

same = rodada { $round }: correta
differs = rodada { $round }: diferente
no-pairing = rodada { $round }: não pode ser emparceirada ({ $reason })
expected = { "  " }esperado: { $pairs }
recorded = { "  " }registrado: { $pairs }
byes = { "  " }bye: esperado { $expected }, registrado { $recorded }
fault = classificação: o jogador { $first } (posição { $rank }) deveria ficar abaixo do jogador { $second } (posição { $other }): { $by }, { $value } contra { $more }
