### The record that commands open.

key-unused = A chave de { $path } ainda não assinou nada neste registo; a cópia leva-a
