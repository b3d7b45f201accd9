### What a malformed value should have been.

sentence = { $what }: encontrado: { $found }; esperado: { $expected }
stream = nome do registro
stream-expected = um tipo em minúsculas, uma barra e um nome com letras ASCII, algarismos e . _ : - /
command = identificador do comando
kind = tipo de ação
kind-expected = letras ASCII minúsculas, algarismos e hifens
body = conteúdo de uma ação
body-expected = JSON em uma só linha, de no máximo 1 MiB
version = versão do formato de uma ação
person = pessoa
person-expected = textos curtos sem caracteres de controle, e os detalhes em JSON
sealed = lance secreto
sealed-expected = no máximo 1000 bytes
listed = jogador de uma lista
listed-expected = um nome e dados curtos em JSON, sem caracteres de controle
