### `adoube say`.

about = Show how a move is announced (Appendix D), or which move an announcement means
move = MOVE, written (Nf3, e4, 0-0) or announced (Springer Gustav eins Felix drei)
german = Use the German words of Appendix D
letters = Piece letters of the written move: ca, es, pt, eu, eu2, en, fr, de, nl or it [default: those of the language]
not-understood = cannot read { $word } as a move or an announcement
