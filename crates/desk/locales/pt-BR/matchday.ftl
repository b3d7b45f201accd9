## The match

match-back = Voltar ao confronto
match-board = Tabuleiro { $board }
match-board-short = T.
match-boards = Tabuleiros
match-result = Resultado
match-white = brancas
match-black = pretas
match-secret = entregue, secreta
match-not-begun = as escalações são secretas até que as duas estejam entregues
match-signed-both = súmula assinada pelos dois delegados
match-actions = O que se pode fazer
match-papers = Papéis
match-public = Página pública
match-save = Salvar
match-back-of-record = Verso da súmula
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

match-next-line-up = entregue a escalação. Ninguém a vê até que as duas estejam entregues.
match-next-wait = a escalação está entregue; falta a da outra equipe.
match-next-read = leia a versão da outra parte e assine que a leu.
match-next-results = registre os resultados à medida que as partidas terminam.
match-next-report = comunique o resultado à federação.
match-next-sign = assine a súmula.
match-next-done = tudo feito. A súmula deve chegar à federação.
match-next-complete = tudo feito, e a súmula chegou.

## Line-ups

match-line-up = Escalação
match-hand-in = Entregar a escalação
match-line-up-hint = { $boards } tabuleiros, pela ordem da lista; no máximo { $foreigners } estrangeiros.
match-line-up-in = Já há uma entregue; pode ser trocada até que a da outra equipe esteja entregue.
match-line-ups-open = As duas escalações estão abertas: já não podem ser trocadas, só substituir jogadores.
match-line-up-gap = Não pode ficar nenhum tabuleiro vazio no meio.
match-line-up-number = Escolha um jogador da lista.
match-own-titulars = Titulares da equipe
match-lower-players = De equipes inferiores
match-may-not = Não podem jogar aqui
match-nobody = ninguém
match-reserve = Reserva
match-after-play = O confronto já foi jogado
match-after-play-hint = O que não estiver correto é anotado na súmula e vai ao Comitê.
done-match-line-up-secret = Escalação entregue. É secreta até que a da outra equipe esteja entregue.
done-match-line-ups-open = As duas escalações estão entregues: já são visíveis.

## Envelopes of 15.5

match-envelope = Escalação em envelope fechado (15.5)
match-envelope-hint = Se uma coincidência de calendário afeta alguns tabuleiros, a escalação deles é entregue antes, em envelope fechado. O registro guarda uma impressão que não diz nada.
match-envelope-board = Tabuleiro ({ $line })
match-envelope-player = Jogador ({ $line })
match-envelope-line = Indique o tabuleiro e o jogador.
match-envelope-seal = Fechar o envelope
match-envelope-closed = Há um envelope fechado com a escalação dos tabuleiros { $boards }.
match-envelope-not-yet = O envelope é aberto na hora do confronto, não antes.
match-envelope-open = Abrir o envelope
match-envelope-opened = O envelope está aberto:

## Substitutes and delays

match-substitute = Substituição
match-substitute-window = Entre { $from } e { $until }. Restam: { $left }.
match-replaced = Quem não veio
match-incoming = Quem entra
match-incoming-hint = Um jogador de uma equipe inferior, com um número mais alto.
match-substitute-at = Hora da substituição
match-substitute-do = Substituir
match-late = Jogador que chega atrasado
match-late-board = Tabuleiro
match-late-at = Hora da chegada
match-late-hint = Até { $limit } joga com o tempo perdido no seu relógio. Um visitante de outra cidade, com prova da falha do transporte, até { $wait } com o tempo dividido 60/40.
match-late-do = Anotar a chegada
match-cause = Motivo
match-cause-none = nenhum que conte
match-cause-transport = falha do transporte público, com prova
match-cause-hint = A prova vai ao Comitê de Competição, que a admite ou não.
match-hour-bad = Indique uma hora como 17:05, não antes da hora oficial ({ $start }).
match-choose-board = Escolha um tabuleiro.
match-number-bad = Indique um número possível.
done-match-late = Joga, com { $minutes } minutos a menos.
done-match-divided = Joga com o tempo dividido: { $visitor } no relógio do visitante, { $local } no da casa. A prova vai ao Comitê.
warn-match-lost = Tarde demais: perdido por ausência.
match-team = Equipe incompleta, saídas e retomadas
match-team-presence = Quem estava na hora oficial
match-team-hint = Com menos de { $half } jogadores de { $boards } ninguém começa e todos os relógios correm.
match-present = Jogadores presentes
match-half-at = Hora em que a metade estava
match-half-hint = Em branco se a metade nunca chegou, ou se já estava.
match-leave = Um jogador da casa vai embora
match-leave-hint = Se os clubes são de cidades diferentes, não antes de { $wait }.
match-leave-at = Hora da saída
match-resumption = Atraso em uma retomada
match-resumption-hint = Mais de uma hora perde.
match-resumption-minutes = Minutos de atraso
presence-clocks-ran = com menos da metade na hora oficial: todos os relógios correram { $minutes } min
presence-divided = tempo dividido: { $visitor } aos visitantes, { $local } aos da casa
presence-lost = confronto perdido por ausência

