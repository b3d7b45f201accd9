### Why an action of a match, a round or a committee is refused. The rule follows in brackets.

line-ups-open = Não é possível mudar a constituição da equipa: as duas equipas já a entregaram.
envelope-differs = Não é possível aceitar esta constituição da equipa: não coincide com a do envelope aberto. Entregue a do envelope.
envelope-late = Não é possível entregar o envelope: a constituição da equipa já foi entregue.
envelope-boards = Não é possível aceitar o envelope: indica um tabuleiro que este encontro não tem.
games-open = Não é possível assinar a ata: ainda há partidas em curso. Assine-a quando todas terminarem.
signed = Não é possível mudar a ata: os dois delegados já a assinaram.
stays = Não é possível corrigir aqui este resultado: foi decidido por uma comissão, ou o encontro foi perdido por falta de comparência.
sub-condicione = Este tabuleiro joga-se sub condicione. A Comissão de Competição decide o resultado.
committee = Esta partida foi enviada para análise. A Comissão de Competição decide o resultado.
no-result = Não é possível corrigir o resultado: este tabuleiro ainda não tem nenhum. Introduza-o primeiro.
version = A sua versão deste incidente já consta da ata.
nothing-to-read = A outra equipa não apresentou nenhuma versão para assinar como lida.
words = Explique o que aconteceu, em 4000 caracteres no máximo.
long = O texto é demasiado longo. O limite é de 4000 caracteres.
not-sealed = Esta partida não está à espera de ser retomada.
step = Este passo não corresponde ao estado da partida. Consulte-o na página do encontro.
send-decides = Não é possível enviar a partida para análise: ainda pode decidir o encontro e deve continuar.
no-round = Não é possível encerrar a ronda: nenhuma foi emparceirada. Emparceire uma primeiro.
promotion = Não é possível registar a desistência: o jogador ainda pode subir de categoria ou pediu para continuar a jogar.
rounds = Indique de 1 a 200 rondas, por ordem de data, e pelo menos um tabuleiro.
raised-elsewhere = Não é possível abrir aqui este processo. Tem uma página própria.
nothing-moves = Indique uma nova data, hora ou local. A morada pode ter até 200 caracteres.
received = A data de receção não pode ser anterior à da deliberação.
meeting = Convoque a reunião antes da data em que se realiza. Só os membros podem constar como ausentes.
last-day = A data de fim é anterior à de início.
venue = Indique que clubes jogam lá, quantos jogadores leva cada um e, no máximo, duas alternativas.
