### `adoube man`.

man = Escrever a página do manual
name = NOME
synopsis = SINOPSE
exit = ESTADO DE SAÍDA
n-0 = Sucesso, ou a resposta é sim.
n-1 = A resposta é não: por exemplo, um lance ilegal ou uma verificação que falhou.
n-2 = Uso incorreto ou entrada ilegível.
