### Errors in a rating list: one line, without a full stop. The reasons follow the place.

sentence = linha { $line }, coluna { $column }: encontrado { $found }; { $reason }
sentence-empty = linha { $line }, coluna { $column }: { $reason }
missing-column = falta a coluna { $name }
repeated-column = esta coluna aparece duas vezes
too-many-columns = esperavam-se no máximo 250 colunas
field-count = número de campos, { $count }; esperavam-se { $expected }
open-quote = esperavam-se as aspas de fechamento na mesma linha
after-quote = esperava-se o fim do campo depois das aspas
line-too-long = esperava-se uma linha de no máximo 16 KiB
too-large = esperava-se um arquivo de no máximo 1 GiB
not-an-id = esperava-se um número de jogador, de 1 a 4294967295
duplicate-id = este número já está na linha { $first }
not-a-rating = esperava-se um rating de 0 a 4000, ou o campo vazio
not-a-number = esperava-se um número inteiro, 0 ou maior, dentro dos limites da coluna
not-a-category = esperava-se uma categoria (3, 2, 1, P ou M) ou o campo vazio
not-kept = esperavam-se resultados acumulados na forma ano-mês:partidas:pontos:soma, separados por espaços
unknown-player = este jogador não está na lista
alone = um jogador não pode jogar contra si mesmo
not-a-result = esperava-se um resultado: 1-0, 1/2, 0-1, +-, -+ ou --
not-a-kind = esperava-se open, team, barcelona, closed, closed-fide, individual, private ou o campo vazio
not-a-date = esperava-se uma data: AAAA-MM-DD
other-event = uma linha anterior tem outros dados deste torneio
no-event = esperava-se o nome do torneio
too-many = esperavam-se no máximo um milhão de torneios e cem milhões de partidas
