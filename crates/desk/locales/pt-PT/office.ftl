## Shared by the pages of the office

too-long = Escreva no máximo 120 caracteres, numa só linha.
no-day = Escreva uma data, por exemplo 2026-11-21.
no-days = Escreva uma data por linha, por exemplo 2026-12-25. O máximo é de 366 datas.
no-moment = Escreva uma data e uma hora, por exemplo 2026-11-21T16:30.
no-number = Escreva um número de { $least } a { $most }.
search-hint = Escreva algumas letras e escolha uma opção da lista.
no-match = Encontro desconhecido. Escolha uma das sugestões.
done-handed-in = Entregue à secretaria, que decidirá se aceita.

## Documents that are missing or late

waiting = Entregue pelos clubes, a aguardar aceitação
soon = Prazo a terminar
owed = Documentos em falta
unsettled = Encontros iniciados sem resultado definitivo
licences = Pedidos de filiação
hand-in-paper = Registar um documento recebido
done-accepted = Entrega aceite e registada.

## Counts, after a number

count-waiting = por aceitar
count-committee = na Comissão de Competição
count-commission = na Comissão Desportiva

## The season

season-new = Nova época
season-make = Abrir a época
season-name = Nome da época
season-year-hint = O ano em que a época começa.
season-protected = Número de últimas rondas sem ampliações
season-protected-hint = As ordens de força fecham antes destas últimas rondas da fase preliminar (5.321).
season-towns = Nomes das localidades
season-settings = Definições
done-season-made = Época aberta. Registe agora os clubes.

## Clubs

club-none = Ainda não há clubes. Registe o primeiro.
club-town = Localidade
club-by-delegation = documentos através da delegação, em duplicado
club-address = Morada do local de jogo
club-address-hint = Se for comunicada demasiado tarde antes de um campeonato, o próprio clube deve avisar os clubes que lá se vão deslocar (5.10).
club-new-address = Alteração de morada
club-announce = Comunicar a nova morada
club-moved = Comunicada em
club-teams = Equipas
club-no-teams = Ainda não há equipas inscritas.
club-register = Registar o clube
club-accounts-hint = Uma conta de delegado só pode agir por este clube e nesta época.
club-account-add = Criar uma conta de delegado
done-club-made = Clube registado.
warn-address-late = Morada guardada demasiado tarde antes de um campeonato. Avise por carta registada os clubes que aparecem em «Avisos» (5.10).

## Players and licences

licence-title = Filiação
licence-ended = Terminou a { $day }
licence-missing = Documentos em falta:
licence-lacks = Em falta
licence-minor = Menor de idade: é exigido o livro de família
licence-catalan = Elo catalão
licence-national = Elo espanhol
licence-international = Elo FIDE
licence-norm-lost = norma da época { $of }, perdida no fim da { $at }
licence-case-new = Nova filiação
licence-hand-in = Entregar os documentos em falta
licence-apply = Pedir a filiação
licence-grant = Conceder a filiação
licence-not-born = Escreva uma data de nascimento anterior a hoje.
licence-born-needed = Indique primeiro a data de nascimento do jogador. Os documentos necessários dependem da idade.
licence-guardian = Encarregado de educação (menores)
licence-guardian-contact = Telefone ou e-mail do encarregado de educação
licence-consent = Consentimento do encarregado de educação verificado
licence-consent-seen = Consentimento verificado
licence-correct = Editar a categoria, o título e o Elo
licence-move-hint = Um jogador com filiação desta época não pode mudar de clube. As mudanças de jogadores de primeira categoria e de preferentes devem constar da lista de mudanças de clube (5.21).
licence-record-title = Registar um título
done-licence-granted = Filiação concedida.
done-player-made = Jogador adicionado e filiação pedida.
ground-spanish-junior = Campeão juvenil de Espanha (3)
ground-spanish-final = Entre os cinco primeiros da final de Espanha (4)

## Strength lists

