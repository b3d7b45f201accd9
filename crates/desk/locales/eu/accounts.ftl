## Roles

role-administrator = administratzailea
role-chief-arbiter = epaile nagusia
role-arbiter = epailea
role-office = federazioaren bulegoa
role-committee = batzordea
role-delegate = ordezkaria
role-player = jokalaria
role-bad = Aukeratu zerrendako rol bat.

## Signing in

name = Erabiltzaile-izena
name-bad = 1 eta 40 arteko letrak, zifrak edo . _ - @, zuriunerik gabe.
name-taken = Izen hori beste kontu batena da jada.
password = Pasahitza
password-again = Pasahitza berriro
password-current = Oraingo pasahitza
password-new = Pasahitz berria
password-yours = Zure pasahitza
password-hint = Gutxienez 12 karaktere; hitz batzuk ondo daude.
password-different = Bi pasahitzak ez dira berdinak.
password-wrong = Hori ez da zure pasahitza.
password-change = Aldatu pasahitza
sign-in-wrong = Izena edo pasahitza ez dira zuzenak.
code = Kodea
code-title = Bigarren faktorea
code-hint = Telefonoak erakusten dituen sei digituak, edo berreskuratze-kode bat.
code-wrong = Kodea ez da zuzena edo jada erabili da.
done-signed-in = Ongi etorri, { $name }.
done-signed-out = Saioa amaitu duzu.

## Set-up and links

setup-title = Lehen kontua
setup-intro = Esteka honek behin bakarrik balio du, mahai hau administratzen duenaren kontua sortzeko. Ez dago kontu lehenetsirik.
setup-send = Sortu kontua
link-used-up = Esteka hau jada erabili da edo iraungi da. Eskatu beste bat mahaia administratzen duenari.
done-set-up = Kontua sortu da. Ongi etorri, { $name }.
invitation-title = Kontua: { $name }
invitation-intro = Aukeratu zure pasahitza. Estekak behin bakarrik balio du.
invitation-send = Gorde eta sartu

## One's own account

title = Nire kontua
second-factor = Bigarren faktorea
second-factor-on = Kontuak bigarren faktorea du: saioa hastean telefonoaren kode bat eskatzen da.
second-factor-off = Kontuak ez du bigarren faktorerik. Epaileek bat behar dute beste makina batetik lan egiteko.
second-factor-add = Gehitu bigarren faktorea
second-factor-renew = Berritu bigarren faktorea
second-factor-typed = Edo idatzi bertan sekretu hau:
recovery-codes = Berreskuratze-kodeak
recovery-codes-intro = Idatzi paperean: bakoitzak behin balio du, telefonoa galtzen baduzu. Ez dira berriro erakutsiko.
recovery-codes-kept = Idatzita ditut
sessions = Saio irekiak
session-device = Nabigatzailea
session-seen = Azkenekoz ikusia
session-this = hau
sessions-end = Amaitu beste saioak
done-password = Pasahitza aldatu da; beste saioak amaitu dira.
done-sessions = Beste saioak amaitu dira.

## The administrator's list

role = Rola
scope = Txapelketak
scope-all = guztiak
scope-hint = Identifikatzaileak zuriunez bereizita; hutsik, guztiak. Klub bateko ordezkaria: DENBORALDIA/KLUBAREN-ZENBAKIA.
change = Aldatu
change-role = Aldatu rola
new-link = Esteka berria
close = Itxi kontua
open = Ireki kontua
closed = itxita
invited = oraindik pasahitzik gabe
add = Gehitu kontu bat
add-hint = Pertsonak erabilera bakarreko esteka bat jasoko du bere pasahitza aukeratzeko; beste inork ez du jakingo.
link-title = Esteka: { $name }
link-intro = Eman esteka hau pertsonari. Behin bakarrik balio du eta zazpi egunera iraungitzen da; aurreko estekek ez dute balio.
done-account = { $name } kontua aldatu da; berriro hasi behar du saioa.
warn-own-account = Norbere kontua ezin da hemen aldatu: beti egon behar du mahaia administratuko duen norbait.
certificate-title = Mahai honen ziurtagiria
certificate-intro = Beste makinetako epaileek abisu bat ikusten dute, mahaiak berak egin baitu ziurtagiria. Aurrera jarraitu aurretik, nabigatzaileak ziurtagiriaren xehetasunetan erakusten duen SHA-256 hatz-marka honekin alderatzen dute.
