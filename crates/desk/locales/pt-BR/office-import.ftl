### Imports, numbers of persons, and acts on many players at once

## Import

title = Importar de um arquivo
intro = Importe clubes, jogadores, licenças, ratings ou ordens de força de uma planilha. Nada é inserido antes de você conferir a prévia.
kind = Conteúdo do arquivo
kind-licences = Jogadores e licenças
kind-ratings = Ratings dos jogadores
kind-lists = Ordens de força
file-hint = CSV ou XLSX com uma linha de cabeçalho, de no máximo 8 MB e 20.000 linhas.
preview = Mostrar a prévia
preview-title = Prévia
columns = Colunas
columns-hint = A linha de cabeçalho dá nome às colunas, em qualquer ordem e em qualquer idioma do adoube. As colunas em negrito são obrigatórias.
confirm-hint = Nada foi inserido ainda. Todas as linhas são inseridas de uma vez e podem ser desfeitas de uma vez no registro. Ao desfazer, os dados pessoais, como números e datas de nascimento, são mantidos.
enter = Importar as linhas
fate-new = Novos
fate-changed = Alterados
fate-same = Já conhecidos
fate-left = Omitidos
line = Linha
matched = Reconhecido por
notes = Observações
by-birth = Nome e data de nascimento
by-person = Pessoa
more = { $count ->
    [1] e mais um
   *[other] e mais { $count }
}
sheet = Só a planilha “{ $sheet }” é lida.
unread = Colunas que não são lidas: { $columns }
header-lacks = Na linha de cabeçalho faltam: { $columns }. Adicione as colunas ou escolha outro conteúdo.
nothing = O arquivo não contém nada a inserir. Confira as observações abaixo.
done = Arquivo importado. Novos: { $new }. Alterados: { $changed }.
done-without = Arquivo importado. Novos: { $new }. Alterados: { $changed }. Omitidos: { $left }.
log-bulk = Inseridos em conjunto

## Files that are not read

file-empty = O arquivo está vazio. Escolha um com uma linha de cabeçalho.
file-rows = O arquivo tem mais de { $most } linhas. Divida-o e importe as partes.
file-columns = A linha { $line } tem mais de { $most } colunas. Remova as colunas desnecessárias.
file-size = O arquivo descompactado passa de { $most } MB. Divida-o e importe as partes.
file-damaged = A planilha está danificada ou criptografada. Abra-a, salve-a de novo como XLSX e tente outra vez.
file-old-excel = É um arquivo do Excel antigo ou criptografado. Salve-o como XLSX ou CSV.
file-ods = É uma planilha OpenDocument (ODS). Salve-a como XLSX ou CSV.
file-document = É um documento de texto. Salve a tabela como XLSX ou CSV.
file-archive = É um arquivo compactado. Descompacte-o e escolha o arquivo XLSX ou CSV.
file-pdf = É um PDF. Escolha um arquivo XLSX ou CSV.
file-picture = É uma imagem. Escolha um arquivo XLSX ou CSV.
file-markup = É uma página da web ou XML. Escolha um arquivo XLSX ou CSV.
file-binary = Não é nem planilha nem texto. Escolha um arquivo XLSX ou CSV.

## Faults of a row, and what was expected

fault = Linha { $line }, coluna { $column }: há “{ $found }”; era esperado { $expected }
fault-nothing = Linha { $line }, coluna { $column }: não há nada; era esperado { $expected }
expect-name = um nome de no máximo 90 caracteres
expect-town = uma cidade
expect-address = um endereço de no máximo 120 caracteres
expect-club = um clube registrado, pelo nome ou número
expect-born = uma data de nascimento no passado, por exemplo 1990-05-05
expect-rating = um rating de 1 a 3500
expect-number = um número de no máximo 40 letras e algarismos
expect-fide-id = um ID FIDE
expect-category = uma categoria: P, 1, 2 ou 3
expect-title = um título, por exemplo MC, MF ou GM
expect-nationality = Nacional, Andorrana ou Estrangeira
expect-province = Barcelona, Girona, Lleida ou Tarragona
expect-reason = o tipo de pedido: nova licença, renovação ou mudança de clube
expect-papers = nomes de documentos separados por ponto e vírgula, ou “todos”
expect-yes = sim ou não
expect-place = um número inteiro a partir de 1
expect-contact = no máximo 120 caracteres
expect-one-person = um nome que só uma pessoa tem
all-papers = todos
column-surname = Sobrenome
column-granted = Licença concedida
column-place = Lugar na lista

