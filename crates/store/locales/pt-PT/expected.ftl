### What a value of the record should have been.

body-expected = um texto JSON numa linha, de no máximo 1 MiB
person-expected = textos curtos sem caracteres de controlo, e os detalhes em JSON
sealed = lance secreto
listed-expected = um nome e dados curtos em JSON, sem caracteres de controlo
