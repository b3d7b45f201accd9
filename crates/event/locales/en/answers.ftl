### Decisions and facts that come with an action, as the log shows them.

warned = Confirmed: “{ $warning }”
entered = Entry { $id }
accelerated = Virtual points of the acceleration assigned
paired = { $boards ->
    [one] Round { $round }: one board
   *[other] Round { $round }: { $boards } boards
}
engine = { $boards ->
    [one] Computed pairings: one board
   *[other] Computed pairings: { $boards } boards
}
no-engine = Computed pairings: none found
same = Round { $round }: same as the computed pairings
differs = { $boards ->
    [one] Round { $round }: one board differs from the computed pairings
   *[other] Round { $round }: { $boards } boards differ from the computed pairings
}
resulted = Round { $round }: { $result }
wrong-result = Round { $round } was paired with the wrong result. Boards affected: { $tables }.
closed = Round { $round } closed
