## Kasuak eta azterketa

cases-position = posizioa zuzentzen da
cases-count = { $count } kasu.
cases-under = gauza bera, { $edition } edizioan
exam-title = Azterketa
exam-intro = Ebazteko kasuen orria; amaieran nota bat dago, eta kasu bakoitzaren artikulua.
exam-edition = Legeen edizioa
exam-size = Kasu kopurua
exam-paper = Orriaren zenbakia
exam-paper-how = Zenbaki berak orri bera ematen die guztiei.
exam-begin = Hasi
exam-paper-of = { $paper }. orria, Legeen { $edition } edizioa.
exam-question = { $number }. kasua
exam-send = Entregatu
exam-mark = Nota: { $right } / { $of } (% { $percent })
exam-yours = Zure erabakia
exam-none = Erantzunik gabe. Legeek diote:
exam-case = Kasura
exam-another = Beste orri bat
laws-compare-how = Edizio bakoitza gure hitzetan. Edizio batek berrienarekin alderatuta duen desberdintasuna lehenik doa eta markatuta dago.
