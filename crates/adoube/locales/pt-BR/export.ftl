### `adoube export`.

export = Escreve o registro em linhas de JSON, legíveis sem este programa; o resto, se for pedido
to = O arquivo novo [padrão: a saída padrão]
persons = Inclui os dados pessoais, que de outro modo ficam de fora
lists = Inclui as listas de rating
secrets = Inclui as contas (com os resumos das senhas e o segundo fator), as sessões, os segredos e a chave da mesa: guarde o arquivo como uma senha
all = Tudo, para refazer a mesa em outro lugar: --persons --lists --secrets
exported = { $path }: { $entries } { $streams }, { $rest }
damaged = { $path }: foi exportado o que se podia ler, mas o registro não está inteiro ({ $faults }) e a exportação não poderá ser importada
