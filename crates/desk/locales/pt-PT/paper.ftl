## Printed documents

intro = Cada documento abre numa página. Imprima-a ou guarde-a como PDF.
check-in = Lista de presenças
place-cards = Cartões de mesa
scoresheets = Folhas de anotação
round-board = Ronda { $round } · tabuleiro { $board }
scan = Leia o código para enviar o resultado
checkpoint = { $size ->
    [one] Ponto de verificação do registo: uma ação
   *[other] Ponto de verificação do registo: { $size } ações
}
no-round = Ainda não há rondas. Emparceire a primeira.
whole-names = Mostrar os nomes completos dos menores
initials = Mostrar só as iniciais dos menores
