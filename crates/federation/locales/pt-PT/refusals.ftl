### Why an act is refused where section 31 has no code.

team = a equipa
match = o encontro
round = a ronda
no-season = A época ainda não foi aberta.
season-open = A época já está aberta.
papers-missing = Faltam papéis para a filiação: { $papers }.
no-line-up = { $side ->
    [home] Falta a constituição da equipa da casa.
   *[other] Falta a constituição da equipa visitante.
}
vote-needed = A Comissão Desportiva decide por votação.
commission-incomplete = A Comissão Desportiva tem de cinco a oito membros com um responsável; foram indicados { $members }.
not-unanimous = A expulsão pelos restantes membros deve ser unânime.
not-convened = Para revogar é preciso a convocação de dois membros da Comissão Desportiva e um da Comissão de Competição.
matches-open = Ainda não têm resultado os encontros { $matches }.
no-more-rounds = A competição não tem mais rondas.
round-open = A ronda anterior ainda está aberta.
no-table = Não há tabela para { $teams } equipas.
envelope = O envelope do lance secreto não cumpre os requisitos: peças por extenso, relógios parados, assinado e, depois da segunda sessão, quinze minutos no máximo e os telefones dos dois jogadores.
no-team-for = A equipa não pode inscrever-se nesta competição.
teams-only = Nesta competição só se inscrevem equipas.
signed = Os dois delegados já assinaram a ata: não pode ser alterada.
below-half = A constituição da equipa deve ter pelo menos { $players } jogadores, metade da equipa; com menos, o encontro perde-se quando acaba o tempo regulamentar.
play-begun = Já começaram ou terminaram partidas deste encontro: a equipa estava presente.
round-closed = A ronda { $round } já está encerrada: não pode mudar de data.
which-team = Os pontos são descontados de uma equipa: a sanção deve dizer qual.
outside-season = O aberto deve ser jogado dentro da época, de 1 de julho a 30 de junho.
too-many-places = Num grupo de { $teams } equipas não há tantas vagas de subida e descida.
no-halves = Na Copa Catalana jogam as metades das equipas de dez tabuleiros; esta equipa não se divide.
not-level = O sorteio é feito entre todas as equipas que a classificação final deixa empatadas, quando a última ronda está encerrada.
sat-before = { $player } já decidiu esta questão numa instância anterior e não pode decidir o recurso.
hall-too-small = O local tem { $boards } tabuleiros e a ronda precisa de { $needed }.
match-begun = O encontro já começou ou a sua hora passou: não pode mudar de data nem de local.
busy = Nesse dia uma das equipas já joga o encontro { $match }.
other-category = A categoria de { $team } é a que tinha em 1 de julho, e é outra.
case-withdrawn = A questão foi retirada: o ato que a apresentou foi anulado.
home = a equipa da casa
