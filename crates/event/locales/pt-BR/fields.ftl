### Fields of the forms of a tournament, at the beginning of a message: “Name: …”.

name = Nome
place = Local
federation = Federação
dates = Datas
schedule = Calendário
arbiter = Árbitro principal
deputies = Árbitros adjuntos
rounds = Rodadas
rate = Ritmo de jogo
default-time = Tolerância de atraso
tie-breaks = Desempates
scoring = Pontos
rating-list = Lista de rating
broadcast-delay = Atraso da transmissão
regulations = Regulamento
person = Pessoa
rating = Rating
title = Título
club = Clube
groups = Grupos
reason = Motivo
article = Artigo
text = Texto
table = Tabuleiro fixo
timer = Cronômetro do salão (segundos)
by = Autor
