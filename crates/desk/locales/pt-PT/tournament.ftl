## Tournament pages

tab-rounds = Rondas
tab-log = Registo
tab-settings = Definições
tab-files = Ficheiros
mark-draft = Ronda { $round }: rascunho
mark-playing = Ronda { $round } em curso
state-draft = Ronda { $round } de { $rounds }: rascunho
state-playing = Ronda { $round } de { $rounds }: em curso
state-between = Ronda { $round } de { $rounds }: encerrada

## List of tournaments, new tournaments

state = Estado
demo-intro = 24 jogadores de exemplo, cinco rondas, a quarta em curso. Nada do que fizer aqui afeta um torneio real.
demo-make-season = Criar época de demonstração
done-demo = Torneio de demonstração criado. Experimente introduzir os resultados em falta.
done-event-made = Torneio criado. Adicione agora os jogadores.

## Overview

overview-log = Registo completo
next-players = Adicione os jogadores. Escreva os nomes ou importe um ficheiro CSV ou TRF.
next-pair = A ronda { $round } já pode ser emparceirada. Jogadores presentes: { $count }.
next-pair-button = Emparceirar ronda
next-draft = Ronda { $round }: o emparceiramento é um rascunho. Reveja-o e publique-o.
next-draft-button = Rever rascunho
next-results = Ronda { $round } em curso. { $missing }.
next-results-button = Introduzir resultados
next-close-round = Ronda { $round }: já estão todos os resultados. Encerre a ronda.
next-close-round-button = Encerrar ronda
next-over = Todas as rondas foram disputadas. Verifique a classificação e encerre o torneio.
next-closed = O torneio está encerrado. O relatório já pode ser descarregado.

## Settings

settings-announced = Informação pública
draw-offers = Propostas de empate
draw-moves = Lances de cada jogador antes de propor empate
devices = Dispositivos eletrónicos
devices-bag = Permitidos num saco, desligados
device-penalty-milder = Uma penalidade mais leve
leaving = Sair da área de jogo na vez do adversário
supervised-blitz-two = Dois minutos para o adversário
supervised-blitz-one = Um minuto para o adversário
ends = Data de fim
system-round-robin = Todos contra todos
system-round-robin-double = Todos contra todos a duas voltas
system-round-robin-swapped = Todos contra todos a duas voltas, com as duas últimas rondas da primeira trocadas
system-knockout = Eliminatórias
system-knockout-handbook = Eliminatórias, quadro do regulamento
games = Partidas por match (eliminatórias)
rounds = Rondas
hint-rounds = De 1 a 200. Nas eliminatórias, 0 deixa o quadro decidir.
play-standard = Clássicas
play-rapid = Semirrápidas
colour = Cor do número 1 na primeira ronda
colour-none = Sortear ao emparceirar a primeira ronda
tie-breaks-fide-round-robin = FIDE, todos contra todos
tie-breaks-fide-rated = FIDE, suíço com média de Elo
tie-breaks-fce-roundrobin = Federação Catalã, todos contra todos
tie-breaks-own = Personalizados (escreva os códigos)
hint-codes = Códigos da FIDE por ordem, por exemplo BH-C1 BH SB DE (C.07).
rating-method = Elo utilizado
rating-list = Lista de Elo
byes-not-last = Número de últimas rondas sem byes
annulled = Anular as partidas de quem desistir antes de metade das rondas (14.31)
hint-schedule = Uma ronda por linha, por exemplo 2026-11-16 17:00.
hint-zone = Por exemplo, Europe/Lisbon. Deixe em branco para utilizar o fuso horário do servidor.
hint-fide-mode = Impede tudo o que a FIDE não aceita. Pode desativá-lo mais tarde, mas não voltar a ativá-lo.
fide-mode-off = O modo FIDE está desativado e não pode voltar a ser ativado.
done-settings = Definições guardadas.
done-nothing = Não há alterações para guardar.
done-saved = Alterações guardadas.

## Fields

field-date = Escreva uma data, por exemplo 2026-11-16.
field-rate = Escreva um ritmo de jogo, por exemplo 90+30.
field-number = Escreva um número de { $least } a { $most }.
field-rating = Escreva um Elo de 0 a 4000.
field-games = Escreva um número de 1 a 12.
field-points = Escreva os pontos, por exemplo 1, ½ ou 3.
field-digits = Escreva só algarismos, 12 no máximo.
field-long = Escreva no máximo { $most } caracteres.
field-names = Escreva no máximo { $most } nomes, cada um com até { $long } caracteres.
field-tie-break = Desempate desconhecido: «{ $code }».
field-tie-breaks = Escreva no máximo { $most } desempates, nenhum deles para equipas.
field-tie-break-twice = O desempate «{ $code }» aparece duas vezes.
field-schedule = Falta a data em «{ $found }». Escreva uma ronda por linha, por exemplo 2026-11-16 17:00.
field-zone = Fuso horário desconhecido: «{ $found }». Escreva o nome IANA, por exemplo Europe/Lisbon.
field-result = Escreva 1, 0, =, +, - ou --.

## Confirmations and refusals

confirm-ask = Deseja continuar? O registo mostrará quem confirmou.
confirm-first = Algumas consequências não podem ser anuladas. A confirmação será pedida novamente.
confirm-leave = Primeiro, desative o modo FIDE.
confirm-leave-link = Abrir as definições do modo FIDE
warn-consequences = Alterações guardadas. Consequências: { $what }
failure-past = Os estados anteriores não podem ser alterados. Volte primeiro ao presente.

## Log

log-intro = Todas as ações, quem as fez e quando. Anular acrescenta uma linha; nada é apagado.
log-number = N.º
log-by-game = Tabuleiro { $board }, ronda { $round }
log-undo = Anular
log-undone = Anulada
log-of = (n.º { $number })
done-undone = Ação { $number } anulada.

## Files

file-consolation = Eliminatórias de consolação, categoria { $category } (TRF26): importe-as como novo torneio (3.11)
file-get = Descarregar
devices-forbidden = Proibidos no recinto de jogo
