## What the pages of a season share

nav-league = Ligas
league-within = Escritório e delegados
league-none = Ainda não há nenhuma temporada.
league-counts = { $clubs } clubes, { $teams } equipes
league-demo-title = Temporada de demonstração
league-demo-intro = Seis clubes inventados com duas equipes cada um, duas rodadas jogadas e a terceira em jogo hoje: escalações, súmulas, comitês; tudo pode ser experimentado sem medo.
done-league-demo = A temporada de demonstração está pronta. Abra um confronto de hoje.

## Tabs

league-tab-overview = Resumo
league-tab-season = Temporada

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

league-tab-calendar = Calendário
league-no-events = Ainda não foi anunciada nenhuma competição.
league-teams = { $count } equipes
league-players = { $count } jogadores
league-entries-until = inscrições até { $date }
state-round = rodada { $round } de { $rounds }
league-next = próxima:
league-rounds = Rodadas
league-today = hoje
league-not-paired = Esta rodada ainda não foi emparceirada.
league-by-the-table = Ainda não emparceirada. Pela tabela do grupo vão se enfrentar:
league-bulletin = Boletim para imprimir
bulletin-title = Boletim da rodada { $round }
league-back = Voltar
league-home = Casa
league-visitors = Visitante
league-rests = Folgam:
league-group = Grupo { $group }
league-after = depois da rodada { $round }
league-rank = Lugar
league-team = Equipe
league-points = Pontos
league-played = J
league-won = V
league-drawn = E
league-lost = D
league-boards = Tabuleiros
league-goes = Sobe ou desce
league-promoted = sobe
league-relegated = desce
league-draw-needed = falta sorteio público
league-gone = retirada
league-eliminated = eliminada por duas ausências (Withdrawals 14.1)
league-open-matches = Sem resultado final:
league-entered = Equipes inscritas
league-consolation = Consolação (3.11): podem continuar jogando
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

league-unbound = Esta conta não é de nenhum clube: o administrador deve dar-lhe o alcance TEMPORADA/CLUBE.
league-behind = Ainda não completas
league-line-ups = escalações: { $count } de 2
league-playing = em jogo ou pendente
league-unsigned = falta uma assinatura
league-no-record = a súmula não chegou
league-complete = completa
league-during = durante a rodada { $round }
league-to-begin = ainda não começou
score-open = * ainda faltam resultados
league-by-lot = por sorteio
