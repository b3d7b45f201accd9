### What a PGN file reports besides moves.

bad-tag = expected a tag [Name "value"]
bad-token = expected a move, a comment or a result
bad-nag = expected a number from 0 to 255 after $
stray-brace = there is a { "}" } without an open comment
stray-parenthesis = there is a ) without an open variation
empty-variation-place = there is a variation before any move
too-deep = more than 256 variations inside each other: these moves are not checked
open-variation = the game ends inside a variation
open-comment = the file ends inside a comment
missing-result = the result is missing at the end of the game
result-in-variation = there is a result inside a variation
too-long = it is longer than can be read at once
