### The fields of the forms of an event.

name = izena
place = lekua
federation = federazioa
dates = datak
schedule = ordutegia
arbiter = epailea
deputies = epaile laguntzaileak
rounds = jardunaldiak
rate = joko-erritmoa
default-time = itxaron-denbora
tie-breaks = berdinketa-hausteak
scoring = puntuazioa
rating-list = Elo zerrenda
broadcast-delay = emanaldiaren atzerapena
regulations = arauak
person = pertsona
rating = Elo
title = titulua
club = kluba
groups = taldeak
reason = arrazoia
article = artikulua
text = testua
table = mahaia
timer = segundoak
by = egilea
