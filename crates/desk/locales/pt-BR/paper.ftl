## Printed documents

title = Impressão
intro = Cada documento abre em uma página. Imprima ou salve como PDF.
print = Imprimir
by-board = Emparceiramento por tabuleiro
by-name = Emparceiramento por nome
standings = Classificação
crosstable = Quadro cruzado
players = Lista inicial
check-in = Lista de presença
slips = Fichas de resultado com código QR
place-cards = Prismas de mesa
badges = Crachás
scoresheets = Planilhas
signature = Assinatura
round-board = Rodada { $round } · tabuleiro { $board }
scan = Escaneie o código para enviar o resultado
date = Data
move = Lance
result-line = Resultado
checkpoint = { $size ->
    [1] Ponto de verificação do registro: uma ação
   *[other] Ponto de verificação do registro: { $size } ações
}
present = Presente
no-round = Ainda não há rodadas. Emparceire a primeira.
whole-names = Mostrar nomes completos de menores
initials = Mostrar só as iniciais de menores
