## Shared by the pages of the office

title = Secretaria
needed = Este campo é obrigatório.
too-long = Digite no máximo 120 caracteres, em uma só linha.
no-day = Digite uma data, por exemplo 2026-11-21.
no-days = Digite uma data por linha, por exemplo 2026-12-25. O máximo é de 366 datas.
no-moment = Digite uma data e uma hora, por exemplo 2026-11-21T16:30.
no-number = Digite um número de { $least } a { $most }.
choose = Escolha um valor da lista.
nobody = Nome ou número desconhecido. Escolha uma das sugestões.
search-hint = Digite algumas letras e escolha uma opção da lista.
no-match = Confronto desconhecido. Escolha uma das sugestões.
show = Mostrar
show-all = Mostrar todos ({ $count })
hand-in = Entregar à secretaria
delegation = Delegação de
done-handed-in = Entregue à secretaria, que vai aceitar ou rejeitar.

## Documents that are missing or late

waiting = Entregue pelos clubes, aguardando aceitação
accept = Aceitar
decline = Rejeitar
late = Fora do prazo
soon = Vencem em breve
later = Ainda no prazo
paper = Documento
about = Referente a
due = Prazo
received = Recebido
owed = Documentos pendentes
unsettled = Confrontos iniciados sem resultado definitivo
no-report = Sem comunicação
differ = Comunicações divergentes
licences = Pedidos de licença
clubs = Clubes
nothing = Nada pendente.
hand-in-paper = Registrar um documento recebido
or-person = Ou uma pessoa
warnings = Avisos
done-accepted = Entrega aceita e registrada.
done-declined = Entrega rejeitada.
done-handed-in-paper = Documento marcado como recebido.

## Counts, after a number

count-waiting = aguardando aceitação
count-late = fora do prazo
count-committee = no Comitê de Competição
count-commission = na Comissão Esportiva
count-cases = sem decisão no total

## The season

season-new = Nova temporada
season-make = Abrir a temporada
season-name = Nome da temporada
season-year = Ano de início
season-since = Data de início
season-year-hint = O ano em que a temporada começa.
season-protected = Número de últimas rodadas sem ampliações
season-protected-hint = As ordens de força fecham antes destas últimas rodadas da fase preliminar (5.321).
season-holidays = Feriados
season-holidays-hint = Uma data por linha, por exemplo 2026-12-25. Não contam nos prazos em dias úteis.
season-towns = Nomes das cidades
season-settings = Configurações
done-season-made = Temporada aberta. Agora registre os clubes.

## Clubs

club-title = Clubes
club-none = Ainda não há clubes. Registre o primeiro.
club-name = Nome do clube
club-number = Número
club-town = Cidade
club-province = Província
club-by-delegation = documentos por meio da delegação, em duas vias
club-directly = documentos diretamente à federação
club-address = Endereço do local de jogo
club-address-hint = Se for comunicado tarde demais antes de um campeonato, o próprio clube deve avisar os clubes que irão até lá (5.10).
club-new-address = Mudança de endereço
club-announce = Comunicar o novo endereço
club-moved = Comunicado em
club-delegates = Delegados
club-delegate = Primeiro delegado
club-delegate-second = Segundo delegado
club-delegate-new = Novo delegado
club-delegates-needed = Um clube precisa de pelo menos um delegado. Mantenha um ou adicione outro.
club-no-delegates = Sem delegados
club-teams = Equipes
club-no-teams = Nenhuma equipe inscrita ainda.
club-players = Jogadores
club-new = Novo clube
club-register = Registrar o clube
club-facts = Dados do clube
club-accounts = Contas dos delegados
club-accounts-hint = Uma conta de delegado só pode agir por este clube e nesta temporada.
club-account-add = Criar conta de delegado
done-club-made = Clube registrado.
warn-address-late = Endereço salvo tarde demais antes de um campeonato. Avise por carta registrada os clubes que aparecem em “Avisos” (5.10).

## Players and licences

