### What is irregular in how a move is written: one line after the move, without a full stop; the article follows.

pawn-letter = a pawn has no letter
small-letter = the letter of the piece must be a capital
capital-file = the letter of the file must be lower case
false-capture = x is written, but nothing is captured
false-check = a check sign is written, but there is no check
false-mate = a mate sign is written, but there is no mate
false-en-passant = an en passant mark is written, but there is no en passant capture
foreign-en-passant-mark = the en passant mark is from another language
superfluous-departure = the square of departure is not needed
rank-for-file = the rank of departure is given where the file is enough
castling-signs = castling is written 0-0 or 0-0-0
stray-signs = there are signs that do not belong to the move
glued-number = there is no space between the number and the move
missing-dot = the dot after the number is missing
foreign-letter = the letter of the piece is from another language: { $language }
wrong-departure = the departure written is wrong: no piece there can make this move
missing-departure = the file the capturing pawn comes from is missing
missing-file = the file of arrival is missing
missing-rank = the rank of arrival is missing
out-of-order = the move is not where its number belongs
