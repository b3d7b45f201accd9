### `adoube backup`.

backup = Hacer una copia de seguridad de la base de datos, incluso con adoube en marcha, y verificarla; si está cifrada, incluye también la clave de firma
to = Ruta (PATH) de la copia nueva; si es una carpeta, el nombre del archivo lleva la hora
new-key = Crear una clave de recuperación en el archivo FILE y cifrar la copia con ella
copied = { $path }: { $entries } { $streams }, todo verificado
keep = Clave de recuperación (anótela en papel y guárdela lejos de la copia): { $key }
