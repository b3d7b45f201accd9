## The search in a season

title = Bilatu
persons = Pertsonak
clubs = Klubak
teams = Taldeak
competitions = Lehiaketak
matches = Neurketak
cases = Espedienteak
sanctions = Zehapenak
empty = Idatzi izen bat, lizentzia-zenbaki bat, FIDE ID bat, edo neurketa nahiz espediente baten zenbakia.
nothing = Ez dago emaitzarik honentzat: “{ $typed }”. Begiratu ondo idatzita dagoen, edo idatzi hitz bakoitzaren hasiera bakarrik.
count = { $count ->
    [one] Emaitza { $count }
   *[other] { $count } emaitza
}
more = { $count ->
    [one] Erakutsi emaitza { $count }
   *[other] Erakutsi { $count } emaitzak
}
first = Lehen { $count } emaitzak bakarrik erakusten dira. Idatzi hitz gehiago.
all-kinds = Erakutsi mota guztiak