licence-title = Licença
licence-in-force = Em vigor
licence-suspended = Com suspensão
licence-ended = Terminou em { $day }
licence-none = Não pedida
licence-complete = Completa, pronta para conceder
licence-missing = Documentos que faltam:
licence-lacks = Falta
licence-handed-in = Entregue
licence-minor = Menor de idade: é exigido o livro de família
licence-category = Categoria
licence-nationality = Nacionalidade
licence-catalan = Rating catalão
licence-national = Rating espanhol
licence-international = Rating FIDE
licence-norms = Normas de Mestre Català
licence-norm-lost = norma da temporada { $of }, perdida no fim da { $at }
licence-why = Tipo de pedido
licence-case-new = Nova licença
licence-case-renewal = Renovação
licence-case-change-of-club = Mudança de clube
licence-has-number = Tem número nacional
licence-papers = Documentos entregues
licence-hand-in = Entregar os documentos que faltam
licence-apply = Pedir a licença
licence-grant = Conceder a licença
licence-new-player = Adicionar jogador
licence-not-born = Digite uma data de nascimento anterior a hoje.
licence-born-needed = Informe antes a data de nascimento do jogador. Os documentos necessários dependem da idade.
licence-person = Dados pessoais
licence-guardian = Responsável legal (menores)
licence-guardian-contact = Telefone ou e-mail do responsável legal
licence-consent = Consentimento do responsável legal conferido
licence-consent-seen = Consentimento conferido
licence-consent-missing = Falta o consentimento
licence-correct = Editar categoria, título e ratings
licence-move = Mudança de clube
licence-move-hint = Um jogador com licença desta temporada não pode mudar de clube. As mudanças de jogadores de primeira categoria e de preferentes devem constar na lista de mudanças de clube (5.21).
licence-new-club = Novo clube
licence-record-title = Registrar um título
licence-ground = Motivo
done-licence-granted = Licença concedida.
done-player-made = Jogador adicionado e licença pedida.
title-mestre-catala = Mestre Català
title-national-master = Mestre nacional
title-fide-master = Mestre FIDE
title-international-master = Mestre internacional
title-grandmaster = Grande mestre
nationality-home = Nacional
nationality-andorran = Andorrana
nationality-foreign = Estrangeira
ground-absolute-championship = Campeão ou vice-campeão absoluto (1)
ground-fide-title = Título de Mestre FIDE ou norma de Mestre internacional (2)
ground-spanish-junior = Campeão juvenil da Espanha (3)
ground-spanish-final = Entre os cinco primeiros da final da Espanha (4)
ground-three-norms = As normas necessárias para o título (5)
entry-halves-hint = Uma equipe que joga a copa por metades pode se inscrever duas vezes, uma por metade (7.26).
entry-places = Vagas, se limitadas (por rating)
entry-minimum-elo = Rating mínimo
entry-last-year = Posição no ano anterior (mesma competição e mesmo grupo)
entry-places-draw = Vagas a sortear em público entre estes jogadores: { $count } (1.714).
licence-record-norm = Registrar uma norma de Mestre Català
licence-norm-hint = Preencha os dados exigidos pela norma. A terceira norma em vigor dá direito ao título.
licence-norm-day = Data da norma
licence-norm-rating = Rating na lista
licence-norm-games = Partidas
licence-norm-open = Torneio homologado
licence-norm-average = Média de rating dos oponentes
norm-barcelona-open = Posição no grupo A do Aberto de Barcelona (2)
norm-rating-list = Lista de rating (1)
norm-percentage = Porcentagem em um torneio homologado (3)
norm-earlier = Norma de uma temporada anterior

## Strength lists

strength-title = Ordem de força
strength-stamped = Lista carimbada
strength-not-stamped = Lista sem carimbo
strength-number = Nº
strength-titular = Titular da equipe
strength-half = Copa Catalana
strength-added = Ampliação
strength-additions = Ampliações (5.311, 5.321)
strength-open = Aberta
strength-closed = Fechada: as últimas rodadas já começaram
strength-until = fecha em
strength-add = Ampliar a lista
strength-add-hint = Só jogadores que pediram uma nova licença nesta temporada e ainda não a têm. O novo jogador recebe o número bis, ter… depois do último jogador que seja pelo menos tão forte quanto ele. Entre jogadores da mesma força, é possível escolher a posição.
strength-after = Depois do número
strength-order = Ordem da lista
strength-order-hint = Primeiro os preferentes, por rating; depois, primeira, segunda e terceira categoria. Entre iguais, o clube decide. Quem não tem número não está na lista.
strength-stamp = Carimbar a lista
strength-twice = Este número aparece duas vezes.
strength-empty = Dê um número a pelo menos um jogador.
strength-waits = Há uma lista ou uma ampliação aguardando a secretaria.
done-list = Lista carimbada salva.

## Competitions

