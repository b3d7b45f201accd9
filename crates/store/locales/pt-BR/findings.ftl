### Errors that verification finds in a database, a backup or an exported file.

command = { $stream }: a ação { $number } repete um comando já registrado
checkpoint = { $stream }: o ponto de verificação { $over } não confere; o registro foi alterado ou encurtado, ou a assinatura não é deste servidor
gone = { $stream }: falta este registro
unknown = { $stream }: este registro não foi criado pelo adoube
rows = { $table }: linhas registradas: { $written }, encontradas: { $found }; alguém excluiu, acrescentou ou alterou linhas à mão
persons = dados pessoais
checkpoints = pontos de verificação
person = { $id }: os dados desta pessoa estão danificados
envelope = { $commitment }: o envelope deste lance secreto está danificado
row = { $row }: estes dados estão danificados
count = a última linha conta { $counted } (ações + outras linhas), mas o arquivo tem { $found }
lines = o arquivo foi alterado: as linhas não conferem com o resumo da última linha
answer = { $stream }: ação { $number }: foi registrado { $recorded }, mas a reprodução dá { $replayed }

over-entries = { $n ->
    [1] de 1 ação
   *[other] de { $n } ações
    }