## Rows left out, and values that are not taken

why-several = Linha { $line }: várias pessoas se chamam { $name }. Adicione um número ou a data de nascimento.
why-other = Linha { $line }: um número de { $name } pertence a { $other }. Corrija o número ou o nome.
why-unknown = Linha { $line }: { $name } não está nesta temporada. Importe primeiro os jogadores.
why-twice = Linha { $line }: { $name } já está na linha { $earlier }.
why-other-club = Linha { $line }: { $name } é de outro clube: { $club }. Registre a mudança de clube na página do jogador.
why-club-twice = Linha { $line }: { $club } está duas vezes no arquivo.
why-list-refused = A lista de { $club } não é carimbada: { $why }
why-list-fault = A lista de { $club } não é carimbada, porque uma das linhas tem um erro.
note-kept = Linha { $line }, coluna { $column }: há “{ $found }”; o valor conhecido, “{ $had }”, é mantido
note-licensed = Linha { $line }: o jogador já tem licença.
note-club-known = Linha { $line }: { $club } já está registrado e não muda.
note-not-granted = { $name }: o pedido é mantido, mas a licença não é concedida. { $why }

## Numbers of persons

national-number = Número nacional
national-number-hint = O número na federação nacional (5.24).
licence-number = Número da licença
number-bad = Digite no máximo 40 letras e algarismos.
fide-id-bad = Digite um ID FIDE: só algarismos, no máximo 12.
number-taken = { $name } já tem este número. Corrija o número aqui ou lá.

## Ratings from a list

doubtful = Correspondências duvidosas
doubtful-hint = Os números destes jogadores levam a outro nome ou a duas entradas da lista. Eles não recebem rating. Confira os números.
unlisted = Não estão na lista
unlisted-hint = Nenhuma entrada da lista tem um número destes jogadores. Digite os números que faltam nas páginas deles.

## Licences of many players at once

licences-title = Licenças
licences-none = Nenhum jogador encontrado. Escolha outra seleção.
show = Jogadores
show-applied = Com pedido
show-complete = Com o pedido completo
show-incomplete = Com documentos pendentes
show-to-renew = A renovar
show-all = Todos
order = Ordem
order-date = Data do pedido, primeiro os mais antigos
order-newest = Data do pedido, primeiro os mais recentes
applied-on = Data do pedido
rows = { $from } a { $to } de { $count }
earlier = Anteriores
later = Seguintes
tick = Selecionar
tick-all = Selecionar todos os jogadores desta lista, em todas as páginas ({ $count })
grant = Conceder as licenças
renew = Renovar as licenças
renew-hint = Marque os documentos que todos os jogadores selecionados entregaram. Cada jogador recebe um pedido, e uma licença se não faltar nada.
charge = Cobrar dos clubes
charge-hint = Digite o valor por jogador selecionado. Cada clube recebe uma só cobrança com a soma.
tick-one = Selecione pelo menos um jogador.
done-granted = { $count ->
    [1] Uma licença concedida.
   *[other] { $count } licenças concedidas.
}
done-granted-but = { $count ->
    [1] Uma licença concedida. Os outros foram recusados ({ $refused }). { $names }
   *[other] { $count } licenças concedidas. Os outros foram recusados ({ $refused }). { $names }
}
done-renewed = { $count ->
    [1] Uma licença renovada.
   *[other] { $count } licenças renovadas.
}
done-renewed-but = { $count ->
    [1] Uma licença renovada. Os outros ainda não têm licença ({ $refused }). { $names }
   *[other] { $count } licenças renovadas. Os outros ainda não têm licença ({ $refused }). { $names }
}
done-charged = { $count ->
    [1] Um jogador cobrado do clube.
   *[other] { $count } jogadores cobrados dos clubes.
}
done-charged-but = { $count ->
    [1] Um jogador cobrado do clube. Os outros não foram cobrados ({ $refused }). { $names }
   *[other] { $count } jogadores cobrados dos clubes. Os outros não foram cobrados ({ $refused }). { $names }
}
done-print = { $count ->
    [1] Uma licença para imprimir.
   *[other] { $count } licenças para imprimir.
}
print-none = Nenhum destes jogadores tem licença. Conceda primeiro as licenças.
print-without = { $count ->
    [1] Um jogador sem licença
   *[other] { $count } jogadores sem licença
}
no-birth = a data de nascimento não é conhecida
