### The fields of the forms of an event.

rounds = rondas
rating-list = lista de Elo
rating = Elo
