### What a malformed value should have been.

sentence = { $what }: { $found } aurkitu da; espero zena: { $expected }
stream = erregistroaren izena
stream-expected = mota letra xehez, barra bat eta ASCII letrez, zifrez eta . _ : - / ikurrez osatutako izen bat
command = aginduaren identifikatzailea
kind = ekintza mota
kind-expected = ASCII letra xeheak, zifrak eta marratxoak
body = ekintza baten edukia
body-expected = JSON lerro bakarrean, gehienez 1 MiB
version = ekintza baten formatuaren bertsioa
person = pertsona
person-expected = kontrol-karaktererik gabeko testu laburrak, eta xehetasunak JSON formatuan
sealed = zigilatutako jokaldia
sealed-expected = gehienez 1000 byte
listed = zerrenda bateko jokalaria
listed-expected = izen bat eta datu laburrak JSON formatuan, kontrol-karaktererik gabe
