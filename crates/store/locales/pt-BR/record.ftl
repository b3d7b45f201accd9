### The lines of an exported file, and their errors.

what = arquivo exportado
end = fim do arquivo exportado
kinds = uma linha JSON de um arquivo exportado (log/2): adoube, signer, entry, checkpoint, sealed, person, row ou end
cut = o resto da linha, que está cortada aqui
format = formato do arquivo exportado
digest = um resumo de 64 algarismos hexadecimais
row = uma linha com todas as colunas, da tabela erased, account, session, secret, list, listed ou listed_key
as-written = os dados como foram escritos (a soma de verificação não confere)
more-lines = mais linhas, até a última, { "{" }"end":…{ "}" }; o arquivo está incompleto
nothing-after-end = nada depois da última linha
utf8 = texto em UTF-8
short-lines = linhas de no máximo 1 MiB
line-count = tantas ações e outras linhas quantas diz a última linha
lines-of-digest = linhas que confiram com o resumo da última linha
