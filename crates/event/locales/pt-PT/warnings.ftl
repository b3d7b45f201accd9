### Warnings that the arbiter has to confirm.

leaving = o torneio sai do modo FIDE para sempre, e o relatório di-lo-á
rounds = o número de rondas passa de { $from } para { $to } com o torneio iniciado, e o relatório di-lo-á
tie-breaks = os desempates mudam com o torneio iniciado, e o relatório di-lo-á
other-laws = o ritmo de jogo, o tempo de tolerância ou a edição das Leis mudam com o torneio iniciado; as partidas já preparadas ficam como estavam
buchholz = num todos contra todos não se usam desempates de Buchholz
last-rounds = o regulamento não dá byes na ronda { $round }, uma das últimas
full-bye = um bye de um ponto inteiro para o jogador { $number }: a FIDE desaconselha-o
late-entry = o jogador entra depois da ronda { $round }; não tem pontos pelas rondas que perdeu
kept-apart-late = depois da primeira ronda não se pode proibir nenhum emparceiramento
kept-apart = os jogadores { $first } e { $second } não se devem enfrentar
not-the-engines = o emparceiramento feito à mão difere do do programa em { $boards } tabuleiros, e o relatório di-lo-á
closed-round = a ronda { $round } está encerrada: os emparceiramentos que saíram dela ficam como estão
old-round = só se corrige a ronda anterior; da ronda { $round }, só para o relatório de Elo
published = o emparceiramento da ronda { $round } já é público
rounds-missing = faltam { $rounds } rondas por jogar
