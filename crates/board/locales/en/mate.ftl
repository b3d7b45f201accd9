### Why a side can no longer give mate: a line after the name of the side, without a full stop.

material = no mate is possible with these pieces
blocked = the position is blocked: no piece can reach a square from which it could help to mate
forced = each of the few possible moves leads to a position in which mate is impossible
exhausted = every position that can still arise was examined, and none is mate
