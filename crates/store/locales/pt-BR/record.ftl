### The lines of an export, and what is wrong with them.

what = registro
end = fim
kinds = uma linha de um registro exportado (log/2) em JSON: adoube, signer, entry, checkpoint, sealed, person, row ou end
cut = o resto da linha: está cortada aqui
format = formato do registro exportado
digest = um resumo de 64 algarismos hexadecimais
row = uma linha de erased, account, session, secret, list, listed ou listed_key com todas as suas colunas
as-written = os dados tal como foram escritos (a soma de verificação não confere)
more-lines = mais linhas até a última, { "{" }"end":…{ "}" }: o arquivo está cortado
nothing-after-end = nada depois da última linha
utf8 = texto em UTF-8
short-lines = linhas de no máximo um MiB
line-count = tantas entradas e outras linhas como diz a última
lines-of-digest = as linhas com o resumo que diz a última
