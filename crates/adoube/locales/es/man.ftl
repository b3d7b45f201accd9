### `adoube man`.

man = Escribe la página del manual
name = NOMBRE
synopsis = SINOPSIS
exit = ESTADO DE SALIDA
n-0 = Hecho.
n-1 = La respuesta es no: una jugada ilegal, una comprobación fallida.
n-2 = Uso incorrecto o entrada ilegible.
