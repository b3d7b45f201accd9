### The two players, by the colour of their pieces.

white = Zuria
black = Beltza
