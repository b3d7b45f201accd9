### `adoube position`.

about = Desenhar uma posição e mostrar o seu estado e os lances legais, ou porque é ilegal

to-move = { $side ->
    [white] Jogam as brancas
   *[other] Jogam as pretas
    }

check = xeque a partir de { $squares }
checkmate = xeque-mate a partir de { $squares } (5.1.1)
