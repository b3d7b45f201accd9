### `adoube verify`.

about = Verifica que o registo está inteiro e nomeia a primeira entrada inválida
file = Uma cópia ou um registo exportado; - para a entrada padrão [predefinição: o de --db]
signer = Uma chave pública de confiança; pode repetir-se [predefinição: as que diz o registo]
checkpoint = Compara o registo com um ponto de verificação impresso, guardado num ficheiro
agrees = { $stream }: o ponto de verificação { $over } concorda
disagrees = { $stream }: o ponto de verificação { $over } não concorda: o registo foi alterado ou encurtado
not-signed = { $path }: nenhuma das chaves que diz o registo, ou --signer, assinou este ponto de verificação: talvez ele mesmo seja falso
limits = O que não se pode ver sem um ponto de verificação impresso (--checkpoint): entradas tiradas do fim de um fluxo, ou escritas de novo, desde o último ponto de verificação assinado; e tudo o que alguém tirou refazendo também as tabelas que o contam. Com a chave da mesa pode-se refazer tudo, exceto o que está impresso.
not-a-checkpoint = { $path }, linha { $line }: esperava-se um ponto de verificação assinado
