### Why a knockout pairs as it does.

games = kanporaketa batek 1etik 12ra partida onartzen ditu norgehiagokako eta berdinketa-hausteko, eta gehienez 20 sorta
pending = { $white } jokalariaren (zuriak) emaitza falta da { $round }. jardunaldian
over = txapelketa amaitu da: finala { $number } jokalariak irabazi du
over-nobody = txapelketa amaitu da: inork ez du finala irabazi
final = finala
semi-final = finalerdia
quarter-final = final-laurdena
last = azken { $count }en kanporaketa
from-seeds = { $stage }, { $at }. norgehiagoka: { $white } (zuriak) - { $black }. Koadroaren arabera { $first } eta { $second } hautaburuek jokatzen dute (Sistemak 3.1).
from-winners = { $stage }, { $at }. norgehiagoka: { $white } (zuriak) - { $black }. { $first } eta { $second } elkarren aurka (Sistemak 3.1).
winner-of = { $at }. norgehiagokako irabazlea
seed = { $seed }. hautaburua, orain arte salbuetsia
regular = { "  " }{ $games } partidatik { $game }.
tie-break = { "  " }norgehiagoka berdinduta dago: berdinketa hausteko { $games } partidatik { $game }., { $set }. sorta
deciding = { "  " }norgehiagoka berdinduta dago oraindik: partida erabakigarria; berdinketarekin beltzek jarraitzen dute (2.52)
through = { $player } jokatu gabe pasatzen da: salbuetsita, edo aurkaria ez dago
