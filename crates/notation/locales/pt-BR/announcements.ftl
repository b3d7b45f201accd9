### Moves read aloud: ranks, files and announcements of Appendix D.

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
