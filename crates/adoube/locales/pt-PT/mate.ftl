### `adoube mate`.

file = Um ficheiro com uma posição por linha; FEN: ou WB antes não importam
limit = Quantas posições podem ser examinadas por pergunta [predefinição: 4000000]
