### The record that commands open.

key-saved = A chave da mesa está em { $path }
key-left = { $path } tem outra chave de mesa e ficou como estava; a que veio não foi guardada
no-key = Não há nenhuma chave de mesa em { $path }: a cópia não leva nenhuma
key-unused = A chave de { $path } ainda não assinou nada neste registro; a cópia a leva
key-foreign = A chave de { $path } nunca assinou em { $record }, e outras sim: é de outra mesa e a cópia não a leva; execute o comando na pasta da mesa
key-new = Atenção: a chave de { $path } é nova para { $record }, que até agora foi assinado por { $signers }. Se a mesa mudou de lugar, pare-a e ponha aí a sua chave; se é mais uma mesa, está tudo certo.
