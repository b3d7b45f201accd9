### The acts of an event, as the log names them.

remove = eliminação de uma inscrição
withdraw = desistência
return = regresso
penalty = sanção
close-round = encerramento da ronda
printed = ponto de verificação impresso
undo = ato anulado
