changes = Variação de Elo
changes-hint = O que o torneio deu até agora a cada jogador pelas regras da FIDE; as partidas contra jogadores sem Elo não contam. O nome leva ao cálculo inteiro.
worked-title = Elo de { $number }. { $name }
left-out = Partidas que não valem Elo: { $games }
norms-none-here = Aqui não se pode fazer norma: são precisos ritmo clássico e nove rondas; este torneio tem { $rounds }.
promotions-hint = Pelo regulamento da federação. A categoria de um jogador é um grupo chamado 3, 2, 1, P ou M; os Elos são os nacionais. Os pontos necessários são os do torneio inteiro.
not-checked = Aqui não se verifica: o registo, os árbitros, as rondas por dia.
rounds = Rondas
