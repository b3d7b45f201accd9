### `adoube rule`.

about = Julga transcrições: o que dizem as leis do que aconteceu num tabuleiro
files = As transcrições; - é a entrada padrão
check = Compara as respostas com as do arquivo
unreadable = { $name }: não se pode ler: { $error }
not-utf8 = { $name }: linha { $line }, coluna { $column }: encontraram-se bytes que não são UTF-8, esperava-se texto
tally = { $passed } corretas, { $failed } incorretas
