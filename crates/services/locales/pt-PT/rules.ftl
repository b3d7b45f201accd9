### Names of the handbook’s sections, and of their parts that have no number.

section-competition-committee = Comissão de Competição
section-rating = Elo
section-sealed-moves = Lances secretos
section-sports-commission = Comissão Desportiva
section-substitutes = Suplentes
section-teams = Equipas
part-last-round = última ronda
part-rating-order = ordem dos Elos
part-unrated = sem Elo
