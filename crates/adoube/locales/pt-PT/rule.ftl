### `adoube rule`.

check = Compara as respostas com as do ficheiro
