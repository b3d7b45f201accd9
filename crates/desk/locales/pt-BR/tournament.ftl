## Pages of an event

tab-overview = Resumo
tab-players = Jogadores
tab-rounds = Rodadas
tab-results = Resultados
tab-standings = Classificação
tab-crosstable = Quadro cruzado
tab-log = Registro
tab-settings = Dados
tab-files = Arquivos
mark-closed = encerrado
mark-draft = rodada { $round }: rascunho
mark-playing = rodada { $round } em jogo
mark-fide = modo FIDE
mark-not-fide = fora do modo FIDE
state-entries = inscrições abertas
state-draft = rodada { $round } de { $rounds }: rascunho
state-playing = rodada { $round } de { $rounds }: em jogo
state-between = rodada { $round } de { $rounds }: terminada
players = Jogadores

## List and new events

new = Novo torneio
make = Criar o torneio
from-file = Torneio de um arquivo TRF
state = Estado
demo-title = Torneio de demonstração
demo-intro = 24 jogadores inventados, cinco rodadas, a quarta em andamento: tudo pode ser experimentado sem medo.
demo-make = Criar a demonstração
done-demo = A demonstração está pronta. Experimente lançar os resultados que faltam.
done-event-made = O torneio foi criado. Agora os jogadores.

## Overview

overview-facts = O torneio
overview-public = Página pública
overview-latest = Últimos atos
overview-log = Todo o registro
overview-withdrawn = retirados: { $count }
next-players = Inscreva os jogadores: digitados, de um arquivo CSV ou de um TRF.
next-players-button = Inscrever jogadores
next-pair = Já se pode emparceirar a rodada { $round } (inscritos: { $count }).
next-pair-button = Emparceirar a rodada
next-draft = O emparceiramento da rodada { $round } é um rascunho: revise-o e publique-o.
next-draft-button = Ver o rascunho
next-results = A rodada { $round } está em jogo. Resultados que faltam: { $count }.
next-results-button = Lançar resultados
next-close-round = Todos os resultados da rodada { $round } estão lançados: já se pode encerrar.
next-close-round-button = Encerrar a rodada
next-over = Todas as rodadas foram jogadas. Confira a classificação e encerre o torneio.
next-closed = O torneio está encerrado. O relatório está pronto.
close = Encerrar o torneio
reopen = Reabrir o torneio
done-event-closed = O torneio está encerrado.
done-reopened = O torneio está aberto de novo.
slips-title = Resultados comunicados pelos jogadores
slip-approve = Aprovar
slip-reject = Recusar
done-approved = Resultado aprovado.
done-rejected = Resultado recusado.

## Settings

settings-what = O quê e onde
settings-how = Como se joga
settings-points = Pontos e desempates
settings-players = Jogadores e público
settings-announced = O que se anuncia
name = Nome
place = Local
federation = Federação
arbiter = Árbitro principal
deputies = Outros árbitros
hint-deputies = Uma linha para cada um
starts = Começa
ends = Termina
system = Sistema
system-dutch-2026 = Suíço holandês (FIDE 2026)
system-dutch-2017 = Suíço holandês (FIDE 2017)
system-swiss-1985 = Suíço de 1985
system-round-robin = Todos contra todos
system-round-robin-double = Todos contra todos, dois turnos
system-round-robin-swapped = Dois turnos, com troca nas últimas rodadas
system-knockout = Eliminatórias
system-knockout-handbook = Eliminatórias, chave do regulamento
games = Partidas por eliminatória
rounds = Rodadas
hint-rounds = De 1 a 200; em um mata-mata, 0 as deixa para a chave
rate = Ritmo de jogo
hint-rate = Minutos + segundos por lance: 90+30; com controles: 40/90+30, 30+30
play = Modalidade
play-by-rate = segundo o ritmo
play-standard = clássico
play-rapid = rápido
play-blitz = relâmpago
edition = Edição das Leis
default-time = Tolerância (minutos)
colour = Cor inicial por sorteio
colour-white = brancas
colour-black = pretas
colour-none = ainda não sorteada: sorteia-se ao emparceirar a primeira rodada
baku = Aceleração de Baku
tie-breaks = Desempates
tie-breaks-fide-swiss = FIDE, suíço
tie-breaks-fide-round-robin = FIDE, todos contra todos
tie-breaks-fide-rated = FIDE, suíço com média de rating
tie-breaks-fce-swiss = Federação Catalã, suíço
tie-breaks-fce-roundrobin = Federação Catalã, todos contra todos
tie-breaks-own = pelos códigos à direita
codes = Códigos dos desempates
hint-codes = Os códigos da FIDE (C.07): BH/C1 BH SB DE WIN…
points-win = Pontos: vitória
points-draw = Pontos: empate
points-loss = Pontos: derrota
points-bye = Pontos: bye do emparceiramento
rating-method = Que rating conta
rating-fide-then-national = FIDE; senão, nacional
rating-fide = FIDE
rating-national = nacional
rating-national-then-fide = nacional; senão, FIDE
rating-higher = o mais alto
rating-list = Lista de rating usada
half-byes = Byes de meio ponto por jogador
byes-not-last = Sem byes nas últimas rodadas
initials-below = Iniciais abaixo desta idade
delay = Atraso da transmissão (segundos)
check-in = É preciso confirmar presença antes de emparceirar
annulled = Quem se retira antes da metade fica fora (14.31)
schedule = Horário
hint-schedule = Uma linha por rodada: 2026-11-16 17:00
regulations = Regulamento
event-fide-mode = Modo FIDE
hint-fide-mode = Avisa do que a FIDE não aceita. Pode-se sair, mas não voltar.
fide-mode = Modo FIDE
fide-mode-on = O torneio está em modo FIDE.
fide-mode-off = O torneio saiu do modo FIDE; não se pode voltar.
fide-mode-reason = Motivo, para o relatório
fide-mode-leave = Sair do modo FIDE
done-left-fide = O torneio saiu do modo FIDE.
done-settings = Dados salvos.
done-nothing = Não há nada a mudar.
done-saved = Salvo.

