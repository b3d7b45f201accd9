### Moves read aloud: ranks and castling, as in Appendix D.

one = one
two = two
three = three
four = four
five = five
six = six
seven = seven
eight = eight
short-castling = kingside castling
long-castling = queenside castling
