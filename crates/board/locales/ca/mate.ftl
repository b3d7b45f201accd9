### Why a side can no longer give mate.

material = amb aquestes peces no és possible cap mat
blocked = la posició està bloquejada: cap peça no pot arribar mai on el mat la necessitaria
forced = qualsevol de les poques jugades possibles porta a una posició sense mat
exhausted = s’han examinat totes les posicions que encara es poden produir i cap no és mat
