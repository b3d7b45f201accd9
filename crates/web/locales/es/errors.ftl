### Why a request failed.

title = Ha habido un problema
home = Ir a los torneos
not-found = No se ha encontrado la página.
sign-in = Inicie sesión para continuar.
forbidden = Su rol ({ $role }) no lo permite. Pida otro rol a la administración o inicie sesión con otra cuenta.
code = Este código no es válido aquí o no se ha leído entero. Vuelva a escanearlo o pregunte a un árbitro.
method = Esta acción no está disponible aquí. Recargue la página.
form = El formulario ha caducado. Recargue la página e inténtelo de nuevo.
bad = No se ha podido leer la petición. Recargue la página e inténtelo de nuevo.
too-many = Demasiados intentos. Inténtelo de nuevo dentro de { $seconds } s.
too-large = El archivo es demasiado grande. El límite es de 8 MB.
stopping = adoube está ocupado o se está cerrando. Inténtelo de nuevo dentro de un minuto.
unreadable = Línea { $line }, columna { $column }: no es el JSON que describe /api/v1/openapi.json.
second-factor = Configure la verificación en dos pasos: escanee el código con una aplicación de autenticación del móvil y escriba los seis dígitos que muestre. La aplicación funciona sin Internet.
