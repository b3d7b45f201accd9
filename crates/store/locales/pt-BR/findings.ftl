### What is wrong with a record.

command = { $stream }: a entrada { $number } repete um comando já registrado
checkpoint = { $stream }: o ponto de controle { $over } não confere: o registro foi alterado ou encurtado, ou a assinatura não é da mesa
gone = { $stream }: o fluxo foi começado e já não está aí
unknown = { $stream }: nenhuma mesa começou este fluxo
rows = { $table }: foram escritos { $written } e há { $found }; foram tirados, acrescentados ou mudados à mão
persons = dados de pessoas
checkpoints = pontos de controle
person = { $id }: os dados desta pessoa estão danificados
envelope = { $commitment }: o envelope deste lance selado está danificado
row = { $row }: estes dados estão danificados
count = a última linha conta { $counted } (entradas + outras linhas) e há { $found }
lines = as linhas não são as que foram escritas: o resumo da última não confere
answer = { $stream }: a entrada { $number } diz { $recorded }; repetida, a resposta é { $replayed }
over-entries = { $n ->
    [1] de 1 entrada
   *[other] de { $n } entradas
}
