### `adoube pair`.

consolation = Parekatu beharrean, kategoria honetako (P, 1, 2 edo 3) kontsolazio-kanporaketaren fitxategia (TRF) idatzi, goragoko kategoriako batek kanporatutakoen artean (3.11); --list behar du
list = Federazioaren zerrenda kategoriekin (testua, CSV edo XML)
not-a-knockout = --consolation: { $name } ez da kanporaketa; --system knockout espero zen, edo hala dioen fitxategi bat
too-few = { $name }: oraindik ez daude { $category } kategoriako bi jokalari goragoko kategoriako batek kanporatuak (3.11)
about = Parekatu txapelketa baten hurrengo jardunaldia
explain = Esan gero zergatik: taldeak, koloreak eta nor baztertu den eta zein irizpidez
round = Zein jardunaldi; aurrekoak dauden bezala hartzen dira [lehenetsia: hurrengoa]
no-result = { $name }: emaitzarik gabeko partidak daude, jokalari hauenak: { $players }; parekatzeko berdinketatzat hartzen dira
too-far = --round: { $round } aurkitu da; 1 eta { $most } arteko zenbakia espero zen, aurreko jardunaldia oraindik parekatu gabe dagoelako
teams = Parekatu taldeak (310 edo 013 erregistroak), ez jokalariak: FIDEren taldekako suitzarrez (C.04.6), edo --system roundrobin edo roundrobin-double emanda taulen arabera
other = --teams: { $system } sistema aurkitu da; roundrobin, roundrobin-double edo bat ere ez espero zen, taldekako suitzarrerako
no-pairing = { $name }: ez dago taldeen parekatzerik norgehiagoka bat errepikatu gabe
no-round = { $name }: { $teams } talderen taulak ez du { $round }. jardunaldirik
