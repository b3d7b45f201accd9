### Why the office of the league refuses an act.

undo = O ato { $number } não pode ser anulado: não consta, já foi anulado ou não é dos que se anulam.
others = Entretanto a época mudou: veja de novo o que cai com este ato.
