### What is irregular in how a move is written.

pawn-letter = a pawn has no letter
small-letter = a piece's letter is a capital
capital-file = a file's letter is a small one
false-capture = there is an x but nothing is captured
false-check = there is a check sign but no check
false-mate = there is a mate sign but no mate
false-en-passant = there is an en passant mark but no such capture
foreign-en-passant-mark = the en passant mark is another language's
superfluous-departure = the square of departure is not needed
rank-for-file = the rank stands where the file would tell
castling-signs = castling is written 0-0 or 0-0-0
stray-signs = there are stray signs
glued-number = the number is glued to the move
missing-dot = the dot after the number is missing
foreign-letter = the letter is another language's: { $language }
wrong-departure = the departure written is not that of a piece that can go there
missing-departure = the departure file of the pawn's capture is missing
missing-file = the file of arrival is missing
missing-rank = the rank of arrival is missing
out-of-order = the move stands out of the order of its number