strength-number = N.º
strength-titular = Titular da equipa
strength-closed = Fechada: as últimas rondas já começaram
strength-add-hint = Só jogadores que pediram uma nova filiação nesta época e ainda não a têm. O novo jogador recebe o número bis, ter… a seguir ao último jogador que seja pelo menos tão forte como ele. Entre jogadores da mesma força, pode escolher a posição.
strength-after = A seguir ao número
strength-order-hint = Primeiro os preferentes, por Elo; depois, primeira, segunda e terceira categoria. Entre iguais, decide o clube. Quem não tem número não está na lista.
strength-empty = Atribua um número a, pelo menos, um jogador.
strength-waits = Há uma lista ou uma ampliação a aguardar a secretaria.
done-list = Lista carimbada guardada.

## Competitions

entry-none = Ainda não foi anunciada nenhuma competição.
entry-announce = Anunciar uma competição
entry-kind-league = Liga a uma volta
entry-kind-double = Liga a duas voltas
entry-kind-double-swapped = Liga a duas voltas, com as duas últimas rondas da primeira trocadas
entry-kind-swiss = Suíço por equipas
entry-kind-cup = Taça
entry-boards = Tabuleiros por encontro
entry-first = Primeira ronda
entry-count = Número de rondas
entry-every = Dias entre rondas
entry-dates-hint = Uma ronda por linha, por exemplo 2026-11-21 16:30. Estas datas substituem os três campos anteriores.
entry-dates-bad = Escreva uma data e uma hora por linha, por ordem, por exemplo 2026-11-21 16:30.
entry-scoring-matches = Pontos de encontro
entry-scale = Pontos por encontro
entry-codes = Códigos da FIDE para equipas
entry-codes-hint = Por ordem, por exemplo MPvGP, EDE, EMGSB-C1, BC. Acrescente :MP ou :GP para escolher os pontos que contam. Só se aplicam com a opção «Códigos da FIDE».
entry-codes-bad = Escreva de 1 a 8 códigos de C.07 para equipas, por exemplo MPvGP, EDE, EMGSB-C1. Não são aceites códigos baseados no Elo.
entry-promoted = Subidas por grupo
entry-relegated = Descidas por grupo
entry-session-hint = Hora dos relógios no início e, depois, cada controlo com os seus lances, por exemplo 2:59; 5:00 40; 6:00 60.
entry-session-bad = Escreva o plano da sessão, por exemplo 2:59; 5:00 40; 6:00 60.
entry-session-control = { $moves ->
    [one] controlo { $at }: um lance
   *[other] controlo { $at }: { $moves } lances
}
entry-standing = Recursos
entry-standing-appealable = Para a federação
entry-standing-final = Não há: as deliberações são definitivas (2.2)
entry-counting = Validade para Elo
entry-counting-closed-fide = Competição fechada, válida para Elo FIDE
entry-rules = Edição das regras de Elo
entry-preliminary = Fase preliminar do Campeonato por equipas (fecha as ordens de força)
entry-count-teams = { $count ->
    [one] uma equipa
   *[other] { $count } equipas
}
entry-rounds-closed = Rondas encerradas: { $closed } de { $rounds }
entry-clashes-hint = Nestas datas, jogadores de uma competição individual, ou os seus clubes, também jogam noutra competição (15).
entry-rounds = Rondas e calendário
entry-round-open = Em curso
entry-ask-change = Pedir uma alteração
entry-pair = Emparceirar a ronda seguinte
entry-close = Encerrar ronda
entry-groups-first = Forme primeiro os grupos.
entry-number-twice = Outra equipa do grupo já tem este número.
entry-draw-hint = O sorteio decide o grupo e o número de cada equipa. O resultado fica no registo.
entry-teams = Equipas
entry-team = Equipa
entry-no-teams = Ainda não há equipas inscritas.
entry-new-team = A equipa seguinte do clube
entry-category = Categoria no início da época
entry-enter = Adicionar equipa
entry-delivery-by-hand = Em mão
entry-delivery-registered-post = Carta registada
entry-delivery-through-delegation = Através da delegação
entry-gone = { $round ->
    [0] Desistência antes da primeira ronda
   *[other] Desistência após a ronda { $round }
}
entry-absent = Registar uma falta de comparência (14.1)
entry-withdraw-hint = A desistência de um preferente só produz efeito se a Comissão de Competição a aceitar (14.21).
entry-hopeless = Retirar um jogador sem hipóteses de subida (14.22)
entry-hopeless-hint = O jogador só é retirado se já não puder subir de categoria e não tiver escolhido continuar.
entry-seconds-met = Adversários de segunda categoria ou superior
done-entered-team = Equipa adicionada.
done-groups = Grupos guardados.
done-league-paired = Ronda emparceirada.
done-league-closed = Ronda encerrada.
done-withdrawn = Desistência registada.

