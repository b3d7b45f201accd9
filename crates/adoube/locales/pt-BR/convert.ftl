### `adoube convert`.

about = Passa um torneio de um formato de intercâmbio para outro
file = O arquivo: um torneio (TRF ou JSON) ou uma lista de jogadores (CSV com a coluna name); - lê a entrada padrão
to = O formato: trf16, trf26, csv (só os jogadores) ou json
cut = { $name }: jogador { $number }: “{ $text }” não cabe em { $width } colunas e foi encurtado
lost = { $name }: linhas para as quais o TRF16 não tem lugar e que ficaram de fora: { $count }
