### What a value of the record should have been.

sentence = { $what }: { $found } aurkitu da; { $expected } espero zen
stream = korrontea
stream-expected = mota minuskulaz, barra bat eta ASCII letrez, zifrez eta . _ : - / ikurrez osatutako izena
command = agindua
kind = sarrera mota
kind-expected = ASCII letra xeheak, zifrak eta marratxoak
body = sarrera
body-expected = lerro bateko JSON testua, gehienez 1 MiB
version = sarrera baten formaren bertsioa
person = pertsona
person-expected = kontrol-karaktererik gabeko testu laburrak, eta xehetasunak JSON formatuan
sealed = zigilatutako jokaldia
sealed-expected = gehienez 1000 byte
listed = zerrenda bateko jokalaria
listed-expected = izena eta datu laburrak JSON formatuan, kontrol-karaktererik gabe
