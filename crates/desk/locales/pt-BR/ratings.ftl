## Rating lists, for everybody and for the office

nav-ratings = Ratings
title = Listas de rating
office = Calcular um período
import = Importar uma lista
distribution = Distribuição
plot = Mostrar
compare = Comparar duas listas
older = A lista anterior
newer = A lista nova
working = A lista está sendo lida: { $count } jogadores. A página será recarregada sozinha.
national = Rating da federação
standard = FIDE clássico
rapid = FIDE rápido
blitz = FIDE blitz
kind = Rating
pages = Páginas
page = Página { $page } de { $pages }
before = Anterior
after = Seguinte
all = Todos
show = Mostrar
letters = Por letra
rank = Posição
list = A lista
nobody = Ninguém.
none = Nenhum rating ainda.
distribution-words = { $count } jogadores com rating; a mediana é { $median }.
steps = Por faixas de 100 pontos
step = Faixa
share = Parcela
history = Evolução
was = Antes
office-intro = Escolha as regras, o dia da lista nova, a lista anterior e os torneios da mesa. Primeiro tudo é mostrado; publicar é outro passo.
rules = Regras
rules-handbook = Regulamento da federação
rules-standard = FIDE, clássico
rules-rapid = FIDE, rápido
rules-blitz = FIDE, blitz
date = Dia da lista nova
date-hint = No regulamento, 1º de janeiro ou 1º de julho: os torneios de uma lista posterior esperam.
date-wrong = Um dia, como 2027-01-01.
base = Lista anterior
base-none = Nenhuma: os ratings das inscrições
base-hint = Daqui saem os ratings, as categorias e os resultados guardados. Procura-se por licença, por código FIDE e pelo nome inteiro.
base-gone = Esta lista já não existe.
base-large = Grande demais: no máximo { $most } jogadores. Para listas maiores existe o comando adoube rate.
events = Torneios do período
events-needed = Escolha pelo menos um torneio.
kind-hint = O tipo decide K no regulamento da federação; as regras da FIDE não o consideram.
kind-of = Tipo de { $name }
preview = Calcular e mostrar
preview-title = Ratings novos
preview-hint = Ainda nada foi publicado. Cada nome leva à explicação do seu número.
on-list = Na lista anterior
publish = Publicar a lista
publish-intro = O cálculo fica no registro, com as pessoas pelo seu identificador, e pode ser verificado sempre. Com o regulamento, a lista nova tem todos os da anterior; com a FIDE, os que jogaram.
name-usual = Lista { $date }
name-hint = Com o dia: a evolução de um jogador segue a ordem dos dias.
name-taken = Já existe uma lista com este nome.
event-open = { $name } ainda não está fechado: os resultados podem mudar.
event-again = { $name } já foi calculado para a lista { $list }.
confirm-again = Calcular de novo os torneios que já foram calculados
confirm-unfinished = Publicar embora haja torneios em andamento
date-other = O manual tem duas listas por ano, de 1º de janeiro e de 1º de julho (Elo 7): este dia não é de nenhuma.
event-waits = { $name } não conta nesta lista: espera a de { $date } (Elo 7).
forecast-hint = O que o torneio deu até agora a cada jogador pelo regulamento da federação, com os ratings nacionais das inscrições. O tipo de torneio decide K. Cada nome leva ao cálculo inteiro.
kind-event = Tipo de torneio
done-ratings-published = { $name } está publicada.
players = { $count ->
    [1] Um jogador
   *[other] { $count } jogadores
}
count = { $count ->
    [1] Um jogador
   *[other] { $count } jogadores
}
changed = { $count ->
    [1] Um alterado
   *[other] { $count } alterados
}
new = { $count ->
    [1] Um novo
   *[other] { $count } novos
}
gone = { $count ->
    [1] Um que já não está
   *[other] { $count } que já não estão
}
same = { $count ->
    [1] Um tem o mesmo rating nas duas.
   *[other] { $count } têm o mesmo rating nas duas.
}
event-left = { $games ->
    [1] { $name }: uma partida não pontua com estas regras (ritmo de jogo).
   *[other] { $name }: { $games } partidas não pontuam com estas regras (ritmo de jogo).
}
