### Why a written move gives no move: one line after the move, without a full stop; the article follows.

no-such-piece = ez dago jokaldia egin dezakeen horrelako piezarik ({ $piece })
ambiguous = anbiguoa: { $moves }
illegal = legez kanpokoa: { $reason }
unreadable = ezin da jokaldi gisa irakurri
old = { $notation }; idazkera aljebraikoa bakarrik onartzen da
