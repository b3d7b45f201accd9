## Rating lists, for everybody and for the federation office

nav-ratings = Rating
title = Listas de rating
office = Calcular um período de rating
import = Importar lista
distribution = Distribuição
plot = Mostrar
compare = Comparar duas listas
older = Lista mais antiga
newer = Lista mais recente
working = Lendo a lista: { $count } jogadores. A página é recarregada automaticamente.
national = Rating da federação
standard = FIDE clássico
rapid = FIDE rápido
blitz = FIDE blitz
kind = Rating
pages = Páginas
page = Página { $page } de { $pages }
before = Anterior
after = Próxima
all = Todos
show = Mostrar
letters = Por letra
rank = Posição
list = Mostrar lista
nobody = Nenhum jogador.
none = Ainda sem rating.
distribution-words = { $count ->
    [1] Um jogador com rating; a mediana é { $median }.
   *[other] { $count } jogadores com rating; a mediana é { $median }.
}
steps = Jogadores por faixa de 100 pontos
step = Faixa
share = Porcentagem
history = Evolução
was = Anterior

## Calculating a rating period

office-intro = Escolha as regras, a data da nova lista, a lista anterior e os torneios. Você verá uma prévia antes de publicar.
rules = Regras
rules-handbook = Regulamento da federação
rules-standard = FIDE, clássico
rules-rapid = FIDE, rápido
rules-blitz = FIDE, blitz
date = Data da nova lista
date-hint = Segundo o regulamento, 1º de janeiro ou 1º de julho. Os torneios de uma lista posterior ficam de fora.
date-wrong = Digite uma data, por exemplo 2027-01-01.
base = Lista anterior
base-none = Nenhuma (ratings das inscrições)
base-hint = Desta lista vêm os ratings, as categorias e os resultados pendentes. Os jogadores são localizados por licença, ID FIDE ou nome completo.
base-gone = Esta lista não existe mais. Escolha outra.
base-large = A lista é grande demais: o limite aqui é de { $most } jogadores. Use o comando adoube rate.
events = Torneios do período
events-needed = Escolha pelo menos um torneio.
kind-hint = Segundo o regulamento da federação, o tipo de torneio determina o K. As regras da FIDE não o levam em conta.
kind-of = Tipo de torneio: { $name }
preview = Calcular e ver prévia
preview-title = Novos ratings
preview-hint = Nada foi publicado ainda. Escolha um nome para ver o cálculo.
on-list = Na lista anterior
publish = Publicar lista
publish-intro = O cálculo fica guardado no registro, com identificadores no lugar dos nomes, e pode ser verificado a qualquer momento. Segundo o regulamento, a nova lista mantém todos os da anterior; segundo a FIDE, só quem jogou.
name-usual = Lista { $date }
name-hint = Inclua a data: a evolução de cada jogador segue a ordem das datas.
name-taken = Já existe uma lista com este nome. Escolha outro.
event-open = { $name } ainda não foi encerrado e os resultados podem mudar.
event-again = { $name } já foi calculado para a lista { $list }.
confirm-again = Calcular de novo os torneios que já foram calculados
confirm-unfinished = Publicar mesmo com torneios não encerrados
date-other = O regulamento prevê duas listas por ano, em 1º de janeiro e 1º de julho. Esta data não é nenhuma das duas ({ $rule }).
event-waits = { $name } não conta para esta lista. Corresponde à lista com data de { $date } ({ $rule }).
forecast-hint = Variação de rating até agora segundo o regulamento da federação, a partir dos ratings nacionais das inscrições. O tipo de torneio determina o K. Escolha um nome para ver o cálculo.
kind-event = Tipo de torneio
done-ratings-published = { $name }: lista publicada.

## Counts

players = { $count ->
    [1] Um jogador
   *[other] { $count } jogadores
}
count = { $count ->
    [1] Um jogador
   *[other] { $count } jogadores
}
changed = { $count ->
    [1] Uma mudança
   *[other] { $count } mudanças
}
new = { $count ->
    [1] Um jogador novo
   *[other] { $count } jogadores novos
}
gone = { $count ->
    [1] Um jogador que saiu da lista
   *[other] { $count } jogadores que saíram da lista
}
same = { $count ->
    [1] Um jogador tem o mesmo rating nas duas listas.
   *[other] { $count } jogadores têm o mesmo rating nas duas listas.
}
event-left = { $games ->
    [one] { $name }: estas regras não contam { $games } partida, por causa do ritmo de jogo.
   *[other] { $name }: estas regras não contam { $games } partidas, por causa do ritmo de jogo.
}
teams-not-over = Ainda há confrontos por jogar
