## The search in a season

title = Procurar
teams = Equipas
matches = Encontros
empty = Escreva um nome, um número de filiação, um ID FIDE ou o número de um encontro ou de um processo.
nothing = Nenhum resultado para «{ $typed }». Reveja a grafia ou escreva só o começo de cada palavra.
first = Só são mostrados os { $count } primeiros. Escreva mais palavras.
