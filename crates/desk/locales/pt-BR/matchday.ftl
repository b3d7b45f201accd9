## The match

back = Voltar ao confronto
board = Tabuleiro { $board }
board-short = T.
boards = Tabuleiros
result = Resultado
white = brancas
black = pretas
secret = Entregue (secreta)
not-begun = As escalações são secretas até que as duas equipes entreguem a sua.
signed-both = Súmula assinada pelos dois delegados
actions = Ações
papers = Documentos
public = Página pública
save = Salvar
back-of-record = Verso da súmula
done-match = Alterações salvas.
done-match-received = Documento marcado como recebido.
done-match-case = Processo { $case } aberto. O órgão competente vai decidir.

## Status of a team

state-line-up = Escalação entregue
state-line-up-secret = Escalação entregue (secreta)
state-no-line-up = Sem escalação
state-envelope = Envelope fechado
state-envelope-opened = Envelope aberto
state-reported = Resultados comunicados
state-signed = Súmula assinada

## Next step of a team, after its name and a colon

next-line-up = entregue a escalação. Ela fica secreta até as duas serem entregues.
next-wait = escalação entregue. Ainda falta a da outra equipe.
next-read = leia a versão da outra equipe e assine para confirmar a leitura.
next-results = lance os resultados à medida que as partidas terminam.
next-report = comunique os resultados à federação.
next-sign = assine a súmula do confronto.
next-done = tudo comunicado e assinado. Falta a súmula chegar à federação.
next-complete = tudo completo. A federação recebeu a súmula.

## Line-ups

line-up = Escalação
hand-in = Entregar a escalação
line-up-hint = { $boards } tabuleiros, conforme a ordem de força. { $foreigners ->
    [1] No máximo, um estrangeiro.
   *[other] No máximo, { $foreigners } estrangeiros.
}
line-up-in = Você já entregou uma escalação. Pode trocá-la até que a outra equipe entregue a dela.
line-ups-open = As duas escalações estão abertas e não podem mais ser trocadas. Ainda é possível substituir jogadores ausentes.
line-up-gap = Preencha este tabuleiro: só os últimos podem ficar vazios.
line-up-number = Escolha um jogador da lista.
own-titulars = Titulares da equipe
lower-players = Jogadores de equipes inferiores
may-not = Não podem jogar nesta equipe
may-not-short = não pode jogar
nobody = Nenhum jogador
reserve = Reserva
after-play = O confronto já foi disputado
after-play-hint = As irregularidades são anotadas na súmula e vão para o Comitê de Competição.
done-match-line-up-secret = Escalação entregue. Ela fica secreta até que a outra equipe entregue a dela.
done-match-line-ups-open = Escalação entregue. As duas escalações já estão abertas.

## Line-up in a closed envelope (15.5)

envelope = Escalação em envelope fechado (15.5)
envelope-use = Usar o envelope fechado
envelope-hint = Se uma coincidência de calendários afetar alguns tabuleiros, entregue antes a escalação deles em um envelope fechado. O registro só guarda uma impressão digital, que não revela nada.
envelope-board = Tabuleiro (linha { $line })
envelope-player = Jogador (linha { $line })
envelope-line = Indique o tabuleiro e o jogador.
envelope-seal = Fechar o envelope
envelope-closed = Há uma escalação em envelope fechado. Tabuleiros: { $boards }.
envelope-not-yet = O envelope não pode ser aberto antes do início do confronto (15.5).
envelope-open = Abrir o envelope
envelope-opened = Jogadores do envelope aberto:

## Substitutes, late arrivals, attendance

