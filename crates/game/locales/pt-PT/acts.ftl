### What a player did, as the record of a game tells it. The line begins with the player.

claims-flag = reclamam a queda da bandeira
phone = trazem um dispositivo eletrónico
asks-scoresheet = pedem a folha de anotação do árbitro
by-the-display = { " " }pelo ecrã
