### `adoube convert`.

file = O ficheiro: um torneio (TRF ou JSON) ou uma lista de jogadores (CSV com a coluna name); - lê a entrada padrão
cut = { $name }: jogador { $number }: «{ $text }» não cabe em { $width } colunas e foi encurtado
