## Rating lists, for everybody and for the federation office

nav-ratings = Elo
title = Listas de Elo
office = Calcular um período de Elo
working = A ler a lista: { $count } jogadores. A página é recarregada automaticamente.
national = Elo da federação
standard = FIDE clássicas
rapid = FIDE semirrápidas
kind = Elo
after = Seguinte
list = Mostrar a lista
none = Ainda sem Elo.
distribution-words = { $count ->
    [one] Um jogador com Elo; a mediana é { $median }.
   *[other] { $count } jogadores com Elo; a mediana é { $median }.
}
steps = Jogadores por intervalo de 100 pontos
step = Intervalo
share = Percentagem

## Calculating a rating period

office-intro = Escolha as regras, a data da nova lista, a lista anterior e os torneios. Verá uma pré-visualização antes de publicar.
rules-standard = FIDE, clássicas
rules-rapid = FIDE, semirrápidas
date-hint = Segundo o regulamento, 1 de janeiro ou 1 de julho. Os torneios de uma lista posterior ficam de fora.
date-wrong = Escreva uma data, por exemplo 2027-01-01.
base-none = Nenhuma (Elo das inscrições)
base-hint = Desta lista vêm o Elo, as categorias e os resultados pendentes. Os jogadores são localizados por filiação, ID FIDE ou nome completo.
base-gone = Esta lista já não existe. Escolha outra.
base-large = A lista é demasiado grande: o limite aqui é de { $most } jogadores. Utilize o comando adoube rate.
kind-hint = Segundo o regulamento da federação, o tipo de torneio determina o K. As regras da FIDE não o têm em conta.
preview = Calcular e pré-visualizar
preview-title = Elo novo
preview-hint = Ainda nada foi publicado. Escolha um nome para ver o cálculo.
publish = Publicar a lista
publish-intro = O cálculo fica guardado no registo, com identificadores em vez de nomes, e pode ser verificado a qualquer momento. Segundo o regulamento, a nova lista mantém todos os da anterior; segundo a FIDE, só quem jogou.
confirm-unfinished = Publicar mesmo com torneios por encerrar
date-other = O regulamento prevê duas listas por ano, a 1 de janeiro e a 1 de julho. Esta data não é nenhuma das duas ({ $rule }).
forecast-hint = Variação de Elo até agora segundo o regulamento da federação, a partir do Elo nacional das inscrições. O tipo de torneio determina o K. Escolha um nome para ver o cálculo.

## Counts

changed = { $count ->
    [1] Uma alteração
   *[other] { $count } alterações
}
same = { $count ->
    [1] Um jogador tem o mesmo Elo nas duas listas.
   *[other] { $count } jogadores têm o mesmo Elo nas duas listas.
}
teams-not-over = Ainda há encontros por jogar
