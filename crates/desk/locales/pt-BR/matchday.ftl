## The match

back = Voltar ao confronto
board = Tabuleiro { $board }
board-short = T.
boards = Tabuleiros
result = Resultado
white = brancas
black = pretas
secret = entregue, secreta
not-begun = as escalações são secretas até que as duas estejam entregues
signed-both = súmula assinada pelos dois delegados
actions = O que se pode fazer
papers = Papéis
public = Página pública
save = Salvar
back-of-record = Verso da súmula
done-match = Feito.
done-match-received = O papel consta como recebido.
done-match-case = Feito. O assunto { $case } está diante do órgão que deve decidir.

## States of a side

state-line-up = escalação
state-line-up-secret = escalação entregue (secreta)
state-no-line-up = sem escalação
state-envelope = envelope fechado
state-envelope-opened = envelope aberto
state-reported = resultado comunicado
state-signed = assinado

## What comes next

next-line-up = entregue a escalação. Ninguém a vê até que as duas estejam entregues.
next-wait = a escalação está entregue; falta a da outra equipe.
next-read = leia a versão da outra parte e assine que a leu.
next-results = registre os resultados à medida que as partidas terminam.
next-report = comunique o resultado à federação.
next-sign = assine a súmula.
next-done = tudo feito. A súmula deve chegar à federação.
next-complete = tudo feito, e a súmula chegou.

## Line-ups

line-up = Escalação
hand-in = Entregar a escalação
line-up-hint = { $boards } tabuleiros, pela ordem da lista; no máximo { $foreigners } estrangeiros.
line-up-in = Já há uma entregue; pode ser trocada até que a da outra equipe esteja entregue.
line-ups-open = As duas escalações estão abertas: já não podem ser trocadas, só substituir jogadores.
line-up-gap = Não pode ficar nenhum tabuleiro vazio no meio.
line-up-number = Escolha um jogador da lista.
own-titulars = Titulares da equipe
lower-players = De equipes inferiores
may-not = Não podem jogar aqui
nobody = ninguém
reserve = Reserva
after-play = O confronto já foi jogado
after-play-hint = O que não estiver correto é anotado na súmula e vai ao Comitê.
done-match-line-up-secret = Escalação entregue. É secreta até que a da outra equipe esteja entregue.
done-match-line-ups-open = As duas escalações estão entregues: já são visíveis.

## Envelopes of 15.5

envelope = Escalação em envelope fechado (15.5)
envelope-hint = Se uma coincidência de calendário afeta alguns tabuleiros, a escalação deles é entregue antes, em envelope fechado. O registro guarda uma impressão que não diz nada.
envelope-board = Tabuleiro ({ $line })
envelope-player = Jogador ({ $line })
envelope-line = Indique o tabuleiro e o jogador.
envelope-seal = Fechar o envelope
envelope-closed = Há um envelope fechado com a escalação dos tabuleiros { $boards }.
envelope-not-yet = O envelope é aberto na hora do confronto, não antes.
envelope-open = Abrir o envelope
envelope-opened = O envelope está aberto:

## Substitutes and delays