entry-competitions = Competições
entry-competition = Competição
entry-none = Nenhuma competição anunciada ainda.
entry-announce = Anunciar competição
entry-name = Nome da competição
entry-kind = Formato
entry-kind-league = Liga em turno único
entry-kind-double = Liga em dois turnos
entry-kind-double-swapped = Liga em dois turnos, com as duas últimas rodadas do primeiro trocadas
entry-kind-swiss = Suíço por equipes
entry-kind-cup = Copa
entry-kind-individual = Individual
entry-boards = Tabuleiros por confronto
entry-until = Inscrições até
entry-closed = Encerradas
entry-first = Primeira rodada
entry-count = Número de rodadas
entry-every = Dias entre rodadas
entry-dates = Todas as datas (opcional)
entry-dates-hint = Uma rodada por linha, por exemplo 2026-11-21 16:30. Estas datas substituem os três campos anteriores.
entry-dates-bad = Digite uma data e uma hora por linha, em ordem, por exemplo 2026-11-21 16:30.
entry-scoring = Pontuação
entry-scoring-matches = Pontos de confronto
entry-scoring-olympic = Pontos de partida (sistema olímpico)
entry-scale = Pontos por confronto
entry-scale-one = 1, ½, 0
entry-scale-two = 2, 1, 0
entry-order = Desempates
entry-order-championship = Confronto direto, Sonneborn-Berger, Kashdan, holandês (1.11)
entry-order-dutch = Holandês (1.21, 1.51)
entry-order-boards = Pontos de partida, confronto direto, Sonneborn-Berger
entry-order-fide = Códigos da FIDE (C.07), os do campo seguinte
entry-codes = Códigos da FIDE para equipes
entry-codes-hint = Em ordem, por exemplo MPvGP, EDE, EMGSB-C1, BC. Acrescente :MP ou :GP para escolher os pontos que contam. Só valem com a opção “Códigos da FIDE”.
entry-codes-bad = Digite de 1 a 8 códigos de C.07 para equipes, por exemplo MPvGP, EDE, EMGSB-C1. Códigos baseados em rating não são aceitos.
entry-promoted = Acessos por grupo
entry-relegated = Rebaixamentos por grupo
entry-session = Plano da sessão
entry-session-hint = Hora dos relógios no início e, depois, cada controle com seus lances, por exemplo 2:59; 5:00 40; 6:00 60.
entry-session-bad = Digite o plano da sessão, por exemplo 2:59; 5:00 40; 6:00 60.
entry-session-start = Hora inicial dos relógios: { $at }
entry-session-control = { $moves ->
    [1] controle { $at }: um lance
   *[other] controle { $at }: { $moves } lances
}
entry-province = Limitada à província
entry-standing = Apelações
entry-standing-appealable = À federação
entry-standing-final = Não há: as resoluções são definitivas (2.2)
entry-counting = Validade para rating
entry-counting-official = Competição oficial
entry-counting-closed-fide = Competição fechada, válida para rating FIDE
entry-counting-if-accepted = Só se a federação concordar
entry-rules = Edição das regras de rating
entry-preliminary = Fase preliminar do Campeonato por equipes (fecha as ordens de força)
entry-count-teams = { $count ->
    [1] uma equipe
   *[other] { $count } equipes
}
entry-count-players = { $count ->
    [1] um jogador
   *[other] { $count } jogadores
}
entry-rounds-closed = Rodadas encerradas: { $closed } de { $rounds }
entry-clashes = Coincidências de calendários
entry-clashes-hint = Nestas datas, jogadores de uma competição individual, ou seus clubes, também jogam em outra competição (15).
entry-settings = Dados da competição
entry-rounds = Rodadas e calendário
entry-round-closed = Encerrada
entry-round-open = Em andamento
entry-ask-change = Pedir mudança
entry-pair = Emparceirar a próxima rodada
entry-close = Encerrar rodada
entry-groups = Grupos
entry-groups-first = Forme os grupos primeiro.
entry-group = Grupo
entry-number = Número de emparceiramento
entry-number-twice = Outra equipe do grupo já tem este número.
entry-draw = Sorteio dos grupos
entry-draw-button = Sortear os grupos
entry-draw-hint = O sorteio decide o grupo e o número de cada equipe. O resultado fica no registro.
entry-how-many-groups = Número de grupos
entry-by-hand = Definir grupos e números manualmente
entry-group-names = Nomes dos grupos
entry-teams = Equipes
entry-team = Equipe
entry-no-teams = Nenhuma equipe inscrita ainda.
entry-new-team = A próxima equipe do clube
entry-category = Categoria no início da temporada
entry-enter = Adicionar equipe
entry-enter-player = Adicionar jogador
entry-entered = Inscrição
entry-delivery = Forma de entrega
entry-delivery-by-hand = Em mãos
entry-delivery-registered-post = Carta registrada
entry-delivery-through-delegation = Por meio da delegação
entry-received = Recebida em, se não for hoje
entry-gone = { $round ->
    [0] Desistência antes da primeira rodada
   *[other] Desistência após a rodada { $round }
}
entry-annulled = Pontos anulados
entry-public = Página pública
entry-age = Idade (competições juvenis)
entry-circumstances = Circunstâncias especiais, com documentos
entry-remarks = Observações
entry-goes-on = Continua com qualquer pontuação (14.22)
entry-choose-other = Escolher a outra competição (15.81)
entry-chose-other = Joga a outra competição
entry-absent = Registrar não comparecimento (14.1)
entry-withdraw-hint = A desistência de um preferente só vale se o Comitê de Competição a aceitar (14.21).
entry-hopeless = Retirar jogador sem chance de acesso (14.22)
entry-hopeless-hint = O jogador só é retirado se não puder mais subir de categoria e não tiver escolhido continuar.
entry-points = Pontos obtidos
entry-seconds-met = Oponentes de segunda categoria ou superior
entry-game-date = Marcar a data de uma partida afetada (15.8)
entry-represents = Quem o jogador representa na outra competição
entry-represents-territory = O território
entry-represents-other = Outra federação, ou nenhuma
entry-classification = Títulos e normas da classificação final
entry-classification-hint = Aplicados os desempates, o campeão e o vice-campeão recebem o título ou a norma.
entry-title-event = Título ou norma
entry-title-event-absolute-championship = Campeonato absoluto da Catalunha: título
entry-title-event-barcelona-open-a = Aberto de Barcelona, grupo A: norma
entry-final-order = Classificação final, a partir do campeão
done-competition = Competição anunciada.
done-entered-team = Equipe adicionada.
done-groups = Grupos salvos.
done-league-paired = Rodada emparceirada.
done-league-closed = Rodada encerrada.
done-withdrawn = Desistência registrada.

