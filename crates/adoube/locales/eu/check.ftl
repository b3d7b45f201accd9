### `adoube check`.

about = Parekatu berriro txapelketa baten jardunaldi guztiak eta esan desberdintasunak
total = fitxategiak: { $files }; jardunaldiak: { $rounds }; desberdinak: { $different }
standings = { $count } sailkapenek ez dituzte iragarritako irizpideak betetzen
unread = { $count } fitxategi ezin izan dira irakurri
