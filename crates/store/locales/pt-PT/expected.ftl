### What a malformed value should have been.

stream = nome do registo
kind-expected = letras ASCII minúsculas, algarismos e hífenes
body-expected = JSON numa só linha, com 1 MiB no máximo
person-expected = textos curtos sem caracteres de controlo, e os detalhes em JSON
listed-expected = um nome e dados curtos em JSON, sem caracteres de controlo
