## Entering players

add = Inscrever um jogador
enter = Inscrever
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
sex-man = homem
sex-woman = mulher
groups = Grupos de prêmios
born = Data de nascimento
licence = Licença
initials = Ao público, iniciais
initials-by-age = segundo a idade
initials-always = sempre
initials-never = nunca (com consentimento)
phone = Telefone
email = E-mail
done-entered = { $name } está inscrito.

## The list

none = Ainda não há jogadores.
filter = Buscar na lista
choose = Escolher
arrange = Atribuir os números iniciais
not-arranged = Os números iniciais serão dados por rating, título e nome (C.04.2) ao emparceirar a primeira rodada.
check-in = Estão aqui
check-out = Não estão
check-in-all = Estão todos
keep-apart = Não devem ser emparceirados
apart = Emparceiramentos proibidos
let-meet = Permitir
number = N.º
expelled = expulso
withdrawn = retirado
here = presente
not-here = não confirmado
byes = byes: { $count }
table = mesa { $table }
since = entrou após a rodada { $round }
done-checked-in = Presença anotada.
done-checked-out = Ausência anotada.
done-arranged = Os números iniciais foram atribuídos.
done-kept-apart = Não serão emparceirados entre si.
done-let-meet = Poderão ser emparceirados.
warn-nobody-chosen = Ninguém foi escolhido.

## One player

edit = Dados do jogador
card = Ficha de partidas
no-rounds = Ainda não jogou nenhuma rodada.
byes-asked = Byes pedidos
bye-kind = Bye
bye-allocated = bye do emparceiramento
bye-full = bye de um ponto
bye-half = bye de meio ponto
bye-zero = ausente, zero pontos
bye-ask = Anotar o bye
bye-cancel = Tirar
table-title = Mesa fixa
table-label = Número da mesa; em branco, nenhuma
table-bad = Esperava-se o número de uma mesa, a partir de 1.
leaving = Retirada
withdraw = Retira-se
expel = É expulso
return = Volta
remove = Excluir a inscrição
done-player = { $name }: salvo.
done-removed = A inscrição foi excluída.

## Files of players

import-title = Importar jogadores
import-intro = Um arquivo CSV com uma linha de cabeçalho (name, rating, title, federation, fide_id, born, sex) ou um TRF.
import-intro-new = Um arquivo TRF16 ou TRF26: jogadores, rodadas e resultados. Cada rodada é comparada com o programa.
import-file = Arquivo
import-text = Ou cole o texto
import-send = Importar
import-go-on = Importar com estes ajustes
import-adjusted = Ajustes: { $count }
import-anyway = Nada foi importado ainda. Se concordar, envie de novo.
import-nothing = Nenhum jogador foi encontrado.
import-separator = os campos se separam com { $found }
import-cut = linha { $line }, coluna { $column }: «{ $found }» é longo demais; foi tomado como «{ $taken }»
import-no-rating = linha { $line }, coluna { $column }: «{ $found }» não é um rating até 4000; foi omitido
import-not-born = { $name }: a data de nascimento { $found } ainda está por vir; foi omitida
import-rating = { $name }: o rating { $found } passa de 4000; foi omitido
import-title-long = { $name }: «{ $found }» é longo demais para um título e uma federação; foi cortado
import-twice = { $name } já está: não se inscreve de novo
done-imported = Jogadores importados: { $count }.

## What the desk holds of a person

person-title = Dados pessoais
person-held = O que a mesa guarda
person-erased = Só o número: esta pessoa foi apagada.
person-download = Tudo em um arquivo (JSON)
person-erase = Apagar esta pessoa
person-erase-hint = São apagados desta mesa, em todas as competições, o nome, a data de nascimento, os contatos e os identificadores. Os resultados ficam, com um número. Não se pode desfazer, e as cópias de segurança feitas antes ainda têm os dados.
person-erase-sure = Pediram-me que apague esta pessoa.
person-erase-unsure = Marque a caixa se tem certeza.
done-erased = Os dados da pessoa foram apagados.

## Fields

field-federation = Três letras, por exemplo CAT.
field-email = Esperava-se um endereço de e-mail.
twice = { $name } já está inscrito, com o número { $number }.
namesake = É outro jogador com o mesmo nome.
