### Why an action is refused where section 31 has no code

## Things that an action names

club = o clube
player = o jogador
team = a equipe
event = a competição
match = o confronto
case = o processo
open = o torneio aberto
board = o tabuleiro
round = a rodada
venue = o local de jogo
sanction = a sanção
list = a ordem de força
application = o pedido de licença
unknown = Não existe { $thing } com o número { $id }.
twice = Já existe { $thing } com o número { $id }.
twice-named = { $name } já consta.

## Reasons

no-season = A temporada ainda não foi aberta.
season-open = A temporada já está aberta.
papers-missing = Documentos que faltam para a licença: { $papers }.
no-line-up = { $side ->
    [home] Falta a escalação da equipe mandante.
   *[other] Falta a escalação da equipe visitante.
}
board-settled = O tabuleiro { $board } já tem resultado.
board-not-open = A substituição no tabuleiro { $board } não é possível: só um jogador ausente pode ser substituído, em um tabuleiro sem resultado.
wrong-ruling = Este processo não admite essa resolução. Escolha uma das opções.
vote-needed = A Comissão Esportiva decide por votação. Lance os votos.
not-carried = Os votos não apoiam esta resolução. Confira os votos ou a resolução.
commission-incomplete = A Comissão Esportiva deve ter de { $fewest } a { $most } membros, um deles responsável; foram indicados { $members }.
not-unanimous = A destituição pelos demais membros exige unanimidade.
not-convened = A reunião para uma revogação deve ser convocada por dois membros da Comissão Esportiva e um do Comitê de Competição.
decided = O processo já foi decidido.
not-decided = O processo ainda não foi decidido.
matches-open = Lance antes os resultados que faltam. Confrontos: { $matches }.
no-more-rounds = A competição não tem mais rodadas.
round-open = A rodada anterior ainda está aberta. Encerre-a antes.
no-table = Não há tabela de emparceiramento para { $teams } equipes.
suspended = { $player } cumpre suspensão.
entries-closed = O prazo de inscrição terminou.
other-club = { $player } não é deste clube.
not-delegate = { $player } não exerce o cargo de delegado neste clube.
envelope = O envelope do lance secreto está incompleto. São necessários a posição, quem fez o lance secreto e qual é, o tempo gasto, o número de peças por extenso, os relógios parados e a assinatura; após a segunda sessão, também as assinaturas dos dois delegados, os telefones dos dois jogadores e não ter gasto mais tempo do que o permitido no lance secreto.
no-team-for = Não é possível adicionar esta equipe: uma equipe do clube já emparceirada teria de mudar de letra.
letters-stay = Não é possível corrigir a categoria: { $team } já tem emparceiramento em { $competition }, e as letras das equipes do clube mudariam. Desfaça o emparceiramento no registro ou defina a categoria ao começar a próxima temporada.
teams-only = Só equipes podem se inscrever nesta competição.
players-only = Só jogadores individuais podem se inscrever nesta competição.
list-too-long = Uma ordem de força pode ter no máximo { $most } jogadores.
regulations = Não é possível adotar este regulamento: { $error }.
signed = Os dois delegados assinaram a súmula, que não pode mais ser alterada.
too-early = Isso ainda não aconteceu. Poderá ser registrado a partir de { $at }.
below-half = Indique pelo menos { $players } jogadores, metade da equipe. Com menos, o confronto é perdido por não comparecimento (W.O.) quando acaba a tolerância de atraso.
play-begun = Partidas deste confronto já começaram ou foram jogadas: pelo menos metade da equipe estava presente.
arrived = A chegada do jogador do tabuleiro { $board } já está registrada.
report-incomplete = Inclua na comunicação os resultados que faltam. Tabuleiros: { $boards }.
vote-totals = Confira os votos: pode haver no máximo { $members }, incluindo o voto do presidente.
round-closed = A rodada { $round } está encerrada e não pode mudar de data.
which-team = Os pontos são descontados de uma equipe. Escolha qual.
distance-needed = As datas coincidem com { $event }. Indique a distância entre os dois locais.
outside-season = Um torneio aberto deve ser disputado dentro da temporada.
too-many-places = Um grupo de { $teams } equipes é pequeno demais para tantos acessos e rebaixamentos.
not-level = O sorteio é feito entre todas as equipes empatadas na classificação final, depois de encerrada a última rodada.
not-member = { $player } não é membro do órgão que decide.
sat-before = { $player } já decidiu este processo em uma instância anterior e não pode decidir a apelação.
who-sat = Indique os membros que tomaram a decisão.
not-party = A resolução não diz respeito a esta parte.
hall-too-small = No local cabem { $boards } tabuleiros, mas a rodada precisa de { $needed }.
match-begun = O confronto já começou ou seu horário passou: a data e o local não podem ser mudados.
not-ahead = Escolha uma data e uma hora futuras.
busy = Nesse dia uma das equipes já joga outro confronto: { $match }.
other-category = { $team } deve se inscrever na categoria que tinha no início da temporada.
case-withdrawn = O processo foi retirado porque a ação que o abriu foi desfeita.
more-pieces = Tabuleiro { $board }: não pode haver mais peças do que no envelope anterior.
nobody-there = Tabuleiro { $board }: uma escalação não tem jogador ali e, portanto, não houve partida.
working-day = { $date } é dia útil. As partidas afetadas são jogadas aos sábados ou em feriados.
which-matches = Escolha os confrontos afetados; os outros são jogados no dia previsto.
not-round-robin = Esta competição não é jogada em round robin.
not-a-norm = Não vale como norma: os números não atingem o mínimo exigido.
not-homologated = Não vale como norma: o torneio não está homologado.
norms-missing = O jogador não tem as normas de Mestre Català necessárias para o título.
other-title = Este motivo só dá direito ao título de Mestre Català.
rewarded = Esta norma ou classificação já foi registrada nesta temporada.
wrong-mark = O X é para quem não compareceu, e o C só para competições individuais.
below-minimum = Esta competição exige rating de { $elo } ou mais.
bad-sum = Digite um valor diferente de 0 e um texto de no máximo 255 caracteres.
not-together = Estas ações não podem ser feitas juntas. Faça uma por uma.
not-earlier = Escolha uma temporada anterior para transferir.
nothing-to-invoice = Não é possível faturar este clube: não há nada a faturar.

## Sides of a match

home = Equipe mandante
visitors = Equipe visitante
cup-boards = Indique { $boards } tabuleiros: na copa, cada metade de uma equipe joga em separado.
other-province = { $club } não é da província desta competição.
home-duty = Só o delegado do clube mandante pode fazer isto.
wrong-paper = Não é possível registrar este documento aqui: ele trata de outra coisa. Escolha o confronto, o clube ou a competição correspondente.
clash-refused = Não é possível mudar a data: a Comissão Esportiva não considera oficial a outra competição.
not-countersigned = { $side ->
    [home] O clube visitante não confirmou com assinatura a leitura da versão do clube mandante.
   *[other] O clube mandante não confirmou com assinatura a leitura da versão do clube visitante.
}
not-begun = Não é possível pedir a anulação: a competição ainda não começou.
age-needed = Digite a idade do jogador: esta competição é de juniores ou infantil.
no-title-event = Esta competição não dá títulos nem normas. Escolha outra.
not-over = Ainda não é possível salvar a classificação final: a competição não terminou. Feche as rodadas antes.
