### What was decided or found out with an act, as the log tells it.

paired = ronda { $round }: { $boards } tabuleiros
same = ronda { $round }: o emparceiramento é o do programa
differs = ronda { $round }: { $boards } tabuleiros diferem do programa
resulted = ronda { $round }: { $result }
wrong-result = a ronda { $round } foi emparceirada com o resultado errado: mesas { $tables }
closed = a ronda { $round } está encerrada
