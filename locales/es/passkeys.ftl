### Claves de acceso: entrar sin contraseña.

passkey-sign-in = Entrar con una clave de acceso
passkey-make-account = Crear una cuenta con una clave de acceso
passkey-make-note = La guarda tu dispositivo, que te pide la huella, la cara o el PIN. No necesitas contraseña.
passkeys-title = Claves de acceso
passkeys-note = Una clave de acceso está en tu dispositivo o en tu gestor de contraseñas, sirve solo para este sitio y no se puede adivinar ni robar del servidor.
passkeys-none = Todavía no tienes ninguna clave de acceso.
passkeys-not-here = Los dispositivos solo crean claves de acceso para servidores a los que se llega por un nombre y con cifrado. Este no lo es.
passkey-unnamed = Clave de acceso
passkey-label = ¿Cómo llamas a este dispositivo?
passkey-add = Crear una clave de acceso
passkey-added = La clave de acceso está creada. Ya puedes entrar con ella.
passkey-times = Creada: { $created }. Último uso: { $used }
passkey-time = Creada: { $created }. Aún sin usar
passkey-forget = Quitar
passkey-forget-named = Quitar la clave de acceso { $label }
passkey-forgotten = La clave de acceso se ha quitado. Bórrala también en tu dispositivo.
passkey-failed = Tu dispositivo no ha creado ni encontrado ninguna clave de acceso.
passkey-again = No tienes contraseña. Vuelve a entrar con tu clave de acceso y hazlo antes de que pasen cinco minutos.
error-wrong-passkey = Aquí no se conoce esa clave de acceso, o ha tardado demasiado. Inténtalo de nuevo.
error-no-passkeys = Los dispositivos solo crean claves de acceso para servidores a los que se llega por un nombre y con cifrado.
error-no-such-passkey = Esa clave de acceso ya se ha quitado.
error-last-passkey = Esa clave de acceso es la única forma de entrar en tu cuenta. Elige antes una contraseña o crea otra clave de acceso.
error-too-many-passkeys = Ya tienes { $most } claves de acceso. Quita antes una de ellas.
error-not-fresh = Vuelve a entrar con tu clave de acceso y hazlo antes de que pasen cinco minutos.
account-choose-password = Elegir una contraseña
