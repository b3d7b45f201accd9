## Public pages

pairings = Parekaketak
standings = Sailkapena
crosstable = Taula gurutzatua
players = Jokalariak
live = Taulak zuzenean
about = Informazioa
round = { $round }. txanda
rounds = Txandak
no-round = Oraindik ez da txandarik argitaratu.
round-begins = Hasiera: { $time }
board = Taula
white = Zuriak
black = Beltzak
result = Emaitza
not-played = Parekatu gabe
search = Bilatu izenaren edo zenbakiaren arabera
caption-round = { $round }. txandako parekaketak
caption-players = Hasierako zerrenda
rank = Postua
number = Zk.
name = Izena
rating = Elo
category = Kat.
federation = Fed.
club = Kluba
points = Puntuak
withdrawn = erretiratua
card-title = { $number }. { $name }
card-games = Partidak
card-opponent = Aurkaria
card-colour = Kolorea
card-tiebreaks = Berdinketa-hausteak
place = Lekua
dates = Datak
schedule = Egutegia
arbiters = Epaileak
system = Parekaketa-sistema
rate = Joko-erritmoa
edition = Xakearen Legeak
edition-of = edizioa: { $year }
tiebreak-order = Berdinketa-hausteen ordena
regulations = Txapelketaren arauak
share = Ireki orri hau telefonoan
changed = Orria eguneratu da.
closed = Amaituta
pgn = Partidak (PGN)
results-of = Emaitzak: { $done }/{ $all }

## Result slips

slip-title = { $board }. taulako emaitza
slip-who = Aukeratu zure izena
slip-result = Aukeratu emaitza
slip-white-won = Zuriek irabazi dute: 1-0
slip-draw = Berdinketa: ½-½
slip-black-won = Beltzek irabazi dute: 0-1
slip-send = Bidali emaitza
slip-waiting = Epaileak oraindik ez du { $result } emaitza berretsi.
slip-accepted = Erregistratutako emaitza: { $result }.
slip-over = Txanda honek ez du emaitzarik onartzen orain. Galdetu epaile bati.
slip-choose = Aukeratu zure izena eta emaitza.
slip-differs = { $side ->
    [white] Zuriek { $result } bidali dute. Bi emaitzak ez datoz bat. Deitu epaile bati.
   *[other] Beltzek { $result } bidali dute. Bi emaitzak ez datoz bat. Deitu epaile bati.
}
done-slip-sent = Bidalitako emaitza: { $result }.
