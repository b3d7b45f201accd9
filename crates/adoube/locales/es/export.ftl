### `adoube export`.

export = Escribe el registro en líneas de JSON, legibles sin este programa; lo demás, si se pide
to = El fichero nuevo [por defecto, la salida estándar]
persons = Incluye los datos personales, que si no quedan fuera
lists = Incluye las listas de rating
secrets = Incluye las cuentas (con los resúmenes de las contraseñas y el segundo factor), las sesiones, los secretos y la clave de la mesa: guarde el fichero como una contraseña
all = Todo, para rehacer la mesa en otro lugar: --persons --lists --secrets
exported = { $path }: { $entries } { $streams }, { $rest }
damaged = { $path }: se ha exportado lo que se podía leer, pero el registro no está entero ({ $faults }) y la exportación no se podrá importar
