### `adoube pair`.

about = Parekatu txapelketa baten hurrengo txanda
explain = Azaldu parekaketa bakoitza: puntu-multzoak, koloreak, baztertutako aukerak
round = N. txanda, aurreko txandetako emaitzekin parekatua [lehenetsia: hurrengoa]
no-result = { $name }: emaitzarik gabeko partidak berdinketatzat hartu dira parekaketa honetan (jokalariak: { $players })
too-far = --round: { $round }. txanda oraindik ezin da parekatu; 1 eta { $most } arteko zenbakia espero zen
teams = Parekatu taldeak (TRFaren 310 edo 013 lerroak), ez jokalariak: FIDEren taldekako suitzar sistemaz (C.04.6), edo guztiak guztien aurkako taulez, --system roundrobin edo roundrobin-double emanda
other = --teams: { $system } sistemak jokalariak bakarrik parekatzen ditu; espero zena: roundrobin, roundrobin-double edo, taldekako suitzar sistemarako, --system aukerarik ez
no-pairing = { $name }: taldeak ezin dira parekatu neurketaren bat errepikatu gabe
no-round = { $name }: { $teams } talderen taulak ez du { $round }. txandarik
consolation = Parekatu beharrean, idatzi kategoria bateko (CATEGORY: P, 1, 2 edo 3) kontsolazio-kanporaketaren TRF fitxategia, goragoko kategoriako norbaitek kanporatutako jokalariekin (3.11); --list behar du
list = Federazioaren zerrenda (LIST), kategoriekin (testua, CSV edo XML)
not-a-knockout = --consolation: { $name } ez da kanporaketa; --system knockout edo kanporaketa baten fitxategia espero zen
too-few = { $name }: goragoko kategoriako aurkariek oraindik ez dituzte { $category } kategoriako bi jokalari kanporatu (3.11)