## Venues

venue-none = Ainda não foi pedido nenhum local de jogo.
venue-own-rounds = Rondas em que o local próprio tem preferência
venue-refused = Recusado
venue-replace-needed = Delegado a substituir, por já não jogar a competição (5.422 g):
done-venue-asked = Local de jogo pedido. A federação decidirá.

## Open tournaments

open-none = Ainda não foi pedida nenhuma homologação.
open-club-hint = A quota de homologação é cobrada a este clube. Deixe em branco se nenhum clube organizar o torneio.
open-last = Data de fim
open-last-before-first = A data de fim é anterior à de início. Corrija uma delas.
open-rounds = Rondas
open-players = Jogadores
open-categories-needed = Assinale pelo menos uma categoria para este grupo.
open-distances = Distância até aos outros torneios abertos, em km
open-km-bad = Indique os quilómetros, por exemplo 29,9.
open-undecided = Regulamento a aguardar aprovação
done-open-asked = Homologação pedida. A federação decidirá sobre o regulamento.

## Cases

case-none = Não há processos pendentes.
case-withdrawn = A ação que abriu o processo foi anulada, e já não é necessário decidi-lo.
done-raised = Processo aberto. Aguarda agora deliberação.

## Fields of a new case

case-board-or-team = Tabuleiro (0 para toda a equipa)
case-side = Equipa
case-match = Encontro
case-matches = Números dos encontros
case-matches-hint = Deixe em branco para toda a ronda.
case-affected-hint = Só os encontros afetados. Os outros jogam-se no dia previsto.
case-round = Ronda
case-hall-hint = Só se a ronda inteira for jogada noutro local, com espaço para os tabuleiros de todos os encontros.
case-hall-address = Morada do local
case-hall-travel = Tempo de viagem a partir do centro de Barcelona em transportes públicos (minutos)
league-hall = A ronda inteira é jogada no mesmo local:
case-teams-of-event = Assinale pelo menos uma equipa, e só equipas desta competição.
case-offender-hint = Preencha só um campo: pessoa, equipa ou clube.
case-offender-needed = Indique uma pessoa, uma equipa ou um clube.
case-facts = Factos
case-facts-hint = O que aconteceu, onde e quando, por palavras suas.
words-long = Escreva, no máximo, 4000 caracteres.

## Resolutions

case-options = Deliberações possíveis
case-decision = Deliberação
case-decided-on = Data da deliberação
case-ruling = Deliberação
case-no-circular = Ainda não há nenhuma circular de sanções. Registe uma antes.
case-reasons = Fundamentos da deliberação
case-reasons-hint = Explique o motivo. As partes lerão este texto.
case-if-upheld = Se for aceite:
case-same-instance = Esta conta já decidiu o processo em primeira instância. O recurso deve ser decidido por outra pessoa (Comissão de Competição 2.1).
case-vote-hint = Introduza só os totais. Devem votar, no mínimo, { $needed } dos { $members } membros. O presidente desempata (7.1-7.3).
case-ballot-blank = Em branco ou não votou
done-ruled = Deliberação registada e aplicada.

## Receipt of resolutions, appeals

case-received = Data de receção
case-received-if = Data de receção (deixe em branco se ainda não foi recebida)
case-enter-received = Receção da deliberação
case-parties = Receção
case-appeal = Recurso
case-appeal-now = Apresentar o recurso
case-appeal-who = Parte que recorre
case-appeal-by = Recorrente
case-appeal-until = recursos até
case-appeal-days = { $days } dias a contar da receção
case-appealed = Com recurso
case-no-instance = Já não cabe recurso
case-grounds = Fundamentos do recurso
case-grounds-hint = Explique por que razão a deliberação não está correta.
done-appealed = Recurso apresentado à instância seguinte.

## Handbook rule for each kind of case

