### Errors in a line-up file: after the name of the file, one line, without a full stop

team = uma das equipas, por exemplo A, ou A-1 na Copa
round = um número de ronda de 1 a 999
line = uma linha que comece por «{ $word }»
size = um ficheiro de, no máximo, 64 KiB
length = uma lista de, no máximo, 999 números
