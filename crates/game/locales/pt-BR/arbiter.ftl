### What the arbiter did, as one line of the game log, without a full stop; and the penalties of 12.9.

sets = O árbitro ajusta o relógio { $side ->
    [white] das brancas
   *[other] das pretas
    } para { $it }
sets-both = O árbitro ajusta os relógios para { $white } (brancas) e { $black } (pretas)
gives = O árbitro dá mais { $it } { $side ->
    [white] às brancas
   *[other] às pretas
    }
penalises = O árbitro penaliza { $side ->
    [white] as brancas
   *[other] as pretas
    }: { $it }
decides = O árbitro declara o resultado { $it }
takes-back = O árbitro desfaz o lance { $side ->
    [white] das brancas
   *[other] das pretas
    }
starts = O árbitro inicia o relógio
stops-clocks = O árbitro para os relógios
reads-clocks = O árbitro consulta os relógios
reads-board = O árbitro confere a posição no tabuleiro
sees-flag = O árbitro vê que uma seta caiu
sees-flags = O árbitro vê que as duas setas caíram
sees-illegal = O árbitro vê um lance ilegal
sees-position = O árbitro vê uma posição ilegal
upholds = O árbitro aceita a reclamação
rejects = O árbitro rejeita a reclamação
postpones = O árbitro adia a decisão
decides-continue = O árbitro decide que a partida continua
decides-new-game = O árbitro manda jogar uma nova partida
adjourns = O árbitro pede o lance secreto
resumes = O árbitro retoma a partida
opens-envelope = O árbitro abre o envelope
loses-envelope-and-times = O envelope e os tempos dos relógios foram perdidos
loses-envelope-and-position = O envelope e a posição foram perdidos
loses-envelope = O envelope foi perdido
finds-touched-first = O árbitro conclui que a peça de { $it } foi tocada primeiro
setup-wrong = O árbitro constata que a posição inicial estava errada
board-turned = O árbitro constata que o tabuleiro estava virado
colours-reversed = O árbitro constata que as cores estavam trocadas
clock-wrong = O árbitro constata que o relógio estava mal ajustado
clock-defective = O árbitro constata que o relógio está com defeito
displaced-after = O árbitro encontra peças deslocadas depois do lance { $it }
displaced-uncertain = O árbitro encontra peças deslocadas; a última posição certa é a posterior ao lance { $it }
resumption-wrong = O árbitro constata que a posição da partida suspensa foi montada de forma errada
count-unknown = O árbitro não consegue determinar quantos lances foram feitos
boards-differ = O árbitro constata que os dois tabuleiros não coincidem
boards-differ-after = O árbitro constata que os dois tabuleiros não coincidem; as planilhas coincidem até o lance { $it }
warning = advertência
less = menos { $it } no relógio
more-for-opponent = mais { $it } para o oponente
points = pontos nesta partida: { $it }
points-for-opponent = pontos do oponente nesta partida: { $it }
loss = perda da partida
loss-and-points = perda da partida; pontos do oponente: { $it }
fine = multa
exclusion = { $it ->
    [1] exclusão de uma rodada
   *[other] exclusão de { $it } rodadas
    }
expulsion = expulsão do torneio
sees-touched = O árbitro intervém por uma infração à regra da peça tocada
sees-touched-on = O árbitro viu que a peça de { $it } foi tocada
reads-move = O árbitro lê o lance secreto como { $it }
consents = O árbitro permite que os jogadores combinem empate
breach = O árbitro constata que { $side ->
    [white] as brancas
   *[other] as pretas
    } infringiram o artigo { $it }
admits = O árbitro aceita um assistente para { $side ->
    [white] as brancas
   *[other] as pretas
    }, segundo o artigo { $it }
others-breach = O árbitro constata que alguém que não joga esta partida infringiu o artigo { $it }
scoresheet-defective = O árbitro constata que a planilha eletrônica { $side ->
    [white] das brancas
   *[other] das pretas
    } tem um defeito