case-rule-venue = Um clube pode pedir a autorização do seu local de jogo e de outros, que contam como próprios. Se houver alternativas, o local próprio tem preferência em rondas alternadas. As condições de 5.422 i já foram verificadas.
case-rule-incident = Se os delegados não conseguirem resolver um incidente, a partida é suspensa com lance secreto. As duas versões estão no verso da ata, cada uma assinada como lida pela outra equipa. A Comissão de Competição ordena que a partida continue ou dá o resultado.
case-rule-sub-condicione = Os jogadores que discordam sobre uma regra podem continuar a jogar. O resultado segue a decisão da Comissão de Competição sobre o ponto em disputa.
case-rule-analysis = Uma partida inacabada que pode ser avaliada e que não pode decidir o encontro é jogada até ao último controlo da sessão e depois enviada para análise. A Comissão de Competição dá o resultado.
case-rule-analysis-second = Se o encontro ficar decidido na segunda sessão, as partidas inacabadas continuam até ao controlo seguinte e depois são enviadas para análise. A Comissão de Competição dá o resultado.
case-rule-third-session = Depois de um segundo lance secreto, a Comissão de Competição marca uma terceira sessão no mesmo local ou adjudica a partida.
case-rule-delay = Os comprovativos de um atraso dos visitantes são enviados à Comissão de Competição, que os aceita ou rejeita. Se forem rejeitados, quem chegou depois do tempo de espera perdeu por falta de comparência.
case-rule-force-majeure = Em caso de neve, vaga de frio ou semelhante, a federação decide se há força maior e se a ronda deve ser adiada, no todo ou em parte.
case-rule-withdrawal = Um preferente só pode desistir por um motivo que a Comissão de Competição aceite.
case-rule-clash = Se um encontro coincidir com o calendário da FEDA ou da FIDE, a federação procura outra data dentro das normas.
case-rule-other-event = Se a outra competição não for oficial, a Comissão Desportiva decide se a trata como oficial. Se recusar, nenhuma partida muda de data.
entry-halves-hint = Uma equipa que joga a taça por metades pode inscrever-se duas vezes, uma por metade (7.26).
entry-places = Vagas, se limitadas (por Elo)
entry-minimum-elo = Elo mínimo
licence-record-norm = Registar uma norma de Mestre Català
licence-norm-rating = Elo na lista
licence-norm-average = Média de Elo dos adversários
norm-rating-list = Lista de Elo (1)
norm-percentage = Percentagem num torneio homologado (3)
norm-earlier = Norma de uma época anterior
case-rule-date = Num torneio de todos contra todos, a Comissão Desportiva marca um sábado ou um feriado para as partidas afetadas, se possível antes da ronda.
case-rule-last-round = Se a coincidência de calendários afetar a última ronda e também as primeiras posições, a última ronda é adiada.
case-rule-copa-pass = Se a coincidência de calendários afetar uma ronda da Copa Catalana, a Comissão Desportiva decide se a equipa passa a eliminatória sem jogar.
case-rule-last-swiss = Se a coincidência de calendários afetar a última ronda de um suíço individual, a Comissão Desportiva pode adiá-la.
case-rule-change = Qualquer alteração de data ou de local precisa da autorização da Comissão Desportiva. Uma ronda que muda de data por coincidência de calendários mantém o local. As últimas rondas não podem ser antecipadas nem mudar de local.
case-rule-match-change = Qualquer alteração de data ou de local precisa da autorização da Comissão Desportiva. Peça-a por escrito e com antecedência. Um encontro que muda de data por coincidência de calendários mantém o local. Nas últimas rondas, nenhum encontro pode ser antecipado nem mudar de local.
case-rule-breach = A Comissão de Competição julga as infrações e as condutas antidesportivas. Se a infração for comprovada, a sanção é decidida num novo processo.
case-rule-appointment = O responsável pela Comissão Desportiva escolhe os membros, com a aprovação do Conselho Executivo.
case-rule-removal = Um membro é destituído pelo voto unânime dos restantes ou por decisão do Conselho Executivo. Se for o Conselho a decidir, deixe os votos em branco.
case-rule-vacancy = O responsável pela Comissão Desportiva preenche a vaga depois de consultar os restantes membros.
case-rule-revocation = A Direção ou o Conselho Executivo podem revogar uma decisão da Comissão Desportiva. A reunião deve ser convocada por dois membros da Comissão Desportiva e um da Comissão de Competição.
case-rule-consolation = Na Copa Catalana, as equipas eliminadas por uma equipa de categoria superior podem continuar a jogar contra equipas da sua.
case-rule-lots = Se os jogadores estiverem empatados em todos os desempates, faz-se um sorteio público e regista-se a ordem.
case-rule-annulment = A Comissão Desportiva pode anular qualquer competição com irregularidades evidentes.
case-rule-rated = Uma competição não oficial só conta para Elo se o organizador o pediu a tempo e a federação aceitou.
case-rule-appeal = Cabe recurso de uma deliberação dentro do prazo, que começa na receção: primeiro para a Direção e depois para a FEDA (processos nacionais) ou para a Comissão de Disciplina Desportiva (processos regionais). A instância superior confirma a deliberação ou substitui-a.

