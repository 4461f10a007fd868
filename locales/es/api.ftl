### La página sobre las direcciones del servidor, para quien escribe programas.

api-title = Direcciones
api-lead = Lo que los programas pueden pedir a este servidor. Lo mismo, en una forma que pueden leer:

## Análisis
api-get-analysis = Analizar posiciones, por un WebSocket.
api-get-analysis-more = El cliente envía `AnalysisQuestion`; el servidor, `AnalysisNews` o un error, cada mensaje como un texto JSON. Cada pregunta se piensa un minuto como mucho; una nueva, `stop` o el cierre de la conexión la terminan al instante.
api-post-analysis-placing = Comprobar si se puede jugar una posición tal como se ha colocado, y nombrar cada error.
api-get-analysis-position = Mostrar la posición tras unos movimientos.
api-post-analysis-read = Leer un registro con sus líneas secundarias y comentarios.
api-post-analysis-write = Escribir un registro con líneas secundarias y comentarios.

## Tableros y posiciones
api-get-board = Mostrar un tablero sin fichas.
api-get-board-check = Nombrar cada error de un tablero propio.
api-get-board-picture-svg = Dibujar en SVG un tablero sin fichas.
api-get-position = Mostrar cualquier posición con sus movimientos válidos.
api-get-position-more = Con `study=true` pueden faltar fichas, como en las lecciones y los problemas.
api-get-position-picture-png = Dibujar en PNG cualquier posición.
api-get-position-picture-svg = Dibujar en SVG cualquier posición.

## Partidas
api-get-games = Enumerar tus partidas, empezando por la última modificada.
api-post-games = Empezar una partida.
api-post-games-import = Empezar partidas a partir de registros.
api-post-games-import-more = O bien cada registro del texto se convierte en una partida, o bien ninguno; en ese caso el error dice cuál falla y dónde.
api-get-games-id = Mostrar una partida, ahora o como estaba.
api-put-games-id = Entrega una partida que se jugó sin servidor.
api-put-games-id-more = Conserva su nombre y se guarda una sola vez: quien vuelve a entregar la misma partida la recibe tal como está aquí; si estaba en la papelera, se recupera.
api-delete-games-id = Borrar una de tus partidas; se puede recuperar.
api-post-games-id-again = Empezar de nuevo una partida: los mismos asientos, reglas, posición inicial y reloj.
api-get-games-id-embed-svg = Dibujar una partida tal como está ahora, para páginas de otros sitios.
api-get-games-id-embed-svg-more = El navegador pregunta cada vez y recibe la imagen solo si la partida ha cambiado.
api-get-games-id-hint = Obtener un buen movimiento con su porqué.
api-get-games-id-kept = Muestra una partida tal como la guardan los navegadores, para pensar en ella allí.
api-get-games-id-kept-more = Se rechaza mientras la juegan dos personas: no se ayuda a nadie contra una persona.
api-get-games-id-picture-png = Dibujar en PNG una posición de una partida.
api-get-games-id-picture-svg = Dibujar en SVG una posición de una partida.
api-get-games-id-record = Obtener el registro de una partida.
api-post-games-id-restore = Recuperar una de tus partidas borradas.
api-get-games-id-socket = Seguir una partida y jugarla, por un WebSocket.
api-get-games-id-socket-more = El servidor envía `News`; el cliente, `Command`, cada mensaje como un texto JSON.
api-post-games-id-command = Hacer algo en el tablero: las mismas órdenes que por el WebSocket.
api-post-games-id-command-more = `moves`, `computers-move`, `takeback`, `redo`, `resign`, `offer-draw`, `accept-draw`, `decline-draw`, `ask-take-back`, `accept-take-back`, `decline-take-back`, `rematch`, `decline-rematch`, `abort`, `claim-win`, `claim-draw`, `plan`, `stop-score` o `count-score`; el cuerpo lleva los valores de ese `Command`. Lo que cambia la partida se guarda antes de responder. Un movimiento enviado otra vez se juega una sola vez y recibe la misma respuesta.

