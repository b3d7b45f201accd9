### `adoube mate`.

file = Ficheiro (FILE) com uma posição por linha; FEN: e WB no início da linha são ignorados
why = Explicar porque é que um lado não pode dar mate
limit = Número máximo de posições (POSITIONS) examinadas por pergunta [predefinição: 4000000]
alone = há demasiadas entradas; esperado só um destes: posições, - ou --file
