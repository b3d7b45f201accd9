### Why the office of the league refuses an act.

name = Izen batek 1 eta 120 karaktere artean ditu.
person = Zenbaki hori beste pertsona batena da. Saiatu berriro.
waits = Aurkeztuta dago eta federazioak onartzearen zain dago.
settled = Ebatzita dago.
words = Idazki batek 1 eta 4000 karaktere artean ditu eta dagoen gai batez ari da.
undo = { $number }. ekintza ezin da desegin: ez dago jasota, desegina dago edo ez da desegiten direnetakoa.
again = Ezin da berriro egin: { $number }. ekintza ez da jada posible.
others = Bitartean denboraldia aldatu egin da: begiratu berriro zer erortzen den ekintza honekin.
