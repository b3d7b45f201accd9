### The outbox of a season: notices by mail, and deadlines in calendars.

title = Jakinarazpenak
intro = Ordezkariek, jokalariek eta organoetako kideek posta elektronikoz jasotzen dituzte epemugak eta erabakiak. Jakinarazpenak aktibatu ondoren gertatzen dena bakarrik bidaltzen da.
on = Jakinarazpenak bidaltzen dira
off = Jakinarazpenak desaktibatuta
switch-on = Bidali jakinarazpenak
switch-off = Gelditu jakinarazpenak
no-server = Ez da posta-zerbitzaririk adierazi, eta ezin da ezer bidali. Abiarazi adoube --mail aukerarekin, zerbitzaria adierazteko.
server = Posta-zerbitzaria
server-unreachable = Posta-zerbitzariak ez du erantzuten.
server-tls = Ezin da posta-zerbitzariarekiko konexioa zifratu: ez du TLS eskaintzen, edo haren ziurtagiriak ez du balio.
server-sign-in = Posta-zerbitzariak ez ditu erabiltzaile-izena eta pasahitza onartzen.
next-try = Hurrengo saiakera
messages = Mezuak
all = Guztiak
waiting = Bidaltzeke
sending = Bidaltzen
sent = Bidalita
failed = Bidali gabe
discarded = Baztertuta
none = Ez dago mezurik. Geroagoko ekintzen ondoriozkoak hemen agertuko dira.
subject = Gaia
recipient = Hartzailea
state = Egoera
actions = Ekintzak
send-again = Bidali berriro
discard = Baztertu
discard-all = Baztertu bidaltzeke dauden guztiak
earlier = Aurreko mezuak
not-now = Bitartean mezu hau aldatu da. Egiaztatu haren egoera.
cause-no-recipient = Inork ez du hartzailea ordezkatzen. Izendatu ordezkari edo kide bat, eta bidali mezua berriro.
cause-no-address = Hartzaileak ez du helbide elektronikorik. Gehitu behean, eta bidali mezua berriro.
cause-refused = Posta-zerbitzariak behin betiko baztertu du ({ $code } kodea). Egiaztatu helbidea, eta bidali mezua berriro.
cause-later = Posta-zerbitzariak oraingoz baztertu du ({ $code } kodea).
cause-broken-off = Konexioa eten da. Mezua bi aldiz irits daiteke.
cause-too-old = Ezin izan da astebetean bidali.
without-address = Helbide elektronikorik gabeko hartzaileak
all-have-addresses = Ordezkari eta kide guztiek dute helbide elektronikoa.
address = Pertsona baten helbide elektronikoa
address-hint = Federazioaren bulegoak bakarrik ikusten du. Pertsonaren datuekin batera ezabatzen da.
language = Mezuen hizkuntza
done-on = Jakinarazpenak aktibatuta. Orain egiaztatu helbide elektronikoak.
done-off = Jakinarazpenak desaktibatuta.
done-again = Mezua bidaltzeko zain dago.
done-discarded = Baztertuta.
log-on = Jakinarazpenak aktibatuta
log-off = Jakinarazpenak desaktibatuta

## Deadlines in calendars

due-line-up = Alineazioaren epemuga
due-result = Emaitzen epemuga
due-record = Aktaren epemuga
due-invoice = { $number }. fakturaren epemuga
subscribe-due = Egutegia, fakturekin
subscribe-due-hint = Esteka hau duenak fakturen epemugak ikusten ditu. Ordezkariak aldatzean, balioa galtzen du.
