### A written move in plain words.

no-such-piece = ez dago horrelako piezarik ({ $piece }) jokaldiak dioen tokian
ambiguous = anbiguoa: { $moves }
illegal = legez kanpokoa: { $reason }
unreadable = ezin da jokaldi gisa irakurri
old = { $notation }; idazkera aljebraikoa soilik onartzen da
