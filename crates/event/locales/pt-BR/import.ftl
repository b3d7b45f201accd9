### How an imported tournament differs from its report file.

system = O arquivo não indica nenhum sistema de emparceiramento conhecido. Será usado o sistema holandês.
rounds = O arquivo não indica o número de rodadas. O torneio terá { $rounds }.
tie-breaks = Desempates desconhecidos: “{ $found }”. Serão usados os padrões.
numbers = Os números iniciais tinham lacunas. Agora são consecutivos.
accelerations = Pontos virtuais que não são da aceleração de Baku não são importados.
forbidden = Emparceiramentos proibidos em algumas rodadas agora são proibidos em todas.
no-opponent = Rodada { $round }, jogador { $number }: um resultado sem oponente é importado como bye.
second-bye = Rodada { $round }, jogador { $number }: um segundo bye do emparceiramento é importado como bye de um ponto.
day = Linha { $code }: “{ $found }” não é uma data e não é importado. Escreva as datas assim: 2026/11/16.
rate = Ritmo de jogo desconhecido: “{ $found }”. O texto é mantido; os relógios usam o ritmo padrão.
cut = Linha { $code }: o texto é longo demais e foi reduzido a “{ $taken }”.
records = Linhas TRF não importadas: { $codes }.
