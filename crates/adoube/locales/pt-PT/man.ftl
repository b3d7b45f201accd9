### `adoube man`.

n-1 = A resposta é não: por exemplo, um lance ilegal ou uma verificação falhada.
n-2 = Utilização incorreta ou entrada ilegível.
