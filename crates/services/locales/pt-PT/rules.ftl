### Names of the handbook’s chapters, and of their parts that have no number.

section-competition-committee = Comissão de Competição
section-competition-rules = Atrasos e faltas de comparência
section-promotions = Subidas de categoria
section-rating = Elo
section-round-robin-tables = Quadros de rondas
section-sports-commission = Comissão Desportiva
section-substitutes = Suplentes
section-teams = Equipas
part-absences = faltas de comparência
part-last-round = última ronda
part-rating-order = ordem por Elo
part-unrated = sem Elo
