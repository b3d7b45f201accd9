### `adoube rule`.

about = Aplicar as Leis a transcrições de partidas e mostrar cada decisão
files = Arquivo (FILE) da transcrição; - lê a entrada padrão
check = Comparar as decisões com as do arquivo
explain = Explicar cada decisão: o título do artigo, a razão e os fatos anteriores em que se baseia
not-utf8 = { $name }: linha { $line }, coluna { $column }: UTF-8 inválido; esperado: texto
tally = corretas: { $passed }; incorretas: { $failed }
