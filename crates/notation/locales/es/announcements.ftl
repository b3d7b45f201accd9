### Moves read aloud: ranks and castling, as in Appendix D.

one = uno
two = dos
three = tres
four = cuatro
five = cinco
six = seis
seven = siete
eight = ocho
short-castling = enroque corto
long-castling = enroque largo
