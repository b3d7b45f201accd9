### What the arbiter has to confirm: each a sentence, in a list.

leaving = O modo FIDE será desativado definitivamente. Isso constará do relatório.
rounds = O número de rondas muda com o torneio em curso: de { $from } para { $to }. Isso constará do relatório.
tie-breaks = Os desempates mudam com o torneio em curso. Isso constará do relatório.
scoring = A FIDE não permite mudar os pontos com o torneio em curso.
other-laws = O ritmo de jogo, a tolerância de atraso ou a edição das Leis mudam com o torneio em curso. As partidas já preparadas não mudam.
bye-points = Com a pontuação habitual, a FIDE só aceita um bye que valha 1, ½ ou 0.
buchholz = A FIDE não aceita desempates Buchholz num torneio de todos contra todos.
last-rounds = O regulamento não permite byes na ronda { $round }: é uma das últimas.
full-bye = O jogador { $number } terá um bye de um ponto. A FIDE desaconselha-o.
late-entry = O jogador entra após a ronda { $round }. As rondas não jogadas não dão pontos.
kept-apart-late = A FIDE não permite proibir emparceiramentos após a primeira ronda.
wrong-bye = O jogador { $number } já obteve um ponto sem jogar e não pode ter o bye.
balance = O jogador { $number } terá mais três partidas com uma cor do que com a outra.
not-the-engines = { $boards ->
    [one] O emparceiramento editado difere do calculado num tabuleiro. Isso constará do relatório.
   *[other] O emparceiramento editado difere do calculado em { $boards } tabuleiros. Isso constará do relatório.
}
unusual = Este resultado é invulgar. Verifique-o.
closed-round = A ronda { $round } está encerrada. Os emparceiramentos já feitos não mudam.
old-round = Só a ronda anterior pode ser corrigida. Um resultado da ronda { $round } só pode ser corrigido para o relatório de Elo.
published = O emparceiramento da ronda { $round } já está publicado.
rounds-missing = { $rounds ->
    [one] Falta uma ronda por disputar.
   *[other] Faltam { $rounds } rondas por disputar.
    }
