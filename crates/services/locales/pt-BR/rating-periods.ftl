### Why a rating period is refused.

published = Este período de rating já foi publicado.
too-large = Não é possível calcular este período: há jogadores, torneios ou partidas demais. Escolha menos torneios.
unsound = Não é possível calcular este período: há uma data, um rating ou um resultado impossível. Corrija os torneios e tente de novo.
