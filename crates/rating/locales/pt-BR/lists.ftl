### What is wrong with a rating list.

sentence = linha { $line }, coluna { $column }: encontrou-se { $found }; { $reason }
nothing = um vazio
missing-column = falta a coluna { $name }
repeated-column = a coluna já existe
too-many-columns = esperavam-se no máximo 250 colunas
field-count = campos da linha: { $count }; esperavam-se { $expected }
open-quote = esperavam-se aspas de fechamento na mesma linha
after-quote = esperava-se o fim do campo depois das aspas
line-too-long = esperava-se uma linha de no máximo 16 KiB
too-large = esperava-se um arquivo de no máximo 1 GiB
not-an-id = esperava-se o número de um jogador, de 1 a 4294967295
duplicate-id = este número já está na linha { $first }
not-a-rating = esperava-se um rating de 0 a 4000, ou nada
not-a-number = esperava-se um número inteiro não negativo admissível
not-a-category = esperava-se uma categoria: 3, 2, 1, P, M ou nada
not-kept = esperavam-se resultados guardados: ano-mês:partidas:pontos:soma, separados por espaços
unknown-player = este jogador não está na lista
alone = um jogador não pode jogar contra si mesmo
not-a-result = esperava-se um resultado: 1-0, 1/2, 0-1, +-, -+ ou --
not-a-kind = esperava-se open, team, barcelona, closed, closed-fide, individual, private ou nada
not-a-date = esperava-se um dia: AAAA-MM-DD
other-event = uma linha anterior diz outra coisa deste torneio
no-event = esperava-se o nome do torneio
too-many = esperavam-se no máximo um milhão de torneios e cem milhões de partidas
