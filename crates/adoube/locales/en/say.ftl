### `adoube say`.

about = A move as it is announced (Appendix D), or what an announcement means
move = The move, written (Nf3, e4, 0-0) or announced (Springer Gustav eins Felix drei)
german = With the German words of Appendix D
letters = The letters of the written move: ca, es, pt, eu, eu2, en, fr, de, nl or it [default: the language's]
not-understood = understood neither as a move nor as an announcement: { $word }
