### Why a rating period is refused.

published = Este período de rating já foi publicado.
unsound = Não é possível calcular este período: há partidas demais ou dados que se contradizem. Escolha menos torneios ou confira os dados.
