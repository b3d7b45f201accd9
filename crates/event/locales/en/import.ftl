### What was taken otherwise than the report file has it.

system = the file names no system that is known: the Dutch system is taken
rounds = the file does not say how many rounds there are: { $rounds } are taken
tie-breaks = the tie-breaks “{ $found }” are not understood: the usual ones are taken
numbers = the starting numbers had gaps, which have been closed
accelerations = virtual points that are not Baku's have been left out
forbidden = pairings forbidden in some rounds are forbidden in all
no-opponent = round { $round }, player { $number }: a result without opponent is taken as a bye
second-bye = round { $round }, player { $number }: a second pairing-allocated bye is taken as a full-point bye
day = record { $code }: “{ $found }” is no date such as 2026/11/16; it was left out
rate = the rate of play “{ $found }” is not understood: its words are kept, and the clocks take the usual rate
cut = record { $code }: the text is too long; “{ $taken }” was taken
records = records that are not taken: { $codes }
