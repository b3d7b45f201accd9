### The lines of an exported file, and their errors.

what = ficheiro exportado
end = fim do ficheiro exportado
kinds = uma linha JSON de um ficheiro exportado (log/2): adoube, signer, entry, checkpoint, sealed, person, row ou end
format = formato do ficheiro exportado
as-written = os dados tal como foram escritos (a soma de verificação não coincide)
more-lines = mais linhas, até à última, { "{" }"end":…{ "}" }; o ficheiro está incompleto
short-lines = linhas com 1 MiB no máximo
lines-of-digest = linhas que coincidam com o resumo da última linha