## Repaso
api-get-games-id-review = Mostrar el repaso de una partida, hasta donde llega.
api-post-games-id-review = Empezar a repasar una de tus partidas, o continuar.
api-post-games-id-review-more = Se hace en segundo plano, movimiento a movimiento, y se guarda con la partida. Sigue tras reiniciar el servidor.
api-post-games-id-review-stop = Detener el repaso de una de tus partidas; lo encontrado se conserva.

## Encuentros
api-post-matches = Empezar un encuentro y su primera partida, que es `current` en la respuesta.
api-get-matches-id = Mostrar un encuentro: sus partidas y el marcador.
api-post-matches-id-next = Empezar la siguiente partida de un encuentro, en la que empieza el otro.
api-post-matches-id-next-more = Si ya hay una en curso, se devuelve esa, de modo que preguntar dos veces no hace daño.

## Aprender
api-get-lessons = Enumerar todas las lecciones en orden.
api-get-lessons-lesson = Mostrar una lección.
api-post-lessons-lesson-exercise = Probar un movimiento en un ejercicio de una lección, contando desde 1.
api-get-lessons-lesson-exercise-answer = Decir un movimiento correcto de un ejercicio, para quien ya lo ha intentado.
api-get-puzzles = Enumerar todos los problemas y nombrar el del día.
api-get-puzzles-id = Mostrar un problema.
api-post-puzzles-id = Probar movimientos en un problema.
api-get-puzzles-id-answer = Decir cómo se resuelve un problema.
api-get-rules = Nombrar los apartados de las reglas y mostrar sus ejemplos.

## Tú
api-delete-session = Cerrar la sesión: el servidor olvida quién eres y se cierran tus conexiones abiertas.
api-delete-session-more = Donde las partidas pertenecen al dispositivo no hay a quién olvidar.
api-get-account = Decir quién eres para este servidor.
api-post-account = Crear una cuenta; un invitado conserva todas sus partidas, también las que están en curso.
api-post-account-more = El token de la cookie cambia.
api-post-session = Iniciar sesión; se pueden llevar las partidas de un invitado.
api-post-session-more = No se dice si lo incorrecto es el nombre o la contraseña. El token de la cookie cambia.
api-get-account-sessions = Mostrar los navegadores en los que tienes la sesión abierta.
api-delete-account-sessions = Cerrar todas las sesiones menos esta.
api-delete-account-sessions-session = Cerrar la sesión de un navegador.
api-post-account-password = Cambiar la contraseña; se cierran las demás sesiones.
api-post-account-settings = Decir qué prefiere tu cuenta.
api-get-account-export = Obtener en un archivo todo lo que se guarda sobre ti.
api-post-account-delete = Eliminar tu cuenta.
api-post-account-delete-more = Las partidas en curso con otras personas se abandonan. Se olvidan el nombre, la contraseña, las sesiones y las clasificaciones, y también las partidas en las que no juega nadie más; las demás siguen siendo de las otras personas, sin tu nombre. Nadie volverá a tener ese nombre.
api-get-players = Mostrar los jugadores más fuertes.
api-get-players-name = Mostrar las clasificaciones y los resultados de alguien.
api-get-players-name-games = Mostrar las partidas de alguien con otras personas.

## Lo que puede ir tras el signo de interrogación
api-parameter-variant = `standard` (si no se indica), `strict`, `colours` o `strict-colours`.
api-parameter-board = Un tablero incluido, `standard` si no se indica, o diez filas de diez letras desde arriba, separadas por `/`.
api-parameter-position = La posición; si no se indica, el comienzo de la partida.
api-parameter-moves = Los movimientos hechos desde ahí, separados por comas o espacios en blanco.
api-parameter-repetition-draws = La regla de la casa según la cual la tercera repetición es tablas; en vigor si no se indica otra cosa.
api-parameter-deleted = Las borradas en vez de las demás.
api-parameter-before = Las que siguen a una página: su `next`.
api-parameter-limit = Cuántas, de 1 a 200; 50 si no se indica.
api-parameter-ply = Tras tantos movimientos; ahora, si no se indica.
api-parameter-theme = `light` (si no se indica), `dark` o `print`.
api-parameter-seat = Quién se sienta abajo; Rojo si no se indica.
api-parameter-width = El ancho de un PNG en píxeles, de 16 a 2048; 800 si no se indica.
api-parameter-language = El idioma de la descripción para quien no puede ver la imagen: `en`, `de`, `es` o `ja`; el del navegador si no se indica.
api-parameter-from = Solo los movimientos posteriores a tantos, que ya se conocen.
api-parameter-starter = Quién empieza; Rojo si no se indica. No se da junto con una posición, que ya lo dice.
api-parameter-study = Si pueden faltar fichas.
api-parameter-last = El movimiento que llevó hasta aquí, para marcarlo.
api-parameter-day = Días desde el 1 de enero de 1970; si no se indica, el día del servidor.
api-parameter-opponent = Contra quién, por el nombre de una cuenta; contra cualquiera si no se indica.
api-parameter-of-variant = De qué variante; de todas si no se indica.
api-parameter-result = Cómo fueron: `won`, `drawn`, `lost` u `open`; todas si no se indica.
api-parameter-rated = Si cuentan para la clasificación; todas si no se indica.

