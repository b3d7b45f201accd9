### How an imported tournament differs from its report file.

system = O ficheiro não indica nenhum sistema de emparceiramento conhecido. Será utilizado o sistema holandês.
rounds = O ficheiro não indica o número de rondas. O torneio terá { $rounds }.
tie-breaks = Desempates desconhecidos: «{ $found }». Serão utilizados os predefinidos.
accelerations = Os pontos virtuais que não são da aceleração de Baku não são importados.
forbidden = Os emparceiramentos proibidos em algumas rondas são agora proibidos em todas.
no-opponent = Ronda { $round }, jogador { $number }: um resultado sem adversário é importado como bye.
second-bye = Ronda { $round }, jogador { $number }: um segundo bye do emparceiramento é importado como bye de um ponto.
day = Linha { $code }: «{ $found }» não é uma data e não é importado. Escreva as datas assim: 2026/11/16.
rate = Ritmo de jogo desconhecido: «{ $found }». O texto é mantido; os relógios utilizam o ritmo predefinido.
cut = Linha { $code }: o texto é demasiado longo e foi reduzido a «{ $taken }».
records = Linhas TRF não importadas: { $codes }.
