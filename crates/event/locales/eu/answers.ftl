### Decisions and facts that come with an action, as the log shows them.

warned = Berretsita: “{ $warning }”
entered = { $id }. izen-ematea
accelerated = Azelerazioaren puntu birtualak esleitu dira
paired = { $boards ->
    [one] { $round }. txanda: taula bat
   *[other] { $round }. txanda: { $boards } taula
}
engine = { $boards ->
    [one] Kalkulatutako parekaketak: taula bat
   *[other] Kalkulatutako parekaketak: { $boards } taula
}
no-engine = Kalkulatutako parekaketak: ez da aurkitu
same = { $round }. txanda: kalkulatutako parekaketen berdina
differs = { $boards ->
    [one] { $round }. txanda: taula bat ez dator bat kalkulatutako parekaketekin
   *[other] { $round }. txanda: { $boards } taula ez datoz bat kalkulatutako parekaketekin
}
resulted = { $round }. txanda: { $result }
wrong-result = { $round }. txanda emaitza okerrarekin parekatu zen. Horrek eragiten dien taulak: { $tables }.
closed = { $round }. txanda itxi da
