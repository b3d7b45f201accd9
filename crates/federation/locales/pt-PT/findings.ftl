### Rejections and warnings of section 31 of the handbook

addition-late = A lista já não pode ser ampliada: começaram as últimas rondas da fase preliminar (Delegados 5.321).
addition-licensed = { $player } já tem filiação nesta época e não pode entrar na lista (Delegados 5.321).
entry-licence = { $player } não tem filiação em vigor nesta época (Delegados 5.322, Identificação 6.3).
venue-players = Um local de jogo precisa de, no mínimo, { $least } jogadores inscritos; este tem { $count } (Delegados 5.422 i).
venue-boards = Um local de jogo precisa de espaço para, no mínimo, { $least } tabuleiros; neste cabem { $count } (Delegados 5.422 i).
result-late = Os resultados deviam ser comunicados até às { $hour } de { $date } (Delegados 5.71).
record-late = A ata devia ser entregue até { $date } (Delegados 5.811).
address-late = A nova morada foi comunicada demasiado tarde antes da competição ({ $event }). Avise estes clubes por carta registada: { $clubs } (Delegados 5.10).
line-up-size = { $names ->
    [one] Um nome
   *[other] { $names } nomes
} para { $boards } tabuleiros (Equipas 7.1).
line-up-higher = O número { $number } é titular da equipa { $team } e não pode jogar numa equipa inferior (Equipas 7.22, 7.23).
line-up-order = Tabuleiro { $board }: o número { $number } não pode jogar atrás do número { $weaker }, que é mais fraco (Equipas 7.32).
line-up-round = O número { $number } já consta de outra ata da ronda { $round } (Equipas 7.33, 7.34).
line-up-foreign = Estrangeiros na equipa: { $found }; o máximo é { $most } (Estrangeiros 8.1).
substitution-early = As substituições só podem ser feitas a partir de { $minutes } minutos após a hora oficial (Suplentes 13.2).
substitution-late = As substituições só podem ser feitas até { $minutes } minutos após a hora oficial (Suplentes 13.2).
substitution-count = Uma equipa de { $boards } tabuleiros só pode fazer { $most ->
    [one] uma substituição
   *[other] { $most } substituições
} (Suplentes 13.2).
substitution-not-lower = O número { $number } não é jogador de uma equipa inferior (Suplentes 13.1).
substitution-duplicate = O número { $number } já joga neste encontro (Suplentes 13.1).
substitution-stronger = O número { $number } é mais forte na lista do que o número { $replaced }, o jogador ausente (Suplentes 13.11).
substitution-round = O número { $number } já faz parte de outra equipa na ronda { $round } (Suplentes 13.3).
substitution-foreign = Com esta substituição, os estrangeiros da equipa seriam { $found }; o máximo é { $most } (Estrangeiros 8.1).
finish-decides = O final de { $minutes } minutos não é permitido: esta partida pode decidir o encontro (Partidas suspensas 10.1).
withdraw-preferent = Um preferente só pode desistir por um motivo que a Comissão de Competição aceite (Desistências e eliminações 14.21).
calendar-venue = Um encontro que muda de data por coincidência de calendários mantém o local (Calendários 15.3).
calendar-foreign = A secção 15 não se aplica a { $player }, que joga como estrangeiro (Calendários 15.9).
calendar-last-two = Nas últimas rondas, nenhum encontro pode ser antecipado nem mudar de local (Calendários 15.10).
appeal-late = O prazo de recurso terminou em { $date } (Comissão de Competição 2.1).
appeal-scope = Das decisões desta competição não cabe recurso para a federação (Comissão de Competição 2.2).
vote-quorum = Votos expressos: { $votes }. Devem votar, no mínimo, { $needed } dos { $members } membros (Comissão Desportiva 7.3).
pair-repeat = { $one } e { $other } já se defrontaram (Sistema suíço 1.2).
pair-none = Não existe emparceiramento sem repetições para esta ronda (Sistema suíço 1.2, 3.1).
homologation-rounds = São necessárias, no mínimo, { $least } rondas (Torneios abertos 3).
homologation-players = São necessários, no mínimo, { $least } jogadores por categoria (Torneios abertos 4).