## Venues

venue-title = Locais de jogo
venue-one = Local de jogo
venue-none = Nenhum local de jogo pedido ainda.
venue-ask = Pedir autorização de um local de jogo
venue-clubs = Clubes
venue-joint = Clube associado
venue-entered = Jogadores inscritos
venue-travel = Minutos desde o centro de Barcelona em transporte público
venue-boards = Tabuleiros que cabem
venue-alternatives = Locais alternativos
venue-own-rounds = Rodadas em que o local próprio tem preferência
venue-grouping = Grupos geográficos
venue-grouping-geographic = Sim
venue-grouping-none = Não
venue-principal = Delegado principal
venue-auxiliary = Delegado auxiliar
venue-authorised = Autorizado
venue-refused = Negado
venue-undecided = Pendente
venue-replace-needed = Delegado a substituir, pois não joga mais a competição (5.422 g):
venue-replace = Substituir um delegado
venue-who-goes = Delegado que sai
venue-who-comes = Delegado que entra
done-venue-asked = Local de jogo pedido. A federação vai decidir.

## Open tournaments

open-title = Torneios abertos
open-open = Torneio aberto
open-none = Nenhuma homologação pedida ainda.
open-ask = Pedir a homologação
open-name = Nome do torneio
open-club = Clube organizador
open-club-hint = A taxa de homologação é cobrada desse clube. Deixe em branco se nenhum clube organizar o torneio.
open-requested = Data do pedido
open-first = Data de início
open-last = Data de término
open-last-before-first = A data de término é anterior à de início. Corrija uma delas.
open-rounds = Rodadas
open-players = Jogadores
open-categories-needed = Marque pelo menos uma categoria para este grupo.
open-distances = Distância até os outros torneios abertos, em km
open-km-bad = Indique os quilômetros, por exemplo 29,9.
open-homologated = Homologado
open-refused = Rejeitado
open-undecided = Regulamento aguardando aprovação
open-annulled = Anulado
open-annul = Pedir a anulação por irregularidades
open-report-due = Falta o relatório
open-report-in = Relatório recebido
done-open-asked = Homologação pedida. A federação vai decidir sobre o regulamento.

## Cases

case-title = Processos
case-number = Processo { $number }
case-none = Nenhum processo pendente.
case-decided = Processos decididos
case-since = desde
case-raise = Novo processo
case-raise-send = Abrir processo
case-handbook = Norma do regulamento
case-decides = Órgão de decisão:
case-what = Objeto
case-scope = Âmbito
case-regional = Regional
case-national = Nacional
case-make-national = Marcar como nacional
case-national-hint = Em um processo nacional, a última instância é a FEDA (2.1 b).
case-telephones = Telefones dos jogadores
case-withdrawn = A ação que abriu o processo foi desfeita, e não é mais preciso decidi-lo.
case-withdrawn-mark = Retirado
done-raised = Processo aberto. Agora aguarda decisão.

## Fields of a new case

case-board = Tabuleiro
case-board-or-team = Tabuleiro (0 para toda a equipe)
case-minutes = Minutos depois da hora oficial
case-side = Equipe
case-match = Confronto
case-matches = Números dos confrontos
case-matches-hint = Deixe em branco para toda a rodada.
case-affected-hint = Só os confrontos afetados. Os outros são jogados no dia previsto.
case-round = Rodada
case-wanted = Data pedida
case-ground = Motivo
case-ground-clash = Coincidência de calendários (15)
case-ground-ordinary = Outro motivo
case-other-venue = Outro local
case-hall-hint = Só se a rodada inteira for jogada em outro local, com espaço para os tabuleiros de todos os confrontos.
case-hall-address = Endereço do local
case-hall-boards = Capacidade (tabuleiros)
case-hall-travel = Tempo de viagem do centro de Barcelona em transporte público (minutos)
case-hall-room = { $boards ->
    [1] um tabuleiro
   *[other] { $boards } tabuleiros
}
case-hall-minutes = { $minutes } min
league-hall = A rodada inteira é jogada no mesmo local:
case-person = Pessoa
case-people = Pessoas
case-people-hint = Uma por linha: o nome ou #número.
case-people-bad = Há uma pessoa desconhecida ou faltam pessoas. Indique uma por linha: o nome ou #número.
case-teams-of-event = Marque pelo menos uma equipe, e só equipes desta competição.
case-which = Número do processo
case-offender-hint = Preencha só um campo: pessoa, equipe ou clube.
case-offender-needed = Indique uma pessoa, uma equipe ou um clube.
case-facts = Fatos
case-facts-hint = O que aconteceu, onde e quando, com suas próprias palavras.
words-long = Escreva no máximo 4.000 caracteres.

