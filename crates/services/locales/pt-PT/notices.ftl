### Notices by mail to clubs, players and committees of a season.

licensed-subject = Filiações concedidas
granted-subject = Pedido aceite
moved-subject = Encontro transferido
round-moved-subject = Ronda transferida
line-up-subject = Constituição da equipa pendente
licences-subject = Filiações prestes a caducar
licensed = { $count ->
    [one] A secretaria da federação concedeu uma filiação:
   *[other] A secretaria da federação concedeu { $count } filiações:
}
rejected = A secretaria da federação rejeitou este pedido. Corrija-o e apresente-o novamente, ou contacte a secretaria.
venue-home = O encontro volta a ser jogado no local da equipa visitada.
disputed = Os resultados comunicados pelos dois clubes são diferentes. Tabuleiros: { $boards }. Reveja os seus e corrija-os se for necessário.
raised = Este processo aguarda uma decisão. A sua página mostra os factos e as opções.
concerns = Equipa: { $name }
appeal-none = Não há recurso desta decisão.
appeal-within = { $days ->
    [one] Pode recorrer durante um dia a contar da receção da decisão. Órgão: { $body }.
   *[other] Pode recorrer durante { $days } dias a contar da receção da decisão. Órgão: { $body }.
}
appeal-until = Pode recorrer até { $date }. Órgão: { $body }.
overdue = A fatura { $number } venceu em { $date }. Valor em dívida: { $sum }.
line-up = Constituição da equipa { $team }: apresente-a até esta hora: { $at }.
paper = { $paper }: prazo até esta hora: { $at }.
licences = { $count ->
    [one] Uma filiação do seu clube caduca em { $date }. Peça a renovação.
   *[other] { $count } filiações do seu clube caducam em { $date }. Peça a renovação.
}
round = ronda { $round }
application-licence = Filiação
application-team = Inscrição de uma equipa
footer-club = Recebe esta mensagem como delegado do clube { $club }.
footer-body = Recebe esta mensagem como membro deste órgão: { $body }.
footer-person = Recebe esta mensagem porque lhe diz respeito.