## Fields

field-needed = É preciso preencher este campo.
field-choice = Escolha um valor da lista.
field-date = Esperava-se uma data como 2026-11-16.
field-rate = Isso não é um ritmo de jogo; esperava-se por exemplo 90+30.
field-number = Esperava-se um número de { $least } a { $most }.
field-rating = Esperava-se um rating de 0 a 4000.
field-games = Esperava-se um número de 1 a 12.
field-points = Esperavam-se pontos como 1, 0.5 ou 3.
field-digits = Só algarismos, no máximo 12.
field-long = No máximo { $most } caracteres.
field-names = No máximo { $most } nomes, cada um com no máximo { $long } caracteres.
field-tie-break = «{ $code }» não é um desempate conhecido.
field-tie-breaks = Esperavam-se no máximo { $most } desempates, e nenhum dos de equipes.
field-tie-break-twice = O desempate «{ $code }» está duas vezes.
field-schedule = «{ $found }» não diz nenhum dia; esperava-se uma linha como 2026-11-16 17:00.
field-result = Esperava-se 1, 0, =, +, - ou --.

## Confirming and refusals

confirm-title = É preciso confirmar
confirm-not-title = Isto não pode ser feito em modo FIDE
confirm-follows = O que se segue disso:
confirm-ask = Quer fazê-lo mesmo assim? Ficará no registro quem confirmou.
confirm-first = Isto tem consequências que não se podem desfazer. Se continuar, será perguntado de novo.
confirm-go-on = Continuar
confirm-yes = Sim, faça
confirm-leave = Para fazê-lo, antes é preciso sair do modo FIDE.
confirm-leave-link = Como sair do modo FIDE
warn-refused = Não foi feito: { $why }
warn-consequences = Feito. Consequências: { $what }
failure-past = O passado não pode ser mudado: volte ao presente.

## Log

log-intro = Tudo o que foi feito, por quem e quando. Nada se apaga: desfazer é um ato novo.
log-number = N.º
log-when = Quando
log-who = Quem
log-by-desk = o programa
log-by-game = Tabuleiro { $board }, rodada { $round }
log-what = O quê
log-acts = Ações
log-look = ver então
log-undo = desfazer
log-undone = desfeito
log-of = do ato { $number }
log-more = Mais antigos
done-undone = O ato { $number } foi desfeito.

## Files

file-trf26 = Relatório TRF26
file-trf16 = Relatório TRF16
file-pgn = Resultados em PGN
file-csv = Jogadores em CSV
file-consolation = Eliminatória de consolação da categoria { $category } (TRF26): importa-se em um torneio novo (3.11)
file-get = Baixar
files-personal = O relatório leva datas de nascimento, porque a FIDE as pede.
