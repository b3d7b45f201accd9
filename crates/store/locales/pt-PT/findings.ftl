### What is wrong with a record.

command = { $stream }: a entrada { $number } repete um comando já registado
checkpoint = { $stream }: o ponto de verificação { $over } não confere: o registo foi alterado ou encurtado, ou a assinatura não é da mesa
checkpoints = pontos de verificação
envelope = { $commitment }: o envelope deste lance secreto está danificado
