### What a malformed value should have been.

sentence = { $what }: s’ha trobat { $found }; s’esperava: { $expected }
stream = nom del registre
stream-expected = un tipus en minúscules, una barra i un nom amb lletres ASCII, xifres i . _ : - /
command = identificador de l’ordre
kind = tipus d’acció
kind-expected = lletres ASCII minúscules, xifres i guionets
body = contingut d’una acció
body-expected = JSON en una sola línia, d’1 MiB com a màxim
version = versió del format d’una acció
person = persona
person-expected = textos curts sense caràcters de control, i els detalls en JSON
sealed = jugada secreta
sealed-expected = 1000 bytes com a màxim
listed = jugador d’una llista
listed-expected = un nom i dades curtes en JSON, sense caràcters de control
