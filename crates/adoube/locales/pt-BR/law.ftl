### `adoube law`.

about = As leis: um artigo, uma busca, os termos ou duas edições comparadas
article = O número, como 7.5.5 ou A.4; sem número, o índice
edition = A edição: 1985, 2017, 2018 ou 2023 [padrão: 2023]
search = Busca artigos pelas suas palavras, com ou sem acentos
term = Busca um termo do glossário em todas as línguas
compare = Compara duas edições: todas as diferenças, ou as de um artigo
