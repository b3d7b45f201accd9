### Sentences that several pairing systems share.

no-pairing = no complete pairing exists: { $unpaired } of the players { $players } must stay unpaired
no-such-round = round { $round } was asked for, the tournament has { $rounds }
too-large = the tournament is too large to be paired
no-repetition = no pairing without repetition exists for this round (Swiss 1.2, 3.1)
effort = no pairing was found within the effort allowed
no-table = { $players } players were asked for, tables exist for 3 to 64
no-table-round = the table has no round { $round }
no-bracket = { $count } participants were asked for, a bracket needs 2 to 4096
no-tie-break = { $found } is not a tie-break such as BH/C1, SB, DE or KS/L+1
no-points = { $found } is not a number of points

too-many-rounds = { $rounds } rounds are too many for { $players } players: without meeting twice { $most } are possible
round-robin = a round robin of these players has { $wanted } rounds, not { $rounds }
knockout-rounds = a knockout of these players has { $wanted } rounds, not { $rounds }
no-varma = Varma's drawing is for 9 to 24 players and needs a group large enough for each federation; there are { $players }
