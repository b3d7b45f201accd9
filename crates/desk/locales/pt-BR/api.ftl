# api
no-act = O ato { $number } não é nenhum dos que se podem fazer, ou lhe falta algo.
no-settings = Isto não é a configuração de um torneio.
command = A ordem deve ser um UUID.
