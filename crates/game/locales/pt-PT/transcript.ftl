### What a transcript should have had instead of what it has.

smaller = um ficheiro de um MiB no máximo, com linhas de 60 000 caracteres no máximo
sealed = o texto do lance secreto
