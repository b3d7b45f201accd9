### The lines of an export, and what is wrong with them.

what = registro
end = final
kinds = una línea de un registro exportado (log/2) en JSON: adoube, signer, entry, checkpoint, sealed, person, row o end
cut = el resto de la línea: está cortada aquí
format = formato del registro exportado
digest = un resumen de 64 cifras hexadecimales
row = una fila de erased, account, session, secret, list, listed o listed_key con todas sus columnas
as-written = los datos tal como se escribieron (la suma de control no cuadra)
more-lines = más líneas hasta la última, { "{" }"end":…{ "}" }: el fichero está cortado
nothing-after-end = nada después de la última línea
utf8 = texto en UTF-8
short-lines = líneas de un MiB como máximo
line-count = tantas entradas y otras líneas como dice la última
lines-of-digest = las líneas con el resumen que dice la última
