skip-to-content = Ir al contenido
nav-main = Menú
nav-event = Páginas del torneo
nav-language = Idioma
nav-tournaments = Torneos
nav-desk = La mesa
nav-accounts = Cuentas
nav-sign-in = Iniciar sesión
nav-sign-out = Cerrar sesión
yes = sí
no = no
save = Guardar
cancel = Cancelar
times-zone = Horas de { $zone }
form-problems = Hay datos que corregir:
time-travel = Está viendo el torneo tal como era tras la anotación { $number } del registro. Nada se puede cambiar.
time-travel-back = Volver al presente
plain-http = Esta conexión no está cifrada (http): quien esté en la misma red puede leer lo que envía y usar su sesión. Para los árbitros en otras máquinas, inicie la mesa con --tls.
only-here = Los teléfonos no pueden abrir esta dirección: solo lleva a este ordenador. Inicie la mesa con --listen 0.0.0.0:8080 o indique la dirección de la sala con --url.

## Failures

failure-title = No ha podido ser
failure-home = A los torneos
failure-not-found = En esta dirección no hay nada.
failure-sign-in = Hay que iniciar sesión para hacer esto.
failure-forbidden = Su rol no permite hacer esto.
failure-code = Este código no es de esta mesa o no se ha leído entero: escanéelo de nuevo o pregunte a un árbitro.
failure-method = Esta dirección no lo admite: cargue la página de nuevo.
failure-form = El formulario es demasiado antiguo o viene de otro sitio. Vuelva a la página, cárguela de nuevo y repítalo.
failure-bad = La petición no se entiende.
failure-too-many = Demasiadas veces seguidas. Vuelva a intentarlo dentro de { $seconds } s.
failure-too-large = Es demasiado grande: se aceptan 8 MB como máximo.
failure-stopping = La mesa se está deteniendo o está muy ocupada. Vuelva a intentarlo.

## Front page

home-title = Torneos
home-none = Todavía no hay ningún torneo.
