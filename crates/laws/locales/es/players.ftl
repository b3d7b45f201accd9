### The two players, by the colour of their pieces.

white = Blanco
black = Negro
