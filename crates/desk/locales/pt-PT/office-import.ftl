### Imports, numbers of persons, and acts on many players at once
title = Importar de um ficheiro
intro = Importe clubes, jogadores, filiações, Elo ou ordens de força de uma folha de cálculo. Nada é inserido antes de rever a pré-visualização.
kind = Conteúdo do ficheiro
kind-licences = Jogadores e filiações
kind-ratings = Elo dos jogadores
preview = Mostrar a pré-visualização
preview-title = Pré-visualização
confirm-hint = Ainda não foi inserido nada. Todas as linhas são inseridas em conjunto e podem ser anuladas em conjunto no registo. Ao anular, os dados pessoais, como números e datas de nascimento, são mantidos.
more = { $count ->
    [one] e mais um
   *[other] e mais { $count }
}
sheet = Só a folha «{ $sheet }» é lida.
nothing = O ficheiro não contém nada a inserir. Reveja as observações abaixo.
done = Ficheiro importado. Novos: { $new }. Alterados: { $changed }.
done-without = Ficheiro importado. Novos: { $new }. Alterados: { $changed }. Omitidos: { $left }.
file-empty = O ficheiro está vazio. Escolha um com uma linha de cabeçalho.
file-rows = O ficheiro tem mais de { $most } linhas. Divida-o e importe as partes.
file-size = O ficheiro descompactado passa de { $most } MB. Divida-o e importe as partes.
file-damaged = A folha de cálculo está danificada ou cifrada. Abra-a, guarde-a de novo como XLSX e tente outra vez.
file-old-excel = É um ficheiro do Excel antigo ou cifrado. Guarde-o como XLSX ou CSV.
file-ods = É uma folha de cálculo OpenDocument (ODS). Guarde-a como XLSX ou CSV.
file-document = É um documento de texto. Guarde a tabela como XLSX ou CSV.
file-archive = É um ficheiro comprimido. Descomprima-o e escolha o ficheiro XLSX ou CSV.
file-pdf = É um PDF. Escolha um ficheiro XLSX ou CSV.
file-picture = É uma imagem. Escolha um ficheiro XLSX ou CSV.
file-markup = É uma página da web ou XML. Escolha um ficheiro XLSX ou CSV.
file-binary = Não é nem folha de cálculo nem texto. Escolha um ficheiro XLSX ou CSV.
fault = Linha { $line }, coluna { $column }: há «{ $found }»; esperava-se { $expected }
fault-nothing = Linha { $line }, coluna { $column }: não há nada; esperava-se { $expected }
expect-town = uma localidade
expect-address = uma morada de, no máximo, 120 caracteres
expect-club = um clube registado, pelo nome ou número
expect-rating = um Elo de 1 a 3500
expect-number = um número de, no máximo, 40 letras e algarismos
expect-reason = o tipo de pedido: nova filiação, renovação ou mudança de clube
expect-papers = nomes de documentos separados por ponto e vírgula, ou «todos»
column-surname = Apelido
column-granted = Filiação concedida
why-several = Linha { $line }: várias pessoas chamam-se { $name }. Acrescente um número ou a data de nascimento.
why-unknown = Linha { $line }: { $name } não está nesta época. Importe primeiro os jogadores.
why-other-club = Linha { $line }: { $name } é de outro clube: { $club }. Registe a mudança de clube na página do jogador.
why-club-twice = Linha { $line }: { $club } está duas vezes no ficheiro.
note-kept = Linha { $line }, coluna { $column }: há «{ $found }»; mantém-se o valor conhecido, «{ $had }»
note-licensed = Linha { $line }: o jogador já tem filiação.
note-club-known = Linha { $line }: { $club } já está registado e não muda.
note-not-granted = { $name }: o pedido é mantido, mas a filiação não é concedida. { $why }
licence-number = Número da filiação
number-bad = Escreva, no máximo, 40 letras e algarismos.
fide-id-bad = Escreva um ID FIDE: só algarismos, no máximo 12.
doubtful-hint = Os números destes jogadores levam a outro nome ou a duas entradas da lista. Não recebem Elo. Reveja os números.
unlisted-hint = Nenhuma entrada da lista tem um número destes jogadores. Escreva os números em falta nas suas páginas.
licences-title = Filiações
grant = Conceder as filiações
renew = Renovar as filiações
renew-hint = Marque os documentos que todos os jogadores selecionados entregaram. Cada jogador recebe um pedido, e a filiação se não faltar nada.
charge-hint = Escreva o valor por jogador selecionado. Cada clube recebe uma só cobrança com a soma.
done-granted = { $count ->
    [one] Uma filiação concedida.
   *[other] { $count } filiações concedidas.
}
done-granted-but = { $count ->
    [one] Uma filiação concedida. Os outros foram recusados ({ $refused }). { $names }
   *[other] { $count } filiações concedidas. Os outros foram recusados ({ $refused }). { $names }
}
done-renewed = { $count ->
    [one] Uma filiação renovada.
   *[other] { $count } filiações renovadas.
}
done-renewed-but = { $count ->
    [one] Uma filiação renovada. Os outros ainda não têm filiação ({ $refused }). { $names }
   *[other] { $count } filiações renovadas. Os outros ainda não têm filiação ({ $refused }). { $names }
}
done-charged = { $count ->
    [one] Um jogador cobrado ao clube.
   *[other] { $count } jogadores cobrados aos clubes.
}
done-charged-but = { $count ->
    [one] Um jogador cobrado ao clube. Os outros não foram cobrados ({ $refused }). { $names }
   *[other] { $count } jogadores cobrados aos clubes. Os outros não foram cobrados ({ $refused }). { $names }
}
done-print = { $count ->
    [one] Uma filiação para imprimir.
   *[other] { $count } filiações para imprimir.
}
print-none = Nenhum destes jogadores tem filiação. Conceda primeiro as filiações.
print-without = { $count ->
    [one] Um jogador sem filiação
   *[other] { $count } jogadores sem filiação
}
