### How an imported tournament differs from its report file.

system = The file names no known pairing system. The Dutch system is used.
rounds = The file does not give the number of rounds. The tournament gets { $rounds }.
tie-breaks = Unknown tie-breaks “{ $found }”. The default ones are used.
numbers = The starting numbers had gaps. They are now consecutive.
accelerations = Virtual points other than those of the Baku acceleration are left out.
forbidden = Pairings forbidden in some rounds are now forbidden in all.
no-opponent = Round { $round }, player { $number }: a result without an opponent is imported as a bye.
second-bye = Round { $round }, player { $number }: a second pairing-allocated bye is imported as a full-point bye.
day = Record { $code }: “{ $found }” is not a date and is left out. Write dates as 2026/11/16.
rate = Unknown time control “{ $found }”. The text is kept; the clocks use the default time control.
cut = Record { $code }: the text is too long and is shortened to “{ $taken }”.
records = Records not imported: { $codes }.
