### Reasons: parts of a sentence without a capital and without a full stop. Most follow “Cannot pair the round:”.

no-pairing = { $unpaired ->
    [one] não existe nenhum emparceiramento completo; dos jogadores { $players }, um ficaria sem adversário
   *[other] não existe nenhum emparceiramento completo; dos jogadores { $players }, { $unpaired } ficariam sem adversário
}
no-such-round = { $rounds ->
    [one] não há ronda { $round }: o torneio tem uma ronda
   *[other] não há ronda { $round }: o torneio tem { $rounds } rondas
}
too-large = o torneio é demasiado grande para ser emparceirado
effort = não foi encontrado nenhum emparceiramento dentro do limite de pesquisa
no-table = existem tabelas Berger para 3 a 64 jogadores, não para { $players }
no-table-round = a tabela Berger não tem ronda { $round }
no-bracket = um torneio por eliminatórias precisa de 2 a 4096 participantes, não { $count }
too-many-rounds = { $rounds } rondas são demasiadas para { $players } jogadores; sem repetir adversário, o máximo é { $most }
round-robin = um torneio de todos contra todos com estes jogadores tem { $wanted } rondas, não { $rounds }
knockout-rounds = { $wanted ->
    [one] um torneio por eliminatórias com estes jogadores tem uma ronda, não { $rounds }
   *[other] um torneio por eliminatórias com estes jogadores tem { $wanted } rondas, não { $rounds }
}
no-varma = as tabelas de Varma são para 9 a 24 jogadores e exigem um grupo suficientemente grande para cada federação; jogadores: { $players }
