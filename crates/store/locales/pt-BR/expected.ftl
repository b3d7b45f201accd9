### What a value of the record should have been.

sentence = { $what }: encontrou-se { $found }; esperava-se { $expected }
stream = fluxo
stream-expected = um tipo em minúsculas, uma barra e um nome de letras ASCII, algarismos e . _ : - /
command = comando
kind = tipo de entrada
kind-expected = letras minúsculas ASCII, algarismos e hífenes
body = entrada
body-expected = um texto JSON em uma linha, de no máximo 1 MiB
version = versão da forma de uma entrada
person = pessoa
person-expected = textos curtos sem caracteres de controle, e os detalhes em JSON
sealed = lance selado
sealed-expected = no máximo 1000 bytes
listed = jogador de uma lista
listed-expected = um nome e dados curtos em JSON, sem caracteres de controle
