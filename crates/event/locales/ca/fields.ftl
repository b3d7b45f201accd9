### Fields of the forms of a tournament, at the beginning of a message: “Name: …”.

name = Nom
place = Lloc
federation = Federació
dates = Dates
schedule = Calendari
arbiter = Àrbitre principal
deputies = Àrbitres adjunts
rounds = Rondes
rate = Ritme de joc
default-time = Temps d’espera
tie-breaks = Desempats
scoring = Punts
rating-list = Llista d’Elo
broadcast-delay = Retard de la retransmissió
regulations = Bases
person = Persona
rating = Elo
title = Títol
club = Club
groups = Grups
reason = Motiu
article = Article
text = Text
table = Tauler fix
timer = Temporitzador de la sala (segons)
by = Autor
