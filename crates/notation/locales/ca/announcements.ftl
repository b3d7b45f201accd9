### Moves read aloud: ranks and castling, as in Appendix D.

one = u
two = dos
three = tres
four = quatre
five = cinc
six = sis
seven = set
eight = vuit
short-castling = enroc curt
long-castling = enroc llarg
