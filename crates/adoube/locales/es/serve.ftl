### `adoube serve`.

about = Abre la mesa en el navegador: torneos desde la inscripción hasta el informe
listen = La dirección y el puerto; 0.0.0.0:8080 para toda la sala [por defecto, 127.0.0.1:8080]
tls = Por https, con un certificado propio que se guarda junto al registro
proxy = Hay un servidor intermediario https delante, que dice quién pregunta
url = La dirección que llevan los códigos QR para los teléfonos de la sala
at = La mesa está en { $url } (Ctrl+C para detenerla)
hall = Para los demás de la sala: { $url }
setup = Primera cuenta, enlace de un solo uso: { $url }
fingerprint = Huella SHA-256 del certificado: { $print }
exposed = Atención: http sin cifrar en la red; contraseñas y sesiones se pueden leer. Para los árbitros, --tls.
stopped = La mesa se ha detenido; el registro está en el disco.
an-address = una dirección y un puerto como 127.0.0.1:8080
taken = { $address }: no se puede escuchar ahí ({ $detail })
running = { $place }: ya hay otra mesa abierta con este registro; ábrala en el navegador, deténgala antes o, para varias mesas, use PostgreSQL
certificate = { $place }: el certificado no se puede leer ni hacer ({ $detail })

log = Qué se escribe en la salida de errores: error, warn, info, debug, trace u off; json para JSON [por defecto, RUST_LOG o info]
metrics = Sirve métricas para Prometheus en esta dirección (/metrics)
a-log = error, warn, info, debug, trace, off, json o MÓDULO=NIVEL, separados por comas
measured = Métricas: { $url }
