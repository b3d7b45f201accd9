### Why a written move gives no move: one line after the move, without a full stop; the article follows.

no-such-piece = não há nenhuma peça desse tipo ({ $piece }) que possa fazer o lance
ambiguous = ambíguo: { $moves }
illegal = ilegal: { $reason }
unreadable = não pode ser lido como lance
old = { $notation }; só é aceita a notação algébrica
