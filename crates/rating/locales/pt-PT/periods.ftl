### How a rating period changes a rating.

team-championship = campeonato por equipas
closed-catalan = fechado válido para o Elo catalão
closed-international = fechado válido para o Elo internacional
