### Moves read aloud: ranks and castling, as in Appendix D.

one = um
two = dois
three = três
four = quatro
five = cinco
six = seis
seven = sete
eight = oito
short-castling = pequeno roque
long-castling = grande roque
