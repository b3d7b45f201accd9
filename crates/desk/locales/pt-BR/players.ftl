## Adding players

add = Adicionar jogador
enter = Adicionar
name = Nome
more = Mais dados
name-hint = Sobrenome, nome
rating = Rating FIDE
national = Rating nacional
title = Título
club = Clube
fide-id = ID FIDE
sex = Sexo
sex-none = –
sex-man = Homem
sex-woman = Mulher
groups = Grupos de prêmios (separados por vírgulas)
born = Data de nascimento
licence = Licença
initials = Iniciais nas páginas públicas
initials-by-age = Conforme a idade
initials-always = Sempre
initials-never = Nunca (com consentimento)
phone = Telefone
email = E-mail
done-entered = Inscrição de { $name } concluída.

## List of players

none = Ainda não há jogadores. Adicione um ou importe um arquivo.
none-yet = Ainda não há jogadores.
filter = Buscar jogadores
choose = Selecionar
arrange = Atribuir números iniciais
not-arranged = Os números iniciais serão atribuídos por rating, título e nome ao emparceirar a primeira rodada (C.04.2).
check-in = Confirmar a presença
check-out = Marcar como ausente
check-in-all = Confirmar a presença de toda a lista
keep-apart = Proibir emparceiramento
apart = Emparceiramentos proibidos
let-meet = Permitir emparceiramento
number = Nº
expelled = Expulsão
withdrawn = Desistiu
here = Presente
not-here = Presença não confirmada
byes = Byes: { $count }
table = Tabuleiro fixo { $table }
since = Entrada após a rodada { $round }
done-checked-in = Presença confirmada.
done-checked-out = Ausência registrada.
done-arranged = Números iniciais atribuídos.
done-kept-apart = Emparceiramento proibido.
done-let-meet = Emparceiramento permitido.
warn-nobody-chosen = Nada a alterar. Selecione jogadores que estejam em outra situação.

## One player

edit = Dados do jogador
card = Partidas
no-rounds = Ainda não há rodadas.
byes-asked = Byes solicitados
bye-kind = Tipo de bye
bye-allocated = bye do emparceiramento
bye-full = bye de um ponto
bye-half = bye de meio ponto
bye-zero = bye de zero ponto
bye-ask = Adicionar bye
bye-cancel = Remover
table-title = Tabuleiro fixo
table-label = Número do tabuleiro (vazio se não houver)
table-bad = Digite um número de tabuleiro, a partir de 1.
leaving = Desistência
withdraw = Registrar a desistência
withdraw-entry = Registrar a desistência
expel = Expulsar
return = Readmitir
remove = Excluir jogador
done-player = Dados de { $name } salvos.
done-removed = Jogador excluído.

## Importing players

import-title = Importar jogadores
import-intro = Um arquivo CSV com uma linha de cabeçalho (name, rating, title, federation, fide_id, born, sex) ou um arquivo TRF.
import-intro-new = Um arquivo TRF16 ou TRF26 com jogadores, rodadas e resultados. Cada rodada é comparada com o emparceiramento calculado.
import-file = Arquivo
import-text = Ou cole o texto
import-send = Importar
import-go-on = Importar com estes ajustes
import-adjusted = { $count ->
    [1] Um ajuste
   *[other] { $count } ajustes
}
import-anyway = Nada foi importado ainda. Confira os ajustes e importe.
import-nothing = Nenhum jogador encontrado. Escolha um arquivo CSV ou TRF.
import-separator = separador de campos: { $found }
import-cut = linha { $line }, coluna { $column }: “{ $found }” é longo demais; foi encurtado para “{ $taken }”
import-no-rating = linha { $line }, coluna { $column }: “{ $found }” não é um rating de 0 a 4000; foi omitido
import-not-born = { $name }: a data de nascimento { $found } está no futuro; foi omitida
import-rating = { $name }: o rating { $found } passa de 4000; foi omitido
import-title-long = { $name }: “{ $found }” é longo demais para título e federação; foi encurtado
import-twice = { $name } já tem inscrição; não será adicionado de novo
done-imported = { $count ->
    [0] Nenhum jogador importado.
    [1] Um jogador importado.
   *[other] { $count } jogadores importados.
}

## Personal data

person-title = Dados pessoais
person-held = Dados armazenados
person-erased = Os dados desta pessoa foram apagados. Resta só um número.
person-download = Baixar todos os dados (JSON)
person-erase = Apagar dados pessoais
person-erase-hint = São apagados o nome, a data de nascimento, os contatos e os identificadores em todos os torneios e temporadas. Os resultados ficam, com um número. Não é possível desfazer, e os backups anteriores ainda contêm os dados.
person-erase-sure = Recebi um pedido para apagar os dados desta pessoa
person-erase-unsure = Marque a caixa para confirmar.
done-erased = Dados pessoais apagados.

## Fields

field-federation = Digite três letras, por exemplo CAT.
field-email = Digite um endereço de e-mail, por exemplo nome@example.org.
field-born = Digite uma data de 1900 até hoje, por exemplo 1998-05-21.
twice = { $name } já tem inscrição, com o número { $number }.
namesake = Adicionar mesmo assim: é outro jogador com o mesmo nome
