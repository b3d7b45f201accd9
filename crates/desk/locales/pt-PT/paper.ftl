intro = Cada documento abre numa página que o navegador imprime ou guarda como PDF.
scoresheets = Folhas de anotação
round-board = Ronda { $round } · tabuleiro { $board }
scan = Leia para enviar o resultado
checkpoint = Ponto de verificação do registo: { $size } anotações
no-round = Primeiro é preciso emparceirar uma ronda.
