## The match

back = Voltar ao encontro
not-begun = As constituições das equipas são secretas até ambas serem entregues.
signed-both = Ata assinada pelos dois delegados
save = Guardar
back-of-record = Verso da ata
done-match = Alterações guardadas.
done-match-case = Processo { $case } aberto. O órgão competente decidirá.

## Status of a team

state-line-up = Constituição da equipa entregue
state-line-up-secret = Constituição da equipa entregue (secreta)
state-no-line-up = Sem constituição da equipa
state-signed = Ata assinada

## Next step of a team, after its name and a colon

next-line-up = entregue a constituição da equipa. Fica secreta até ambas serem entregues.
next-wait = constituição da equipa entregue. Ainda falta a da outra equipa.
next-read = leia a versão da outra equipa e assine para confirmar que a leu.
next-results = introduza os resultados à medida que as partidas terminam.
next-sign = assine a ata do encontro.
next-done = tudo comunicado e assinado. Falta a ata chegar à federação.
next-complete = tudo completo. A federação recebeu a ata.

## Line-ups

line-up = Constituição da equipa
hand-in = Entregar a constituição da equipa
line-up-hint = { $boards } tabuleiros, segundo a ordem de força. { $foreigners ->
    [one] No máximo, um estrangeiro.
   *[other] No máximo, { $foreigners } estrangeiros.
}
line-up-in = Já entregou uma constituição da equipa. Pode alterá-la até a outra equipa entregar a sua.
line-ups-open = As duas constituições estão abertas e já não podem ser alteradas. Ainda pode substituir jogadores ausentes.
own-titulars = Titulares da equipa
lower-players = Jogadores de equipas inferiores
may-not = Não podem jogar nesta equipa
after-play = O encontro já foi disputado
after-play-hint = As irregularidades são anotadas na ata e seguem para a Comissão de Competição.
done-match-line-up-secret = Constituição da equipa entregue. Fica secreta até a outra equipa entregar a sua.
done-match-line-ups-open = Constituição da equipa entregue. As duas constituições já estão abertas.

## Line-up in a closed envelope (15.5)

envelope = Constituição da equipa em envelope fechado (15.5)
envelope-use = Utilizar o envelope fechado
envelope-hint = Se uma coincidência de calendários afetar alguns tabuleiros, entregue antes os nomes dos respetivos jogadores num envelope fechado. O registo só guarda uma impressão digital, que não revela nada.
envelope-closed = Há um envelope fechado com nomes de jogadores. Tabuleiros: { $boards }.
envelope-not-yet = O envelope não pode ser aberto antes do início do encontro (15.5).

## Substitutes, late arrivals, attendance

incoming = Suplente
incoming-hint = Um jogador de uma equipa inferior com um número de lista mais alto.
late-hint = Até às { $limit } o jogador pode começar, com o tempo perdido descontado. Com comprovativo de falha do transporte público, um visitante de outra localidade pode começar até às { $wait }: { $visitor } % do tempo perdido é-lhe descontado a ele e { $local } %, ao visitado.
late-do = Registar a chegada
cause-transport = Falha do transporte público, com comprovativo
cause-hint = A Comissão de Competição decide se aceita o comprovativo.
cause-same-town = Uma falha do transporte só conta para visitantes de outra localidade. Escolha «Nenhum motivo válido».
done-match-late = Chegada registada. { $minutes ->
    [one] O jogador começa com menos um minuto.
   *[other] O jogador começa com menos { $minutes } minutos.
}
done-match-divided = Chegada registada. Tempo perdido: { $visitor } para o visitante e { $local } para o visitado. A Comissão de Competição examinará o comprovativo.
warn-match-lost = Demasiado tarde: derrota por falta de comparência.
team = Presenças, saídas e retomas
team-record = Registar as presenças
team-presence = Presenças à hora oficial de início
team-hint = Com menos de { $half } dos { $boards } jogadores presentes, ninguém começa e todos os relógios da equipa correm (12.3).
half-at = Hora em que metade da equipa estava presente
half-hint = Deixe em branco se metade da equipa nunca chegou ou já estava presente à hora oficial.
leave = Saída de um jogador visitado
leave-hint = Se os clubes forem de localidades diferentes, os visitados não podem sair antes das { $wait } (12.1).
resumption = Retoma
presence-clocks-ran = menos de metade dos jogadores à hora oficial; todos os relógios correram { $minutes } min
presence-divided = tempo perdido dividido: visitantes { $visitor }, visitados { $local }
presence-lost = encontro perdido por falta de comparência

## Results, unfinished games, remarks

results-enter = Introduzir os resultados
results-hint = Introduza os resultados aceites por ambas as equipas. Os erros podem ser corrigidos até ambas assinarem.
open-decides = As partidas inacabadas ainda podem decidir o encontro (10.1).
open-not = As partidas inacabadas já não podem decidir o encontro (10.1).
step = Passo seguinte
step-hint = A análise e o final de { $minutes } minutos são só para partidas que não podem decidir o encontro.
choose-step = Escolha o passo seguinte.
sealed-hint = Indique o número de peças que restam a cada jogador. Ambos o escrevem por extenso no envelope (11.1).
home-pieces = Peças do jogador visitado
prepared-laid = Relógios, tabuleiros e folhas de anotação colocados e verificados
prepared-materials = Regulamentos, circulares, impressos e envelopes disponíveis
prepared-credentials = Cartões da federação ou documentos de identificação apresentados
prepared-kept = Ata e envelopes guardados entre sessões
missing = Documento em falta
mark-x = X: falta de comparência

