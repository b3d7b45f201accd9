### What is found in the games of a PGN file: one line after the move or the tag, without a full stop; the article follows.

bad-fen = the FEN tag does not give a playable position: { $fen }
bad-variant = the variant { $name } is not chess; its moves are not checked
canonical = in PGN: { $canonical }
wrong-number = the move number is { $found } and should be { $due }
results-differ = the Result tag says { $tag }, but the moves end with { $outcome }
wrong-result = the result is { $stated } and should be { $due }: { $because }
played-on = play went on after the game had ended: { $because }
checkmate = checkmate
stalemate = stalemate
dead-position = dead position
fivefold = the same position five times
seventy-five = 75 moves by each player without a capture or a pawn move
threefold = the same position three times
fifty = 50 moves by each player without a capture or a pawn move
claim = { $side ->
    [white] White
   *[other] Black
    } could claim a draw by writing down this move, { $side ->
    [white] Black
   *[other] White
    } after it was played: { $why }
claim-by-writing = { $side ->
    [white] White
   *[other] Black
    } could claim a draw by writing down { $move }: { $why }
drawn-here = the game is drawn here without a claim: { $because }
missing-tags = required PGN tags are missing: { $names }
doubled-tag = the tag { $name } appears twice
tags-differ = the tag { $name } appears twice: “{ $first }” counts, “{ $second }” here does not
result-sign = the result is written { $found }; in PGN it is { $meant }
lone-result = a result without a game: no tags and no moves come before it
no-result = the Result tag “{ $found }” is not a result; expected 1-0, 0-1, 1/2-1/2 or *
