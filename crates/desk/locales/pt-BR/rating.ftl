### Rating changes, norms and promotions of a tournament.

changes = Variações de rating
changes-hint = Variação de rating até agora segundo as regras da FIDE. Partidas contra jogadores sem rating não contam. Escolha um nome para ver o cálculo.
games = Partidas
expected = Esperado
k = K
change = Variação
new = Novo
performance = Performance
worked-title = Cálculo de rating: { $number }. { $name }
worked = Cálculo
games-of = Partidas do jogador
performance-worked = Performance: média dos oponentes, { $average }; { $percent }% dos pontos correspondem a { $difference }; total, { $rating }
left-out = Partidas que não contam para o rating: { $games }
norms = Normas
norms-fide = Normas de títulos da FIDE
norms-none-here = { $rounds ->
    [one] Não é possível fazer normas aqui: elas exigem ritmo clássico e nove rodadas. Este torneio tem { $rounds } rodada.
   *[other] Não é possível fazer normas aqui: elas exigem ritmo clássico e nove rodadas. Este torneio tem { $rounds } rodadas.
}
norms-nobody = Nenhum jogador fez uma norma, e nenhum pode mais fazê-la.
norms-hint = Jogadores com norma e jogadores que ainda podem fazer uma se vencerem todas as partidas restantes.
norm-made = Norma obtida
norm-possible = Ainda possível
last-round = Conforme o resultado da partida atual
norm = Norma
missing = Falta
yes = sim
no = não
certificate = Mostrar certificado
certificate-title = Certificado de norma: { $title }
promotions = Acessos de categoria
promotions-hint = Segundo o regulamento da federação. A categoria de um jogador é um grupo de nome 3, 2, 1, P ou M; os ratings são os nacionais. Os pontos necessários são os do torneio inteiro.
promotions-nobody = Nenhum jogador tem uma categoria da qual possa subir.
earned = Obtido
requirements = Requisitos (FIDE B.01)
not-checked = O adoube não verifica o registro do torneio, os árbitros nem o número de rodadas por dia.
sign-arbiter = Árbitro principal
sign-federation = Federação
fide-id = ID FIDE
born = Data de nascimento
own-title = Título
place = Local
dates = Datas
rate = Ritmo de jogo
rounds = Rodadas
arbiter = Árbitro principal
counted = Conta
