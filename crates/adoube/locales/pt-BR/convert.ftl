### `adoube convert`.

about = Converter um torneio de um formato de intercâmbio para outro
file = Arquivo (FILE) do torneio (TRF ou JSON), ou uma lista de jogadores (CSV com uma coluna name); - lê a entrada padrão
to = Formato (FORMAT) de saída: trf16, trf26, csv (só os jogadores) ou json
cut = { $name }: jogador { $number }: “{ $text }” foi cortado, porque não cabe em { $width } colunas

lost = { $count ->
    [1] { $name }: 1 linha omitida, sem equivalente no TRF16
   *[other] { $name }: { $count } linhas omitidas, sem equivalente no TRF16
    }
