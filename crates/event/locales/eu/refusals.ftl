### Why an action is refused: sentences. The article follows in brackets.

## Pairing and rounds

cannot-pair = Ezin da txanda parekatu: { $why }.
rounds-refused = Ezin da txanda parekatu: { $why }. Aldatu txanda kopurua ezarpenetan.
knockout-games = Ezin dira ezarpen hauek gorde: { $why }.
nobody-to-pair = Ezin da { $round }. txanda parekatu: bi jokalari baino gutxiago bertaratu dira. Lehenik, gehitu jokalariak edo berretsi haien presentzia.
not-arranged = Ezin da txanda parekatu: hasierako zenbakiak esleitu gabe daude. Esleitu lehenik.
no-baku = Ezin da Bakuko azelerazioa erabili: suitzar sisteman bakarrik erabil daiteke, garaipenak bi berdinketak adina eta porrotak 0 puntu balio badu. Aldatu puntuak edo desaktibatu azelerazioa.
no-open-round = Ez dago txanda irekirik. Lehenik, parekatu eta argitaratu txanda bat.
no-draft = Ez dago parekaketen zirriborrorik. Lehenik, parekatu txanda.
not-published = Parekaketak zirriborroan daude oraindik. Argitaratu lehenik.
manual-open = Parekaketak editatzen ari zara. Amaitu editatzea lehenik.
manual-not-open = Ez zara parekaketak editatzen ari. Hasi editatzen lehenik.
not-paired = Ezin da { $number } zenbakiko jokalaria trukatu: ez du partidarik ez esleitutako atsedenik txanda honetan. Aukeratu beste jokalari bat.
same-player = Aukeratu bi jokalari desberdin trukatzeko.
only-colours = Ezin dira jokalari hauek trukatu: kanporaketan lehia bereko koloreak bakarrik truka daitezke.
seated-twice = { $number } zenbakiko jokalaria bi aldiz ageri da txanda honetan. Jarri jokalari bakoitza behin bakarrik.
two-byes = Txanda bakoitzean jokalari batek bakarrik izan dezake esleitutako atsedena.
round-open = { $number }. txanda irekita dago oraindik. Itxi lehenik.
round-past = { $number }. txanda parekatuta dago jada. Atsedenak geroagoko txandetan bakarrik alda daitezke.
no-such-round = Txapelketak ez du { $number }. txandarik. Begiratu txanda kopurua ezarpenetan.
has-results = Ezin da { $round }. txandaren argitalpena kendu: emaitzak sartuta daude jada. Kendu lehenik.
results-missing = { $count ->
    [one] Ezin da { $round }. txanda itxi: emaitza falta da taula honetan: { $boards }.
   *[other] Ezin da { $round }. txanda itxi: emaitzak falta dira taula hauetan: { $boards }.
}

## Results

not-white = { $number } zenbakiko jokalariak ez du zuriekin jokatzen { $round }. txandan. Adierazi zuriekin jokatzen duenaren zenbakia.
no-result = Ezin da emaitza kendu: partida honek ez du emaitzarik.
has-result = Partida honek badu emaitza. Okerra bada, esan epaile bati.
same-result = Partida honek emaitza hori du jada.
impossible-result = Ezin da emaitza hau sartu: bi jokalariek elkarrekin ezin dute garaipen batek balio duena baino gehiago lortu.
not-a-players-result = Jokalariek garaipena, berdinketa edo porrota bakarrik bidal ditzakete. Jakinarazi beste edozein emaitza epaile bati.
no-such-slip = { $number }. ekintza ez da onartzeko zain dagoen jokalari baten emaitza.
not-this-round = { $number }. txanda ez dago jokoan. Uneko txandako emaitzak bakarrik sar daitezke.
not-closed-yet = Ezin da { $number }. txandako emaitza bat zuzendu: txanda ez dago itxita. Sartu emaitza zuzenean.

## Players and byes

