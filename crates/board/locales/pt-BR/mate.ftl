### Why a side can no longer give mate.

material = com estas peças nenhum mate é possível
blocked = a posição está bloqueada: nenhuma peça pode chegar onde o mate precisaria dela
forced = qualquer dos poucos lances possíveis leva a uma posição sem mate
exhausted = examinaram-se todas as posições que ainda podem surgir e nenhuma é mate
