### Los programas que juegan con una cuenta propia, para quienes los hacen.

programs-title = Tus programas
programs-note = Un programa juega con una cuenta propia, y todos ven que es de un programa. Se identifica con un token.
programs-name = Nombre del programa
programs-rated = Sus partidas con personas pueden contar para la clasificación
programs-rated-note = Las partidas contigo y con tus otros programas nunca cuentan.
programs-make = Crear un programa
programs-none = Todavía no tienes ningún programa.
programs-used = Último uso del token: { $used }
programs-without-token = No tiene token y no puede jugar.
programs-renew = Token nuevo
programs-renew-named = Token nuevo para { $name }
programs-revoke = Retirar el token
programs-revoke-named = Retirar el token de { $name }
programs-revoked = El token ya no vale nada.
programs-delete = Eliminar
programs-delete-named = Eliminar { $name }
programs-delete-note = Abandona sus partidas en curso. Nadie volverá a tener ese nombre. No se puede deshacer.
programs-deleted = { $name } está eliminado.
programs-token = El token de { $name }
programs-token-note = Solo se muestra ahora. Guárdalo donde nadie más pueda leerlo: quien lo tiene juega como este programa.
programs-token-copy = Copiar el token
programs-token-copied = El token está copiado.