## Sanctions

case-none-imposed = Não foi imposta nenhuma sanção.

## Deciding bodies

body-committee = Comissão de Competição
body-commission = Comissão Desportiva
body-board = Direção da federação
body-not-elected = Ainda não foi eleita.
body-elected = Eleita pela assembleia em
body-elect-again = Eleita há mais de um ano: é necessária uma nova eleição (1.1)
body-term-over = Terminado: cargos a aguardar renovação
body-president-outside = O presidente da Comissão Desportiva deve ser membro do Conselho Executivo (4.1)
body-meeting = Reunião da Comissão Desportiva
body-convened = Data da convocatória
body-elect-committee = Eleição da Comissão de Competição
body-name-commission = Nomeação da Comissão Desportiva
body-commission-hint = De { $fewest } a { $most } membros, um deles responsável, por { $years } anos a contar das eleições gerais. As pessoas que ainda não estão na época são-lhe adicionadas.
body-member = Membro da Comissão Desportiva
body-committee-member = Membro da Comissão de Competição
body-name-board = Membros da Direção
body-council-until = Fim do mandato (deixe em branco se os estatutos não fixarem a data)
body-council-hint = Os membros decidem recursos, revogações e nomeações. As pessoas que ainda não estão na época são-lhe adicionadas. Uma lista nova substitui a anterior, que fica no registo.
body-task-rating = Elo
body-task-member = Vogal
body-accounts-hint = Cada conta só decide os processos do seu órgão, e só nesta época.

## Reports

report-intro = Páginas sem menus, para imprimir ou guardar em PDF.
report-season = Época
report-bulletin = Boletins das rondas
report-records = Atas dos encontros
report-no-sanctions = Não há sanções em vigor.
report-moves = Subida ou descida
report-home = Visitado
report-matches = Encontros

## Checks in the forms of players, venues and competitions

player-known-already = A época já tem uma pessoa com este nome e esta data de nascimento. Se não for a mesma, assinale «É outra pessoa» e envie novamente o formulário.
entry-category-held = A categoria atual da equipa
contradict = Atas que contradizem as duas comunicações
entry-close-contradict = Verifique antes de encerrar: as atas destes encontros contradizem as comunicações dos dois clubes.
entry-leaves = Registar a desistência da equipa { $team }?
entry-leaves-hint = A equipa perde os encontros que lhe faltam e, conforme a ronda, os que já jogou são anulados (Desistências e eliminações 14). Só é possível anular esta ação a partir do registo.
entry-leaves-do = Registar a desistência

## Drawing of lots

lots-hint = Estas equipas estão empatadas em todos os desempates. Indique a posição que o sorteio deu a cada uma (1.714).
lots-record = Registar a ordem do sorteio
done-lots = Ordem do sorteio registada. A classificação segue-a.

## Results of an individual competition that is played as a tournament

carried-played-as = Torneio associado:
carried-not-over = O torneio ainda não foi encerrado. As subidas são calculadas no fim.
carried-strangers = Jogadores não encontrados na época
carried-choose = Torneio associado
carried-hint = As rondas, as ausências e as subidas do torneio associado são transferidas para a época. As partidas contam para Elo com o torneio.
carried-nothing = Não há nada para transferir: a época está em dia.
carried-rounds = { $count ->
    [one] Uma ronda jogada por encerrar
   *[other] { $count } rondas jogadas por encerrar
}
carried-promoted = Subida à categoria
carried-hopeless = Retirado: sem hipóteses de subida (14.22)
carried-do = Transferir para a época

## Undo an action

