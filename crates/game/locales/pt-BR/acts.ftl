### What a player did, as one line of the game log: a sentence with the player as its subject, without a full stop.

touches = { $side ->
    [white] As brancas
   *[other] As pretas
    } tocam { $count ->
    [one] a peça
   *[other] as peças
    } de { $it }
touches-by-accident = { $side ->
    [white] As brancas
   *[other] As pretas
    } tocam sem querer { $count ->
    [one] a peça
   *[other] as peças
    } de { $it }
touches-together = { $side ->
    [white] As brancas
   *[other] As pretas
    } tocam ao mesmo tempo { $count ->
    [one] a peça
   *[other] as peças
    } de { $it }
plays-with-two-hands = { $side ->
    [white] As brancas
   *[other] As pretas
    } jogam { $it } com as duas mãos
plays = { $side ->
    [white] As brancas
   *[other] As pretas
    } jogam { $it }
releases = { $side ->
    [white] As brancas
   *[other] As pretas
    } soltam a peça em { $it }
places = { $side ->
    [white] As brancas
   *[other] As pretas
    } colocam no tabuleiro a peça da promoção { $it }
claims-touched = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam que o oponente tocou a peça de { $it }
writes = { $side ->
    [white] As brancas
   *[other] As pretas
    } anotam { $it }
seals-a-move = { $side ->
    [white] As brancas
   *[other] As pretas
    } fazem o lance secreto
displaces = { $side ->
    [white] As brancas
   *[other] As pretas
    } deslocam { $count ->
    [one] a peça
   *[other] as peças
    } de { $it }
announces = { $side ->
    [white] As brancas
   *[other] As pretas
    } anunciam { $it }
signs = { $side ->
    [white] As brancas
   *[other] As pretas
    } assinam o resultado { $it }
arrives = { $side ->
    [white] As brancas
   *[other] As pretas
    } chegam ao tabuleiro
says-adjust = { $side ->
    [white] As brancas
   *[other] As pretas
    } dizem “eu ajusto”
has-adjusted = { $side ->
    [white] As brancas
   *[other] As pretas
    } terminaram de ajustar as peças
presses-the-clock = { $side ->
    [white] As brancas
   *[other] As pretas
    } acionam o relógio
offers = { $side ->
    [white] As brancas
   *[other] As pretas
    } oferecem empate
accepts-the-draw = { $side ->
    [white] As brancas
   *[other] As pretas
    } aceitam a oferta de empate
declines = { $side ->
    [white] As brancas
   *[other] As pretas
    } rejeitam a oferta de empate
claims-bare-king = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam empate contra um rei sozinho
claims-flag = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam que caiu a seta do oponente
claims-illegal = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam um lance ilegal do oponente
claims-clock = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam que um relógio está mal ajustado
claims-no-winning-means = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam que o oponente não pode vencer por meios normais
claims-no-effort = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam que o oponente não se esforça para vencer
asks-increment = { $side ->
    [white] As brancas
   *[other] As pretas
    } pedem incremento
withdraws = { $side ->
    [white] As brancas
   *[other] As pretas
    } pedem para retirar uma oferta ou reclamação
agrees = { $side ->
    [white] As brancas
   *[other] As pretas
    } concordam em desfazer o lance ilegal
resigns = { $side ->
    [white] As brancas
   *[other] As pretas
    } abandonam
stops-clocks = { $side ->
    [white] As brancas
   *[other] As pretas
    } param os relógios
records = { $side ->
    [white] As brancas
   *[other] As pretas
    } põem a planilha em dia
stops-recording = { $side ->
    [white] As brancas
   *[other] As pretas
    } param de anotar os lances
puts-the-pieces-back = { $side ->
    [white] As brancas
   *[other] As pretas
    } recolocam as peças deslocadas
phone = { $side ->
    [white] As brancas
   *[other] As pretas
    } estão com um dispositivo eletrônico
refuses = { $side ->
    [white] As brancas
   *[other] As pretas
    } se recusam a cumprir as Leis
asks-scoresheet = { $side ->
    [white] As brancas
   *[other] As pretas
    } pedem para ver a planilha do árbitro
appeals = { $side ->
    [white] As brancas
   *[other] As pretas
    } apelam de uma decisão
threefold = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam empate por tripla repetição
fifty = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam empate pela regra dos 50 lances
with-move = com o lance { $it }
by-the-display = só pelo que mostra uma tela
phone-in-bag = { $side ->
    [white] As brancas
   *[other] As pretas
    } têm um dispositivo eletrônico desligado em uma bolsa
