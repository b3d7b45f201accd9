## Tournament pages

tab-overview = Resumo
tab-players = Jogadores
tab-rounds = Rodadas
tab-results = Resultados
tab-standings = Classificação
tab-crosstable = Quadro cruzado
tab-log = Registro
tab-settings = Configurações
tab-files = Arquivos
mark-closed = Encerrado
mark-draft = Rodada { $round }: rascunho
mark-playing = Rodada { $round } em andamento
mark-fide = Modo FIDE
mark-not-fide = Modo FIDE desativado
state-entries = Inscrições abertas
state-draft = Rodada { $round } de { $rounds }: rascunho
state-playing = Rodada { $round } de { $rounds }: em andamento
state-between = Rodada { $round } de { $rounds }: encerrada
players = Jogadores

## List of tournaments, new tournaments

new = Novo torneio
make = Criar torneio
from-file = Importar torneio (TRF)
state = Situação
demo-title = Torneio de demonstração
demo-intro = 24 jogadores de exemplo, cinco rodadas, a quarta em andamento. Nada do que você fizer aqui afeta um torneio real.
demo-make = Criar torneio de demonstração
demo-make-season = Criar temporada de demonstração
done-demo = Torneio de demonstração criado. Experimente lançar os resultados que faltam.
done-event-made = Torneio criado. Agora adicione os jogadores.

## Overview

overview-facts = Torneio
overview-public = Página pública
overview-latest = Atividade recente
overview-log = Registro completo
overview-withdrawn = desistências: { $count }
next-players = Adicione os jogadores. Digite os nomes ou importe um arquivo CSV ou TRF.
next-players-button = Adicionar jogadores
next-pair = A rodada { $round } já pode ser emparceirada. Jogadores presentes: { $count }.
next-pair-button = Emparceirar rodada
next-draft = Rodada { $round }: o emparceiramento é um rascunho. Revise e publique.
next-draft-button = Revisar rascunho
next-results = Rodada { $round } em andamento. { $missing }.
next-results-button = Lançar resultados
next-close-round = Rodada { $round }: todos os resultados foram lançados. Encerre a rodada.
next-close-round-button = Encerrar rodada
next-over = Todas as rodadas foram disputadas. Confira a classificação e encerre o torneio.
next-closed = O torneio está encerrado. O relatório já pode ser baixado.
close = Encerrar torneio
reopen = Reabrir torneio
done-event-closed = Torneio encerrado.
done-reopened = Torneio reaberto.
slips-title = Resultados enviados pelos jogadores
slip-approve = Aprovar
slip-reject = Rejeitar
done-approved = Resultado aprovado.
done-rejected = Resultado rejeitado.

## Settings

settings-what = Dados do torneio
settings-how = Sistema e ritmo de jogo
settings-points = Pontos e desempates
settings-players = Jogadores e páginas públicas
settings-announced = Informações públicas
name = Nome
place = Local
federation = Federação
arbiter = Árbitro principal
deputies = Árbitros adjuntos
hint-deputies = Um nome por linha.
starts = Data de início
ends = Data de término
system = Sistema de emparceiramento
system-dutch-2026 = Suíço, sistema holandês (FIDE 2026)
system-dutch-2017 = Suíço, sistema holandês (FIDE 2017)
system-swiss-1985 = Suíço, regras de 1985
system-round-robin = Round robin
system-round-robin-double = Round robin em dois turnos
system-round-robin-swapped = Round robin em dois turnos, com as duas últimas rodadas do primeiro trocadas
system-knockout = Mata-mata
system-knockout-handbook = Mata-mata, chave do regulamento
games = Partidas por match (mata-mata)
rounds = Rodadas
hint-rounds = De 1 a 200. No mata-mata, 0 deixa a chave decidir.
rate = Ritmo de jogo
hint-rate = Minutos + segundos por lance, por exemplo 90+30; com dois períodos, 40/90+30, 30+30.
play = Modalidade
play-by-rate = De acordo com o ritmo de jogo
play-standard = Clássico
play-rapid = Rápido
play-blitz = Blitz
edition = Edição das Leis
default-time = Tolerância de atraso (minutos)
colour = Cor do número 1 na primeira rodada
colour-white = Brancas
colour-black = Pretas
colour-none = Sortear ao emparceirar a primeira rodada
baku = Aceleração de Baku
tie-breaks = Desempates
tie-breaks-fide-swiss = FIDE, suíço
tie-breaks-fide-round-robin = FIDE, round robin
tie-breaks-fide-rated = FIDE, suíço com média de rating
tie-breaks-fce-swiss = Federação Catalã, suíço
tie-breaks-fce-roundrobin = Federação Catalã, round robin
tie-breaks-own = Personalizados (digite os códigos)
codes = Códigos de desempate
hint-codes = Códigos da FIDE em ordem, por exemplo BH-C1 BH SB DE (C.07).
points-win = Pontos por vitória
points-draw = Pontos por empate
points-loss = Pontos por derrota
points-bye = Pontos por bye do emparceiramento
rating-method = Rating utilizado
rating-fide-then-national = FIDE; se não houver, nacional
rating-fide = Só FIDE
rating-national = Só nacional
rating-national-then-fide = Nacional; se não houver, FIDE
rating-higher = O mais alto dos dois
rating-list = Lista de rating
half-byes = Byes de meio ponto por jogador
byes-not-last = Número de últimas rodadas sem byes
initials-below = Só iniciais para menores de (anos)
delay = Atraso da transmissão (segundos)
check-in = Emparceirar só jogadores com presença confirmada
annulled = Anular as partidas de quem desistir antes da metade das rodadas (14.31)
schedule = Calendário
hint-schedule = Uma rodada por linha, por exemplo 2026-11-16 17:00.
zone = Fuso horário
hint-zone = Por exemplo, America/Sao_Paulo. Deixe em branco para usar o fuso horário do servidor.
regulations = Regulamento
event-fide-mode = Modo FIDE
hint-fide-mode = Impede tudo o que a FIDE não aceita. Mais tarde você pode desativar, mas não ativar de novo.
fide-mode = Modo FIDE
fide-mode-on = O modo FIDE está ativado.
fide-mode-off = O modo FIDE está desativado e não pode ser ativado de novo.
fide-mode-reason = Motivo (para o relatório)
fide-mode-leave = Desativar o modo FIDE
done-left-fide = Modo FIDE desativado.
done-settings = Configurações salvas.
done-nothing = Não há alterações para salvar.
done-saved = Alterações salvas.
settings-board = Regras no tabuleiro
draw-offers = Ofertas de empate
draw-offers-allowed = Permitidas
draw-offers-after = Permitidas a partir de um número de lances
draw-offers-forbidden = Só com o consentimento do árbitro
draw-moves = Lances de cada jogador antes de oferecer empate
quickplay = Último período sem incremento (Diretrizes III)
quickplay-off = Diretrizes não anunciadas
quickplay-increment = O jogador pode pedir um incremento (III.4)
quickplay-claim = O jogador pode reclamar empate ao árbitro (III.5)
quickplay-referred = A reclamação é julgada depois, sem árbitro no tabuleiro (III.6)
devices = Dispositivos eletrônicos
devices-forbidden = Proibidos no ambiente de jogo
devices-bag = Permitidos em uma bolsa, desligados
device-penalty = Dispositivo encontrado com um jogador
device-penalty-loss = Perda da partida
device-penalty-milder = Uma penalidade mais branda
leaving = Sair da área de jogo na vez do oponente
leaving-free = Sem avisar
leaving-reported = Com aviso ao árbitro
counting = Lances ilegais na edição de 2017
counting-separate = Contados separadamente por tipo
counting-pooled = Contados em conjunto
supervised-blitz = Lance ilegal em blitz supervisionado na edição de 2023
supervised-blitz-two = Dois minutos para o oponente
supervised-blitz-one = Um minuto para o oponente

