### The database that commands open, and its signing key.

key-saved = Chave de assinatura salva em { $path }
key-left = { $path } contém outra chave de assinatura e não foi alterado; a chave nova não foi salva
no-key = Nenhuma chave de assinatura encontrada em { $path }; a cópia não contém nenhuma
key-unused = A chave de assinatura em { $path } ainda não assinou nada neste banco de dados; a cópia a contém
key-foreign = A chave de assinatura em { $path } nunca assinou nada em { $record }; outras chaves, sim. Ela é de outro servidor, e a cópia não a contém. Execute o comando na pasta do servidor correto.
key-new = Atenção: a chave de assinatura em { $path } é nova para { $record }, que até agora foi assinado por: { $signers }. Se o adoube mudou de computador, pare-o e coloque ali a chave dele. Se este for mais um servidor, não é preciso fazer nada.
