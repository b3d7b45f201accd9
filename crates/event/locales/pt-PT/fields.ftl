### Fields of the forms of a tournament, at the beginning of a message: “Name: …”.

rounds = Rondas
rating-list = Lista de Elo
rating = Elo
timer = Temporizador da sala (segundos)
