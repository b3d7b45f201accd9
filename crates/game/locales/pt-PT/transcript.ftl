### Errors in a transcript: what is expected at a place, and the sentences around it.

smaller = um ficheiro de 1 MiB no máximo, com linhas de 60 000 caracteres no máximo
answer = uma resposta e o seu artigo
