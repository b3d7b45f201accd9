### Why the office of a league refuses an action

name = Adierazi izen bat, gehienez 120 karakterekoa.
person = Zenbaki hori beste pertsona batena da. Saiatu berriro.
waits = Eskaera hau federazioaren bulegoan dago dagoeneko.
settled = Eskaera hau onartu edo baztertu da dagoeneko.
no-case = Espediente hori ez da existitzen. Itzuli espedienteen zerrendara.
words = Idatzi testu bat, gehienez 4.000 karakterekoa.
reason = Adierazi arrazoi bat, gehienez 120 karakterekoa.
undo-unknown = { $number }. ekintza ez da existitzen.
undo-undone = { $number }. ekintza desegin da dagoeneko.
undo-never = { $number }. ekintza ezin da desegin: irekitako denboraldiak irekita jarraitzen du, eta pertsona bakoitzak bere zenbakiari eusten dio.
again = { $number }. ekintza ezin da berriro egin: ez da gehiago posible.
others = Bitartean denboraldia aldatu da. Egiaztatu berriro beste zein ekintza desegingo diren.
