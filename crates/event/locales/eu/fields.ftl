### Fields of the forms of a tournament, at the beginning of a message: “Name: …”.

name = Izena
place = Lekua
federation = Federazioa
dates = Datak
schedule = Egutegia
arbiter = Epaile nagusia
deputies = Epaile laguntzaileak
rounds = Txandak
rate = Joko-erritmoa
default-time = Itxarote-denbora
tie-breaks = Berdinketa-hausteak
scoring = Puntuak
rating-list = Elo-zerrenda
broadcast-delay = Emankizunaren atzerapena
regulations = Txapelketaren arauak
person = Pertsona
rating = Elo
title = Titulua
club = Kluba
groups = Multzoak
reason = Arrazoia
article = Artikulua
text = Testua
table = Taula finkoa
timer = Aretoko tenporizadorea (segundoak)
by = Egilea
