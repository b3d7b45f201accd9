### A written move in plain words.

no-such-piece = não há nenhuma peça assim ({ $piece }) onde diz o lance
ambiguous = ambíguo: { $moves }
illegal = ilegal: { $reason }
unreadable = não se pode ler como lance
old = { $notation }; só se reconhece a notação algébrica
