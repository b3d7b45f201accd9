### What is wrong with a PGN file.

bad-fen = the FEN tag gives no position that can be played from: { $fen }
bad-variant = the variant { $name } is not chess; its moves are not checked
canonical = PGN writes { $canonical }
wrong-number = the number { $found } should be { $due }
results-differ = the Result tag says { $tag } and the moves end with { $outcome }
wrong-result = the result { $stated } should be { $due }: { $because }
played-on = play went on after the game had ended: { $because }
checkmate = checkmate
stalemate = stalemate
dead-position = dead position
fivefold = the same position five times
seventy-five = 75 moves by each player without capture or pawn move
threefold = the same position three times
fifty = 50 moves by each player without capture or pawn move
claim = a draw could be claimed ({ $player } before making the move, by writing it; { $opponent } after it): { $why }
claim-by-writing = a draw could be claimed ({ $player } by writing { $move }): { $why }
drawn-here = the game is drawn by itself: { $because }
missing-tags = tags that PGN wants in every game are missing: { $names }
doubled-tag = the tag { $name } stands twice
tags-differ = the tag { $name } stands twice: “{ $first }”, which counts, and here “{ $second }”
result-sign = the result is written { $found }; PGN writes { $meant }
lone-result = there is a result without a game: neither tags nor moves come before it
no-result = the Result tag is no result: “{ $found }”; expected 1-0, 0-1, 1/2-1/2 or *