substitute = Substituição
substitute-window = Das { $from } às { $until }. Substituições disponíveis: { $left }.
replaced = Jogador ausente
incoming = Substituto
incoming-hint = Um jogador de uma equipe inferior com um número de lista mais alto.
substitute-at = Hora da substituição
substitute-do = Substituir o jogador
late = Chegada com atraso
late-board = Tabuleiro
late-at = Hora da chegada
late-hint = Até as { $limit } o jogador pode começar, com o tempo perdido descontado. Com comprovante de falha do transporte público, um visitante de outra cidade pode começar até as { $wait }: { $visitor }% do tempo perdido é descontado dele e { $local }%, do mandante.
late-do = Registrar a chegada
cause = Motivo
cause-none = Nenhum motivo válido
cause-transport = Falha do transporte público, com comprovante
cause-hint = O Comitê de Competição decide se aceita o comprovante.
cause-same-town = Uma falha do transporte só conta para visitantes de outra cidade. Escolha “Nenhum motivo válido”.
hour-bad = Indique uma hora, por exemplo 17:05, não anterior à hora oficial de início ({ $start }).
choose-board = Escolha um tabuleiro.
number-bad = Indique um número inteiro de { $least } a { $most }.
done-match-late = Chegada registrada. { $minutes ->
    [1] O jogador começa com um minuto a menos.
   *[other] O jogador começa com { $minutes } minutos a menos.
}
done-match-divided = Chegada registrada. Tempo perdido: { $visitor } para o visitante e { $local } para o mandante. O Comitê de Competição vai examinar o comprovante.
warn-match-lost = Tarde demais: derrota por não comparecimento (W.O.).
team = Presenças, saídas e retomadas
team-record = Registrar as presenças
team-presence = Presenças na hora oficial de início
team-hint = Com menos de { $half } dos { $boards } jogadores presentes, ninguém começa e todos os relógios da equipe correm (12.3).
present = Jogadores presentes
half-at = Hora em que metade da equipe estava presente
half-hint = Deixe em branco se metade da equipe nunca chegou ou já estava presente na hora oficial.
leave = Saída de um jogador mandante
leave-hint = Se os clubes forem de cidades diferentes, os mandantes não podem sair antes das { $wait } (12.1).
leave-at = Hora da saída
resumption = Retomada
resumption-hint = Quem se atrasa mais de { $minutes } minutos perde a partida (12.4).
resumption-minutes = Minutos de atraso
presence-clocks-ran = menos da metade dos jogadores na hora oficial; todos os relógios correram { $minutes } min
presence-divided = tempo perdido dividido: visitantes { $visitor }, mandantes { $local }
presence-lost = confronto perdido por não comparecimento (W.O.)

## Results, unfinished games, remarks

results = Resultados
results-enter = Lançar os resultados
results-hint = Lance os resultados aceitos pelas duas equipes. Os erros podem ser corrigidos até que ambas assinem.
unfinished = Partidas inacabadas
unfinished-record = Suspender ou retomar uma partida
open-decides = As partidas inacabadas ainda podem decidir o confronto (10.1).
open-not = As partidas inacabadas não podem mais decidir o confronto (10.1).
step = Próximo passo
step-hint = A análise e o final de { $minutes } minutos só valem para partidas que não podem decidir o confronto.
choose-step = Escolha o próximo passo.
step-seal = Lance secreto
step-resume = Início da segunda sessão
step-send = Análise da federação
step-quick = Final com { $minutes } minutos por jogador
sealed-move = Envelope do lance secreto
sealed-hint = Indique o número de peças que restam a cada jogador. Ambos escrevem esse número por extenso no envelope (11.1).
home-pieces = Peças do jogador mandante
visitors-pieces = Peças do jogador visitante
sealed-minutes = Tempo gasto no lance secreto (minutos)
sealed-stopped = Quem fez o lance secreto parou os relógios
sealed-signed = Envelope fechado e assinado no verso
more-pieces = No envelope anterior havia { $most }. Indique esse número ou menos.
remarks = Observações e verificações
remarks-add = Adicionar observações
prepare = Antes de jogar
prepare-session = Antes da sessão { $session }
prepared-laid = Relógios, tabuleiros e planilhas colocados e verificados
prepared-materials = Regulamentos, circulares, formulários e envelopes disponíveis
prepared-list = Lista carimbada apresentada
prepared-credentials = Carteiras da federação ou documentos de identidade apresentados
prepared-kept = Súmula e envelopes guardados entre as sessões
check-withdraw = Retirar
missing = Documento que falta
missing-whose = Jogador
marks = Sinais da coluna x
mark = Sinal
mark-x = X: não comparecimento (W.O.)
mark-c = C: continua
mark-o = O: observações no verso
mark-take-off = Retirar o sinal
words-title = Observação no verso
words = Texto
words-missing = Escreva o que aconteceu.

