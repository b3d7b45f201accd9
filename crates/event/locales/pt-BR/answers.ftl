### What was decided or found out with an act, as the log tells it.

warned = confirmado: { $warning }
entered = inscrição { $id }
accelerated = foram fixados os pontos virtuais da aceleração
paired = rodada { $round }: { $boards } tabuleiros
engine = o programa emparceiraria { $boards } tabuleiros
no-engine = o programa não encontra nenhum emparceiramento
same = rodada { $round }: o emparceiramento é o do programa
differs = rodada { $round }: { $boards } tabuleiros diferem do programa
resulted = rodada { $round }: { $result }
wrong-result = a rodada { $round } foi emparceirada com o resultado errado: mesas { $tables }
closed = a rodada { $round } está encerrada
