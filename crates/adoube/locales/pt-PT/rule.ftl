### `adoube rule`.

files = Ficheiro (FILE) da transcrição; - lê a entrada padrão
check = Comparar as decisões com as do ficheiro
