### Why an action is refused where section 31 has no code

## Things that an action names

team = a equipa
match = o encontro
round = a ronda
application = o pedido de filiação

## Reasons

no-season = A época ainda não foi aberta.
season-open = A época já está aberta.
papers-missing = Documentos em falta para a filiação: { $papers }.
no-line-up = { $side ->
    [home] Falta a constituição da equipa visitada.
   *[other] Falta a constituição da equipa visitante.
}
board-not-open = A substituição no tabuleiro { $board } não é possível: só um jogador ausente pode ser substituído, num tabuleiro sem resultado.
wrong-ruling = Este processo não admite essa deliberação. Escolha uma das opções.
vote-needed = A Comissão Desportiva decide por votação. Introduza os votos.
not-carried = Os votos não apoiam esta deliberação. Verifique os votos ou a deliberação.
commission-incomplete = A Comissão Desportiva deve ter de { $fewest } a { $most } membros, um deles responsável; foram indicados { $members }.
not-unanimous = A destituição pelos restantes membros exige unanimidade.
not-convened = A reunião para uma revogação deve ser convocada por dois membros da Comissão Desportiva e um da Comissão de Competição.
matches-open = Introduza antes os resultados em falta. Encontros: { $matches }.
no-more-rounds = A competição não tem mais rondas.
round-open = A ronda anterior ainda está aberta. Encerre-a antes.
no-table = Não há tabela de emparceiramento para { $teams } equipas.
no-team-for = Não é possível adicionar esta equipa: uma equipa do clube já emparceirada teria de mudar de letra.
letters-stay = Não é possível corrigir a categoria: { $team } já tem emparceiramento em { $competition }, e as letras das equipas do clube mudariam. Anule o emparceiramento no registo ou defina a categoria ao começar a próxima época.
teams-only = Só equipas se podem inscrever nesta competição.
players-only = Só jogadores individuais se podem inscrever nesta competição.
list-too-long = Uma ordem de força pode ter, no máximo, { $most } jogadores.
signed = Os dois delegados assinaram a ata, que já não pode ser alterada.
too-early = Isto ainda não aconteceu. Poderá ser registado a partir de { $at }.
below-half = Indique pelo menos { $players } jogadores, metade da equipa. Com menos, o encontro é perdido por falta de comparência quando termina a tolerância de atraso.
play-begun = Já começaram ou foram jogadas partidas deste encontro: pelo menos metade da equipa estava presente.
arrived = A chegada do jogador do tabuleiro { $board } já está registada.
report-incomplete = Inclua na comunicação os resultados em falta. Tabuleiros: { $boards }.
vote-totals = Verifique os votos: pode haver, no máximo, { $members }, incluindo o voto do presidente.
round-closed = A ronda { $round } está encerrada e não pode mudar de data.
which-team = Os pontos são descontados a uma equipa. Escolha qual.
outside-season = Um torneio aberto deve ser disputado dentro da época.
too-many-places = Um grupo de { $teams } equipas é demasiado pequeno para tantas subidas e descidas.
not-level = O sorteio é feito entre todas as equipas empatadas na classificação final, depois de encerrada a última ronda.
sat-before = { $player } já decidiu este processo numa instância anterior e não pode decidir o recurso.
not-party = A deliberação não diz respeito a esta parte.
hall-too-small = No local cabem { $boards } tabuleiros, mas a ronda precisa de { $needed }.
match-begun = O encontro já começou ou a sua hora passou: a data e o local já não podem ser alterados.
busy = Nesse dia uma das equipas já joga outro encontro: { $match }.
other-category = { $team } deve inscrever-se na categoria que tinha no início da época.
case-withdrawn = O processo foi retirado porque a ação que o abriu foi anulada.
bad-sum = Escreva um valor diferente de 0 e um texto de, no máximo, 255 caracteres.
not-together = Estas ações não podem ser feitas em conjunto. Faça-as uma a uma.
not-earlier = Escolha uma época anterior para transferir.

## Sides of a match

home = Equipa visitada
visitors = Equipa visitante
nobody-there = Tabuleiro { $board }: uma constituição de equipa não tem aí jogador e, por isso, não houve partida.
working-day = { $date } é dia útil. As partidas afetadas jogam-se aos sábados ou em feriados.
which-matches = Escolha os encontros afetados; os outros jogam-se no dia previsto.
not-round-robin = Esta competição não se joga no sistema de todos contra todos.
rewarded = Esta norma ou classificação já foi registada nesta época.
wrong-mark = O X é para quem não compareceu e o C só para competições individuais.
below-minimum = Esta competição exige um Elo de { $elo } ou mais.
cup-boards = Indique { $boards } tabuleiros: na taça, cada metade de uma equipa joga em separado.
home-duty = Só o delegado do clube visitado o pode fazer.
clash-refused = Não é possível mudar a data: a Comissão Desportiva não considera oficial a outra prova.
not-countersigned = { $side ->
    [home] O clube visitante não confirmou com assinatura a leitura da versão do clube visitado.
   *[other] O clube visitado não confirmou com assinatura a leitura da versão do clube visitante.
}
not-begun = Não é possível pedir a anulação: a prova ainda não começou.
wrong-paper = Não é possível registar aqui este documento: trata de outra coisa. Escolha o encontro, o clube ou a competição correspondente.
not-over = Ainda não é possível guardar a classificação final: a competição não terminou. Feche antes as rondas.
