### The lines of an export, and what is wrong with them.

what = registo
kinds = uma linha de um registo exportado (log/2) em JSON: adoube, signer, entry, checkpoint, sealed, person, row ou end
format = formato do registo exportado
more-lines = mais linhas até à última, { "{" }"end":…{ "}" }: o ficheiro está cortado
