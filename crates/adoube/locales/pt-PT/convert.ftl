### `adoube convert`.

file = Ficheiro (FILE) do torneio (TRF ou JSON), ou uma lista de jogadores (CSV com uma coluna name); - lê a entrada padrão
cut = { $name }: jogador { $number }: «{ $text }» foi cortado, porque não cabe em { $width } colunas
