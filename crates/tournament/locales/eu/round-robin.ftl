### Why a round robin pairs as it does.

table = { $players } jokalarirentzako Berger taularen { $round }. jardunaldia
second-cycle = Bigarren itzulia: lehenengoaren koloreak, alderantziz
game = { $board }. taula: { $white } (zuriak) - { $black }: { $rule }
odd-sum = bi zenbakien batura bakoitia da: lehen itzulian txikienak ditu zuriak
even-sum = bi zenbakien batura bikoitia da: lehen itzulian handienak ditu zuriak
last-number = { $last } zenbakiaren aurka, 1etik { $half }ra bitarteko zenbakiek dituzte zuriak lehen itzulian
rests = { $player } atsedenean: taulan { $last } zenbakia dagokio, existitzen ez dena
