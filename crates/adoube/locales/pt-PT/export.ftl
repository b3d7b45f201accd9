### `adoube export`.

export = Exportar os registos em linhas JSON, legíveis sem o adoube; as opções acrescentam os restantes dados
to = Novo ficheiro (FILE) [predefinição: saída padrão]
lists = Incluir as listas de Elo
secrets = Incluir as contas (com os hashes das palavras-passe e a verificação em dois passos), as sessões, os segredos e a chave de assinatura; proteja o ficheiro como uma palavra-passe
all = Incluir tudo, para levar o adoube para outro computador: --persons --lists --secrets
damaged = { $path }: exportado, mas a base de dados está danificada ({ $faults }); não reponha nada deste ficheiro
