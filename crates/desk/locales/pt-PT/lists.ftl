## Rating lists in which players are looked up

title = Listas de Elo
name-hint = Se já existir uma lista com este nome, será substituída.
drop = Eliminar
intro = A lista da FIDE (TXT ou XML, comprimida ou não) ou a da federação (texto, CSV ou XLSX), até { $most } MB. Na linha de comandos: adoube list import.
packed = Este formato de compressão não é aceite. Descomprima primeiro o ficheiro.
too-large = O ficheiro é demasiado grande. O limite é de { $most } MB.
broken = O ficheiro está incompleto ou danificado. Envie-o de novo.
nothing = Nenhum jogador encontrado. Escolha uma lista de Elo da FIDE ou da federação.
wrong = Nada foi importado: a lista contém erros. Corrija-os e importe-a de novo.
search = Procurar nas listas
query-hint = O início do apelido, do nome ou do ID FIDE.
field-year = Escreva um ano de quatro algarismos, por exemplo 2012.
done-list-dropped = Lista eliminada.
