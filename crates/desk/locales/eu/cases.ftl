## The case book and the examination

position = posizioa leheneratzen da
count = { $count ->
    [one] Kasu bat.
   *[other] { $count } kasu.
    }
under = kasu bera (edizioa: { $edition })
exam-title = Azterketa
exam-intro = Ebatzi kasu sorta bat. Amaieran nota eta kasu bakoitzaren artikulua ikusiko dituzu.
exam-edition = Legeen edizioa
exam-size = Kasu kopurua
exam-paper = Azterketaren zenbakia
exam-paper-how = Zenbaki berarekin, denek kasu berak jasotzen dituzte.
exam-begin = Hasi azterketa
exam-paper-of = { $paper }. azterketa. Legeen edizioa: { $edition }.
exam-question = { $number }. kasua
exam-send = Bidali erantzunak
exam-mark = Nota: { $right }/{ $of } (%{ $percent })
exam-score = { $right } / { $of } (%{ $percent })
exam-yours = Zure erabakia
exam-none = Erantzunik gabe. Erabaki zuzena:
exam-case = Ireki kasua
exam-another = Egin beste azterketa bat
laws-compare-how = Gure hitzetan. Azken edizioarekiko desberdintasunak lehenik doaz, nabarmenduta.
illegal = jokaldia legez kanpokoa da
touch = pieza bat ukitu da aurkariak jokatu behar zuenean
displaced = erlojua posizioa leheneratu baino lehen sakatu da
recording = jokaldiak ez dira behar bezala idazten
exam-paper-wrong = Idatzi 0 eta 999999 arteko zenbaki bat.
exam-not-kept = Hasi saioa emaitza gordetzeko. Edonork inprima dezake.
exam-kept-title = Gordetako azterketak
exam-kept-none = Oraindik ez dago gordetako azterketarik.
exam-th-when = Data
exam-th-who = Azterketa egin duena
exam-th-paper = Azterketa
exam-th-mark = Nota
exam-result = Azterketaren emaitza
exam-all-right = Erabaki guztiak zuzenak dira.
exam-read-again = Berrikusteko artikuluak
exam-examiner = Aztertzailearen sinadura
exam-name = Izena
done-exam = Azterketa gorde da.
