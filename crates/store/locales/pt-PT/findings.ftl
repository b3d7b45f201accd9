### Errors that verification finds in a database, a backup or an exported file.

command = { $stream }: a ação { $number } repete um comando já registado
checkpoint = { $stream }: o ponto de verificação { $over } não confere; o registo foi alterado ou encurtado, ou a assinatura não é deste servidor
gone = { $stream }: falta este registo
unknown = { $stream }: este registo não foi criado pelo adoube
rows = { $table }: linhas registadas: { $written }, encontradas: { $found }; alguém eliminou, acrescentou ou alterou linhas à mão
count = a última linha conta { $counted } (ações + outras linhas), mas o ficheiro tem { $found }
lines = o ficheiro foi alterado: as linhas não conferem com o resumo da última linha
answer = { $stream }: ação { $number }: foi registado { $recorded }, mas a reprodução dá { $replayed }
