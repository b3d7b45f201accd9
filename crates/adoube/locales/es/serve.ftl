### `adoube serve`.

about = Iniciar el servidor web: torneos en el navegador, desde la primera inscripción hasta el informe final
listen = Dirección (ADDRESS) y puerto; 0.0.0.0:8080 para toda la sala [por defecto: 127.0.0.1:8080]
tls = Usar https, con un certificado propio que se guarda junto a la base de datos
proxy = Aceptar las direcciones de clientes que transmite un servidor intermediario https situado delante de adoube: el de este ordenador o los indicados (ADDRESSES)
url = URL para los códigos QR que escanean los móviles de la sala
at = adoube funciona en { $url } (Ctrl+C para detenerlo)
hall = Para los demás dispositivos de la sala: { $url }
setup = Cree la primera cuenta (enlace de un solo uso): { $url }
fingerprint = Huella SHA-256 del certificado: { $print }
exposed = Atención: http no cifra nada, y cualquier persona de la red puede leer contraseñas y sesiones. Use --tls.
stopped = adoube se ha detenido. Todos los datos están guardados.
an-address = una dirección y un puerto, por ejemplo 127.0.0.1:8080
a-proxy = direcciones separadas por comas, por ejemplo 10.0.0.7,10.1.0.0/16
taken = { $address }: no se puede usar esta dirección ({ $detail }); elija otra dirección u otro puerto
running = { $place }: otro servidor adoube usa esta base de datos; deténgalo antes o, para varios servidores, use PostgreSQL
certificate = { $place }: no se puede leer ni crear el certificado ({ $detail })

log = Nivel (LEVEL) del registro en la salida de errores: error, warn, info, debug, trace u off; json para JSON [por defecto: RUST_LOG; si no, info]
metrics = Dirección (ADDRESS) para las métricas de Prometheus (/metrics)
a-log = error, warn, info, debug, trace, off, json o MÓDULO=NIVEL, separados por comas
measured = Métricas: { $url }

mail = Enviar avisos por correo con este servidor: smtps://USER@HOST, o smtp://USER@HOST con STARTTLS
mail-from = Remitente de los avisos
mail-password = FILE: archivo con la contraseña del servidor de correo [por defecto: la variable de entorno ADOUBE_MAIL_PASSWORD]
mail-address = --mail: se esperaba smtps://USER@HOST:PORT o smtp://USER@HOST:PORT; smtp://HOST?tls=off envía sin cifrar
mail-password-shown = --mail: no ponga la contraseña en la dirección, donde otros usuarios de la máquina pueden leerla; póngala en un archivo (--mail-password) o en ADOUBE_MAIL_PASSWORD
mail-no-password = --mail: falta la contraseña del usuario; póngala en un archivo (--mail-password) o en ADOUBE_MAIL_PASSWORD
mail-sender = --mail-from: se esperaba un correo electrónico, por ejemplo liga@example.org
mail-password-unread = { $file }: no se puede leer la contraseña del servidor de correo ({ $detail })
