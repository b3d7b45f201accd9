## Roles

role-administrator = administratzailea
role-chief-arbiter = epaile nagusia
role-arbiter = epailea
role-office = federazioaren bulegoa
role-delegation = lurralde-ordezkaritza
role-committee = batzordea
role-delegate = ordezkaria
role-player = jokalaria
role-bad = Aukeratu zerrendako rol bat.

## Signing in

name = Erabiltzaile-izena
name-bad = Idatzi 1 eta 40 karaktere artean (letrak, zifrak edo . _ - @), zuriunerik gabe.
name-taken = Erabiltzaile-izen hori hartuta dago. Aukeratu beste bat.
password = Pasahitza
password-again = Errepikatu pasahitza
password-current = Oraingo pasahitza
password-new = Pasahitz berria
password-yours = Zure pasahitza
password-hint = Gutxienez 12 karaktere. Hitz batzuek ere balio dute.
password-different = Bi pasahitzak ez datoz bat.
password-wrong = Pasahitza ez da zuzena. Idatzi zure kontukoa.
password-change = Aldatu pasahitza
sign-in-wrong = Erabiltzaile-izena edo pasahitza ez da zuzena.
code = Kodea
code-title = Bi urratseko egiaztapena
code-hint = Telefonoak erakusten dituen sei digituak, edo berreskuratze-kode bat.
code-wrong = Kodea ez da zuzena edo dagoeneko erabili da. Idatzi berri bat.
done-signed-in = Ongi etorri, { $name }.
done-signed-out = Saioa amaitu duzu.

## First account and invitations

setup-title = Sortu administratzailearen kontua
setup-intro = Esteka hau behin bakarrik erabil daiteke. Ez dago kontu lehenetsirik.
setup-send = Sortu kontua
link-used-up = Esteka hau iraungi da edo dagoeneko erabili da. Eskatu beste bat administratzaileari.
done-set-up = Kontua sortu da. Ongi etorri, { $name }.
invitation-title = { $name } erabiltzailearen kontua
invitation-intro = Aukeratu zure pasahitza. Esteka hau behin bakarrik erabil daiteke.
invitation-send = Gorde eta hasi saioa

## The user’s own account

title = Nire kontua
second-factor = Bi urratseko egiaztapena
second-factor-on = Bi urratseko egiaztapena aktibatuta dago. Saioa hastean, telefonoko kode bat eskatzen da.
second-factor-off = Bi urratseko egiaztapena desaktibatuta dago. Epaileek behar dute beste ordenagailu batetik lan egiteko.
second-factor-add = Aktibatu bi urratseko egiaztapena
second-factor-renew = Konfiguratu berriro bi urratseko egiaztapena
second-factor-typed = Edo idatzi gako hau aplikazioan:
recovery-codes = Berreskuratze-kodeak
recovery-codes-intro = Idatzi kode hauek paper batean. Telefonoa galtzen baduzu, bakoitzak behin bakarrik balio du. Ez dira berriro erakutsiko.
recovery-codes-kept = Idatzi ditut
sessions = Saio irekiak
session-device = Nabigatzailea
session-seen = Azken jarduera
session-this = saio hau
sessions-end = Amaitu beste saioak
done-password = Pasahitza aldatu da. Beste saioak amaitu dira.
done-sessions = Beste saioak amaitu dira.

## The administrator’s list of accounts

role = Rola
scope = Txapelketak
scope-all = guztiak
scope-hint = Txapelketen identifikatzaileak, zuriunez bereizita; hutsik utziz gero, guztiak. Klub bateko ordezkariarentzat: DENBORALDIA/KLUBAREN-ZENBAKIA.
change = Editatu
change-role = Aldatu rola
new-link = Sortu esteka berria
close = Itxi kontua
open = Ireki berriz kontua
closed = itxita
invited = oraindik pasahitzik gabe
add = Gehitu kontua
add-hint = Behin bakarrik erabiltzeko esteka bat jasoko duzu, pertsona horrek pasahitza aukera dezan. Beste inork ez du jakingo.
link-title = { $name } erabiltzailearentzako esteka
link-intro = Eman esteka hau pertsonari. Behin bakarrik balio du, zazpi egunen buruan iraungitzen da eta aurreko estekak baliogabetzen ditu.
done-account = Kontua aldatu da. { $name } erabiltzaileak berriro hasi behar du saioa.
warn-own-account = Ezin duzu hemen zure kontua aldatu. Eskatu beste administratzaile bati.
certificate-title = Zerbitzariaren ziurtagiria
certificate-intro = Beste ordenagailuetan nabigatzaileak segurtasun-abisu bat erakusten du, ziurtagiria adoubek berak sortu duelako. Jarraitu aurretik, alderatu honekin nabigatzaileak ziurtagiriaren xehetasunetan erakusten duen SHA-256 hatz-marka.
