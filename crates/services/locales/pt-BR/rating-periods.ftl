### Why a rating period is refused.

published = Este período já está publicado.
unsound = O período não pode ser calculado: há partidas demais, ou dados que não concordam.
