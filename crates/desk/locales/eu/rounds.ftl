## Table headings

round = Txanda
board = Taula
white = Zuriak
black = Beltzak
colour = Kolorea
opponent = Aurkaria
result = Emaitza
points-short = Pt.
points-total = Guztira
rank = Postua

## Rounds

title = { $round }. txanda
pairings = { $round }. txandako parekaketak
not-paired = Txanda oraindik parekatu gabe dago. Jokalari bertaratuak: { $players }.
pair = Parekatu txanda
publish = Argitaratu txanda
unpair = Baztertu zirriborroa
unpublish = Kendu argitalpena
close = Itxi txanda
enter-results = Sartu emaitzak
complete = Emaitza guztiak sartuta daude.
closed-intro = Txanda itxita dago. Zuzendu emaitza okerrak “Emaitzak” orrian.
resting = Parekatu gabe
why = Azaldu parekaketak
reasons = Parekaketen azalpena
reasons-rest = Puntu-multzoak eta jaisten diren jokalariak
no-reasons = Ez dago parekaketa posiblerik; beraz, ez dago zer azaldurik.
stage-draft = Zirriborroa
stage-published = Argitaratuta
stage-closed = Itxita
draft-intro = Zirriborroa: epaileek bakarrik ikusten dute. Berrikusi eta argitaratu.
done-paired = { $round }. txandako parekaketen zirriborroa sortu da.
done-paired-drawn = { $round }. txandako parekaketen zirriborroa sortu da. Zozketan zerrendako lehenari egokitutako kolorea: { $side ->
    [white] zuriak.
   *[other] beltzak.
}
done-published = { $round }. txanda argitaratu da.
done-unpublished = { $round }. txandaren argitalpena kendu da. Zirriborroa da berriz.
done-unpaired = { $round }. txandaren zirriborroa baztertu da.
done-round-closed = { $round }. txanda itxi da.

## Editing pairings by hand

manual-begin = Editatu parekaketak
manual-end = Amaitu editatzea
manual-intro = Aukeratu bi jokalari, elkarrekin trukatzeko. Taula berekoak badira, koloreak trukatzen dituzte.
manual-first = Lehen jokalaria
manual-second = Bigarren jokalaria
manual-swap = Trukatu
manual-differs = Eskuz editatua: ez dator bat kalkuluarekin
manual-same = Eskuz editatua: bat dator kalkuluarekin
manual-no-difference = Ez dago alderik kalkulatutako parekaketekin.
manual-difference = Kalkulatutako parekaketekiko aldeak: { $count }
manual-ours = Editatutako parekaketak
manual-engines = Kalkulatutako parekaketak
done-manual-begun = Editatzen hasi zara. Amaitu txanda argitaratu aurretik.
done-manual-ended = Editatzea amaitu da.
done-swapped = Jokalariak trukatu dira.

## Results

results-title = { $round }. txandako emaitzak
results-closed-title = { $round }. txandako emaitzak (itxita)
results-missing = { $count ->
    [0] Emaitza guztiak sartuta
    [one] Emaitza bat falta da
   *[other] { $count } emaitza falta dira
}
results-meanwhile = Beste norbaitek { $result } sartu berri du hemen. Idatzi berriro aldatzeko.
results-no-round = Oraindik ez dago txandarik. Parekatu lehenengoa.
results-draft = Txanda zirriborroa da oraindik. Argitaratu emaitzak sartzeko.
results-field = { $board }. taulako emaitza
results-save = Gorde emaitzak
results-correct = Zuzendu
results-correct-title = Zuzendu emaitza bat
results-correct-intro = Egindako parekaketak ez dira aldatzen. Zuzenketak zer aldatzen duen ikusiko duzu.
results-rating-only = Elo-txostenerako bakarrik
done-results = { $count ->
    [0] Ez dago emaitza berririk gordetzeko.
    [one] Emaitza bat gorde da.
   *[other] { $count } emaitza gorde dira.
}
done-corrected = { $round }. txandako emaitza zuzendu da.
key-white = zuriek irabazi dute
key-black = beltzek irabazi dute
key-draw = berdinketa
key-plus = beltzak ez dira agertu
key-minus = zuriak ez dira agertu
key-both = ez da inor agertu

## Standings

standings-title = { $round }. txandaren ondorengo sailkapena
standings-after = Aukeratu txanda
crosstable-title = { $round }. txandaren ondorengo taula gurutzatua
crosstable-legend = Gelaxka bakoitzean: aurkariaren postua, kolorea (w = zuriak, b = beltzak) eta emaitza. U = esleitutako atsedena, H = puntu erdiko atsedena, F = puntu bateko atsedena, Z = zero puntuko atsedena.
worked-title = { $name }: berdinketa-hausteen kalkulua
worked-rank = Postua: { $rank }. Puntuak: { $points }.
worked-value = Balioa
worked-cut = ez da zenbatzen
worked-dummy = aurkari birtuala
worked-none = Ez dago kalkulurik erakusteko.
