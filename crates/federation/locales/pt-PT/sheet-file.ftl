### What is wrong with the file of a line-up.

team = uma das equipas, como A, ou A-1 na Copa
round = uma ronda de 1 a 999
size = um ficheiro de no máximo 64 KiB