## Resolutions

case-options = Resoluções possíveis
case-decide = Decidir o processo
case-decision = Resolução
case-decided-on = Data da resolução
case-ruling = Resolução
case-result = Resultado
case-at = Data e hora
case-sanction = Sanção
case-order = Ordem do sorteio
case-order-hint = Uma pessoa por linha, na ordem do sorteio.
case-no-circular = Ainda não há circular de sanções. Registre uma antes.
case-reasons = Fundamentos da resolução
case-reasons-hint = Explique o motivo. As partes vão ler este texto.
case-breach-yes = Infração comprovada
case-breach-no = Infração não comprovada
case-point = Ponto em disputa
case-if-upheld = Se for aceito:
case-if-rejected = Se for rejeitado:
case-sat = Membros que decidiram
case-sat-hint = Indique quem tomou a decisão. Ninguém pode decidir o mesmo processo em duas instâncias (2.1).
case-sat-person = Pessoa
case-same-instance = Esta conta já decidiu o processo em primeira instância. Outra pessoa deve decidir a apelação (Comitê de Competição 2.1).
case-vote = Votação
case-vote-hint = Lance só os totais. Devem votar no mínimo { $needed } dos { $members } membros. O presidente desempata (7.1-7.3).
case-vote-for = A favor
case-vote-against = Contra
case-vote-blank = Em branco
case-blank = em branco
case-president = Voto do presidente
case-ballot-for = A favor
case-ballot-against = Contra
case-ballot-blank = Em branco ou sem votar
case-revoked = Revogada
done-ruled = Resolução registrada e aplicada.

## Receipt of resolutions, appeals

case-received = Data de recebimento
case-received-if = Data de recebimento (deixe em branco se ainda não foi recebida)
case-not-received = Ainda não recebida
case-enter-received = Recebimento da resolução
case-parties = Recebimento
case-party = Destinatário
case-party-all = Todas as partes, no mesmo dia
case-organiser = Organizador: { $name }
case-appeal = Apelação
case-appeal-now = Apresentar a apelação
case-appeal-who = Parte que apela
case-appeal-by = Apelante
case-appeal-until = apelações até
case-appeal-days = { $days } dias a partir do recebimento
case-appealed = Apelada
case-no-instance = Não cabe mais apelação
case-grounds = Motivos da apelação
case-grounds-hint = Explique por que a resolução não está correta.
done-appealed = Apelação apresentada à instância seguinte.

## Handbook rule for each kind of case

