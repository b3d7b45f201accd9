### Why a rating period is refused.

published = Este período de Elo já foi publicado.
unsound = Não é possível calcular este período: há demasiadas partidas ou dados que se contradizem. Escolha menos torneios ou reveja os dados.
