### Why a side can no longer give mate: a line after the name of the side, without a full stop.

material = no mate is possible with these pieces
blocked = the position is blocked: no piece can get to where it would be needed for a mate
forced = each of the few possible moves leads to a position in which mate is impossible
exhausted = every position that can still arise was examined, and none is mate
