### The two players, by the colour of their pieces.

white = White
black = Black