case-rule-venue = Um clube pode pedir a autorização de seu local de jogo e de outros, que contam como próprios. Se houver alternativas, o local próprio tem preferência em rodadas alternadas. As condições de 5.422 i já foram verificadas.
case-rule-incident = Se os delegados não conseguirem resolver um incidente, a partida é suspensa com lance secreto. As duas versões estão no verso da súmula, cada uma assinada como lida pela outra equipe. O Comitê ordena que a partida continue ou dá o resultado.
case-rule-sub-condicione = Os jogadores que discordam sobre uma regra podem continuar jogando. O resultado segue a decisão do Comitê sobre o ponto em disputa.
case-rule-analysis = Uma partida inacabada que pode ser avaliada e que não pode decidir o confronto é jogada até o último controle da sessão e depois enviada para análise. O Comitê dá o resultado.
case-rule-analysis-second = Se o confronto for decidido na segunda sessão, as partidas inacabadas continuam até o controle seguinte e depois são enviadas para análise. O Comitê dá o resultado.
case-rule-third-session = Depois de um segundo lance secreto, o Comitê marca uma terceira sessão no mesmo local ou adjudica a partida.
case-rule-delay = Os comprovantes de um atraso dos visitantes vão ao Comitê, que os aceita ou rejeita. Se forem rejeitados, quem chegou depois do tempo de espera perdeu por não comparecimento (W.O.).
case-rule-force-majeure = Em caso de neve, onda de frio ou semelhantes, a federação decide se há força maior e se a rodada deve ser adiada, no todo ou em parte.
case-rule-withdrawal = Um preferente só pode desistir por um motivo que o Comitê aceite.
case-rule-clash = Se um confronto coincidir com o calendário da FEDA ou da FIDE, a federação procura outra data dentro das normas.
case-rule-other-event = Se a outra competição não for oficial, a Comissão Esportiva decide se a trata como oficial. Se ela recusar, nenhuma partida muda de data.
case-rule-date = Em um round robin, a Comissão marca um sábado ou um feriado para as partidas afetadas, se possível antes da rodada.
case-rule-last-round = Se a coincidência de calendários afetar a última rodada e também as primeiras posições, a última rodada é adiada.
case-rule-copa-pass = Se a coincidência de calendários afetar uma rodada da Copa Catalana, a Comissão decide se a equipe passa de fase sem jogar.
case-rule-last-swiss = Se a coincidência de calendários afetar a última rodada de um suíço individual, a Comissão pode adiá-la.
case-rule-change = Toda mudança de data ou de local precisa da permissão da Comissão Esportiva. Uma rodada que muda de data por coincidência de calendários mantém o local. As últimas rodadas não podem ser antecipadas nem mudar de local.
case-rule-match-change = Toda mudança de data ou de local precisa da permissão da Comissão Esportiva. Faça o pedido por escrito e com antecedência. Um confronto que muda de data por coincidência de calendários mantém o local. Nas últimas rodadas, nenhum confronto pode ser antecipado nem mudar de local.
case-rule-breach = O Comitê julga as infrações e as condutas antiesportivas. Se a infração for comprovada, a sanção é decidida em um novo processo.
case-rule-sanction = As sanções são as da última circular.
case-rule-appointment = O responsável pela Comissão escolhe os membros, com a aprovação do Conselho Executivo.
case-rule-removal = Um membro é destituído pelo voto unânime dos demais ou por decisão do Conselho Executivo. Se o Conselho decidir, deixe os votos em branco.
case-rule-vacancy = O responsável pela Comissão preenche a vaga depois de consultar os demais membros.
case-rule-revocation = A Diretoria ou o Conselho Executivo podem revogar uma decisão da Comissão Esportiva. A reunião deve ser convocada por dois membros da Comissão e um do Comitê de Competição.
case-rule-consolation = Na Copa Catalana, as equipes eliminadas por uma equipe de categoria superior podem continuar jogando contra equipes da sua.
case-rule-lots = Se os jogadores estiverem empatados em todos os desempates, é feito um sorteio público e a ordem é registrada.
case-rule-open-rules = O organizador envia o regulamento do torneio aberto à federação para aprovação.
case-rule-annulment = A Comissão Esportiva pode anular qualquer competição com irregularidades evidentes.
case-rule-rated = Uma competição não oficial só conta para rating se o organizador pediu a tempo e a federação aceitou.
case-rule-appeal = Cabe apelação de uma resolução dentro do prazo, que começa no recebimento: primeiro à Diretoria e depois à FEDA (processos nacionais) ou ao Comitê de Disciplina Esportiva (processos regionais). A instância superior confirma a resolução ou a substitui.

## Sanctions

case-sanctions = Sanções
case-imposed = Sanções impostas
case-none-imposed = Nenhuma sanção imposta.
case-lifted = Levantada
case-circular = Circular
case-table = Sanções da última circular
case-offence = Infração
case-effect = Sanção
case-amount = Quantidade (dinheiro, pontos ou dias)
case-points-bad = Indique pontos inteiros ou meios pontos, por exemplo 1 ou ½.
case-who = Parte sancionada
case-effect-warning = Advertência
case-effect-fine = Multa
case-effect-points = Perda de pontos
case-effect-suspension = Suspensão
case-effect-exclusion = Exclusão da competição
case-effect-fine-of = Multa: { $sum }
case-effect-points-of = Perda de pontos: { $points }
case-effect-suspension-of = { $days ->
    [1] Suspensão: um dia
   *[other] Suspensão: { $days } dias
}

## Deciding bodies

body-title = Órgãos de decisão
body-committee = Comitê de Competição
body-commission = Comissão Esportiva
body-board = Diretoria da federação
body-council = Conselho Executivo
body-not-elected = Ainda não foi eleito.
body-not-named = Os membros ainda não foram nomeados.
body-elected = Eleito pela assembleia em
body-elect-again = Eleito há mais de um ano: é preciso uma nova eleição (1.1)
body-general-elections = Data das eleições gerais
body-term-ends = Fim do mandato
body-term-over = Encerrado: cargos à espera de renovação
body-quorum = Votos necessários
body-meetings = Reuniões
body-incomplete = Incompleta: são necessários de { $fewest } a { $most } membros, um deles responsável (1.1)
body-president-outside = O presidente da Comissão deve ser membro do Conselho Executivo (4.1)
body-since = desde
body-absent = ausências:
body-cause = Causa de destituição (3.2)
body-remove = Propor a destituição
body-appoint = Nomear um membro
body-vacancy = Preencher uma vaga
body-revoke = Revogar uma decisão
body-meeting = Reunião da Comissão Esportiva
body-met-on = Data da reunião
body-convened = Data da convocação
body-who-absent = Membros ausentes
body-elect-committee = Eleição do Comitê de Competição
body-name-commission = Nomeação da Comissão Esportiva
body-commission-hint = De { $fewest } a { $most } membros, um deles responsável, por { $years } anos a partir das eleições gerais. As pessoas que ainda não estão na temporada são adicionadas a ela.
body-member = Membro da Comissão
body-committee-member = Membro do Comitê
body-name-board = Membros da Diretoria
body-name-council = Membros do Conselho Executivo
body-council-since = Data da eleição ou nomeação
body-council-until = Fim do mandato (deixe em branco se os estatutos não fixarem a data)
body-council-hint = Os membros decidem apelações, revogações e nomeações. As pessoas que ainda não estão na temporada são adicionadas a ela. Uma lista nova substitui a anterior, que fica no registro.
body-council-member = Membro
body-twice = Esta pessoa aparece duas vezes. Retire uma.
body-task = Função
body-task-president = Responsável e presidente
body-task-secretary = Secretaria
body-task-rating = Rating
body-task-rules = Regulamentos
body-task-tournaments = Torneios
body-task-sanctions = Sanções e processos
body-task-elite = Jogadores de elite
body-task-member = Membro
body-accounts = Contas dos órgãos de decisão
body-accounts-hint = Cada conta só decide os processos de seu órgão, e só nesta temporada.
body-account-add = Criar conta
body-which = Órgão de decisão

