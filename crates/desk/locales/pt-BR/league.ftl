## Shared by the pages of a season

nav-league = Ligas
within = Gerenciar
none = Ainda não há temporadas.
counts = { $clubs ->
    [1] Um clube
   *[other] { $clubs } clubes
}, { $teams ->
    [1] uma equipe
   *[other] { $teams } equipes
}
demo-title = Temporada de demonstração
demo-intro = Seis clubes de exemplo com duas equipes cada um: duas rodadas disputadas e a terceira em andamento hoje, com escalações, súmulas e processos. Nada do que você fizer aqui afeta uma temporada real.
done-league-demo = Temporada de demonstração criada. Abra um dos confrontos de hoje.

## Tabs

tab-overview = Resumo
tab-season = Temporada

## Words of the handbook

foreigner-short = Estr.
category-third = Terceira
category-second = Segunda
category-first = Primeira
category-preferent = Preferente
team-first-division = Primeira Divisão
team-second-division = Segunda Divisão
team-first = Primeira Categoria
team-second = Segunda Categoria
team-third = Terceira Categoria
team-promotion = Acesso à Terceira
result-home-absent = ausência do mandante
result-visitors-absent = ausência do visitante
result-both-absent = ausência de ambos
session-sealed-once = Lance secreto
session-second = Segunda sessão
session-sealed-twice = Segundo lance secreto: no Comitê
session-third = Terceira sessão
session-sent = No Comitê
session-quick = Final combinado

## Public pages

tab-calendar = Calendário
no-events = Nenhuma competição anunciada ainda.
teams = { $count ->
    [1] Uma equipe
   *[other] { $count } equipes
}
players = { $count ->
    [1] Um jogador
   *[other] { $count } jogadores
}
entries-until = Inscrições até { $date }
state-round = Rodada { $round } de { $rounds }
next = Próxima:
rounds = Rodadas
today = Hoje
not-paired = A rodada ainda não foi emparceirada.
by-the-table = A rodada ainda não foi emparceirada. Pela tabela de emparceiramentos, estas equipes vão se enfrentar:
bulletin = Imprimir o boletim
bulletin-title = Boletim da rodada { $round }
back = Voltar
home = Mandante
visitors = Visitante
rests = Folga:
group = Grupo { $group }
after = após a rodada { $round }
during = durante a rodada { $round }
rank = Posição
team = Equipe
points = Pontos
played = J
won = V
drawn = E
lost = D
boards = Pontos de partida
goes = Acesso ou rebaixamento
promoted = Acesso
relegated = Rebaixamento
draw-needed = É preciso um sorteio público
gone = Desistiu
eliminated = Eliminada: dois não comparecimentos (Desistências e eliminações 14.1)
open-matches = Ainda sem resultado definitivo:
entered = Equipes inscritas
consolation = Consolação: equipes que podem continuar jogando (3.11)
tie-direct = Confronto direto
tie-sonneborn = S-B
tie-kashdan = Kashdan
tie-dutch = Holandês
tie-boards = Pontos de partida
tie-worked = Cálculo
tie-worked-title = { $team }: cálculo dos desempates
tie-worked-round = Rodada { $round }
tie-worked-board = tabuleiro { $board }
tie-worked-matches = pontos de confronto
tie-worked-games = pontos de partida
tie-worked-divided = Buchholz dividido por
reading-title = Classificação com partidas em disputa
reading-hint = Há partidas jogadas sub condicione. Enquanto o Comitê de Competição não decidir, a classificação tem duas versões.
reading-settled = Só as partidas definidas
reading-upheld = Se for aceito
reading-rejected = Se for rejeitado
score-open = * Faltam resultados
by-lot = por sorteio

## Overview

unbound = Esta conta não está vinculada a nenhum clube. Peça à administração que a vincule: TEMPORADA/NÚMERO-DO-CLUBE.
behind = Confrontos incompletos de rodadas anteriores
line-ups = Escalações: { $count } de 2
playing = Em andamento ou pendente
unsigned = Falta uma assinatura
no-record = Súmula não recebida
complete = Completo
to-begin = Não iniciado
subscribe = Assinar o calendário
club-no-teams = Este clube não inscreveu nenhuma equipe.
club-no-matches = Ainda não há confrontos.

## A group, a club and a player for the public

grid = Quadro de resultados
progress = Posição após cada rodada
group-page = Quadro e posições após cada rodada
player-season = Temporada
player-no-games = Ainda não há partidas.
player-points = pontos
player-opponents = rating médio dos oponentes
opponent = Oponente
games = Partidas
