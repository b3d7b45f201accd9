### Warnings that the arbiter has to confirm.

leaving = o torneio sai do modo FIDE para sempre, e o relatório o dirá
rounds = o número de rodadas passa de { $from } para { $to } com o torneio iniciado, e o relatório o dirá
tie-breaks = os desempates mudam com o torneio iniciado, e o relatório o dirá
scoring = a pontuação não pode ser mudada com o torneio iniciado
other-laws = o ritmo de jogo, o tempo de tolerância ou a edição das Leis mudam com o torneio iniciado; as partidas já preparadas seguem como estavam
bye-points = com a pontuação habitual, o bye vale 1, ½ ou 0
buchholz = em um todos contra todos não se usam desempates de Buchholz
half-byes = o jogador { $number } já tem todos os byes de meio ponto que o regulamento permite
last-rounds = o regulamento não dá byes na rodada { $round }, uma das últimas
full-bye = um bye de um ponto inteiro para o jogador { $number }: a FIDE o desaconselha
late-entry = o jogador entra depois da rodada { $round }; não tem pontos pelas rodadas que perdeu
kept-apart-late = depois da primeira rodada não se pode proibir nenhum emparceiramento
meet-again = os jogadores { $first } e { $second } já jogaram entre si
kept-apart = os jogadores { $first } e { $second } não devem se enfrentar
wrong-bye = o jogador { $number } não pode ter o bye: já teve um ponto sem jogar
third-colour = o jogador { $number } tem a mesma cor pela terceira vez seguida
balance = o jogador { $number } tem três partidas a mais com uma cor do que com a outra
both-wrong = aos jogadores { $first } e { $second } cabia a cor contrária
not-the-engines = o emparceiramento feito à mão difere do do programa em { $boards } tabuleiros, e o relatório o dirá
unusual = é um resultado pouco habitual
closed-round = a rodada { $round } está encerrada: os emparceiramentos que saíram dela ficam como estão
old-round = só se corrige a rodada anterior; da rodada { $round }, só para o relatório de rating
published = o emparceiramento da rodada { $round } já é público
rounds-missing = faltam { $rounds } rodadas por jogar
reopening = o torneio encerrado volta a ser aberto
