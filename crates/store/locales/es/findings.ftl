### What is wrong with a record.

command = { $stream }: la entrada { $number } repite una orden ya registrada
checkpoint = { $stream }: el punto de control { $over } no cuadra: el registro fue alterado o acortado, o la firma no es de la mesa
gone = { $stream }: el flujo se empezó y ya no está
unknown = { $stream }: ninguna mesa ha empezado este flujo
rows = { $table }: se escribieron { $written } y hay { $found }; se han quitado, añadido o cambiado a mano
persons = datos de personas
checkpoints = puntos de control
person = { $id }: los datos de esta persona están dañados
envelope = { $commitment }: el sobre de esta jugada secreta está dañado
row = { $row }: estos datos están dañados
count = la última línea cuenta { $counted } (entradas + otras líneas) y hay { $found }
lines = las líneas no son las que se escribieron: el resumen de la última no cuadra
answer = { $stream }: la entrada { $number } dice { $recorded }; repetida, la respuesta es { $replayed }
over-entries = { $n ->
    [1] de 1 entrada
   *[other] de { $n } entradas
}