too-late = Ezin da jokalaririk gehitu hasita dagoen kanporaketa edo guztiak guztien aurkako txapelketa batean.
too-late-to-return = Ezin da jokalari bat berriz onartu hasita dagoen kanporaketa batean.
too-late-to-delete = Ezin da jokalari bat ezabatu lehen txanda parekatu ondoren. Horren ordez, erretiratu txapelketatik.
too-late-to-arrange = Ezin dira hasierako zenbakiak aldatu lehen txanda parekatu ondoren.
entered-already = Pertsona hau txapelketako zerrendan dago jada.
unknown-entry = Jokalari hau ez dago txapelketan. Kargatu berriro orria.
too-many-entries = Jokalari gehiegi: gehienez { $most } txapelketako, eta { $list } aldiko.
too-many-apart = Debekatutako parekaketa gehiegi: gehienez { $most } txapelketako.
bad-order = Ezin dira hasierako zenbakiak esleitu: zerrendak jokalari bakoitza behin bakarrik jaso behar du.
has-left = { $number } zenbakiko jokalaria erretiratu da. Onartu berriz edo parekatu txanda berriro.
has-not-left = Ezin da { $number } zenbakiko jokalaria berriz onartu: ez da erretiratu.
checked-in-already = { $number } zenbakiko jokalariaren presentzia berretsita dago jada.
absent-already = { $number } zenbakiko jokalariaren absentzia erregistratuta dago jada.
no-such-bye = Jokalari honek ez du atsedenik eskatu txanda horretarako.
no-byes-here = Ezin da atsedenik eskatu kanporaketan edo guztiak guztien aurkako txapelketan. Agertzen ez denak partida galtzen du.
not-to-be-asked-for = Ezin da esleitutako atsedena eskatu: parekaketak bakarrik ematen du.
not-a-group = Aukeratu gutxienez bi jokalari desberdin.
no-such-rule = Parekaketa hau ez dago debekatuta.
table-taken = { $number }. taula beste jokalari baten taula finkoa da jada.

## Settings and fields

begun = Lehen txanda parekatu ondoren ezin da hau aldatu: { $what ->
    [system] sistema
    [baku] azelerazioa
    [colour] zerrendako lehenaren kolorea
    [rating_method] erabiltzen den Eloa
   *[other] kanporaketa edo guztiak guztien aurkako txapelketa baten txanda kopurua
}.
bad-text = { $field }: idatzi gehienez { $max } karaktere, kontrol-karaktererik gabe.
out-of-bounds = { $field }: idatzi zenbaki bat, gutxienez { $least } eta gehienez { $most }.
too-many = { $field }: sartu gehienez { $most }.
no-meaning = { $field }: balio ezezaguna. Erabili fce-swiss edo fce-roundrobin, edo FIDEren kodeen zerrenda bat.
bad-zone = { $field }: idatzi IANAren izen bat, adibidez Europe/Madrid.
bad-id = { $field }: erabili azenturik gabeko letrak, zifrak eta . _ : - bakarrik identifikatzailean.
bad-rate = { $field }: adierazi aldi bat edo gehiago, gehienez { $most }, adibidez 90+30 edo 40/90+30, 30+30.
bad-tie-breaks = { $field }: aukeratu gehienez { $most }, eta bat ere ez taldeentzat.
bad-points = { $field }: garaipenak porrotak baino gehiago balio behar du, berdinketak gutxienez porrotak adina, eta absentziak gehienez garaipenak adina. Erabili -100 eta 100 arteko balioak.
bad-penalty = { $field }: idatzi -100 eta 100 arteko zenbaki bat, 0 ez dena.
dates = Amaiera-data hasiera-data baino lehenagokoa da.
draws-worth-more = Bi berdinketak ezin dute garaipen batek eta porrot batek batera baino gehiago balio.
bye-worth-more = Esleitutako atsedenak ezin du garaipenak baino gehiago balio.
nothing-changes = Ez dago ezer gordetzeko: ez da aldaketarik egin.
not-in-fide-mode = FIDE modua desaktibatuta dago jada.

## The tournament and its log

not-opened = Txapelketa hau sortu gabe dago. Sortu lehenik.
already-opened = Ezin da txapelketa sortu: badago jada.
event-closed = Txapelketa itxita dago. Ireki berriz lehenik.
event-open = Ezin da txapelketa berriz ireki: ez dago itxita.
no-timer = Aretoko tenporizadorea ez dago martxan.
no-such-act = Erregistroak ez du { $number }. ekintzarik.
undone = { $number }. ekintza desegin da jada.
not-undoable = Ezin da { $number }. ekintza desegin: txapelketa sortzea, FIDE modua desaktibatzea eta inprimatzea behin betikoak dira.
would-break = Ezin da ekintza hau desegin: { $number }. ekintza (“{ $title }”) haren mende dago. Desegin lehenik { $number }. ekintza.
too-large = Datu gehiegi ekintza bakar baterako. Banatu zenbait ekintzatan.

## Confirmations, for programs that use the API

leave = Ezin da FIDE moduan egin. { $warnings } Lehenik, desaktibatu FIDE modua.
two-steps = Bi aldiz berretsi behar da. { $warnings }
confirm = Berretsi egin behar da. { $warnings }
acknowledge = Kontuan izan jarraitu aurretik. { $warnings }
