### Why a side can no longer give mate.

material = no mate is possible with these pieces
blocked = the position is blocked: no piece can ever get to where a mate would need it
forced = each of the few possible moves leads to a position without a mate
exhausted = all positions that can still arise have been gone through, and none is a mate
