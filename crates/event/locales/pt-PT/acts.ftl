### Actions as the log names them. What they are about follows: a name, a round, a result.

change = Definições alteradas
remove = Jogador eliminado
ask-bye = Bye pedido
cancel-bye = Pedido de bye cancelado
withdraw = Desistência registada
pair = Ronda emparceirada
seat = Emparceiramento introduzido à mão
unpublish = Publicação do emparceiramento anulada
result = Resultado introduzido
results = Resultados introduzidos
penalty = Penalidade registada
close-round = Ronda encerrada
note = Incidente registado
start-timer = Temporizador da sala iniciado
stop-timer = Temporizador da sala parado
undo = Ação anulada
