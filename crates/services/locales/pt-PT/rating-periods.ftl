### Why a rating period is refused.

published = Este período de Elo já foi publicado.
too-large = Não é possível calcular este período: há demasiados jogadores, torneios ou partidas. Escolha menos torneios.
unsound = Não é possível calcular este período: há uma data, um Elo ou um resultado impossível. Corrija os torneios e tente de novo.
