### Why a side can no longer give mate: a line after the name of the side, without a full stop.

material = com estas peças nenhum mate é possível
blocked = a posição está bloqueada: nenhuma peça pode chegar aonde seria preciso para dar mate
forced = cada um dos poucos lances possíveis leva a uma posição em que não pode haver mate
exhausted = todas as posições que ainda podem surgir foram examinadas, e nenhuma é mate
