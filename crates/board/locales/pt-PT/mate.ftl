### Why a side can no longer give mate: a line after the name of the side, without a full stop.

exhausted = foram examinadas todas as posições que ainda podem surgir, e nenhuma é mate