## Reports

report-title = Relatórios
report-intro = Páginas sem menus, para imprimir ou salvar em PDF.
report-season = Temporada
report-lists = Ordens de força
report-bulletin = Boletins das rodadas
report-standings = Classificações
report-calendar = Calendário
report-sanctions = Sanções em vigor
report-clubs = Clubes e delegados
report-records = Súmulas dos confrontos
report-provisional = Provisório: faltam resultados
report-no-sanctions = Nenhuma sanção em vigor.
report-played = J
report-match-points = Pontos
report-board-points = Pontos de partida
report-moves = Acesso ou rebaixamento
report-home = Mandante
report-visitors = Visitante
report-when = Data e hora
report-matches = Confrontos

## Checks in the forms of players, venues and competitions

player-known-already = A temporada já tem uma pessoa com este nome e esta data de nascimento. Se não for a mesma, marque “É outra pessoa” e envie o formulário de novo.
player-known-sure = É outra pessoa
venue-same-delegate = O delegado principal e o auxiliar devem ser duas pessoas diferentes.
entry-category-held = A categoria atual da equipe
entry-round-paired = Emparceirada
contradict = Súmulas que contradizem as duas comunicações
entry-close-contradict = Confira antes de encerrar: as súmulas destes confrontos contradizem as comunicações dos dois clubes.
entry-leaves = Registrar a desistência da equipe { $team }?
entry-leaves-hint = A equipe perde os confrontos que faltam e, conforme a rodada, os que já jogou são anulados (Desistências e eliminações 14). Só é possível desfazer pelo registro.
entry-leaves-do = Registrar a desistência
entry-leaves-not = Cancelar

## Drawing of lots

lots-title = Sorteio público
lots-hint = Estas equipes estão empatadas em todos os desempates. Indique a posição que o sorteio deu a cada uma (1.714).
lots-record = Registrar a ordem do sorteio
lots-each-once = Indique cada posição uma só vez.
done-lots = Ordem do sorteio registrada. A classificação segue essa ordem.

## Results of an individual competition that is played as a tournament

carried-title = Resultados do torneio
carried-played-as = Torneio vinculado:
carried-not-over = O torneio ainda não foi encerrado. Os acessos são calculados no fim.
carried-strangers = Jogadores não encontrados na temporada
carried-strangers-hint = Não têm inscrição nesta competição, ou há dois com o mesmo nome.
carried-choose = Torneio vinculado
carried-hint = As rodadas, as ausências e os acessos do torneio vinculado são transferidos para a temporada. As partidas contam para rating com o torneio.
carried-tournament = Torneio
carried-nothing = Não há nada para transferir: a temporada está em dia.
carried-rounds = { $count ->
    [1] Uma rodada jogada por encerrar
   *[other] { $count } rodadas jogadas por encerrar
}
carried-promoted = Acesso à categoria
carried-hopeless = Retirado: sem chance de acesso (14.22)
carried-do = Transferir para a temporada

## Undo an action

undo-title = Desfazer a ação { $number }
undo-falls = Consequências
undo-more = … e mais { $count }.
undo-alone = Nenhuma outra ação depende desta.
undo-also = { $count ->
    [1] Também será desfeita uma ação posterior:
   *[other] Também serão desfeitas { $count } ações posteriores:
}
undo-do = Desfazer a ação
undo-hint = Desfazer acrescenta uma linha ao registro, com o nome de quem fez. Essa linha também pode ser desfeita.
undo-why = Motivo
undo-of-body = Só o órgão que tomou a decisão pode desfazê-la.

## Lines of the log

