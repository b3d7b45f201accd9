### `adoube export`.

export = Exportar os registros em linhas JSON, legíveis sem o adoube; as opções acrescentam os demais dados
to = Novo arquivo (FILE) [padrão: saída padrão]
persons = Incluir os dados pessoais
lists = Incluir as listas de rating
secrets = Incluir as contas (com os hashes das senhas e a verificação em duas etapas), as sessões, os segredos e a chave de assinatura; proteja o arquivo como uma senha
all = Incluir tudo, para levar o adoube a outro computador: --persons --lists --secrets
exported = { $path }: { $entries } { $streams }, { $rest }
damaged = { $path }: exportado, mas o banco de dados está danificado ({ $faults }); não restaure nada deste arquivo
