### Results of checking pairings and standings, one per line.

same = round { $round }: correct
differs = round { $round }: different
no-pairing = round { $round }: cannot be paired ({ $reason })
expected = { "  " }expected: { $pairs }
recorded = { "  " }recorded: { $pairs }
byes = { "  " }bye: expected { $expected }, recorded { $recorded }
fault = standings: player { $first } (rank { $rank }) should be below player { $second } (rank { $other }): { $by } is { $value } against { $more }
