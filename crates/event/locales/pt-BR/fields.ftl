### The fields of the forms of an event.

name = nome
place = local
federation = federação
dates = datas
schedule = horário
arbiter = árbitro
deputies = árbitros adjuntos
rounds = rodadas
rate = ritmo de jogo
default-time = tempo de tolerância
tie-breaks = desempates
scoring = pontuação
rating-list = lista de rating
broadcast-delay = atraso da transmissão
regulations = regulamento
person = pessoa
rating = rating
title = título
club = clube
groups = grupos
reason = motivo
article = artigo
text = texto
table = mesa
timer = segundos
by = autor
