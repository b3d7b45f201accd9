### Notices by mail to clubs, players and committees of a season.

## Subjects. The match, the case or the club follows.

licensed-subject = Licenças concedidas
granted-subject = Pedido aceito
rejected-subject = Pedido rejeitado
moved-subject = Confronto transferido
venue-subject = Mudança de local
round-moved-subject = Rodada transferida
disputed-subject = Resultados comunicados diferentes
raised-subject = Novo processo
decided-subject = Decisão
sanctioned-subject = Sanção
invoiced-subject = Nova fatura
overdue-subject = Fatura vencida
line-up-subject = Escalação pendente
paper-subject = Documento pendente
licences-subject = Licenças prestes a vencer

## Texts

licensed = { $count ->
    [one] A secretaria da federação concedeu uma licença:
   *[other] A secretaria da federação concedeu { $count } licenças:
}
granted = A secretaria da federação aceitou este pedido.
rejected = A secretaria da federação rejeitou este pedido. Corrija e apresente de novo, ou fale com a secretaria.
moved = Nova data: { $at }
moved-from = Data anterior: { $at }
venue = Novo local: { $venue }
venue-home = O confronto volta a ser jogado no local da equipe mandante.
round-moved = Nova data: { $at }
disputed = Os resultados comunicados pelos dois clubes são diferentes. Tabuleiros: { $boards }. Revise os seus e corrija se for preciso.
raised = Este processo aguarda uma decisão. A página dele mostra os fatos e as opções.
decided = { $body }: { $ruling }.
sanctioned = { $sanction }, a partir de { $date }.
concerns = Equipe: { $name }
appeal-none = Não cabe apelação contra esta decisão.
appeal-within = { $days ->
    [one] Você pode apelar durante um dia a partir do recebimento da decisão. Órgão: { $body }.
   *[other] Você pode apelar durante { $days } dias a partir do recebimento da decisão. Órgão: { $body }.
}
appeal-until = Você pode apelar até { $date }. Órgão: { $body }.
invoiced = Fatura { $number }: { $sum }. Vencimento: { $date }.
overdue = A fatura { $number } venceu em { $date }. Valor em aberto: { $sum }.
line-up = Escalação da equipe { $team }: apresente até este horário: { $at }.
paper = { $paper }: prazo até este horário: { $at }.
licences = { $count ->
    [one] Uma licença do seu clube vence em { $date }. Peça a renovação.
   *[other] { $count } licenças do seu clube vencem em { $date }. Peça a renovação.
}

## Parts of a message

rule = Norma: { $rule }
round = rodada { $round }
case = Processo { $number }: { $matter }
application-licence = Licença
application-list = Ordem de força
application-addition = Ampliação da ordem de força
application-team = Inscrição de uma equipe
application-player = Inscrição de um jogador
application-other = Pedido do clube
sanction-warning = Advertência
sanction-fine = Multa de { $sum }
sanction-points = Pontos descontados: { $points }
sanction-suspension = { $days ->
    [one] Suspensão de um dia
   *[other] Suspensão de { $days } dias
}
sanction-exclusion = Exclusão da competição
footer-club = Você recebe esta mensagem como delegado do clube { $club }.
footer-body = Você recebe esta mensagem como membro deste órgão: { $body }.
footer-person = Você recebe esta mensagem porque ela diz respeito a você.
