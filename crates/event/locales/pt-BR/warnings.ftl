### What the arbiter has to confirm: each a sentence, in a list.

leaving = O modo FIDE será desativado em definitivo. Isso constará do relatório.
rounds = O número de rodadas muda com o torneio em andamento: de { $from } para { $to }. Isso constará do relatório.
tie-breaks = Os desempates mudam com o torneio em andamento. Isso constará do relatório.
scoring = A FIDE não permite mudar os pontos com o torneio em andamento.
other-laws = O ritmo de jogo, a tolerância de atraso ou a edição das Leis mudam com o torneio em andamento. As partidas já preparadas não mudam.
bye-points = Com a pontuação padrão, a FIDE só aceita um bye que valha 1, ½ ou 0.
buchholz = A FIDE não aceita desempates Buchholz em um round robin.
half-byes = O jogador { $number } já tem todos os byes de meio ponto que o regulamento permite.
last-rounds = O regulamento não permite byes na rodada { $round }: é uma das últimas.
full-bye = O jogador { $number } terá um bye de um ponto. A FIDE não recomenda.
late-entry = O jogador entra após a rodada { $round }. As rodadas perdidas não dão pontos.
kept-apart-late = A FIDE não permite proibir emparceiramentos após a primeira rodada.
meet-again = Os jogadores { $first } e { $second } já jogaram entre si.
kept-apart = O emparceiramento dos jogadores { $first } e { $second } está proibido.
wrong-bye = O jogador { $number } já ganhou um ponto sem jogar e não pode ter o bye.
third-colour = O jogador { $number } terá a mesma cor pela terceira vez seguida.
balance = O jogador { $number } terá três partidas a mais com uma cor do que com a outra.
both-wrong = Aos jogadores { $first } e { $second } cabia a outra cor.
not-the-engines = { $boards ->
    [one] O emparceiramento editado difere do calculado em { $boards } tabuleiro. Isso constará do relatório.
   *[other] O emparceiramento editado difere do calculado em { $boards } tabuleiros. Isso constará do relatório.
}
unusual = Este resultado é incomum. Confira.
closed-round = A rodada { $round } está encerrada. Os emparceiramentos já feitos não mudam.
old-round = Só a rodada anterior pode ser corrigida. Um resultado da rodada { $round } só pode ser corrigido para o relatório de rating.
published = O emparceiramento da rodada { $round } já está publicado.
rounds-missing = { $rounds ->
    [1] Uma rodada ainda não foi disputada.
   *[other] { $rounds } rodadas ainda não foram disputadas.
    }
reopening = O torneio está encerrado e será reaberto.
