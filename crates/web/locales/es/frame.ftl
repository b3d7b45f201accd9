### Around every page.

skip-to-content = Ir al contenido
menu = Menú
event-pages = Páginas del torneo
language = Idioma
sign-in = Iniciar sesión
sign-out = Cerrar sesión
times-zone = Zona horaria: { $zone }
form-problems = Corrija lo siguiente:
time-travel = Está viendo el torneo tal como era después de la acción { $number }. Aquí no se puede cambiar nada.
time-travel-back = Volver al presente
plain-http = Esta conexión no está cifrada (HTTP): quien esté en la misma red puede leer lo que envía y usar su sesión. Si hay árbitros que trabajan en otros ordenadores, inicie adoube con --tls.
only-here = Los móviles no pueden abrir esta dirección: solo funciona en este ordenador. Inicie adoube con --listen 0.0.0.0:8080 o indique la dirección de la sala de juego con --url.
public-role = público
help = Ayuda: { $topic }
