no-settings = Estas não são as definições de um torneio.
