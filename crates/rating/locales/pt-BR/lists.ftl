### Errors in a rating list: one line, without a full stop. The reasons follow the place.

sentence = linha { $line }, coluna { $column }: encontrado: { $found }; { $reason }
sentence-empty = linha { $line }, coluna { $column }: { $reason }
missing-column = falta a coluna { $name }
repeated-column = esta coluna aparece duas vezes
too-many-columns = esperado: no máximo 250 colunas
field-count = número de campos: { $count }; esperado: { $expected }
open-quote = esperado: aspas de fechamento na mesma linha
after-quote = esperado: o fim do campo depois das aspas
line-too-long = esperado: uma linha de no máximo 16 KiB
too-large = esperado: um arquivo de no máximo 1 GiB
not-an-id = esperado: um número de jogador, de 1 a 4294967295
duplicate-id = este número já está na linha { $first }
not-a-rating = esperado: um rating de 0 a 4000, ou o campo vazio
not-a-number = esperado: um número inteiro, 0 ou maior, dentro dos limites da coluna
not-a-category = esperado: uma categoria (3, 2, 1, P ou M) ou o campo vazio
not-kept = esperado: resultados acumulados na forma ano-mês:partidas:pontos:soma, separados por espaços
unknown-player = este jogador não está na lista
alone = um jogador não pode jogar contra si mesmo
not-a-result = esperado: um dos resultados 1-0, 1/2, 0-1, +-, -+ ou --
not-a-kind = esperado: open, team, barcelona, closed, closed-fide, individual, private ou o campo vazio
not-a-date = esperado: uma data no formato AAAA-MM-DD
other-event = uma linha anterior tem outros dados deste torneio
no-event = esperado: o nome do torneio
too-many = esperado: no máximo um milhão de torneios e cem milhões de partidas
