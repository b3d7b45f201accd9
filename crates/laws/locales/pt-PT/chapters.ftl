### The titles of the chapters in the rulebook, in our own words.

chapter-1 = O jogo e o seu objetivo
chapter-3 = Como se movem as peças
chapter-a = Xadrez semirrápido
chapter-ii = Xadrez aleatório (Chess960)
chapter-1985-14 = Retoma
