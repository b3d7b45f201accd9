### What the arbiter has to confirm: each a sentence, in a list.

leaving = FIDE mode will be turned off for good. The report will say so.
rounds = The number of rounds will change from { $from } to { $to } after the start. The report will say so.
tie-breaks = The tie-breaks will change after the start. The report will say so.
scoring = FIDE does not allow the points to be changed after the start.
other-laws = The time control, the default time or the edition of the Laws will change after the start. Games already set up stay as they are.
bye-points = With standard points, FIDE accepts only a bye worth 1, ½ or 0.
buchholz = FIDE does not accept Buchholz tie-breaks in a round robin.
half-byes = Player { $number } already has all the half-point byes that the regulations allow.
last-rounds = The regulations allow no byes in round { $round }: it is one of the last.
full-bye = Player { $number } will get a full-point bye. FIDE advises against it.
late-entry = The player joins after round { $round }. Missed rounds give no points.
kept-apart-late = FIDE does not allow a pairing to be forbidden after the first round.
meet-again = Players { $first } and { $second } have already played each other.
kept-apart = The pairing of players { $first } and { $second } is forbidden.
wrong-bye = Player { $number } has already scored a point without playing and must not receive the bye.
third-colour = Player { $number } will have the same colour for the third time in a row.
balance = Player { $number } will have three more games with one colour than with the other.
both-wrong = Players { $first } and { $second } were both due the other colour.
not-the-engines = { $boards ->
    [one] The edited pairings differ from the computed ones on one board. The report will say so.
   *[other] The edited pairings differ from the computed ones on { $boards } boards. The report will say so.
}
unusual = This result is unusual. Check it.
closed-round = Round { $round } is closed. Pairings already made stay as they are.
old-round = Only the previous round can be corrected. A result of round { $round } can be corrected only for the rating report.
published = The round { $round } pairings are already published.
rounds-missing = { $rounds ->
    [one] One round has not been played.
   *[other] { $rounds } rounds have not been played.
}
reopening = The tournament is closed and will be reopened.
