## What the pages of a season share

nav-league = Ligas
within = Escritório e delegados
none = Ainda não há nenhuma temporada.
counts = { $clubs } clubes, { $teams } equipes
demo-title = Temporada de demonstração
demo-intro = Seis clubes inventados com duas equipes cada um, duas rodadas jogadas e a terceira em jogo hoje: escalações, súmulas, comitês; tudo pode ser experimentado sem medo.
done-league-demo = A temporada de demonstração está pronta. Abra um confronto de hoje.

## Tabs

tab-overview = Resumo
tab-season = Temporada

## Words of the handbook

foreigner-short = estr.
category-third = terceira
category-second = segunda
category-first = primeira
category-preferent = preferente
team-first-division = Primeira Divisão
team-second-division = Segunda Divisão
team-first = Primeira Categoria
team-second = Segunda Categoria
team-third = Terceira Categoria
team-promotion = Promoção à Terceira
result-home-absent = o mandante não comparece
result-visitors-absent = o visitante não comparece
result-both-absent = nenhum dos dois comparece
session-sealed-once = selada
session-second = segunda sessão
session-sealed-twice = selada duas vezes: ao Comitê
session-third = terceira sessão
session-sent = ao Comitê
session-quick = final rápido

## Public pages

tab-calendar = Calendário
no-events = Ainda não foi anunciada nenhuma competição.
teams = { $count } equipes
players = { $count } jogadores
entries-until = inscrições até { $date }
state-round = rodada { $round } de { $rounds }
next = próxima:
rounds = Rodadas
today = hoje
not-paired = Esta rodada ainda não foi emparceirada.
by-the-table = Ainda não emparceirada. Pela tabela do grupo vão se enfrentar:
bulletin = Boletim para imprimir
bulletin-title = Boletim da rodada { $round }
back = Voltar
home = Casa
visitors = Visitante
rests = Folgam:
group = Grupo { $group }
after = depois da rodada { $round }
rank = Lugar
team = Equipe
points = Pontos
played = J
won = V
drawn = E
lost = D
boards = Tabuleiros
goes = Sobe ou desce
promoted = sobe
relegated = desce
draw-needed = falta sorteio público
gone = retirada
eliminated = eliminada por duas ausências (Withdrawals 14.1)
open-matches = Sem resultado final:
entered = Equipes inscritas
consolation = Consolação (3.11): podem continuar jogando
tie-direct = Conf.
tie-sonneborn = S-B
tie-kashdan = Kashdan
tie-dutch = Holandês
tie-boards = Σ tabuleiros
tie-worked = como se obtêm
tie-worked-title = { $team }: como se obtêm os desempates
tie-worked-round = rodada { $round }
tie-worked-board = tabuleiro { $board }
tie-worked-matches = pontos de confronto
tie-worked-games = pontos de tabuleiro
tie-worked-divided = o Buchholz, dividido por
reading-title = Como se lê o que se disputa
reading-hint = Há partidas jogadas sub condicione: enquanto o Comitê não decidir, as classificações têm duas leituras.
reading-settled = Só o que é firme
reading-upheld = Se for aceito
reading-rejected = Se for recusado

## Overview

unbound = Esta conta não é de nenhum clube: o administrador deve dar-lhe o alcance TEMPORADA/CLUBE.
behind = Ainda não completas
line-ups = escalações: { $count } de 2
playing = em jogo ou pendente
unsigned = falta uma assinatura
no-record = a súmula não chegou
complete = completa
during = durante a rodada { $round }
to-begin = ainda não começou
score-open = * ainda faltam resultados
by-lot = por sorteio