substitute = Substituição
substitute-window = Entre { $from } e { $until }. Restam: { $left }.
replaced = Quem não veio
incoming = Quem entra
incoming-hint = Um jogador de uma equipe inferior, com um número mais alto.
substitute-at = Hora da substituição
substitute-do = Substituir
late = Jogador que chega atrasado
late-board = Tabuleiro
late-at = Hora da chegada
late-hint = Até { $limit } joga com o tempo perdido no seu relógio. Um visitante de outra cidade, com prova da falha do transporte, até { $wait } com o tempo dividido 60/40.
late-do = Anotar a chegada
cause = Motivo
cause-none = nenhum que conte
cause-transport = falha do transporte público, com prova
cause-hint = A prova vai ao Comitê de Competição, que a admite ou não.
hour-bad = Indique uma hora como 17:05, não antes da hora oficial ({ $start }).
choose-board = Escolha um tabuleiro.
number-bad = Indique um número possível.
done-match-late = Joga, com { $minutes } minutos a menos.
done-match-divided = Joga com o tempo dividido: { $visitor } no relógio do visitante, { $local } no da casa. A prova vai ao Comitê.
warn-match-lost = Tarde demais: perdido por ausência.
team = Equipe incompleta, saídas e retomadas
team-presence = Quem estava na hora oficial
team-hint = Com menos de { $half } jogadores de { $boards } ninguém começa e todos os relógios correm.
present = Jogadores presentes
half-at = Hora em que a metade estava
half-hint = Em branco se a metade nunca chegou, ou se já estava.
leave = Um jogador da casa vai embora
leave-hint = Se os clubes são de cidades diferentes, não antes de { $wait }.
leave-at = Hora da saída
resumption = Atraso em uma retomada
resumption-hint = Mais de uma hora perde.
resumption-minutes = Minutos de atraso
presence-clocks-ran = com menos da metade na hora oficial: todos os relógios correram { $minutes } min
presence-divided = tempo dividido: { $visitor } aos visitantes, { $local } aos da casa
presence-lost = confronto perdido por ausência

## Results, unfinished games, remarks

results = Resultados
results-hint = O que as duas equipes aceitam à mesa. O que foi mal escrito pode ser corrigido até que as duas tenham assinado.
unfinished = Partidas inacabadas
open-decides = As partidas pendentes ainda podem decidir o confronto (10.1).
open-not = As partidas pendentes já não podem decidir o confronto (10.1).
step = O que acontece com a partida
step-hint = Enviar à análise ou terminar com 15 minutos só se a partida não decidir.
choose-step = Escolha o que acontece com a partida.
step-seal = sela-se o lance
step-resume = retoma-se a segunda sessão
step-send = envia-se à federação para análise
step-quick = termina-se com 15 minutos por jogador
sealed-move = Se for selado: o envelope
sealed-hint = As peças que restam a cada lado, escritas por extenso pelos dois jogadores.
home-pieces = Peças do jogador da casa
visitors-pieces = Peças do visitante
sealed-minutes = Minutos para selar
sealed-stopped = Quem sela parou os relógios
sealed-signed = O envelope está fechado e assinado no verso
remarks = Observações e verificações
prepare = Antes de jogar
prepared-laid = Relógios, tabuleiros e planilhas prontos e verificados
prepared-materials = Regulamentos, circulares, formulários e envelopes à mão
prepared-list = Lista carimbada mostrada
prepared-credentials = Credenciais ou documentos mostrados
prepared-kept = Súmula e envelopes guardados entre sessões
missing = Documento que falta
missing-whose = De quem
marks = Marcas da coluna x
mark = Marca
mark-x = X: não compareceu
mark-c = C: continua
mark-o = O: observações no verso
words-title = Observação no verso
words = Texto
words-missing = Escreva o que aconteceu.

## Disputes

sub-condicione = Sub condicione
sub-condicione-hint = Continua-se a jogar e o resultado depende de como o Comitê ler a regra. As duas possibilidades ficam escritas.
sub-condicione-do = Anotar e continuar
point = Ponto em discussão e situação
clock-home = Relógio da casa
clock-visitors = Relógio do visitante
clock-hint = Tempo gasto, horas e minutos: 1:45
clock-bad = Indique horas e minutos como 1:45.
if-upheld = Resultado se for aceito
if-rejected = Resultado se for recusado
results-same = São necessários dois resultados diferentes.
incident = Incidente
incident-hint = Se os delegados não conseguem resolver um incidente, para-se a partida com lance selado e cada parte escreve a sua versão, que a outra assina como lida.
version = A sua versão
incident-do = Escrever a versão na súmula
version-of = Versão de { $team }, tabuleiro { $board }
countersign = Li a versão
own-version = Escrever a sua versão
case-open = pendente
case-decided = resolvido

## Reports and signatures