## Disputes

sub-condicione = Partida sub condicione
sub-condicione-hint = A partida continua enquanto o Comitê de Competição decide o ponto em disputa, e o resultado segue a resolução dele. Os dois resultados possíveis são anotados.
sub-condicione-do = Continuar sub condicione
point = Ponto em disputa e situação
clock-home = Relógio do jogador mandante
clock-visitors = Relógio do jogador visitante
clock-hint = Tempo gasto em horas e minutos, por exemplo 1:45.
clock-bad = Indique horas e minutos, por exemplo 1:45.
if-upheld = Resultado se for aceito
if-rejected = Resultado se for rejeitado
results-same = Escolha dois resultados diferentes.
incident = Incidente
incident-record = Registrar um incidente
incident-hint = Se os delegados não conseguirem resolver um incidente, a partida é suspensa com lance secreto. Cada equipe escreve sua versão, e a outra assina para confirmar a leitura (5.93).
version = Sua versão
incident-do = Adicionar a versão à súmula
version-of = Versão de { $team }, tabuleiro { $board }
countersign = Assinar como lida
own-version = Escrever sua versão
case-open = Pendente
case-decided = Resolvido

## Reports and signatures

report = Comunicação dos resultados
report-hint = Cada clube comunica todos os resultados de suas equipes. Quando há as duas comunicações, o adoube as compara.
report-to-federation = Os resultados são comunicados à federação.
report-to-delegation = Os resultados são comunicados à delegação de { $province }.
due = Prazo:
report-do = Comunicar os resultados
comparison = Comunicações dos dois clubes
differs = As comunicações não coincidem
contradicts = A súmula contradiz as duas comunicações
warn-match-differ = As comunicações não coincidem nestes tabuleiros: { $boards }.
warn-match-report-late = Comunicação salva, mas fora do prazo (Delegados 5.71).
sign = Assinatura da súmula
sign-hint = Ao assinar, você aceita a súmula, frente e verso. Na súmula em papel, os delegados escrevem também o número do documento de identidade.
sign-who = Delegado
sign-do = Assinar a súmula
sign-nobody = O clube não tem delegado. Peça à secretaria da federação que registre um.
due-papers = Documentos pendentes
received = Recebido
overdue = Fora do prazo
receive = Marcar como recebido

## The match record

acta-title = Súmula do confronto
acta-print = Imprimir a súmula
acta-number = Nº { $number }
acta-name = Nome
acta-strength = Rating ou cat.
acta-result = Res.
acta-list = Lista
acta-x = x
acta-venue = Local de jogo
acta-delegate = Delegado: nome e assinatura
acta-id-number = Documento de identidade
acta-identity = Os delegados assinam com o nome completo e o número do documento de identidade (5.94).
remark-substitution = { $team }, tabuleiro { $board }: { $incoming } substitui { $replaced }, { $minutes } min após a hora oficial
remark-missing = { $team }: falta um documento ({ $player })
remark-late = { $team }, tabuleiro { $board }: { $player } chegou com { $minutes } min de atraso
remark-late-divided = { $team }, tabuleiro { $board }: { $player } chegou com { $minutes } min de atraso por falha do transporte público; tempo perdido: visitante { $visitor }, mandante { $local }
remark-late-lost = { $team }, tabuleiro { $board }: { $player } chegou com { $minutes } min de atraso e perdeu por não comparecimento (W.O.)
remark-left-early = Tabuleiro { $board }: o jogador mandante saiu cedo demais, aos { $minutes } min (12.1)
remark-session = Tabuleiro { $board }: o Comitê ordena que a partida continue em { $day }, às { $hour }
remark-sub-condicione = Tabuleiro { $board }, sub condicione às { $at }. Relógios: mandante { $home }, visitante { $visitors }. “{ $point }”
remark-version = Versão de { $team }, tabuleiro { $board }: “{ $words }”
remark-read = (lida e assinada pela outra equipe)
remark-unread = (a outra equipe ainda não assinou)
rulings = Decisões
remark-ruling = Processo { $case } ({ $matter }): { $body }, { $day }: { $ruling }
remark-ruling-board = Tabuleiro { $board }, processo { $case } ({ $matter }): { $body }, { $day }: { $ruling }
remark-corrected = Tabuleiro { $board }: resultado corrigido, { $from } → { $to }
remark-envelope = Tabuleiro { $board }: envelope de lance secreto. Peças: mandante { $home }, visitante { $visitors }
result-meanwhile = Outra pessoa acabou de lançar { $result } aqui. Salve de novo para substituir.
result-meanwhile-open = Outra pessoa acabou de remover este resultado. Salve de novo para lançar o seu.
done-match-nothing = Não há alterações para salvar.
board-waits = Este tabuleiro depende do Comitê de Competição, e o resultado não pode ser lançado aqui.
all-signed = As duas equipes assinaram e a súmula está encerrada. Leve as reclamações ao Comitê de Competição.

