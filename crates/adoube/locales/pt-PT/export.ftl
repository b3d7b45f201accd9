### `adoube export`.

export = Escreve o registo em linhas de JSON, legíveis sem este programa; o resto, se for pedido
to = O ficheiro novo [predefinição: a saída padrão]
lists = Inclui as listas de Elo
secrets = Inclui as contas (com os resumos das palavras-passe e o segundo fator), as sessões, os segredos e a chave da mesa: guarde o ficheiro como uma palavra-passe
damaged = { $path }: foi exportado o que se podia ler, mas o registo não está inteiro ({ $faults }) e a exportação não poderá ser importada
