### `adoube law`.

about = As leis: um artigo, uma procura, os termos ou duas edições comparadas
edition = A edição: 1985, 2017, 2018 ou 2023 [predefinição: 2023]
search = Procura artigos pelas suas palavras, com ou sem acentos
term = Procura um termo do glossário em todas as línguas
