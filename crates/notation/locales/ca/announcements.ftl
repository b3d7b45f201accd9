### Moves read aloud: ranks, files and announcements of Appendix D.

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
