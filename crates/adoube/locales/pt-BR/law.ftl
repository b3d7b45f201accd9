### `adoube law`.

about = Consultar as Leis do Xadrez: um artigo, uma busca, um termo ou duas edições comparadas
article = Número do artigo (ARTICLE), por exemplo 7.5.5 ou A.4 [padrão: o índice]
edition = Edição: 1985, 2017, 2018 ou 2023 [padrão: 2023]
search = Palavras (WORDS) a buscar nos artigos, com ou sem acentos
term = Palavra (WORD) a buscar no glossário, em todos os idiomas
compare = Comparar duas edições: todas as diferenças, ou só as do artigo (ARTICLE)
example = Mostrar um exemplo: o que acontece em uma partida e a decisão segundo as Leis
example-of = Exemplo, edição de { $edition }:
no-example = Nenhuma partida da coleção ilustra este artigo.
