# api
api-unreadable = Linha { $line }, coluna { $column }: não é JSON como o que /api/v1/openapi.json descreve.
api-no-act = O ato { $number } não é nenhum dos que se podem fazer, ou lhe falta algo.
api-no-settings = Isto não é a configuração de um torneio.
api-command = A ordem deve ser um UUID.
