## Words

round = Jardunaldia
board = Mahaia
white = Zuriak
black = Beltzak
colour = Kolorea
opponent = Aurkaria
result = Emaitza
points-short = Pt.
points-total = Guztira
rank = Postua

## Rounds

title = { $round }. jardunaldia
pairings = { $round }. jardunaldiko parekatzea
not-paired = Oraindik ez dago parekatuta. Parekatzeko jokalariak: { $players }.
pair = Parekatu
publish = Argitaratu
unpair = Baztertu zirriborroa
unpublish = Itzuli zirriborrora
close = Itxi jardunaldia
missing = Falta diren emaitzak: { $count }.
enter-results = Sartu emaitzak
complete = Emaitza guztiak daude.
closed-intro = Jardunaldia itxita dago. Akatsak emaitzen orrian zuzentzen dira.
resting = Ez dute jokatzen
why = Zergatik parekatze hau?
reasons = Zergatik parekatze hauek
reasons-rest = Puntuazio-taldeak eta mugitutako jokalariak
no-reasons = Programak ez du parekatzerik aurkitzen, eta beraz ezin du azaldu.
stage-draft = zirriborroa
stage-published = argitaratuta
stage-closed = itxita
draft-intro = Epaileek bakarrik ikusten dute. Berrikusi eta argitaratu.
done-paired = { $round }. jardunaldia parekatuta, zirriborro gisa.
done-paired-drawn = { $round }. jardunaldia parekatuta dago, zirriborro gisa. Hasierako kolorea zozketatu da: { $colour }.
done-published = { $round }. jardunaldia publikoa da.
done-unpublished = { $round }. jardunaldia zirriborroa da berriro.
done-unpaired = { $round }. jardunaldiko zirriborroa baztertu da.
done-round-closed = { $round }. jardunaldia itxita dago.

## Pairing by hand

manual-begin = Aldatu eskuz
manual-end = Amaitu dut aldatzen
manual-intro = Eskuzko parekatzea: aukeratu bi jokalari eta lekuz aldatzen dira; mahai berean, kolorez.
manual-first = Lehena
manual-second = Bigarrena
manual-swap = Trukatu
manual-differs = eskuz, programarenaz bestelakoa
manual-same = eskuz, programarena bezalakoa
manual-no-difference = Ez dago alderik programarekin.
manual-difference = Programarekiko aldeak: { $count }
manual-ours = Eskuz
manual-engines = Programa
done-manual-begun = Orain eskuz alda daiteke.
done-manual-ended = Eskuzko aldaketak amaitu dira.
done-swapped = Bi jokalariak lekuz aldatu dira.

## Results

results-title = { $round }. jardunaldiko emaitzak
results-closed-title = { $round }. jardunaldia, itxita
results-missing = falta dira: { $count }
results-meanwhile = Bitartean beste norbaitek { $result } sartu du. Idatzi berriro aldatzeko.
results-no-round = Oraindik ez dago jardunaldirik.
results-draft = Jardunaldia oraindik zirriborroa da: argitaratu emaitzak sartzeko.
results-field = { $board }. mahaiko emaitza
results-save = Gorde emaitzak
results-correct = Zuzendu
results-correct-title = Zuzendu emaitza bat
results-correct-intro = Zuzenketa batek ez ditu egindako parekatzeak aldatzen; ondorioak esango dira.
results-rating-only = Elo txostenerako bakarrik
done-results = Gordetako emaitzak: { $count }.
done-corrected = { $round }. jardunaldiko emaitza zuzendu da.
key-white = zuriek irabazi
key-black = beltzek irabazi
key-draw = berdinketa
key-plus = beltzak ez dira agertu
key-minus = zuriak ez dira agertu
key-both = bietako inor ez

## Standings

standings-title = Sailkapena { $round }. jardunaldiaren ondoren
standings-after = Jardunaldi bakoitzaren ondoren
crosstable-title = Taula { $round }. jardunaldiaren ondoren
crosstable-legend = aurkariaren postua, kolorea (w, b), emaitza; U esleitutako atsedena, H puntu erdia, F puntu bat, Z absente
worked-title = { $name }: berdinketa-hausteak, urratsez urrats
worked-rank = { $rank }. postua, { $points } punturekin.
worked-value = Balioa
worked-cut = ez du balio
worked-dummy = aurkari birtuala
worked-none = Ez du batugairik.