## Results, unfinished games, remarks

match-results = Resultados
match-results-hint = O que as duas equipes aceitam à mesa. O que foi mal escrito pode ser corrigido até que as duas tenham assinado.
match-unfinished = Partidas inacabadas
match-open-decides = As partidas pendentes ainda podem decidir o confronto (10.1).
match-open-not = As partidas pendentes já não podem decidir o confronto (10.1).
match-step = O que acontece com a partida
match-step-hint = Enviar à análise ou terminar com 15 minutos só se a partida não decidir.
match-choose-step = Escolha o que acontece com a partida.
step-seal = sela-se o lance
step-resume = retoma-se a segunda sessão
step-send = envia-se à federação para análise
step-quick = termina-se com 15 minutos por jogador
match-sealed-move = Se for selado: o envelope
match-sealed-hint = As peças que restam a cada lado, escritas por extenso pelos dois jogadores.
match-home-pieces = Peças do jogador da casa
match-visitors-pieces = Peças do visitante
match-sealed-minutes = Minutos para selar
match-sealed-stopped = Quem sela parou os relógios
match-sealed-signed = O envelope está fechado e assinado no verso
match-remarks = Observações e verificações
match-prepare = Antes de jogar
prepared-laid = Relógios, tabuleiros e planilhas prontos e verificados
prepared-materials = Regulamentos, circulares, formulários e envelopes à mão
prepared-list = Lista carimbada mostrada
prepared-credentials = Credenciais ou documentos mostrados
prepared-kept = Súmula e envelopes guardados entre sessões
match-missing = Documento que falta
match-missing-whose = De quem
match-marks = Marcas da coluna x
match-mark = Marca
mark-x = X: não compareceu
mark-c = C: continua
mark-o = O: observações no verso
match-words-title = Observação no verso
match-words = Texto
match-words-missing = Escreva o que aconteceu.

## Disputes

match-sub-condicione = Sub condicione
match-sub-condicione-hint = Continua-se a jogar e o resultado depende de como o Comitê ler a regra. As duas possibilidades ficam escritas.
match-sub-condicione-do = Anotar e continuar
match-point = Ponto em discussão e situação
match-clock-home = Relógio da casa
match-clock-visitors = Relógio do visitante
match-clock-hint = Tempo gasto, horas e minutos: 1:45
match-clock-bad = Indique horas e minutos como 1:45.
match-if-upheld = Resultado se for aceito
match-if-rejected = Resultado se for recusado
match-results-same = São necessários dois resultados diferentes.
match-incident = Incidente
match-incident-hint = Se os delegados não conseguem resolver um incidente, para-se a partida com lance selado e cada parte escreve a sua versão, que a outra assina como lida.
match-version = A sua versão
match-incident-do = Escrever a versão na súmula
match-version-of = Versão de { $team }, tabuleiro { $board }
match-countersign = Li a versão
match-own-version = Escrever a sua versão
match-case-open = pendente
match-case-decided = resolvido

## Reports and signatures

match-report = Comunicar o resultado
match-report-hint = Cada clube comunica todos os resultados das suas equipes; quando há os dois, são comparados.
match-report-to-federation = Os resultados são comunicados à federação.
match-report-to-delegation = Os resultados são comunicados à delegação de { $province }.
match-due = Prazo:
match-report-do = Comunicar
match-comparison = Comunicados dos dois clubes
match-differs = não coincidem
warn-match-differ = Os comunicados não coincidem nos tabuleiros { $boards }.
warn-match-report-late = O comunicado chegou, mas tarde: os resultados se comunicam até as 13:00 do primeiro dia útil (Delegates 5.71).
match-sign = Assinar a súmula
match-sign-hint = Com a assinatura você aceita a súmula, frente e verso. Na súmula de papel vai também o número do documento de identidade.
match-sign-who = Delegado
match-sign-do = Assinar
match-sign-nobody = O clube não tem nenhum delegado: o escritório deve anotá-lo.
match-due-papers = O que deve chegar
match-received = recebido
match-overdue = fora do prazo
match-receive = Chegou

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
match-result-meanwhile = Enquanto isso outra pessoa escreveu { $result }. Confira e salve de novo se o seu é o certo.
match-result-meanwhile-open = nada
done-match-nothing = Nada foi mudado.
match-board-waits = Este tabuleiro espera o Comitê de Competição: o resultado não é escrito aqui.
match-all-signed = A súmula está assinada pelas duas partes: nada mais pode ser mudado. O que se discute vai ao Comitê de Competição.
match-contradicts = a súmula contradiz as duas comunicações
match-cause-same-town = Dentro da mesma cidade uma falha do transporte não é motivo: escolha «nenhum que conte».
match-may-not-short = não pode entrar
acta-venue = Local de jogo
acta-id-number = Documento de identidade
match-more-pieces = No envelope anterior havia { $most }: não pode haver mais.
match-moved = mudado
match-moved-from = antes:
match-telephone = Telefone do jogador
match-telephones-hint = Depois da segunda sessão a partida vai ao Comitê com os telefones dos dois jogadores (10.2 a). Só os vê quem decide.
match-telephone-needed = É preciso um número de telefone.
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
