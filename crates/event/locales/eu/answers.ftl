### What was decided or found out with an act, as the log tells it.

warned = berretsita: { $warning }
entered = { $id }. izen-ematea
accelerated = azelerazioaren puntu birtualak finkatu dira
paired = { $round }. jardunaldia: { $boards } taula
engine = programak { $boards } taula parekatuko lituzke
no-engine = programak ez du parekatzerik aurkitzen
same = { $round }. jardunaldia: parekatzea programarena da
differs = { $round }. jardunaldia: { $boards } taula programarenetik aldentzen dira
resulted = { $round }. jardunaldia: { $result }
wrong-result = { $round }. jardunaldia emaitza okerrarekin parekatu zen: { $tables } mahaiak
closed = { $round }. jardunaldia itxita dago
