### Results of checking pairings and standings, one per line.

same = ronda { $round }: correcta
differs = ronda { $round }: diferent
no-pairing = ronda { $round }: no es pot aparellar ({ $reason })
expected = { "  " }esperat: { $pairs }
recorded = { "  " }registrat: { $pairs }
byes = { "  " }bye: esperat { $expected }, registrat { $recorded }
fault = classificació: el jugador { $first } (lloc { $rank }) hauria d’anar per sota del jugador { $second } (lloc { $other }): { $by }, { $value } contra { $more }
