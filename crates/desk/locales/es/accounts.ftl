## Roles

role-administrator = administrador
role-chief-arbiter = árbitro principal
role-arbiter = árbitro
role-office = oficina de la federación
role-committee = comité
role-delegate = delegado
role-player = jugador
role-bad = Elija uno de los roles de la lista.

## Signing in

name = Nombre de usuario
name-bad = De 1 a 40 letras, cifras o . _ - @, sin espacios.
name-taken = Ese nombre ya es de otra cuenta.
password = Contraseña
password-again = La contraseña otra vez
password-current = Contraseña actual
password-new = Contraseña nueva
password-yours = Su contraseña
password-hint = Al menos 12 caracteres; unas cuantas palabras van bien.
password-different = Las dos contraseñas no son iguales.
password-wrong = Esa no es su contraseña.
password-change = Cambiar la contraseña
sign-in-wrong = El nombre o la contraseña no son correctos.
code = Código
code-title = El segundo factor
code-hint = Los seis dígitos que muestra el teléfono, o un código de recuperación.
code-wrong = El código no es correcto o ya se ha usado.
done-signed-in = Le damos la bienvenida, { $name }.
done-signed-out = Ha cerrado la sesión.

## Set-up and links

setup-title = Primera cuenta
setup-intro = Este enlace sirve una sola vez, para crear la cuenta de quien administra esta mesa. No hay ninguna cuenta por defecto.
setup-send = Crear la cuenta
link-used-up = Este enlace ya se ha usado o ha caducado. Pida otro a quien administra la mesa.
done-set-up = Cuenta creada. Le damos la bienvenida, { $name }.
invitation-title = Cuenta de { $name }
invitation-intro = Elija su contraseña. El enlace sirve una sola vez.
invitation-send = Guardar y entrar

## One's own account

title = Mi cuenta
second-factor = Segundo factor
second-factor-on = La cuenta tiene un segundo factor: al iniciar sesión se pide un código del teléfono.
second-factor-off = La cuenta no tiene segundo factor. Los árbitros necesitan uno para trabajar desde otra máquina.
second-factor-add = Añadir el segundo factor
second-factor-renew = Renovar el segundo factor
second-factor-typed = O escriba en ella este secreto:
recovery-codes = Códigos de recuperación
recovery-codes-intro = Anótelos en papel: cada uno sirve una vez, si pierde el teléfono. No se volverán a mostrar.
recovery-codes-kept = Ya los tengo anotados
sessions = Sesiones abiertas
session-device = Navegador
session-seen = Visto por última vez
session-this = este
sessions-end = Cerrar las otras sesiones
done-password = La contraseña ha cambiado; las otras sesiones se han cerrado.
done-sessions = Las otras sesiones se han cerrado.

## The administrator's list

role = Rol
scope = Torneos
scope-all = todos
scope-hint = Identificadores separados por espacios; en blanco, todos. Un delegado de un club: TEMPORADA/NÚMERO-DEL-CLUB.
change = Cambiar
change-role = Cambiar el rol
new-link = Enlace nuevo
close = Cerrar la cuenta
open = Abrir la cuenta
closed = cerrada
invited = todavía sin contraseña
add = Añadir una cuenta
add-hint = La persona recibirá un enlace de un solo uso para elegir su contraseña; nadie más la sabrá.
link-title = Enlace para { $name }
link-intro = Dé este enlace a la persona. Sirve una sola vez y caduca a los siete días; los enlaces anteriores ya no valen.
done-account = La cuenta de { $name } ha cambiado; debe volver a iniciar sesión.
warn-own-account = La cuenta propia no se puede cambiar aquí: siempre debe haber quien administre la mesa.
certificate-title = Certificado de esta mesa
certificate-intro = Los árbitros de otras máquinas ven un aviso, porque la mesa se ha hecho ella misma el certificado. Antes de seguir, comparan la huella SHA-256, que el navegador muestra en los detalles del certificado, con esta.