## Fields

field-needed = Este campo é obrigatório.
field-choice = Escolha um valor da lista.
field-date = Digite uma data, por exemplo 2026-11-16.
field-rate = Digite um ritmo de jogo, por exemplo 90+30.
field-number = Digite um número de { $least } a { $most }.
field-rating = Digite um rating de 0 a 4000.
field-games = Digite um número de 1 a 12.
field-points = Digite os pontos, por exemplo 1, ½ ou 3.
field-digits = Digite só algarismos, 12 no máximo.
field-long = Digite no máximo { $most } caracteres.
field-names = Digite no máximo { $most } nomes, cada um com até { $long } caracteres.
field-tie-break = Desempate desconhecido: “{ $code }”.
field-tie-breaks = Digite no máximo { $most } desempates, nenhum deles para equipes.
field-tie-break-twice = O desempate “{ $code }” aparece duas vezes.
field-schedule = Falta a data em “{ $found }”. Digite uma rodada por linha, por exemplo 2026-11-16 17:00.
field-zone = Fuso horário desconhecido: “{ $found }”. Digite o nome IANA, por exemplo America/Sao_Paulo.
field-result = Digite 1, 0, =, +, - ou --.

## Confirmations and refusals

confirm-title = Confirme a ação
confirm-not-title = Não é possível no modo FIDE
confirm-follows = Consequências:
confirm-ask = Deseja continuar? O registro mostrará quem confirmou.
confirm-first = Algumas consequências não podem ser desfeitas. A confirmação será pedida de novo.
confirm-go-on = Continuar
confirm-yes = Confirmar
confirm-leave = Antes, desative o modo FIDE.
confirm-leave-link = Abrir as configurações do modo FIDE
warn-refused = { $why }
warn-consequences = Alterações salvas. Consequências: { $what }
failure-past = Estados anteriores não podem ser alterados. Volte antes ao presente.

## Log

log-intro = Todas as ações, quem fez e quando. Desfazer acrescenta uma linha; nada é apagado.
log-number = Nº
log-when = Data e hora
log-who = Quem
log-by-desk = adoube
log-by-game = Tabuleiro { $board }, rodada { $round }
log-what = Ação
log-acts = Opções
log-look = Ver o estado
log-undo = Desfazer
log-undone = Desfeita
log-of = (nº { $number })
log-more = Ver ações anteriores
done-undone = Ação { $number } desfeita.

## Files

file-trf26 = Relatório para a FIDE (TRF26)
file-trf16 = Relatório para a FIDE (TRF16)
file-pgn = Resultados (PGN)
file-csv = Jogadores (CSV)
file-consolation = Mata-mata de consolação, categoria { $category } (TRF26): importe como novo torneio (3.11)
file-get = Baixar
files-personal = Os relatórios contêm as datas de nascimento exigidas pela FIDE.
