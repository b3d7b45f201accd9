### What a value of the record should have been.

sentence = { $what }: se encontró { $found }; se esperaba { $expected }
stream = flujo
stream-expected = un tipo en minúsculas, una barra y un nombre de letras ASCII, cifras y . _ : - /
command = orden
kind = tipo de entrada
kind-expected = letras minúsculas ASCII, cifras y guiones
body = entrada
body-expected = un texto JSON en una línea, de como máximo 1 MiB
version = versión de la forma de una entrada
person = persona
person-expected = textos cortos sin caracteres de control, y los detalles en JSON
sealed = jugada secreta
sealed-expected = como máximo 1000 bytes
listed = jugador de una lista
listed-expected = un nombre y datos cortos en JSON, sin caracteres de control
