nav-ratings = Elos
title = Listas de Elo
working = A lista está a ser lida: { $count } jogadores. A página será recarregada sozinha.
national = Elo da federação
kind = Elo
none = Nenhum Elo ainda.
distribution-words = { $count } jogadores com Elo; a mediana é { $median }.
base-none = Nenhuma: os Elos das inscrições
base-hint = Daqui saem os Elos, as categorias e os resultados guardados. Procura-se por filiação, por código FIDE e pelo nome inteiro.
base-large = Demasiado grande: no máximo { $most } jogadores. Para listas maiores existe o comando adoube rate.
preview-title = Elos novos
publish-intro = O cálculo fica no registo, com as pessoas pelo seu identificador, e pode ser verificado sempre. Com o regulamento, a lista nova tem todos os da anterior; com a FIDE, os que jogaram.
forecast-hint = O que o torneio deu até agora a cada jogador pelo regulamento da federação, com os Elos nacionais das inscrições. O tipo de torneio decide K. Cada nome leva ao cálculo inteiro.
same = { $count ->
    [1] Um tem o mesmo Elo nas duas.
   *[other] { $count } têm o mesmo Elo nas duas.
}
