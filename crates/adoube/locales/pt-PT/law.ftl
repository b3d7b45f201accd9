### `adoube law`.

about = Consultar as Leis do Xadrez: um artigo, uma pesquisa, um termo ou duas edições comparadas
article = Número do artigo (ARTICLE), por exemplo 7.5.5 ou A.4 [predefinição: o índice]
edition = Edição: 1985, 2017, 2018 ou 2023 [predefinição: 2023]
search = Palavras (WORDS) a procurar nos artigos, com ou sem acentos
term = Palavra (WORD) a procurar no glossário, em todos os idiomas
example = Mostrar um exemplo: o que acontece numa partida e a decisão segundo as Leis