## Playing with others
api-get-invitations = Listar las invitaciones de la sala que se pueden aceptar.
api-post-invitations = Invitar a alguien, con un enlace o en la sala.
api-post-invitations-more = Lo que da entrada a quien lee el enlace solo figura en esta respuesta; el servidor guarda su hash.
api-get-invitations-id = Mostrar una invitación: las de la sala, a todos; un enlace, solo a quien invita.
api-delete-invitations-id = Retirar una invitación propia.
api-post-invitations-id-accept = Aceptar una invitación de la sala; la partida empieza.
api-post-invitations-look = Mostrar a qué invita un enlace y qué ha sido de él.
api-post-invitations-take = Seguir un enlace hasta su partida: juega quien llega primero.
api-get-account-passkeys = Listar tus claves de acceso.
api-post-account-passkeys = Guardar una clave de acceso que ha creado tu dispositivo.
api-post-account-passkeys-begin = Pedir a tu dispositivo una clave de acceso.
api-delete-account-passkeys-passkey = Quitar una clave de acceso; la última de una cuenta sin contraseña se queda.
api-post-account-by-passkey-begin = Pedir a tu dispositivo una clave de acceso para una cuenta nueva.
api-post-account-by-passkey = Crear una cuenta con clave de acceso y sin contraseña; un invitado conserva todas sus partidas.
api-post-account-by-passkey-more = El token de la cookie cambia.
api-post-session-by-passkey-begin = Pedir a tu dispositivo una de sus claves de acceso.
api-post-session-by-passkey = Entrar con una clave de acceso; las partidas de un invitado pueden pasar a la cuenta.
api-post-session-by-passkey-more = El token de la cookie cambia.
api-get-account-programs = Listar los programas propios.
api-post-account-programs = Crear una cuenta para un programa propio.
api-post-account-programs-more = Su token solo aparece en esta respuesta; el servidor guarda el hash.
api-post-account-programs-name = Decir si las partidas de un programa propio con personas pueden contar para la clasificación.
api-delete-account-programs-name = Eliminar un programa propio.
api-delete-account-programs-name-more = Sus partidas en curso se abandonan; siguen siendo de quienes jugaron con él, sin su nombre.
api-post-account-programs-name-token = Dar otro token a un programa propio; el anterior deja de valer.
api-delete-account-programs-name-token = Quitar el token a un programa propio; se cierra lo que se abrió con él.
api-get-events = Escuchar las partidas propias con otros y la sala.
api-get-events-more = La respuesta continúa mientras alguien la lea: un `ProgramNews` por línea, y primero un `state` con todo lo que hay. Una línea vacía es una señal de vida.
api-get-lobby-socket = Escuchar la sala y lo que ocurre con las invitaciones propias, por un WebSocket.
api-get-lobby-socket-more = El servidor envía `LobbyNews`, un texto JSON por mensaje. Tus invitaciones a partidas con reloj se retiran cuando dejas de escuchar.
api-get-watch = Enumerar las partidas que se están jugando.
api-get-watch-socket = Escuchar las partidas que se están jugando, por un WebSocket.
api-get-watch-socket-more = El servidor envía `WatchNews`, un texto JSON por mensaje: primero todas las partidas, después lo que ha cambiado.
api-get-notices = Listar los avisos propios.
api-post-notices-seen = Decir que has visto tus avisos, o solo los de una partida.
api-get-notices-socket = Escuchar los avisos propios por un WebSocket.
api-get-notices-socket-more = El servidor envía `NoticesAnswer`, un texto JSON por mensaje, al principio y tras cada cambio.
api-get-notices-channels = Mostrar cómo se te avisa de lo que pasa mientras miras a otra parte.
api-post-notices-browsers = Pedir que se envíen notificaciones push a tu navegador.
api-post-notices-browsers-more = Terminan con su sesión. Sustituye a lo que se dijo antes del mismo navegador.
api-post-notices-browsers-channel = Decir qué avisos se envían a uno de tus navegadores y cómo se leen allí.
api-delete-notices-browsers-channel = Pedir que no se envíen más notificaciones push a uno de tus navegadores.
api-post-notices-mail = Hace que los avisos se escriban a una dirección de correo, en lugar de la anterior.
api-post-notices-mail-more = Primero se pregunta allí si es correcta; hasta entonces no se escribe nada más.
api-delete-notices-mail = Olvida la dirección a la que se escriben los avisos.
api-post-notices-mail-change = Indica qué avisos se escriben y cómo se leen.
api-post-mail-confirm = Demuestra con el enlace recibido que alguien lee el correo de una dirección.
api-post-account-recovery = Hace enviar un enlace porque se ha olvidado la contraseña.
api-post-account-recovery-more = La respuesta es la misma exista o no esa cuenta, y tenga o no una dirección confirmada.
api-post-account-recovery-password = Elige otra contraseña con el enlace recibido.
api-post-account-recovery-password-more = Se cierran todas las sesiones, y un correo lo dice.
api-post-notices-feed = Crea una dirección secreta en la que los programas leen los avisos y los plazos.
api-post-notices-feed-more = Solo se dice en esta respuesta; la anterior deja de servir.
api-delete-notices-feed = Olvida la dirección secreta en la que los programas leen los avisos.
api-get-games-id-conversation = Muestra lo que tú y tu rival habéis dicho en una partida.
api-get-games-id-conversation-more = Por el WebSocket de la partida llega como `conversation`. Nadie más que los dos jugadores oye ni dice nada.
api-post-games-id-say = Dice algo a tu rival.
api-post-games-id-say-more = Cada uno lee una frase en su propio idioma. Un texto solo se dice mientras ambos lo tengan activado; los programas dicen frases.
api-post-games-id-texts = Activa o desactiva el texto libre en una partida.
api-post-games-id-texts-more = Está activado mientras ambos lo tengan activado; cualquiera de los dos lo termina para ambos.
api-get-account-holiday = Dice si estás de vacaciones y cuánto te queda este año.
api-post-account-holiday = Empieza unas vacaciones o las termina.
api-post-account-holiday-more = Mientras tanto se detienen tus relojes con días por movimiento. Hay 30 días en cada año natural, y unas vacaciones duran al menos un día.
api-post-games-id-report = Denunciar a la otra persona de una partida ante quienes administran el servidor.
api-post-games-id-report-more = Una segunda denuncia sobre la misma partida sustituye a la primera. Lo que ambos han dicho allí va con él.
api-post-games-id-block = Bloquear a la otra persona de una partida.
api-post-games-id-block-more = No ve tus invitaciones en la sala ni puede aceptarlas, y tú no ves las suyas. Lo que dice en las partidas no se te muestra. No se le informa.
api-get-blocks = Listar a quién has bloqueado.
api-delete-blocks-block = Levantar un bloqueo.
api-get-admin-reports = Listar lo que han denunciado los jugadores, para los responsables del servidor.
api-get-admin-accounts = Listar cuentas, para los responsables del servidor.
api-get-admin-audit = Listar lo que han hecho los responsables del servidor.
api-post-admin-deeds = Cerrar o renombrar una cuenta, resolver una denuncia o comunicar algo a todos.
api-post-admin-deeds-more = Para los responsables del servidor. Lo que se hace queda registrado.
api-get-announcements = Leer lo que los responsables del servidor comunican a todos.
api-post-qr = Dibujar un enlace como código QR.
