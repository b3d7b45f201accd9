### Reasons: parts of a sentence without a capital and without a full stop. Most follow “Cannot pair the round:”.

no-pairing = { $unpaired ->
    [one] no complete pairing exists; one of players { $players } would have no opponent
   *[other] no complete pairing exists; { $unpaired } of players { $players } would have no opponent
}
no-such-round = { $rounds ->
    [one] there is no round { $round }: the tournament has one round
   *[other] there is no round { $round }: the tournament has { $rounds } rounds
}
too-large = the tournament is too large to pair
no-repetition = every possible pairing would repeat a game (Swiss 1.2, 3.1)
effort = no pairing was found within the search limit
no-table = Berger tables exist for 3 to 64 players, not for { $players }
no-table-round = the Berger table has no round { $round }
no-bracket = a knockout needs 2 to 4096 participants, not { $count }
no-tie-break = unknown tie-break { $found }; expected a code, for example BH-C1, SB, DE or KS-L+1
no-points = { $found } is not a number of points; expected, for example, 1 or 0.5
too-many-rounds = { $rounds } rounds are too many for { $players } players; without repeated pairings the maximum is { $most }
round-robin = a round robin with these players has { $wanted } rounds, not { $rounds }
knockout-rounds = { $wanted ->
    [one] a knockout with these players has one round, not { $rounds }
   *[other] a knockout with these players has { $wanted } rounds, not { $rounds }
}
no-varma = Varma tables are for 9 to 24 players and need a group large enough for each federation; there are { $players } players
