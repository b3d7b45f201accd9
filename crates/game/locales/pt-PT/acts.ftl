### What a player did, as one line of the game log: a sentence with the player as its subject, without a full stop.

touches = { $side ->
    [white] As brancas
   *[other] As pretas
    } tocam { $count ->
    [one] na peça
   *[other] nas peças
    } de { $it }
touches-by-accident = { $side ->
    [white] As brancas
   *[other] As pretas
    } tocam sem querer { $count ->
    [one] na peça
   *[other] nas peças
    } de { $it }
touches-together = { $side ->
    [white] As brancas
   *[other] As pretas
    } tocam ao mesmo tempo { $count ->
    [one] na peça
   *[other] nas peças
    } de { $it }
releases = { $side ->
    [white] As brancas
   *[other] As pretas
    } largam a peça em { $it }
claims-touched = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam que o adversário tocou na peça de { $it }
says-adjust = { $side ->
    [white] As brancas
   *[other] As pretas
    } dizem «componho»
has-adjusted = { $side ->
    [white] As brancas
   *[other] As pretas
    } terminaram de compor as peças
offers = { $side ->
    [white] As brancas
   *[other] As pretas
    } propõem empate
accepts-the-draw = { $side ->
    [white] As brancas
   *[other] As pretas
    } aceitam a proposta de empate
declines = { $side ->
    [white] As brancas
   *[other] As pretas
    } recusam a proposta de empate
claims-flag = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam que caiu a bandeira do adversário
claims-illegal = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam um lance ilegal do adversário
claims-clock = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam que um relógio está mal acertado
claims-no-winning-means = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam que o adversário não pode ganhar por meios normais
claims-no-effort = { $side ->
    [white] As brancas
   *[other] As pretas
    } reclamam que o adversário não faz qualquer esforço para ganhar
withdraws = { $side ->
    [white] As brancas
   *[other] As pretas
    } pedem para retirar uma proposta ou uma reclamação
agrees = { $side ->
    [white] As brancas
   *[other] As pretas
    } concordam em anular o lance ilegal
records = { $side ->
    [white] As brancas
   *[other] As pretas
    } põem a folha de anotação em dia
stops-recording = { $side ->
    [white] As brancas
   *[other] As pretas
    } deixam de anotar os lances
puts-the-pieces-back = { $side ->
    [white] As brancas
   *[other] As pretas
    } repõem as peças deslocadas
phone = { $side ->
    [white] As brancas
   *[other] As pretas
    } têm consigo um dispositivo eletrónico
refuses = { $side ->
    [white] As brancas
   *[other] As pretas
    } recusam-se a cumprir as Leis
asks-scoresheet = { $side ->
    [white] As brancas
   *[other] As pretas
    } pedem para ver a folha de anotação do árbitro
appeals = { $side ->
    [white] As brancas
   *[other] As pretas
    } recorrem de uma decisão
by-the-display = só pelo que mostra um ecrã
phone-in-bag = { $side ->
    [white] As brancas
   *[other] As pretas
    } têm um dispositivo eletrónico desligado num saco
