### `adoube man`.

man = Escribir la página del manual
name = NOMBRE
synopsis = SINOPSIS
exit = ESTADO DE SALIDA
n-0 = Correcto, o la respuesta es sí.
n-1 = La respuesta es no: por ejemplo, una jugada ilegal o una comprobación fallida.
n-2 = Uso incorrecto o entrada ilegible.
