### What a value of the record should have been.

sentence = { $what }: s'ha trobat { $found }; s'esperava { $expected }
stream = flux
stream-expected = un tipus en minúscules, una barra i un nom de lletres ASCII, xifres i . _ : - /
command = ordre
kind = tipus d'entrada
kind-expected = lletres minúscules ASCII, xifres i guions
body = entrada
body-expected = un text JSON en una línia, de com a màxim 1 MiB
version = versió de la forma d'una entrada
person = persona
person-expected = textos curts sense caràcters de control, i els detalls en JSON
sealed = jugada secreta
sealed-expected = com a màxim 1000 bytes
listed = jugador d'una llista
listed-expected = un nom i dades curtes en JSON, sense caràcters de control
