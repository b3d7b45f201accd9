### The fields of the forms of an event.

name = nom
place = lloc
federation = federació
dates = dates
schedule = horari
arbiter = àrbitre
deputies = àrbitres adjunts
rounds = rondes
rate = ritme de joc
default-time = temps d'espera
tie-breaks = desempats
scoring = puntuació
rating-list = llista d'Elo
broadcast-delay = retard de la retransmissió
regulations = bases
person = persona
rating = Elo
title = títol
club = club
groups = grups
reason = motiu
article = article
text = text
table = taula
timer = segons
by = autor
