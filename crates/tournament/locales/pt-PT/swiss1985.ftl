### Why the Swiss system of the handbook pairs as it does.

from-the-top = Ronda { $round }: os grupos são emparceirados de cima para baixo.
from-both-ends = Ronda { $round }: de cima e de baixo até ao grupo do meio, de { $score } pontos, que é o último (4.1).
first-round = primeira ronda, pelo sorteio do número 1 (5.2)
