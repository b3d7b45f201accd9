### Errors in the syntax of a PGN file: one line after the place, without a full stop.

bad-tag = expected a tag, [Name "value"]
bad-token = expected a move, a comment or a result
bad-nag = expected a number from 0 to 255 after $
stray-brace = { "}" } without an open comment
stray-parenthesis = ) without an open variation
empty-variation-place = a variation before the first move
too-deep = variations nested more than 256 deep; these moves are not checked
open-variation = the game ends inside a variation
open-comment = the file ends inside a comment
missing-result = the result is missing at the end of the game
result-in-variation = a result inside a variation
too-long = too long to be read in one piece
