### Explanations of knockout games, one per line, and the reasons why a knockout cannot be paired, which follow a colon.

games = lehia batek eta berdinketa-hausteko sorta batek 1 eta 12 partida artean izan behar dituzte, eta lehia batek 20 sorta gehienez
pending = { $white } zenbakiko jokalariak (zuriak) ez du emaitzarik { $round }. txandan
over = txapelketa amaitu da: { $number } zenbakiko jokalariak irabazi du finala
over-nobody = txapelketa amaitu da: finalak ez du irabazlerik
final = Finala
semi-final = Finalerdia
quarter-final = Final-laurdena
last = { $count ->
    [16] Final-zortzirena
    [32] Final-hamaseirena
   *[other] Azken { $count } jokalarien kanporaketa
}
from-seeds = { $stage }, { $at }. lehia: { $white } (zuriak) - { $black }. Koadroaren arabera, { $first } eta { $second } zenbakiko serieburuek jokatzen dute (Parekaketa-sistemak 3.1).
from-winners = { $stage }, { $at }. lehia: { $white } (zuriak) - { $black }. Koadroaren araberako parekaketa: { $first } – { $second } (Parekaketa-sistemak 3.1).
winner-of = { $at }. lehiako irabazlea
seed = { $seed } zenbakiko serieburua (orain arte salbuetsia)
regular = { "  " }{ $game }. partida ({ $games } guztira)
tie-break = { "  " }lehia berdinduta dago: berdinketa-hausteko { $set }. sortako { $game }. partida, guztira { $games }
deciding = { "  " }lehia berdinduta dago oraindik: partida erabakigarria, beltzek berdinketarekin nahikoa dutela (Berdinketa-hausteak 2.52)
through = { $player } jokatu gabe igarotzen da, salbuetsita dagoelako edo aurkaria ez dagoelako
