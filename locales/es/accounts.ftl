### Las cuentas y las páginas de quienes juegan.

## Cuenta
account-title = Cuenta
account-device = Las partidas de aquí pertenecen a este dispositivo. Solo hay cuentas en un servidor para otras personas.
account-guest = Juegas como invitado: solo te conoce este navegador. Con una cuenta puedes iniciar sesión en otro lugar, y las partidas con otras personas cuentan para tu clasificación con tu nombre.
sign-in = Iniciar sesión
account-name = Nombre
account-name-note = De 3 a 20 letras y cifras de un solo alfabeto, con guiones, guiones bajos y puntos sueltos entre ellas. Lo ven todos.
account-password = Contraseña
account-password-note = Al menos 10 caracteres. Aquí nadie puede devolverte una contraseña olvidada.
account-password-note-recovery = Al menos 10 caracteres. Si la olvidas, solo ayuda un enlace a una dirección de correo que hayas confirmado.
account-forgotten = ¿Has olvidado tu contraseña?
account-take-games = Llevar las partidas de este navegador
account-take-games-note = Si no, nadie podrá volver a ellas.
account-make = Crear una cuenta
account-made = Te damos la bienvenida, { $name }. Todas tus partidas siguen siendo tuyas.
account-signed-in = Has iniciado sesión como { $name }.
account-own-page = Tu página
account-admin = Administrar el servidor
account-sign-off = Cerrar sesión
account-sessions = Dónde tienes la sesión abierta
account-session-here = este navegador
account-session-unknown = Navegador desconocido
account-session-times = Desde { $created }, último uso { $used }
account-session-end = Cerrarla allí
account-session-end-named = Cerrar la sesión en { $browser }
account-session-ended = La sesión de allí está cerrada.
account-sessions-end = Cerrar todas las demás sesiones
account-new-password-title = Otra contraseña
account-old-password = Contraseña actual
account-new-password = Contraseña nueva
account-change-password = Cambiarla
account-password-changed = La contraseña ha cambiado. Las demás sesiones están cerradas.
account-seen = Mostrar mi nombre a los demás cuando miro una partida
account-seen-note = Si no, solo se te cuenta.
account-holiday = Vacaciones
account-holiday-note = Mientras estás de vacaciones, tus relojes se detienen en las partidas con días por movimiento. Tienes 30 días en cada año natural, y unas vacaciones duran al menos un día. Tus rivales ven que no estás; las partidas en vivo continúan.
account-holiday-left =
    { $days ->
        [one] Te queda un día de vacaciones este año.
       *[other] Te quedan { $days } días de vacaciones este año.
    }
account-holiday-on = Estás de vacaciones, como máximo hasta el { $day }.
account-holiday-go = Irme de vacaciones
account-holiday-back = Volver
account-export = Guardar todos mis datos
account-export-note = Un archivo con tu cuenta, tus clasificaciones y los registros de todas tus partidas.
account-delete = Eliminar la cuenta
account-delete-note = Abandonas las partidas en curso con otras personas. Se eliminan tu nombre, tus clasificaciones y las partidas que solo juegas tú; las partidas con otras personas siguen siendo de ellas, sin tu nombre. Nadie volverá a tener ese nombre. No se puede deshacer.
account-deleted = La cuenta está eliminada.

## Los más fuertes
players-title = Jugadores
players-live = Partidas con reloj
players-correspondence = Partidas por correspondencia
players-rank = Puesto
players-player = Jugador
players-rating = Clasificación
players-games = Partidas
players-none = Todavía no hay ninguna clasificación lo bastante segura.
players-note = Quien ha jugado pocas partidas que cuentan tiene una clasificación provisional y no aparece en la lista.
players-level = Máquina, nivel { $level }
players-levels = Los niveles de la máquina
players-levels-note = Salen de encuentros de los niveles entre sí; ninguna partida los cambia.

## La página de alguien
person-since = Aquí desde { $day }
person-program-of = Programa de { $name }
person-closed = Los responsables de este servidor han cerrado esta cuenta.
person-rating = { $rating } ± { $deviation }
person-provisional = provisional
person-unrated = Todavía ninguna partida que cuente.
person-graph = La clasificación a lo largo del tiempo
person-graph-live = { $games ->
        [one] Partidas con reloj: { $rating } tras una partida.
       *[other] Partidas con reloj: de { $lowest } a { $highest }, ahora { $rating }, tras { $games } partidas.
    }
person-graph-correspondence = { $games ->
        [one] Partidas por correspondencia: { $rating } tras una partida.
       *[other] Partidas por correspondencia: de { $lowest } a { $highest }, ahora { $rating }, tras { $games } partidas.
    }
person-graph-table = En una tabla
person-ended = Terminada
person-change = Cambio
person-game = Partida
person-variants = Resultados por variante
person-opponents = Cara a cara
person-variant = Variante
person-opponent = Rival
person-won = Victorias
person-drawn = Empates
person-lost = Derrotas
person-guest = Un invitado
person-gone = Una cuenta eliminada
person-games = Partidas con otras personas
person-result = Resultado
person-result-all = Todas
person-result-open = En juego
person-result-won = Ganadas
person-result-drawn = Empatadas
person-result-lost = Perdidas
person-game-open = En juego
person-game-won = Ganada
person-game-drawn = Empatada
person-game-lost = Perdida
person-counts = Para la clasificación
person-counts-all = Todas
person-counts-yes = Cuentan
person-counts-no = No cuentan
person-variant-all = Todas
person-no-games = No hay ninguna partida así.
person-more = Mostrar más

## Lo que puede fallar
error-no-such-player = Aquí nadie se llama «{ $name }».
error-no-such-session = Esa sesión ya está cerrada.
error-no-accounts = Las partidas de aquí pertenecen a este dispositivo; no hay cuentas.
error-not-signed-in = Primero inicia sesión.
error-wrong-password = El nombre o la contraseña no son correctos.
error-no-holiday = No te quedan días de vacaciones este año.
error-already-account = Ya tienes una cuenta.
error-request-account-name-length = Un nombre tiene de { $least } a { $most } caracteres, no { $length }.
error-request-account-name-characters = Un nombre lleva letras y cifras, con guiones, guiones bajos y puntos sueltos entre ellas.
error-request-account-name-scripts = Las letras de un nombre son de un solo alfabeto.
error-request-account-name-reserved = Nadie puede tener este nombre. Elige otro.
error-request-password-length = Una contraseña tiene de { $least } a { $most } caracteres, no { $length }.
error-request-password-is-name = La contraseña es el nombre. Elige otra.
