## What the pages of a season share

nav-league = Ligas
league-within = Escritório e delegados
league-none = Ainda não há nenhuma temporada.
league-counts = { $clubs } clubes, { $teams } equipes
league-demo-title = Temporada de demonstração
league-demo-intro = Seis clubes inventados com duas equipes cada um, duas rodadas jogadas e a terceira em jogo hoje: escalações, súmulas, comitês; tudo pode ser experimentado sem medo.
done-league-demo = A temporada de demonstração está pronta. Abra um encontro de hoje.

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
session-sent = enviada ao Comitê
session-quick = final rápido
