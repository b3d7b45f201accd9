### Explanations of pairings by the Berger tables, one per line. The rules are parts of a line.

table = { $players } jokalarirentzako Berger taula, { $round }. txanda
second-cycle = Bigarren itzulia: lehenengoaren koloreak, alderantziz
game = { $board }. taula: { $white } (zuriak) - { $black }; { $rule }
odd-sum = zenbakien batura bakoitia da eta, beraz, lehen itzulian txikienak ditu zuriak
even-sum = zenbakien batura bikoitia da eta, beraz, lehen itzulian handienak ditu zuriak
last-number = { $last } zenbakiaren aurka, 1 eta { $half } arteko zenbakiek dituzte zuriak lehen itzulian
rests = { $player } jokalariak atsedena du: taulako { $last } zenbakia hutsik dago
