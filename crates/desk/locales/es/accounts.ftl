## Roles

role-administrator = administrador
role-chief-arbiter = árbitro principal
role-arbiter = árbitro
role-office = secretaría de la federación
role-delegation = delegación territorial
role-committee = comité
role-delegate = delegado
role-player = jugador
role-bad = Elija un rol de la lista.

## Signing in

name = Nombre de usuario
name-bad = Escriba entre 1 y 40 letras, cifras o . _ - @, sin espacios.
name-taken = Este nombre de usuario ya existe. Elija otro.
password = Contraseña
password-again = Repita la contraseña
password-current = Contraseña actual
password-new = Contraseña nueva
password-yours = Su contraseña
password-hint = Al menos 12 caracteres. Pueden ser varias palabras.
password-different = Las dos contraseñas no coinciden.
password-wrong = La contraseña no es correcta. Escriba la de su cuenta.
password-change = Cambiar la contraseña
sign-in-wrong = El nombre de usuario o la contraseña no son correctos.
code = Código
code-title = Verificación en dos pasos
code-hint = Los seis dígitos que muestra el móvil, o un código de recuperación.
code-wrong = El código no es correcto o ya se ha usado. Escriba uno nuevo.
done-signed-in = Le damos la bienvenida, { $name }.
done-signed-out = Ha cerrado la sesión.

## First account and invitations

setup-title = Cree la cuenta de administración
setup-intro = Este enlace solo se puede usar una vez. No hay ninguna cuenta por defecto.
setup-send = Crear la cuenta
link-used-up = Este enlace ha caducado o ya se ha usado. Pida uno nuevo a la administración.
done-set-up = Cuenta creada. Le damos la bienvenida, { $name }.
invitation-title = Cuenta de { $name }
invitation-intro = Elija su contraseña. Este enlace solo se puede usar una vez.
invitation-send = Guardar e iniciar sesión

## The user’s own account

title = Mi cuenta
second-factor = Verificación en dos pasos
second-factor-on = La verificación en dos pasos está activada. Al iniciar sesión se pide un código del móvil.
second-factor-off = La verificación en dos pasos está desactivada. Los árbitros la necesitan para trabajar desde otro ordenador.
second-factor-add = Activar la verificación en dos pasos
second-factor-renew = Volver a configurar la verificación en dos pasos
second-factor-typed = O escriba esta clave en la aplicación:
recovery-codes = Códigos de recuperación
recovery-codes-intro = Anote estos códigos en un papel. Si pierde el móvil, cada uno sirve una sola vez. No se volverán a mostrar.
recovery-codes-kept = Ya los he anotado
sessions = Sesiones abiertas
session-device = Navegador
session-seen = Última actividad
session-this = esta sesión
sessions-end = Cerrar las demás sesiones
done-password = Contraseña cambiada. Se han cerrado las demás sesiones.
done-sessions = Se han cerrado las demás sesiones.

## The administrator’s list of accounts

role = Rol
scope = Torneos
scope-all = todos
scope-hint = Identificadores de torneo separados por espacios; en blanco, todos. Para un delegado de club: TEMPORADA/NÚMERO-DEL-CLUB.
change = Editar
change-role = Cambiar el rol
new-link = Crear un enlace nuevo
close = Cerrar la cuenta
open = Reabrir la cuenta
closed = cerrada
invited = todavía sin contraseña
add = Añadir cuenta
add-hint = Recibirá un enlace de un solo uso para que esta persona elija su contraseña. Nadie más la sabrá.
link-title = Enlace para { $name }
link-intro = Entregue este enlace a la persona. Sirve una sola vez, caduca a los siete días y anula los enlaces anteriores.
done-account = Cuenta modificada. { $name } debe volver a iniciar sesión.
warn-own-account = No puede modificar aquí su propia cuenta. Pídaselo a otro administrador.
certificate-title = Certificado del servidor
certificate-intro = En otros ordenadores el navegador muestra un aviso de seguridad, porque el certificado lo ha creado el propio adoube. Antes de continuar, compare con esta la huella SHA-256 que el navegador muestra en los detalles del certificado.
