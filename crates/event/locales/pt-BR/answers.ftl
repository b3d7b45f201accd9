### Decisions and facts that come with an action, as the log shows them.

warned = Confirmado: “{ $warning }”
entered = Inscrição { $id }
accelerated = Pontos virtuais da aceleração atribuídos
paired = { $boards ->
    [one] Rodada { $round }: { $boards } tabuleiro
   *[other] Rodada { $round }: { $boards } tabuleiros
}
engine = { $boards ->
    [one] Emparceiramento calculado: { $boards } tabuleiro
   *[other] Emparceiramento calculado: { $boards } tabuleiros
}
no-engine = Emparceiramento calculado: nenhum encontrado
same = Rodada { $round }: igual ao emparceiramento calculado
differs = { $boards ->
    [one] Rodada { $round }: { $boards } tabuleiro difere do emparceiramento calculado
   *[other] Rodada { $round }: { $boards } tabuleiros diferem do emparceiramento calculado
}
resulted = Rodada { $round }: { $result }
wrong-result = A rodada { $round } foi emparceirada com o resultado errado. Tabuleiros afetados: { $tables }.
closed = Rodada { $round } encerrada
