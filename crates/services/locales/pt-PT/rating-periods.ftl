### Why a rating period is refused.

unsound = O período não pode ser calculado: há demasiadas partidas, ou dados que não concordam.
