### `adoube rule`.

files = Ficheiro (FILE) da transcrição; - lê a entrada padrão
check = Comparar as decisões com as do ficheiro
explain = Explicar cada decisão: o título do artigo, a razão e os factos anteriores em que se baseia
