## Rating lists, for everybody and for the office

nav-ratings = Ratings
ratings-title = Listas de rating
ratings-office = Calcular um período
ratings-import = Importar uma lista
ratings-distribution = Distribuição
ratings-plot = Mostrar
ratings-compare = Comparar duas listas
ratings-older = A lista anterior
ratings-newer = A lista nova
ratings-working = A lista está sendo lida: { $count } jogadores. A página será recarregada sozinha.
ratings-national = Rating da federação
ratings-standard = FIDE clássico
ratings-rapid = FIDE rápido
ratings-blitz = FIDE blitz
ratings-kind = Rating
ratings-pages = Páginas
ratings-page = Página { $page } de { $pages }
ratings-before = Anterior
ratings-after = Seguinte
ratings-all = Todos
ratings-show = Mostrar
ratings-letters = Por letra
ratings-rank = Posição
ratings-list = A lista
ratings-nobody = Ninguém.
ratings-none = Nenhum rating ainda.
ratings-distribution-words = { $count } jogadores com rating; a mediana é { $median }.
ratings-steps = Por faixas de 100 pontos
ratings-step = Faixa
ratings-share = Parcela
ratings-history = Evolução
ratings-was = Antes
ratings-office-intro = Escolha as regras, o dia da lista nova, a lista anterior e os torneios da mesa. Primeiro tudo é mostrado; publicar é outro passo.
ratings-rules = Regras
ratings-rules-handbook = Regulamento da federação
ratings-rules-standard = FIDE, clássico
ratings-rules-rapid = FIDE, rápido
ratings-rules-blitz = FIDE, blitz
ratings-date = Dia da lista nova
ratings-date-hint = No regulamento, 1º de janeiro ou 1º de julho: os torneios de uma lista posterior esperam.
ratings-date-wrong = Um dia, como 2027-01-01.
ratings-base = Lista anterior
ratings-base-none = Nenhuma: os ratings das inscrições
ratings-base-hint = Daqui saem os ratings, as categorias e os resultados guardados. Procura-se por licença, por código FIDE e pelo nome inteiro.
ratings-base-gone = Esta lista já não existe.
ratings-base-large = Grande demais: no máximo { $most } jogadores. Para listas maiores existe o comando adoube rate.
ratings-events = Torneios do período
ratings-events-needed = Escolha pelo menos um torneio.
ratings-kind-hint = O tipo decide K no regulamento da federação; as regras da FIDE não o consideram.
ratings-kind-of = Tipo de { $name }
ratings-preview = Calcular e mostrar
ratings-preview-title = Ratings novos
ratings-preview-hint = Ainda nada foi publicado. Cada nome leva à explicação do seu número.
ratings-on-list = Na lista anterior
ratings-publish = Publicar a lista
ratings-publish-intro = O cálculo fica no registro, com as pessoas pelo seu identificador, e pode ser verificado sempre. Com o regulamento, a lista nova tem todos os da anterior; com a FIDE, os que jogaram.
ratings-name-usual = Lista { $date }
ratings-name-hint = Com o dia: a evolução de um jogador segue a ordem dos dias.
ratings-name-taken = Já existe uma lista com este nome.
ratings-event-open = { $name } ainda não está fechado: os resultados podem mudar.
ratings-event-again = { $name } já foi calculado para a lista { $list }.
ratings-confirm-again = Calcular de novo os torneios que já foram calculados
ratings-confirm-unfinished = Publicar embora haja torneios em andamento
ratings-date-other = O manual tem duas listas por ano, de 1º de janeiro e de 1º de julho (Elo 7): este dia não é de nenhuma.
ratings-event-waits = { $name } não conta nesta lista: espera a de { $date } (Elo 7).
ratings-forecast-hint = O que o torneio deu até agora a cada jogador pelo regulamento da federação, com os ratings nacionais das inscrições. O tipo de torneio decide K. Cada nome leva ao cálculo inteiro.
ratings-kind-event = Tipo de torneio
done-ratings-published = { $name } está publicada.
ratings-players = { $count ->
    [1] Um jogador
   *[other] { $count } jogadores
}
ratings-count = { $count ->
    [1] Um jogador
   *[other] { $count } jogadores
}
ratings-changed = { $count ->
    [1] Um alterado
   *[other] { $count } alterados
}
ratings-new = { $count ->
    [1] Um novo
   *[other] { $count } novos
}
ratings-gone = { $count ->
    [1] Um que já não está
   *[other] { $count } que já não estão
}
ratings-same = { $count ->
    [1] Um tem o mesmo rating nas duas.
   *[other] { $count } têm o mesmo rating nas duas.
}
ratings-event-left = { $games ->
    [1] { $name }: uma partida não pontua com estas regras (ritmo de jogo).
   *[other] { $name }: { $games } partidas não pontuam com estas regras (ritmo de jogo).
}