report = Comunicar o resultado
report-hint = Cada clube comunica todos os resultados das suas equipes; quando há os dois, são comparados.
report-to-federation = Os resultados são comunicados à federação.
report-to-delegation = Os resultados são comunicados à delegação de { $province }.
due = Prazo:
report-do = Comunicar
comparison = Comunicados dos dois clubes
differs = não coincidem
warn-match-differ = Os comunicados não coincidem nos tabuleiros { $boards }.
warn-match-report-late = O comunicado chegou, mas tarde: os resultados se comunicam até as 13:00 do primeiro dia útil (Delegates 5.71).
sign = Assinar a súmula
sign-hint = Com a assinatura você aceita a súmula, frente e verso. Na súmula de papel vai também o número do documento de identidade.
sign-who = Delegado
sign-do = Assinar
sign-nobody = O clube não tem nenhum delegado: o escritório deve anotá-lo.
due-papers = O que deve chegar
received = recebido
overdue = fora do prazo
receive = Chegou

## The record

acta-title = Súmula do confronto
acta-print = Súmula para imprimir
acta-number = n.º { $number }
acta-name = Nome
acta-strength = Elo ou cat.
acta-result = Res.
acta-list = Lista
acta-x = x
acta-delegate = delegado, nome e assinatura
acta-identity = Os delegados assinam com nome completo e número do documento de identidade.
remark-substitution = { $team }, tabuleiro { $board }: { $incoming } no lugar de { $replaced }, { $minutes } min depois da hora oficial
remark-missing = { $team }: falta o documento de { $player }
remark-late = { $team }, tabuleiro { $board }: { $player } chegou { $minutes } min atrasado
remark-late-divided = { $team }, tabuleiro { $board }: { $player } chegou { $minutes } min atrasado por falha do transporte; tempo dividido: { $visitor } ao visitante, { $local } ao da casa
remark-late-lost = { $team }, tabuleiro { $board }: { $player } chegou { $minutes } min atrasado e perdeu por ausência
remark-left-early = Tabuleiro { $board }: o jogador da casa foi embora aos { $minutes } min, antes da hora
remark-sub-condicione = Tabuleiro { $board }, sub condicione às { $at }; relógios: casa { $home }, visitante { $visitors }.
remark-version = { $team }, tabuleiro { $board }, versão:
remark-read = lida e assinada pela outra parte
remark-unread = ainda não assinada pela outra parte
remark-corrected = Tabuleiro { $board }: corrigido de { $from } para { $to }
remark-envelope = Tabuleiro { $board }: envelope de lance selado; peças: casa { $home }, visitante { $visitors }
result-meanwhile = Enquanto isso outra pessoa escreveu { $result }. Confira e salve de novo se o seu é o certo.
result-meanwhile-open = nada
done-match-nothing = Nada foi mudado.
board-waits = Este tabuleiro espera o Comitê de Competição: o resultado não é escrito aqui.
all-signed = A súmula está assinada pelas duas partes: nada mais pode ser mudado. O que se discute vai ao Comitê de Competição.
contradicts = a súmula contradiz as duas comunicações
cause-same-town = Dentro da mesma cidade uma falha do transporte não é motivo: escolha «nenhum que conte».
may-not-short = não pode entrar
acta-venue = Local de jogo
acta-id-number = Documento de identidade
more-pieces = No envelope anterior havia { $most }: não pode haver mais.
moved = mudado
moved-from = antes:
telephone = Telefone do jogador
telephones-hint = Depois da segunda sessão a partida vai ao Comitê com os telefones dos dois jogadores (10.2 a). Só os vê quem decide.
telephone-needed = É preciso um número de telefone.
move-title = Outro dia ou local
move-to = Novo dia e hora
move-venue = Outro local, com endereço
move-venue-hint = Vazio: joga-se onde estava previsto.
move-who-agrees = Quem está de acordo
move-asks = pede
move-why = Explicação
move-ask = Pedir à Comissão Esportiva
move-agree = De acordo:
move-nobody-agrees = nenhum clube deu a concordância
