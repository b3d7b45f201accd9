### Why the office of a league refuses an action

name = Adierazi izen bat, gehienez 120 karakterekoa.
person = Zenbaki hori beste pertsona batena da. Saiatu berriro.
waits = Eskaera hau federazioaren bulegoan dago dagoeneko.
settled = Eskaera hau onartu edo baztertu da dagoeneko.
no-competition = Ezin da txapelketa lotu: ez dago { $id } zenbakia duen lehiaketarik. Aukeratu denboraldi honetako lehiaketa bat.
team-competition = Ezin da txapelketa lotu: { $competition } taldekako lehiaketa da. Aukeratu banakako bat.
tournament-id = Adierazi txapelketaren identifikatzailea, gehienez 120 karakterekoa.
no-case = Espediente hori ez da existitzen. Itzuli espedienteen zerrendara.
words = Idatzi testu bat, gehienez 4.000 karakterekoa.
reason = Adierazi arrazoi bat, gehienez 120 karakterekoa.
undo-unknown = { $number }. ekintza ez da existitzen.
undo-undone = { $number }. ekintza desegin da jada.
undo-never = { $number }. ekintza ezin da desegin: irekitako denboraldiak irekita jarraitzen du, eta pertsona bakoitzak bere zenbakiari eusten dio.
again = { $number }. ekintza ezin da jada berriro egin: geroagoko ekintzek haren baldintzak aldatu dituzte. Desegin horiek lehenik, edo sartu ekintza berriro.
others = Bitartean denboraldia aldatu da. Egiaztatu berriro beste zein ekintza desegingo diren.
