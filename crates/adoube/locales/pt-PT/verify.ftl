### `adoube verify`.

about = Verificar se os registos estão completos e inalterados, ou indicar a primeira ação inválida
file = Cópia de segurança ou ficheiro exportado (FILE); - lê a entrada padrão [predefinição: a base de dados de --db]
signer = Chave pública (KEY) de confiança; pode ser repetida [predefinição: as que constam da base de dados]
checkpoint = Ficheiro (FILE) com um ponto de verificação impresso, para comparar com o registo
agrees = { $stream }: coincide com o ponto de verificação { $over }
disagrees = { $stream }: não confere com o ponto de verificação { $over }; o registo foi alterado ou encurtado
not-signed = { $path }: nenhuma chave de confiança assinou este ponto de verificação, que pode ser falso (são de confiança as chaves da base de dados ou de --signer)
limits = Sem um ponto de verificação impresso (--checkpoint), este comando não consegue detetar ações eliminadas do fim de um registo, ou reescritas, desde o último ponto de verificação assinado, nem eliminações feitas por quem também corrigiu as contagens de linhas. Quem tem a chave de assinatura pode falsificar tudo, exceto um ponto de verificação impresso.
