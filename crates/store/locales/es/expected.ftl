### What a malformed value should have been.

sentence = { $what }: se ha encontrado { $found }; se esperaba: { $expected }
stream = nombre del registro
stream-expected = un tipo en minúsculas, una barra y un nombre con letras ASCII, cifras y . _ : - /
command = identificador de la orden
kind = tipo de acción
kind-expected = letras ASCII minúsculas, cifras y guiones
body = contenido de una acción
body-expected = JSON en una sola línea, de 1 MiB como máximo
version = versión del formato de una acción
person = persona
person-expected = textos cortos sin caracteres de control, y los detalles en JSON
sealed = jugada secreta
sealed-expected = 1000 bytes como máximo
listed = jugador de una lista
listed-expected = un nombre y datos cortos en JSON, sin caracteres de control
