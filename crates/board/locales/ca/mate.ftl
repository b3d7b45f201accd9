### Why a side can no longer give mate: a line after the name of the side, without a full stop.

material = amb aquestes peces no és possible cap mat
blocked = la posició està bloquejada: cap peça no pot arribar on caldria per fer mat
forced = cadascuna de les poques jugades possibles porta a una posició en què no hi pot haver mat
exhausted = s’han examinat totes les posicions que encara es poden produir, i cap no és mat
