### Why a written move gives no move: one line after the move, without a full stop; the article follows.

unreadable = não se consegue ler como lance
old = { $notation }; só é aceite a notação algébrica
