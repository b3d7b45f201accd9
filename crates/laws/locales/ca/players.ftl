### The two players, by the colour of their pieces.

white = Blanques
black = Negres
