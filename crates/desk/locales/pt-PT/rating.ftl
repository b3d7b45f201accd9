### Rating changes, norms and promotions of a tournament.

changes = Variações de Elo
changes-hint = Variação de Elo até agora segundo as regras da FIDE. As partidas contra jogadores sem Elo não contam. Escolha um nome para ver o cálculo.
worked-title = Cálculo de Elo: { $number }. { $name }
performance-worked = Performance: média dos adversários, { $average }; { $percent } % dos pontos correspondem a { $difference }; total, { $rating }
left-out = Partidas que não contam para o Elo: { $games }
norms-none-here = { $rounds ->
    [one] Não é possível fazer normas aqui: exigem partidas clássicas e nove rondas. Este torneio tem uma ronda.
   *[other] Não é possível fazer normas aqui: exigem partidas clássicas e nove rondas. Este torneio tem { $rounds } rondas.
}
norms-nobody = Nenhum jogador fez uma norma, nem há quem ainda a possa fazer.
norms-hint = Jogadores com norma e jogadores que ainda a podem fazer se ganharem todas as partidas restantes.
last-round = Consoante o resultado da partida em curso
certificate = Mostrar o certificado
promotions-hint = Segundo o regulamento da federação. A categoria de um jogador é um grupo com o nome 3, 2, 1, P ou M; o Elo é o nacional. Os pontos necessários são os do torneio inteiro.
not-checked = O adoube não verifica o registo do torneio, os árbitros nem o número de rondas por dia.
rounds = Rondas
promotions = Subidas de categoria
