### Reasons: parts of a sentence without a capital and without a full stop. Most follow “Cannot pair the round:”.

no-pairing = { $unpaired ->
    [one] não existe emparceiramento completo; dos jogadores { $players }, { $unpaired } ficaria sem oponente
   *[other] não existe emparceiramento completo; dos jogadores { $players }, { $unpaired } ficariam sem oponente
}
no-such-round = { $rounds ->
    [one] não há rodada { $round }: o torneio tem { $rounds } rodada
   *[other] não há rodada { $round }: o torneio tem { $rounds } rodadas
}
too-large = o torneio é grande demais para ser emparceirado
no-repetition = todos os emparceiramentos possíveis repetiriam alguma partida (Sistema suíço 1.2, 3.1)
effort = nenhum emparceiramento foi encontrado dentro do limite de busca
no-table = há tabelas Berger para 3 a 64 jogadores, não para { $players }
no-table-round = a tabela Berger não tem rodada { $round }
no-bracket = um mata-mata precisa de 2 a 4096 participantes, não { $count }
no-tie-break = desempate desconhecido: { $found }; esperado: um código, por exemplo BH-C1, SB, DE ou KS-L+1
no-points = { $found } não é um número de pontos; esperado: por exemplo, 1 ou 0.5
too-many-rounds = { $rounds } rodadas são demais para { $players } jogadores; sem repetir oponente, o máximo é { $most }
round-robin = um round robin com estes jogadores tem { $wanted } rodadas, não { $rounds }
knockout-rounds = { $wanted ->
    [one] um mata-mata com estes jogadores tem { $wanted } rodada, não { $rounds }
   *[other] um mata-mata com estes jogadores tem { $wanted } rodadas, não { $rounds }
}
no-varma = as tabelas de Varma são para 9 a 24 jogadores e exigem um grupo grande o bastante para cada federação; jogadores: { $players }
