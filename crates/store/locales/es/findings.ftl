### Errors that verification finds in a database, a backup or an exported file.

command = { $stream }: la acción { $number } repite una orden ya registrada
checkpoint = { $stream }: el punto de control { $over } no coincide; el registro se ha alterado o acortado, o la firma no es de este servidor
gone = { $stream }: falta este registro
unknown = { $stream }: este registro no lo ha creado adoube
rows = { $table }: filas registradas: { $written }, encontradas: { $found }; alguien las ha eliminado, añadido o cambiado a mano
persons = datos personales
checkpoints = puntos de control
person = { $id }: los datos de esta persona están dañados
envelope = { $commitment }: el sobre de esta jugada secreta está dañado
row = { $row }: estos datos están dañados
count = la última línea cuenta { $counted } (acciones + otras líneas), pero el archivo tiene { $found }
lines = el archivo se ha cambiado: las líneas no coinciden con el resumen de la última línea
answer = { $stream }: acción { $number }: se registró { $recorded }, pero al reproducirla resulta { $replayed }

over-entries = { $n ->
    [1] de 1 acción
   *[other] de { $n } acciones
    }
