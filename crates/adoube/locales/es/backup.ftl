### `adoube backup`.

backup = Hace una copia comprobada de toda la base de datos, sin parar la mesa; cifrada, lleva también la clave de la mesa
to = El fichero nuevo, o una carpeta donde se pone con la fecha en el nombre
new-key = Crea una clave de recuperación nueva en este fichero y cifra la copia
copied = { $path }: { $entries } { $streams }; todo comprobado
keep = Clave de recuperación (guárdela en papel, lejos de la copia): { $key }
