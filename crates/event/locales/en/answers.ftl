### What was decided or found out with an act, as the log tells it.

warned = confirmed: { $warning }
entered = entry { $id }
accelerated = the virtual points of the acceleration are fixed
paired = round { $round }: { $boards } boards
engine = the program would pair { $boards } boards
no-engine = the program finds no pairing
same = round { $round }: the pairing is the program's
differs = round { $round }: { $boards } boards differ from the program's
resulted = round { $round }: { $result }
wrong-result = round { $round } was paired with the wrong result: tables { $tables }
closed = round { $round } is closed
