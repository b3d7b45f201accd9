### `adoube rate`.

about = Calcular las variaciones de Elo de un torneo o de un periodo, con cada paso explicado
files = Archivo (FILE) de un torneo (TRF) o de las partidas de un periodo (CSV: event,white,black,result y, si se quiere, kind,date,rounds); con --diff o --plot, listas de Elo
system = Sistema de Elo (SYSTEM): fce (el de la federación) o fide [por defecto: fide]
kind = Tipo (KIND) de torneo para fce: open, team, barcelona, closed, closed-fide o individual [por defecto: open]
tempo = Ritmo (TEMPO) para fide: standard, rapid o blitz [por defecto: el del archivo; si no, standard]
out = Escribir la lista nueva en el archivo FILE; - es la salida estándar (necesita --list)
form = Formato de la lista nueva: csv o text [por defecto: csv]
csv = Escribir las variaciones en CSV
explain = Explicar cada cifra de un jugador (PLAYER: número inicial; en un periodo, número de la lista)
what-if = Mostrar qué cambiaría cada resultado de la última ronda para un jugador (PLAYER: número inicial); antes de emparejarla, contra un adversario de Elo medio
diff = Comparar dos listas, primero la más antigua
again = Calcular también los torneos ya calculados o indicados dos veces
unfinished = Calcular también los torneos que todavía se juegan
plot = Dibujar en SVG: distribution (una lista) o history (varias listas, con --player)
player = Número del jugador (PLAYER) en las listas

two = --diff: se esperaban dos listas, primero la más antigua
one = --plot distribution: se esperaba una sola lista
whose = --plot history: se esperaba --player con el número del jugador
came = nuevo
left = baja
summary = nuevos: { $came }; bajas: { $left }; con cambios: { $changed }; sin cambios: { $same }
one-file = se esperaba un solo torneo; para varios torneos hacen falta --list y --out
no-list = para las partidas de un periodo hace falta una lista de Elo (--list)
no-date = --out necesita --date, la fecha de la lista nueva
not-listed = { $name }: el jugador { $number }, { $player }, no está en la lista
twice = { $name }: el torneo { $event } se ha indicado dos veces; use --again para que cuente dos veces
rated = { $event }: ya calculado para la lista { $list }; use --again para volver a calcularlo
in-play = { $event }: todavía se juega y los resultados pueden cambiar; use --unfinished para calcularlo ahora
earlier = { $event }: acabó el { $day } y corresponde a la lista del { $list }; compruebe que no se calculó en ella (Evaluación 7)
other-day = { $date }: no es una fecha del reglamento, que prevé listas el 1 de enero y el 1 de julio (Evaluación 7)

done = { $players ->
    [1] 1 jugador
   *[other] { $players } jugadores
    }, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
    }, { $changed ->
    [1] 1 Elo cambiado
   *[other] { $changed } Elo cambiados
    }, { $left ->
    [1] 1 torneo que no cuenta
   *[other] { $left } torneos que no cuentan
    }

no = núm.
name = nombre
before = antes
games = partidas
average = media
points = puntos
expected = esperados
change = cambio
after = después

not-suitable = { $games ->
    [1] 1 partida no cuenta: adversario sin Elo, demasiada diferencia de Elo o muy poco tiempo (1.1, 5.1)
   *[other] { $games } partidas no cuentan: adversarios sin Elo, demasiada diferencia de Elo o muy poco tiempo (1.1, 5.1)
    }

performance = Rendimiento: { $average } + { $difference } = { $rating }
legend = ! El torneo no cuenta para este jugador; --explain muestra el motivo
without-list = Sin --list, los Elo son los del archivo: con 2000 o más se considera preferente; con menos, primera categoría
no-last = este jugador no tiene adversario en la última ronda
supposed = La ronda { $round } todavía no está emparejada. Contra un adversario con Elo { $rating }, la media hasta ahora:
way = ronda { $round }, { $points }: { $before } → { $after } ({ $change }), rendimiento { $performance }
