### `adoube export`.

export = Exportar los registros en líneas JSON, legibles sin adoube; las opciones añaden los demás datos
to = Archivo nuevo (FILE) [por defecto: salida estándar]
persons = Incluir los datos personales
lists = Incluir las listas de Elo
secrets = Incluir las cuentas (con los resúmenes de las contraseñas y la verificación en dos pasos), las sesiones, los secretos y la clave de firma; proteja el archivo como una contraseña
all = Incluirlo todo, para trasladar adoube a otro ordenador: --persons --lists --secrets
exported = { $path }: { $entries } { $streams }, { $rest }
damaged = { $path }: exportado, pero la base de datos está dañada ({ $faults }); no restaure nada de este archivo
