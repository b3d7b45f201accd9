### The lines of an exported file, and their errors.

what = archivo exportado
end = final del archivo exportado
kinds = una línea JSON de un archivo exportado (log/2): adoube, signer, entry, checkpoint, sealed, person, row o end
cut = el resto de la línea, que se corta aquí
format = formato del archivo exportado
digest = un resumen de 64 cifras hexadecimales
row = una fila con todas las columnas, de la tabla erased, account, session, secret, list, listed o listed_key
as-written = los datos tal como se escribieron (la suma de control no coincide)
more-lines = más líneas, hasta la última, { "{" }"end":…{ "}" }; el archivo está incompleto
nothing-after-end = el final del archivo después de la última línea
utf8 = texto en UTF-8
short-lines = líneas de 1 MiB como máximo
line-count = tantas acciones y otras líneas como dice la última línea
lines-of-digest = líneas que coincidan con el resumen de la última línea
