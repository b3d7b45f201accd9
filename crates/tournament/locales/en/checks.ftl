### What is wrong with pairings or a starting list.

same = round { $round }: correct
differs = round { $round }: different
no-pairing = round { $round }: no pairing possible ({ $reason })
expected = { "  " }expected: { $pairs }
recorded = { "  " }recorded: { $pairs }
byes = { "  " }bye: expected { $expected }, recorded { $recorded }
fault = standing: { $first } is { $rank } and { $second } is { $other }, but { $by } { $value } is less than { $more }
