### Why an act of a match, a round or a body has no place now.

line-ups-open = As constituições das duas equipas já foram entregues e não podem ser mudadas.
envelope-differs = A constituição da equipa não coincide com a do envelope aberto.
envelope-late = A constituição da equipa já foi entregue: o envelope chega tarde.
envelope-boards = O envelope fala de um tabuleiro que o encontro não tem.
games-open = Ainda há partidas em jogo: a ata é assinada no fim.
signed = Os dois delegados assinaram a ata: já não pode ser mudada.
stays = Este resultado já não pode ser corrigido aqui: foi decidido, ou o encontro perdeu-se por ausência.
sub-condicione = Este tabuleiro joga-se sub condicione: o resultado é decidido pela Comissão.
committee = Esta partida foi enviada para análise: o resultado é decidido pela Comissão.
words = É preciso explicar o que aconteceu, no máximo em 4000 caracteres.
point = É preciso dizer que norma se discute.
long = O texto é demasiado longo: no máximo 4000 caracteres.
step = Este passo não corresponde a como está a partida: veja o estado na página do encontro.
send-decides = Não pode ser enviada para análise: esta partida ainda pode decidir o encontro e deve continuar.
no-round = Não há nenhuma ronda emparceirada para encerrar.
promotion = O jogador ainda pode subir, ou já continua a jogar.
rounds = São necessárias entre 1 e 200 rondas, cada uma depois da anterior, e pelo menos um tabuleiro.
nothing-moves = É preciso dizer outro dia, outra hora ou outro local, com uma morada de 200 caracteres no máximo.
received = A data de receção não pode ser anterior à decisão, e o texto deve caber.
venue = É preciso dizer que clubes jogam, quantos jogadores cada um inscreve, e no máximo duas alternativas.
