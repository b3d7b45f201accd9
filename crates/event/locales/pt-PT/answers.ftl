### Decisions and facts that come with an action, as the log shows them.

warned = Confirmado: «{ $warning }»
paired = { $boards ->
    [one] Ronda { $round }: { $boards } tabuleiro
   *[other] Ronda { $round }: { $boards } tabuleiros
}
same = Ronda { $round }: igual ao emparceiramento calculado
differs = { $boards ->
    [one] Ronda { $round }: { $boards } tabuleiro difere do emparceiramento calculado
   *[other] Ronda { $round }: { $boards } tabuleiros diferem do emparceiramento calculado
}
resulted = Ronda { $round }: { $result }
wrong-result = A ronda { $round } foi emparceirada com o resultado errado. Tabuleiros afetados: { $tables }.
closed = Ronda { $round } encerrada
