### `adoube verify`.

about = Verifica que o registro está inteiro e nomeia a primeira entrada inválida
file = Uma cópia ou um registro exportado; - para a entrada padrão [padrão: o de --db]
signer = Uma chave pública de confiança; pode repetir-se [padrão: as que diz o registro]
checkpoint = Compara o registro com um ponto de controle impresso, guardado em um arquivo
whole = inteiro: { $entries } { $streams }, { $checkpoints }, { $replayed }
bad = não está inteiro: { $faults } { $entries }
agrees = { $stream }: o ponto de controle { $over } concorda
disagrees = { $stream }: o ponto de controle { $over } não concorda: o registro foi alterado ou encurtado
not-signed = { $path }: nenhuma das chaves que diz o registro, ou --signer, assinou este ponto de controle: talvez ele mesmo seja falso
limits = O que não se pode ver sem um ponto de controle impresso (--checkpoint): entradas tiradas do fim de um fluxo, ou escritas de novo, desde o último ponto de controle assinado; e tudo o que alguém tirou refazendo também as tabelas que o contam. Com a chave da mesa pode-se refazer tudo, exceto o que está impresso.
not-a-checkpoint = { $path }, linha { $line }: esperava-se um ponto de controle assinado
