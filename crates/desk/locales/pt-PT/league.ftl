## Shared by the pages of a season

within = Gerir
none = Ainda não há épocas.
counts = { $clubs ->
    [one] Um clube
   *[other] { $clubs } clubes
}, { $teams ->
    [one] uma equipa
   *[other] { $teams } equipas
}
demo-title = Época de demonstração
demo-intro = Seis clubes de exemplo com duas equipas cada um: duas rondas disputadas e a terceira em curso hoje, com constituições das equipas, atas e processos. Nada do que fizer aqui afeta uma época real.
done-league-demo = Época de demonstração criada. Abra um dos encontros de hoje.

## Tabs

tab-season = Época

## Words of the handbook

team-promotion = Subida à Terceira
result-home-absent = falta do visitado
result-visitors-absent = falta do visitante
result-both-absent = falta de ambos
session-sealed-twice = Segundo lance secreto: na Comissão
session-sent = Na Comissão

## Public pages

no-events = Ainda não foi anunciada nenhuma competição.
teams = { $count ->
    [one] Uma equipa
   *[other] { $count } equipas
}
state-round = Ronda { $round } de { $rounds }
rounds = Rondas
not-paired = A ronda ainda não foi emparceirada.
by-the-table = A ronda ainda não foi emparceirada. Pela tabela de emparceiramentos, vão defrontar-se estas equipas:
bulletin-title = Boletim da ronda { $round }
home = Visitado
after = após a ronda { $round }
during = durante a ronda { $round }
team = Equipa
goes = Subida ou descida
promoted = Subida
relegated = Descida
eliminated = Eliminada: duas faltas de comparência (Desistências e eliminações 14.1)
entered = Equipas inscritas
consolation = Consolação: equipas que podem continuar a jogar (3.11)
tie-worked-round = Ronda { $round }
tie-worked-matches = pontos de encontro
reading-hint = Há partidas jogadas sub condicione. Enquanto a Comissão de Competição não decidir, a classificação tem duas versões.
reading-settled = Só as partidas resolvidas
reading-upheld = Se for aceite

## Overview

unbound = Esta conta não está associada a nenhum clube. Peça à administração que a associe: ÉPOCA/NÚMERO-DO-CLUBE.
behind = Encontros incompletos de rondas anteriores
line-ups = Constituições: { $count } de 2
playing = Em curso ou pendente
no-record = Ata não recebida
subscribe = Subscrever o calendário
club-no-teams = Este clube não inscreveu nenhuma equipa.
club-no-matches = Ainda não há encontros.

## A group, a club and a player for the public

progress = Posição após cada ronda
group-page = Quadro e posições após cada ronda
player-season = Época
player-opponents = Elo médio dos adversários
opponent = Adversário
