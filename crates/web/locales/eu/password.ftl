### Why a new password is refused.

short = Aukeratu gutxienez { $least } karaktereko pasahitza.
long = Pasahitz hau luzeegia da. Aukeratu laburrago bat.
simple = Pasahitz hau asmatzeko errazegia da. Aukeratu beste bat.
name = Pasahitzak ezin du zure erabiltzaile-izena edo “adoube” hitza eduki.
