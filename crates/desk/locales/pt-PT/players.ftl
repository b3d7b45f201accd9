## Adding players

name-hint = Apelido, nome
rating = Elo FIDE
national = Elo nacional
groups = Grupos de prémios (separados por vírgulas)
licence = Filiação
initials-by-age = Consoante a idade

## List of players

none = Ainda não há jogadores. Adicione um ou importe um ficheiro.
filter = Procurar jogadores
not-arranged = Os números iniciais serão atribuídos por Elo, título e nome ao emparceirar a primeira ronda (C.04.2).
number = N.º
since = Entrada após a ronda { $round }
done-checked-out = Ausência registada.
warn-nobody-chosen = Nada a alterar. Selecione jogadores que estejam noutro estado.

## One player

no-rounds = Ainda não há rondas.
byes-asked = Byes pedidos
bye-zero = bye de zero pontos
table-bad = Escreva um número de tabuleiro, a partir de 1.
withdraw = Registar a desistência
withdraw-entry = Registar a desistência
remove = Eliminar jogador
done-player = Dados de { $name } guardados.
done-removed = Jogador eliminado.

## Importing players

import-intro = Um ficheiro CSV com uma linha de cabeçalho (name, rating, title, federation, fide_id, born, sex) ou um ficheiro TRF.
import-intro-new = Um ficheiro TRF16 ou TRF26 com jogadores, rondas e resultados. Cada ronda é comparada com o emparceiramento calculado.
import-file = Ficheiro
import-anyway = Ainda não foi importado nada. Verifique os ajustes e importe o ficheiro.
import-nothing = Nenhum jogador encontrado. Escolha um ficheiro CSV ou TRF.
import-cut = linha { $line }, coluna { $column }: «{ $found }» é demasiado longo; foi encurtado para «{ $taken }»
import-no-rating = linha { $line }, coluna { $column }: «{ $found }» não é um Elo de 0 a 4000; foi omitido
import-rating = { $name }: o Elo { $found } passa de 4000; foi omitido
import-title-long = { $name }: «{ $found }» é demasiado longo para título e federação; foi encurtado
import-twice = { $name } já tem inscrição; não volta a ser adicionado
done-imported = { $count ->
    [one] Um jogador importado.
   *[other] { $count } jogadores importados.
}

## Personal data

person-held = Dados guardados
person-erased = Os dados desta pessoa foram apagados. Resta apenas um número.
person-download = Descarregar todos os dados (JSON)
person-erase-hint = São apagados o nome, a data de nascimento, os contactos e os identificadores em todos os torneios e épocas. Os resultados ficam, com um número. Não é possível anular, e as cópias de segurança anteriores ainda contêm os dados.

## Fields

field-federation = Escreva três letras, por exemplo CAT.
field-email = Escreva um endereço de e-mail, por exemplo nome@example.org.
field-born = Escreva uma data de 1900 até hoje, por exemplo 1998-05-21.
