### The two players, by the colour of their pieces.

white = Brancas
black = Pretas
