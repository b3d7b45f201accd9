### What the arbiter did, as one line of the game log, without a full stop; and the penalties of 12.9.

sets = O árbitro acerta o relógio { $side ->
    [white] das brancas
   *[other] das pretas
    } para { $it }
sets-both = O árbitro acerta os relógios para { $white } (brancas) e { $black } (pretas)
takes-back = O árbitro anula o lance { $side ->
    [white] das brancas
   *[other] das pretas
    }
reads-board = O árbitro verifica a posição no tabuleiro
sees-flag = O árbitro vê que caiu uma bandeira
sees-flags = O árbitro vê que caíram as duas bandeiras
loses-envelope-and-times = Perderam-se o envelope e os tempos dos relógios
loses-envelope-and-position = Perderam-se o envelope e a posição
loses-envelope = Perdeu-se o envelope
clock-wrong = O árbitro constata que o relógio estava mal acertado
clock-defective = O árbitro constata que o relógio está avariado
resumption-wrong = O árbitro constata que a posição da partida suspensa foi mal montada
boards-differ-after = O árbitro constata que os dois tabuleiros não coincidem; as folhas de anotação coincidem até ao lance { $it }
more-for-opponent = mais { $it } para o adversário
points-for-opponent = pontos do adversário nesta partida: { $it }
loss-and-points = perda da partida; pontos do adversário: { $it }
exclusion = { $it ->
    [one] exclusão de uma ronda
   *[other] exclusão de { $it } rondas
    }
consents = O árbitro permite que os jogadores acordem o empate
scoresheet-defective = O árbitro constata que a folha de anotação eletrónica { $side ->
    [white] das brancas
   *[other] das pretas
    } tem um defeito
