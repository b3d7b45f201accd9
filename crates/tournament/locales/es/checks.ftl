### Results of checking pairings and standings, one per line.

same = ronda { $round }: correcta
differs = ronda { $round }: diferente
no-pairing = ronda { $round }: no se puede emparejar ({ $reason })
expected = { "  " }esperado: { $pairs }
recorded = { "  " }registrado: { $pairs }
byes = { "  " }bye: esperado { $expected }, registrado { $recorded }
fault = clasificación: el jugador { $first } (puesto { $rank }) debería ir por debajo del jugador { $second } (puesto { $other }): { $by }, { $value } contra { $more }
