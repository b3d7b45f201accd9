### Rating changes, norms and promotions of a tournament.

changes = Variaciones de Elo
changes-hint = Variación de Elo hasta ahora según las reglas de la FIDE. Las partidas contra jugadores sin Elo no cuentan. Elija un nombre para ver el cálculo.
games = Partidas
expected = Esperado
k = K
change = Variación
new = Nuevo
performance = Rendimiento
worked-title = Cálculo de Elo: { $number }. { $name }
worked = Cálculo
games-of = Partidas del jugador
performance-worked = Rendimiento: media de los adversarios, { $average }; el { $percent } % de los puntos corresponde a { $difference }; total, { $rating }
left-out = Partidas que no cuentan para el Elo: { $games }
norms = Normas
norms-fide = Normas de títulos de la FIDE
norms-none-here = { $rounds ->
    [one] Aquí no se pueden hacer normas: hacen falta partidas de ritmo estándar y nueve rondas. Este torneo tiene una ronda.
   *[other] Aquí no se pueden hacer normas: hacen falta partidas de ritmo estándar y nueve rondas. Este torneo tiene { $rounds } rondas.
}
norms-nobody = Ningún jugador ha hecho una norma ni puede hacerla ya.
norms-hint = Jugadores con norma y jugadores que todavía pueden hacerla si ganan todas las partidas que les quedan.
norm-made = Norma conseguida
norm-possible = Todavía posible
last-round = Según el resultado de la partida en curso
norm = Norma
missing = Falta
yes = sí
no = no
certificate = Mostrar el certificado
certificate-title = Certificado de norma: { $title }
promotions = Ascensos de categoría
promotions-hint = Según el reglamento de la federación. La categoría de un jugador es un grupo con el nombre 3, 2, 1, P o M; los Elo son los nacionales. Los puntos necesarios son los de todo el torneo.
promotions-nobody = Ningún jugador tiene una categoría desde la que pueda ascender.
earned = Conseguido
requirements = Requisitos (FIDE B.01)
not-checked = adoube no comprueba el registro del torneo en la FIDE, los árbitros ni el número de rondas por día.
sign-arbiter = Árbitro principal
sign-federation = Federación
fide-id = ID FIDE
born = Fecha de nacimiento
own-title = Título
place = Lugar
dates = Fechas
rate = Ritmo de juego
rounds = Rondas
arbiter = Árbitro principal
counted = Cuenta