## Disputes

sub-condicione-hint = A partida continua enquanto a Comissão de Competição decide o ponto em disputa, e o resultado segue a sua deliberação. Anotam-se os dois resultados possíveis.
clock-home = Relógio do jogador visitado
if-upheld = Resultado se for aceite
incident-record = Registar um incidente
incident-hint = Se os delegados não conseguirem resolver um incidente, a partida é suspensa com lance secreto. Cada equipa escreve a sua versão, e a outra assina para confirmar que a leu (5.93).
version = A sua versão
incident-do = Adicionar a versão à ata
own-version = Escrever a sua versão

## Reports and signatures

report-hint = Cada clube comunica todos os resultados das suas equipas. Quando chegam as duas comunicações, o adoube compara-as.
contradicts = A ata contradiz as duas comunicações
warn-match-report-late = Comunicação guardada, mas fora do prazo (Delegados 5.71).
sign = Assinatura da ata
sign-hint = Ao assinar, aceita a ata, frente e verso. Na ata em papel, os delegados escrevem também o número do documento de identificação.
sign-do = Assinar a ata
sign-nobody = O clube não tem delegado. Peça à secretaria da federação que registe um.

## The match record

acta-title = Ata do encontro
acta-print = Imprimir a ata
acta-number = N.º { $number }
acta-strength = Elo ou cat.
acta-id-number = Documento de identificação
acta-identity = Os delegados assinam com o nome completo e o número do documento de identificação (5.94).
remark-late-divided = { $team }, tabuleiro { $board }: { $player } chegou com { $minutes } min de atraso por falha do transporte público; tempo perdido: visitante { $visitor }, visitado { $local }
remark-late-lost = { $team }, tabuleiro { $board }: { $player } chegou com { $minutes } min de atraso e perdeu por falta de comparência
remark-left-early = Tabuleiro { $board }: o jogador visitado saiu demasiado cedo, aos { $minutes } min (12.1)
remark-session = Tabuleiro { $board }: a Comissão de Competição ordena que a partida continue em { $day }, às { $hour }
remark-sub-condicione = Tabuleiro { $board }, sub condicione às { $at }. Relógios: visitado { $home }, visitante { $visitors }. «{ $point }»
remark-version = Versão de { $team }, tabuleiro { $board }: «{ $words }»
remark-read = (lida e assinada pela outra equipa)
remark-unread = (a outra equipa ainda não a assinou)
remark-envelope = Tabuleiro { $board }: envelope de lance secreto. Peças: visitado { $home }, visitante { $visitors }
result-meanwhile = Outra pessoa acabou de introduzir { $result } aqui. Guarde de novo para substituir.
result-meanwhile-open = Outra pessoa acabou de remover este resultado. Guarde de novo para introduzir o seu.
done-match-nothing = Não há alterações para guardar.
board-waits = Este tabuleiro depende da Comissão de Competição, e o resultado não pode ser introduzido aqui.
all-signed = As duas equipas assinaram e a ata está encerrada. Apresente as reclamações à Comissão de Competição.

## Phone numbers for the Committee

telephones-hint = Depois da segunda sessão, a partida segue para a Comissão de Competição com os telefones dos dois jogadores (10.2). Só os vê quem decide o processo.

## Another date or venue

move-title = Alteração de data ou de local
move-request = Alterar a data ou o local
move-venue = Novo local, com a morada
move-who-agrees = Equipas que concordam
move-asks = pede a alteração
move-ask = Enviar à Comissão Desportiva
move-nobody-agrees = Nenhuma equipa concordou ainda

## Lines of the log

log-line-up = Constituição da equipa entregue
log-envelope = Constituição da equipa entregue em envelope fechado
log-envelope-opened = Envelope da constituição aberto
log-prepared = Verificação prévia registada
log-missing = Falta de documento registada
log-attendance = Presenças registadas
log-late = Chegada com atraso registada
log-left = Saída registada
log-resumption = Atraso numa retoma registado
log-result = Resultado introduzido
log-mark = Sinal da coluna x registado
log-step = Partida inacabada: passo seguinte registado
log-incident = Incidente registado
log-signed = Ata assinada
sealed-move-number-bad = Escreva o número do lance; por exemplo, 41.
sealed-position-bad = Escreva a posição em 200 caracteres, no máximo.
home-pieces-words = Peças do jogador visitado, por extenso
pieces-words-bad = Escreva o número por extenso, como ambos os jogadores o escreveram (11.1).
home-used = Tempo gasto pelo jogador visitado (h:mm)
used-bad = Escreva horas e minutos; por exemplo, 2:35.
sealed-home-delegate = Assinado pelo delegado visitado
resumed = Retoma
resumed-hint = Sem um árbitro titulado, o envelope só se abre se ambos os jogadores estiverem presentes. O relógio do ausente pode ser posto em marcha (11.4).
resumption-home = Jogador visitado presente
remark-envelope-contents = Lance secreto de { $player }, lance { $move }. Por extenso: visitado { $home-words }, visitante { $visitors-words }. Tempo gasto: visitado { $home }, visitante { $visitors }. Posição: { $position }