undo-title = Anular a ação { $number }
undo-also = { $count ->
    [one] Também é anulada uma ação posterior:
   *[other] Também são anuladas { $count } ações posteriores:
}
undo-do = Anular a ação
undo-hint = Anular acrescenta uma linha ao registo, com o nome de quem o fez. Essa linha também pode ser anulada.
undo-of-body = Só o órgão que tomou a decisão a pode anular.

## Lines of the log

season-log-intro = Todas as ações, quem as fez e quando. Anular acrescenta uma linha; nada é apagado. As constituições secretas das equipas não são mostradas.
log-accepted = Entrega aceite
log-undone-act = Ação anulada
log-opened = Época aberta
log-club = Clube registado
log-licence = Filiação concedida
log-application = Pedido de filiação registado
log-entered = Inscrição registada
log-paired = Ronda emparceirada
log-round-closed = Ronda encerrada
log-record = Ata recebida
log-received = Receção da deliberação registada
log-appealed = Recurso apresentado
log-circular = Circular de sanções registada
log-committee = Comissão de Competição eleita
log-commission = Comissão Desportiva nomeada
log-meeting = Reunião da Comissão Desportiva registada
log-board = Membros da Direção registados
log-council = Membros do Conselho Executivo registados
log-facts = Factos do processo adicionados
log-grounds = Fundamentos do recurso adicionados
log-reasons = Fundamentos da deliberação adicionados
log-lots = Ordem do sorteio registada
log-withdrawn = Desistência registada
log-linked = Torneio associado
case-national-hint = Num processo nacional, a última instância é a FEDA (2.1 b).

## The regulations of a season

regulations-own = O ficheiro abaixo
regulations-unchosen = Escolha «O ficheiro abaixo» para seguir este texto ou limpe o campo.
regulations-file = Ficheiro do regulamento (TOML)
regulations-hint = Só para «O ficheiro abaixo». docs/regulations.md explica cada campo; um regulamento novo aplica-se a partir de hoje.
regulations-differ = { $count ->
    [one] { $count } diferença em relação ao texto «{ $name }»
   *[other] { $count } diferenças em relação ao texto «{ $name }»
}
regulations-here = Esta época
rated-title = Elo de uma lista
rated-hint = Copia o Elo da lista escolhida para os jogadores da época, reconhecidos pela pessoa, pelo número da filiação, pelo número nacional ou pelo ID FIDE.
rated-list = Lista de Elo
choose-list = Mostrar as alterações

## From one season to the next

carry-title = Transferir uma época
carry-intro = Da época anterior são copiados os clubes, os delegados, os jogadores com o seu Elo, as normas em vigor e as equipas com a nova categoria. As filiações têm de ser renovadas.
carry-from = Época anterior
carry-none = Não há época anterior. Registe os clubes.
carry-begun = Não é possível transferir uma época: esta já tem clubes. Faça a transferência antes de registar o primeiro clube.
carry-do = Transferir época
carry-what = Pré-visualização
carry-renew = Filiações a renovar
carry-moves = Subidas e descidas
carry-no-moves = Nenhuma equipa muda de categoria.
carry-unsettled = Estes grupos não estão decididos e as suas equipas mantêm a categoria: falta uma ronda ou um resultado, ou é preciso fazer um sorteio. Complete-os antes, ou corrija depois as categorias nas páginas dos clubes.
carry-category = Corrigir a categoria de uma equipa
carry-category-hint = Só antes de ser emparceirada alguma equipa do clube. As letras seguem as categorias (7.25).
done-carried = Época transferida. Agora renove as filiações.
log-carried = Época anterior transferida
entry-age-group = Escalão etário
entry-age-other = Escreva { $age } ou deixe em branco: é a idade pela data de nascimento.
case-boards-hint = De um só encontro; por exemplo, 2, 5. Deixe em branco para todos os tabuleiros.
case-boards-bad = Escreva os números dos tabuleiros; por exemplo, 2, 5.
case-after-next-round = A nova data não é anterior à ronda seguinte.
case-table-waits = Uma das últimas rondas é adiada: a classificação final terá de esperar.
entry-system-round-robin = Todos contra todos
entry-system-knockout = Eliminatórias
entry-delivery-e-mail = Correio eletrónico
log-classified = Classificação final registada
