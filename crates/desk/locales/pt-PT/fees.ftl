## Accounts of clubs

owed = Em dívida
print-open = Imprimir as faturas em dívida
export = Ficheiro da tesouraria (CSV)
done-invoiced = Faturação concluída. Agora imprima as faturas.
pay = Registar pagamento
pay-hint = Os pagamentos saldam primeiro a fatura mais antiga. Escreva uma devolução como valor negativo.
amount-bad = Escreva um valor com duas casas decimais, no máximo, por exemplo 45,00.
done-paid = Pagamento registado.
log-payment = Pagamento registado

## What a club is charged for

for-club = Quota de clube
for-licence = Filiação
for-team = Inscrição de equipa
for-match-forfeit = Equipa não compareceu
for-board-forfeit = Tabuleiro perdido por falta de comparência
for-withdrawal = Equipa retirada
for-late-line-up = Constituição da equipa fora do prazo
for-appeal = Recurso
charge-hint = Para valores que o regulamento não fixa. Escreva um crédito como valor negativo.
for-late-record = Ata fora do prazo
