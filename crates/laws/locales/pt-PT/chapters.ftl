### chapters

chapter-1 = O que é o jogo e qual o seu objetivo
chapter-a = Xadrez semirrápido
chapter-b = Blitz
chapter-i = Partidas suspensas
chapter-ii = Xadrez aleatório (Chess960)
chapter-1985-13 = Suspensão
chapter-1985-14 = Reatamento
