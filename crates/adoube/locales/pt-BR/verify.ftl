### `adoube verify`.

about = Verificar se os registros estão completos e inalterados, ou indicar a primeira ação inválida
file = Backup ou arquivo exportado (FILE); - lê a entrada padrão [padrão: o banco de dados de --db]
signer = Chave pública (KEY) de confiança; pode ser repetida [padrão: as que constam do banco de dados]
checkpoint = Arquivo (FILE) com um ponto de verificação impresso, para comparar com o registro
whole = íntegro: { $entries } { $streams }, { $checkpoints }, { $replayed }
bad = danificado: { $faults } { $entries }
agrees = { $stream }: confere com o ponto de verificação { $over }
disagrees = { $stream }: não confere com o ponto de verificação { $over }; o registro foi alterado ou encurtado
not-signed = { $path }: nenhuma chave de confiança assinou este ponto de verificação, que pode ser falso (são de confiança as chaves do banco de dados ou de --signer)
limits = Sem um ponto de verificação impresso (--checkpoint), este comando não pode detectar ações excluídas do fim de um registro, ou reescritas, desde o último ponto de verificação assinado, nem exclusões feitas por quem também corrigiu as contagens de linhas. Quem tem a chave de assinatura pode falsificar tudo, exceto um ponto de verificação impresso.
not-a-checkpoint = { $path }: linha { $line }: esperado: um ponto de verificação assinado