## Phone numbers for the Committee

telephone = Telefone do jogador
telephones-hint = Depois da segunda sessão, a partida vai ao Comitê de Competição com os telefones dos dois jogadores (10.2). Só quem decide o processo os vê.
telephone-needed = Indique um telefone de 6 a 20 dígitos.

## Another date or venue

moved = Alterado
moved-from = Data prevista:
move-title = Mudança de data ou de local
move-request = Mudar a data ou o local
move-to = Nova data e hora
move-venue = Novo local, com o endereço
move-venue-hint = Deixe em branco para manter o local previsto.
move-who-agrees = Equipes que concordam
move-asks = pede a mudança
move-why = Motivo
move-ask = Enviar à Comissão Esportiva
move-agree = De acordo:
move-nobody-agrees = Nenhuma equipe concordou ainda

## Lines of the log

log-line-up = Escalação entregue
log-envelope = Escalação entregue em envelope fechado
log-envelope-opened = Envelope da escalação aberto
log-prepared = Verificação prévia registrada
log-unprepared = Verificação retirada
log-missing = Falta de documento registrada
log-attendance = Presenças registradas
log-substituted = Jogador substituído
log-late = Chegada com atraso registrada
log-left = Saída registrada
log-resumption = Atraso em uma retomada registrado
log-result = Resultado lançado
log-corrected = Resultado corrigido
log-mark = Sinal da coluna x registrado
log-unmarked = Sinal da coluna x retirado
log-step = Partida inacabada: próximo passo registrado
log-sub-condicione = Partida continuada sub condicione
log-incident = Incidente registrado
log-read = Versão assinada como lida
log-reported = Resultados comunicados
log-signed = Súmula assinada
log-remark = Observação adicionada
sealed-by = Fez o lance secreto
sealed-move-number = Número do lance secreto
sealed-move-number-bad = Digite o número do lance; por exemplo, 41.
sealed-position = Posição antes do lance secreto
sealed-position-hint = As casas de todas as peças, ou um FEN.
sealed-position-bad = Digite a posição em no máximo 200 caracteres.
home-pieces-words = Peças do jogador mandante, por extenso
visitors-pieces-words = Peças do jogador visitante, por extenso
pieces-words-bad = Digite o número por extenso, como ambos os jogadores o escreveram (11.1).
home-used = Tempo gasto pelo jogador mandante (h:mm)
visitors-used = Tempo gasto pelo jogador visitante (h:mm)
used-bad = Digite horas e minutos; por exemplo, 2:35.
sealed-home-delegate = Assinado pelo delegado mandante
sealed-visitors-delegate = Assinado pelo delegado visitante
sealed-delegate-needed = Depois da segunda sessão, ambos os delegados devem assinar (10.2).
resumed = Retomada
resumed-hint = Sem um árbitro titulado, o envelope só é aberto se ambos os jogadores estiverem presentes. O relógio do ausente pode ser acionado (11.4).
resumption-home = Jogador mandante presente
resumption-visitors = Jogador visitante presente
resumption-arbiter = Com árbitro titulado
remark-envelope-contents = Lance secreto de { $player }, lance { $move }. Por extenso: mandante { $home-words }, visitante { $visitors-words }. Tempo gasto: mandante { $home }, visitante { $visitors }. Posição: { $position }
remark-resumed = Tabuleiro { $board }: partida retomada em { $day }, às { $hour }. Presentes: { $present }
remark-arbiter = árbitro titulado
remark-closed = O envelope ficou fechado (11.4)
