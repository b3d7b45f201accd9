### `adoube rate`.

about = Calcula les variacions d’Elo d’un torneig o d’un període, amb cada pas explicat
files = Fitxer (FILE) d’un torneig (TRF) o de les partides d’un període (CSV: event,white,black,result i, si es vol, kind,date,rounds); amb --diff o --plot, llistes d’Elo
system = Sistema d’Elo (SYSTEM): fce (el de la federació) o fide [per defecte: fide]
kind = Tipus (KIND) de torneig per a fce: open, team, barcelona, closed, closed-fide o individual [per defecte: open]
tempo = Ritme (TEMPO) per a fide: standard, rapid o blitz [per defecte: el del fitxer; si no, standard]
out = Escriu la llista nova al fitxer FILE; - és la sortida estàndard (cal --list)
form = Format de la llista nova: csv o text [per defecte: csv]
csv = Escriu les variacions en CSV
explain = Explica cada xifra d’un jugador (PLAYER: número inicial; en un període, número de la llista)
what-if = Mostra què canviaria cada resultat de l’última ronda per a un jugador (PLAYER: número inicial); abans d’aparellar-la, contra un adversari d’Elo mitjà
diff = Compara dues llistes, primer la més antiga
again = Calcula també els torneigs ja calculats o indicats dues vegades
unfinished = Calcula també els torneigs que encara es juguen
plot = Dibuixa en SVG: distribution (una llista) o history (diverses llistes, amb --player)
player = Número del jugador (PLAYER) a les llistes

two = --diff: s’esperaven dues llistes, primer la més antiga
one = --plot distribution: s’esperava una sola llista
whose = --plot history: s’esperava --player amb el número del jugador
came = nou
left = fora
summary = nous: { $came }; fora: { $left }; amb canvis: { $changed }; sense canvis: { $same }
one-file = s’esperava un sol torneig; per a diversos torneigs calen --list i --out
no-list = les partides d’un període necessiten una llista d’Elo (--list)
no-date = --out necessita --date, la data de la llista nova
not-listed = { $name }: el jugador { $number }, { $player }, no és a la llista
twice = { $name }: el torneig { $event } s’ha indicat dues vegades; feu servir --again perquè compti dues vegades
rated = { $event }: ja calculat per a la llista { $list }; feu servir --again per tornar-lo a calcular
in-play = { $event }: encara es juga i els resultats poden canviar; feu servir --unfinished per calcular-lo ara
earlier = { $event }: va acabar el { $day } i correspon a la llista del { $list }; comproveu que no s’hi va calcular (Avaluació 7)
other-day = { $date }: no és cap data del reglament, que preveu llistes l’1 de gener i l’1 de juliol (Avaluació 7)

done = { $players ->
    [1] 1 jugador
   *[other] { $players } jugadors
    }, { $games ->
    [1] 1 partida
   *[other] { $games } partides
    }, { $changed ->
    [1] 1 Elo canviat
   *[other] { $changed } Elo canviats
    }, { $left ->
    [1] 1 torneig que no compta
   *[other] { $left } torneigs que no compten
    }

no = núm.
name = nom
before = abans
games = partides
average = mitjana
points = punts
expected = esperats
change = canvi
after = després

not-suitable = { $games ->
    [1] 1 partida no compta: adversari sense Elo, massa diferència d’Elo o massa poc temps (1.1, 5.1)
   *[other] { $games } partides no compten: adversaris sense Elo, massa diferència d’Elo o massa poc temps (1.1, 5.1)
    }

performance = Rendiment: { $average } + { $difference } = { $rating }
legend = ! El torneig no compta per a aquest jugador; --explain en mostra el motiu
without-list = Sense --list, els Elo són els del fitxer: amb 2000 o més es considera preferent; amb menys, primera categoria
no-last = aquest jugador no té adversari a l’última ronda
supposed = La ronda { $round } encara no s’ha aparellat. Contra un adversari amb Elo { $rating }, la mitjana fins ara:
way = ronda { $round }, { $points }: { $before } → { $after } ({ $change }), rendiment { $performance }
