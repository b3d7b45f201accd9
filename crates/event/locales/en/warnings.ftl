### Warnings that the arbiter has to confirm.

leaving = the event leaves FIDE mode for good, and the report will say so
rounds = the number of rounds changes from { $from } to { $to } after the start, and the report will say so
tie-breaks = the tie-breaks change after the start, and the report will say so
scoring = the points cannot be changed after the start
other-laws = the rate of play, the default time or the edition of the Laws changes after the start; games that are set up stay as they were
bye-points = with the usual points, the bye is worth 1, ½ or 0
buchholz = a round robin has no Buchholz tie-breaks
half-byes = player { $number } already has every half-point bye that the regulations allow
last-rounds = the regulations give no byes in round { $round }, one of the last
full-bye = a full-point bye for player { $number }: FIDE advises against it
late-entry = the player enters after round { $round }; the rounds missed bring no points
kept-apart-late = after the first round no pairing can be forbidden
meet-again = players { $first } and { $second } have met already
kept-apart = players { $first } and { $second } are not to meet
wrong-bye = player { $number } may not have the bye, having had a point without play
third-colour = player { $number } has the same colour a third time running
balance = player { $number } has three games more with one colour than with the other
both-wrong = players { $first } and { $second } were both due the other colour
not-the-engines = the pairing made by hand differs from the program's on { $boards } boards, and the report will say so
unusual = it is an unusual result
closed-round = round { $round } is closed: the pairings made from it stay as they are
old-round = only the previous round is corrected; of round { $round }, only for the rating report
published = the pairing of round { $round } is public already
rounds-missing = { $rounds } rounds have not been played
reopening = the closed event is opened again
