### `adoube man`.

man = Escreve a página do manual
name = NOME
synopsis = SINOPSE
exit = ESTADO DE SAÍDA
n-0 = Feito.
n-1 = A resposta é não: um lance ilegal, uma verificação falhada.
n-2 = Uso incorreto ou entrada ilegível.
