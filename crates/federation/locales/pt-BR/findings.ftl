### Rejections and warnings of section 31 of the handbook

list-order = A lista está fora de ordem no número { $number }: o jogador mais forte vem primeiro (Delegados 5.23).
licence-national = { $player } não tem número nacional, obrigatório na primeira categoria e na preferente (Delegados 5.24).
licence-phone = Falta o telefone de { $player } (Delegados 5.24).
addition-late = A lista não pode mais ser ampliada: começaram as últimas rodadas da fase preliminar (Delegados 5.321).
addition-licensed = { $player } já tem licença nesta temporada e não pode entrar na lista (Delegados 5.321).
entry-licence = { $player } não tem licença em vigor nesta temporada (Delegados 5.322, Identificação 6.3).
venue-travel = O local de jogo fica a mais de { $most } minutos do centro de Barcelona em transporte público (Delegados 5.422 i).
venue-players = Um local de jogo precisa de no mínimo { $least } jogadores inscritos; este tem { $count } (Delegados 5.422 i).
venue-boards = Um local de jogo precisa de espaço para no mínimo { $least } tabuleiros; neste cabem { $count } (Delegados 5.422 i).
result-late = Os resultados deviam ser comunicados até as { $hour } de { $date } (Delegados 5.71).
record-late = A súmula devia ser entregue até { $date } (Delegados 5.811).
address-late = O novo endereço foi comunicado tarde demais antes da competição ({ $event }). Avise estes clubes por carta registrada: { $clubs } (Delegados 5.10).
line-up-unknown = O número { $number } não está na lista carimbada (Delegados 5.61).
line-up-size = { $names ->
    [1] Um nome
   *[other] { $names } nomes
} para { $boards } tabuleiros (Equipes 7.1).
line-up-duplicate = O número { $number } aparece duas vezes (Delegados 5.61).
line-up-higher = O número { $number } é titular da equipe { $team } e não pode jogar em uma equipe inferior (Equipes 7.22, 7.23).
line-up-order = Tabuleiro { $board }: o número { $number } não pode jogar atrás do número { $weaker }, que é mais fraco (Equipes 7.32).
line-up-round = O número { $number } já consta em outra súmula da rodada { $round } (Equipes 7.33, 7.34).
line-up-foreign = Estrangeiros na escalação: { $found }; o máximo é { $most } (Estrangeiros 8.1).
substitution-early = As substituições só podem ser feitas a partir de { $minutes } minutos após a hora oficial (Substitutos 13.2).
substitution-late = As substituições só podem ser feitas até { $minutes } minutos após a hora oficial (Substitutos 13.2).
substitution-count = Uma equipe de { $boards } tabuleiros só pode fazer { $most ->
    [1] uma substituição
   *[other] { $most } substituições
} (Substitutos 13.2).
substitution-not-lower = O número { $number } não é jogador de uma equipe inferior (Substitutos 13.1).
substitution-duplicate = O número { $number } já joga neste confronto (Substitutos 13.1).
substitution-stronger = O número { $number } é mais forte na lista do que o número { $replaced }, o jogador ausente (Substitutos 13.11).
substitution-round = O número { $number } já foi escalado em outra equipe na rodada { $round } (Substitutos 13.3).
substitution-foreign = Com esta substituição, os estrangeiros da equipe seriam { $found }; o máximo é { $most } (Estrangeiros 8.1).
finish-decides = O final de { $minutes } minutos não é permitido: esta partida pode decidir o confronto (Partidas suspensas 10.1).
withdraw-preferent = Um preferente só pode desistir por um motivo que o Comitê de Competição aceite (Desistências e eliminações 14.21).
calendar-venue = Um confronto que muda de data por coincidência de calendários mantém o local (Calendários 15.3).
calendar-window = A nova data deve ser posterior a { $after } e não pode passar de { $until } (Calendários 15.8).
calendar-foreign = A seção 15 não se aplica a { $player }, que joga como estrangeiro (Calendários 15.9).
calendar-last-two = Nas últimas rodadas, nenhum confronto pode ser antecipado nem mudar de local (Calendários 15.10).
appeal-late = O prazo de apelação terminou em { $date } (Comitê de Competição 2.1).
appeal-scope = Das decisões desta competição não cabe apelação à federação (Comitê de Competição 2.2).
vote-quorum = Votos dados: { $votes }. Devem votar no mínimo { $needed } dos { $members } membros (Comissão Esportiva 7.3).
pair-repeat = { $one } e { $other } já se enfrentaram (Sistema suíço 1.2).
pair-none = Não existe emparceiramento sem repetições para esta rodada (Sistema suíço 1.2, 3.1).
homologation-date = A homologação deve ser pedida até { $date } (Torneios abertos 1).
homologation-clash = As datas coincidem com { $event }, disputado a { $km } km (Torneios abertos 2).
homologation-rounds = São necessárias no mínimo { $least } rodadas (Torneios abertos 3).
homologation-players = São necessários no mínimo { $least } jogadores por categoria (Torneios abertos 4).
homologation-mix = Estas categorias não podem jogar no mesmo grupo (Torneios abertos 5).