season-log-intro = Todas as ações, quem fez e quando. Desfazer acrescenta uma linha; nada é apagado. As escalações secretas não são mostradas.
log-proposed = Entregue por um clube:
log-accepted = Entrega aceita
log-declined = Entrega rejeitada
log-undone-act = Ação desfeita
log-named = Nome corrigido
log-person = Pessoa adicionada
log-opened = Temporada aberta
log-holidays = Feriados definidos
log-club = Clube registrado
log-club-changed = Dados do clube alterados
log-licence = Licença concedida
log-application = Pedido de licença registrado
log-player = Dados do jogador alterados
log-list = Ordem de força carimbada
log-paper = Documento recebido
log-raised = Processo aberto
log-announced = Competição anunciada
log-entered = Inscrição registrada
log-entrant = Participação atualizada
log-paired = Rodada emparceirada
log-round-closed = Rodada encerrada
log-record = Súmula recebida
log-homologation = Homologação pedida
log-venue = Autorização de um local pedida
log-venue-delegate = Delegado do local substituído
log-decided = Processo decidido
log-received = Recebimento da resolução registrado
log-appealed = Apelação apresentada
log-national = Processo marcado como nacional
log-circular = Circular de sanções registrada
log-committee = Comitê de Competição eleito
log-commission = Comissão Esportiva nomeada
log-meeting = Reunião da Comissão Esportiva registrada
log-board = Membros da Diretoria registrados
log-council = Membros do Conselho Executivo registrados
log-facts = Fatos do processo adicionados
log-grounds = Motivos da apelação adicionados
log-reasons = Fundamentos da resolução adicionados
log-addition = Jogador adicionado à ordem de força
log-groups = Grupos definidos
log-lots = Ordem do sorteio registrada
log-withdrawn = Desistência registrada
log-linked = Torneio vinculado

## The regulations of a season

log-regulations = Regulamento adotado
regulations = Regulamento
regulations-from = Em vigor desde
regulations-choice = Regulamento a seguir
regulations-own = O arquivo abaixo
regulations-unchosen = Escolha “O arquivo abaixo” para seguir este texto ou limpe o campo.
regulations-handbook = Regulamento de 1985
regulations-league = Liga atual (exemplo)
regulations-file = Arquivo do regulamento (TOML)
regulations-hint = Só para “O arquivo abaixo”. docs/regulations.md explica cada campo; um regulamento novo vale a partir de hoje.
regulations-differ = { $count ->
    [one] { $count } diferença em relação ao texto “{ $name }”
   *[other] { $count } diferenças em relação ao texto “{ $name }”
}
regulations-field = Campo
regulations-here = Esta temporada
rated-title = Rating de uma lista
rated-hint = Copia o rating da lista escolhida para os jogadores da temporada, reconhecidos pela pessoa, pelo número da licença, pelo número nacional ou pelo ID FIDE.
rated-list = Lista de rating
choose-list = Mostrar as mudanças

## From one season to the next

carry-title = Transferir uma temporada
carry-intro = Da temporada anterior são copiados os clubes, os delegados, os jogadores com o rating, as normas em vigor e as equipes com a nova categoria. As licenças devem ser renovadas.
carry-from = Temporada anterior
carry-none = Não há temporada anterior. Registre os clubes.
carry-begun = Não é possível transferir uma temporada: esta já tem clubes. Faça a transferência antes de registrar o primeiro clube.
carry-do = Transferir temporada
carry-what = Prévia
carry-renew = Licenças a renovar
carry-norms = Normas em vigor
carry-moves = Acessos e rebaixamentos
carry-no-moves = Nenhuma equipe muda de categoria.
carry-old = Categoria anterior
carry-new = Nova categoria
carry-unsettled = Estes grupos não estão decididos e suas equipes mantêm a categoria: falta uma rodada ou um resultado, ou é preciso fazer um sorteio. Complete-os antes, ou corrija depois as categorias nas páginas dos clubes.
carry-category = Corrigir a categoria de uma equipe
carry-category-hint = Só antes que alguma equipe do clube seja emparceirada. As letras seguem as categorias (7.25).
done-carried = Temporada transferida. Agora renove as licenças.
log-carried = Temporada anterior transferida
log-several = Várias ações
entry-system = Sistema
entry-system-swiss = Suíço
entry-system-round-robin = Round robin
entry-system-knockout = Mata-mata
entry-age-group = Categoria de idade
entry-age-group-junior = Júnior
entry-age-group-infantil = Infantil
entry-age-other = Digite { $age } ou deixe em branco: é a idade pela data de nascimento.
case-boards = Tabuleiros afetados
case-boards-hint = De um só confronto; por exemplo, 2, 5. Deixe em branco para todos os tabuleiros.
case-boards-bad = Digite os números dos tabuleiros; por exemplo, 2, 5.
case-after-next-round = A nova data não é anterior à próxima rodada.
case-table-waits = Uma das últimas rodadas é adiada: a classificação final terá de esperar.
entry-delivery-e-mail = Correio eletrônico
log-classified = Classificação final registrada
