### La línea de órdenes: su ayuda, su progreso y lo que responde a lo que no tiene sentido.

## Encabezados
cli-usage = Uso:
cli-commands = Órdenes:
cli-arguments = Argumentos
cli-options = Opciones
cli-example = Ejemplo:
cli-options-word = OPCIONES
cli-command-word = ORDEN
cli-default = por defecto: { $value }
cli-possible = posibles: { $values }

## Lo que representa un valor
cli-value-address = DIRECCIÓN
cli-value-action = ACCIÓN
cli-value-database = BASE
cli-value-clock = RELOJ
cli-value-colours = COLORES
cli-value-depth = PROFUNDIDAD
cli-value-elo = MÍNIMO,MÁXIMO
cli-value-file = ARCHIVO
cli-value-file-or-database = ARCHIVO|BASE
cli-value-folder = CARPETA
cli-value-format = FORMATO
cli-value-language = IDIOMA
cli-value-move = MOVIMIENTO
cli-value-name = NOMBRE
cli-value-name-or-file = NOMBRE|ARCHIVO
cli-value-pixels = PÍXELES
cli-value-player = JUGADOR
cli-value-port = PUERTO
cli-value-seed = SEMILLA
cli-value-side = BANDO
cli-value-space = CASILLA
cli-value-text = TEXTO
cli-value-theme = APARIENCIA
cli-value-what = QUÉ

## Para todas las órdenes
cli-help-colorito = Colorito, el juego de mesa de 1892: los saltos del halma, pero cada ficha tiene un número y un color.
cli-help-help = Muestra la ayuda. La forma larga, «--help», dice más.
cli-help-help-about = Muestra la ayuda de una orden
cli-help-version = Muestra la versión.
cli-help-language = El idioma: en, de, es o ja; si no se indica, el del sistema.
cli-help-variant = La variante: standard, strict (juego estricto), colours (Solo colores) o strict-colours (ambas).
cli-help-board = El tablero: standard, columns (columnas), tiles (mosaico), rows (filas) o un archivo con diez líneas de diez letras.
cli-help-position = La posición; si no se indica, la inicial con Rojo al turno.

## serve
cli-help-serve = Pone en marcha la aplicación web, lo mismo que sin ninguna orden
cli-help-serve-more = Muestra su dirección en cuanto está lista y se detiene con Ctrl-C. Las partidas se guardan en la carpeta de datos. Todo lo demás va a la salida de errores, con tanto detalle como pida RUST_LOG.
cli-help-serve-port = El puerto; 0 toma uno libre.
cli-help-serve-host = La dirección en la que escucha; 0.0.0.0 admite otros equipos y requiere «--public».
cli-help-serve-data = Dónde se guardan las partidas; si no se indica, donde el sistema guarda los datos de las aplicaciones.
cli-help-serve-database = La base de datos de las partidas, en lugar de una carpeta: un archivo SQLite o postgres://user:password@host/name, que pueden compartir varios servidores.
cli-help-serve-public = Admite a personas de otros lugares, que llaman al servidor por estos nombres o direcciones. Cada partida es entonces de quienes la juegan; nadie es dueño de todas por estar en este equipo.
cli-help-serve-proxy = Las direcciones de los proxys a los que se cree cuando dicen quién pregunta (X-Forwarded-For, X-Forwarded-Proto).
cli-help-serve-url = Dónde se llega al servidor, por ejemplo https://colorito.example; si no se indica, «https://» y el primer nombre de «--public».
cli-help-serve-push = Envía notificaciones push a los navegadores que las piden, por los servicios que ellos indican.
cli-help-serve-push-anywhere = Las envía también a servicios de este equipo o de la red propia, y sin cifrar la conexión.
cli-help-serve-mail = Envía correos a los jugadores que los piden, por este servidor: smtps://usuario@host o smtp://usuario@host. La contraseña está en «--mail-password» o en la variable de entorno COLORITO_MAIL_PASSWORD.
cli-help-serve-mail-from = De quién vienen los correos, como Colorito <colorito@example.org>.
cli-help-serve-mail-password = Un archivo que contiene la contraseña del servidor de correo y nada más.
cli-help-serve-metrics = Ofrece los contadores para Prometheus en /metrics de esta dirección y puerto, por ejemplo 127.0.0.1:9192.
cli-help-serve-log = Cómo se escribe el registro: en líneas para leer o con un objeto JSON por línea.

## play
cli-help-play = Permite jugar en la terminal
cli-help-play-more = Sin ajustes para una partida ni nada que abrir, un menú ofrece todo lo que hay: partidas, lecciones, problemas y análisis. El signo de interrogación muestra las teclas. Las partidas son las de la aplicación web, esté en marcha o no.
cli-help-play-file = Registros de partidas que leer; se abre el primero.
cli-help-play-game = Continúa la partida guardada con este nombre.
cli-help-play-server = Ir al servidor con esta dirección para jugar con la gente que hay allí.
cli-help-play-join = Seguir este enlace a una invitación o una partida.
cli-help-play-lessons = Empieza por las lecciones.
cli-help-play-puzzle = Empieza por el problema del día.
cli-help-play-analyse = Analiza la posición.
cli-help-play-level = Juega contra la máquina en este nivel, del 1 al 10.
cli-help-play-two = Dos personas juegan con este teclado.
cli-help-play-side = Tu bando contra la máquina: red, blue o random (por sorteo).
cli-help-play-starter = Quién hace el primer movimiento: red, blue o random (por sorteo).
cli-help-play-clock = Minutos para la partida y segundos por movimiento, como 10+5.
cli-help-play-no-repetition = Prescinde de la regla de la casa por la que la tercera repetición es tablas.
cli-help-play-plain = Usa líneas de texto en vez de llenar la pantalla, como ocurre siempre que la entrada o la salida no es una terminal.
cli-help-play-colours = Cuántos colores usar: true, 256, 16 o none; si no se indica, los que la terminal dice tener.
cli-help-play-theme = La apariencia: light (clara) o dark (oscura); si no se indica, la elegida en el juego o la que diga la terminal.
cli-help-play-ascii = No usa símbolos ajenos a ASCII.
cli-help-play-no-motion = Deja las fichas en su destino de una vez, sin mostrar salto a salto.
cli-help-play-data = Dónde se guardan las partidas; si no se indica, donde las guarda «colorito serve».

## bot
cli-help-bot = Deja jugar a un motor en un servidor, con la cuenta de un programa
cli-help-bot-more = La cuenta se crea en la página de la cuenta propia, que muestra el token una vez. El bot juega hasta que se lo detiene con Ctrl-C y vuelve solo cuando se corta la conexión; las partidas en curso se conservan, y las continúa al empezar de nuevo. El resultado de cada partida es una línea: el nombre de la partida, «won», «drawn» o «lost», y cómo terminó.
cli-help-bot-server = La dirección del servidor.
cli-help-bot-token = El token. Aquí pueden leerlo otros usuarios de este equipo; es mejor un archivo o la variable COLORITO_TOKEN.
cli-help-bot-token-file = El archivo con el token.
cli-help-bot-engine = Quién juega: la orden de un motor UGI o uno de los jugadores de «colorito match», como «level=5».
cli-help-bot-level = El nivel del motor incorporado, de 1 a 10.
cli-help-bot-time = El tiempo máximo por movimiento, en milisegundos. Con reloj piensa menos si hace falta.
cli-help-bot-games = Cuántas partidas a la vez.
cli-help-bot-stop-after = Detenerse después de tantas partidas.
cli-help-bot-accept = Acepta invitaciones de la sala.
cli-help-bot-offer = Mantiene una invitación abierta en la sala: minutos y segundos por movimiento como 10+5, o días por movimiento como 3d.
cli-help-bot-variant = Solo partidas de estas variantes.
cli-help-bot-rated = También partidas que cuentan para la clasificación; lo que ofrece cuenta entonces.
cli-help-bot-programs = Acepta también invitaciones de otros programas.
cli-help-bot-no-rematch = No vuelve a jugar cuando el rival lo pide.
cli-bot-no-token = Falta el token o no lo es: tiene 64 cifras hexadecimales. Dalo con «--token-file» o en la variable { $name }.
cli-bot-plays = Juega como { $name }.
cli-bot-lost = La conexión se ha cortado y se intentará de nuevo: { $cause }
cli-bot-refused = El servidor no deja entrar a este programa: { $cause }

## perft
cli-help-perft = Cuenta todas las secuencias de tantos movimientos
cli-help-perft-more = La última línea es solo el total.
cli-help-perft-depth = Cuántos movimientos, de 0 a 20; a partir de unos 8 tarda horas.
cli-help-perft-divide = Muestra una línea por cada primer movimiento con las secuencias que empiezan por él.

## moves
cli-help-moves = Enumera los movimientos válidos por orden alfabético, uno por línea
cli-help-moves-stdin = Lee posiciones de la entrada estándar, una por línea, y responde a cada una con una línea de movimientos.
cli-help-moves-ways = Muestra también cómo llega la ficha, salto a salto, y el tipo de movimiento.

## status
cli-help-status = Dice si la partida ha terminado y por qué, como un objeto JSON
cli-help-status-more = «ending» es «completion», «special» o «tie», y null mientras la partida sigue. «score» es el número de movimientos que aún le faltan al perdedor: un número si está demostrado; si no, un objeto con las cotas «lower» y «upper».
cli-help-status-time = El tiempo máximo para calcular la puntuación del perdedor, en milisegundos.

## solve
cli-help-solve = Halla el menor número de movimientos de un bando solo, con las fichas del otro quietas
cli-help-solve-more = Muestra un objeto JSON: «lower» está demostrado, «upper» es la longitud de «line» y «exact» dice que no queda nada por demostrar. «upper» y «line» son null mientras no se conoce ninguna línea; «lower» también, si está demostrado que no la hay.
cli-help-solve-side = El bando que mueve: r o b.
cli-help-solve-time = El tiempo máximo, en milisegundos.
cli-help-solve-memory = La memoria máxima, en MiB.
cli-help-solve-stdin = Lee posiciones de la entrada estándar, una por línea, y responde a cada una con un objeto.

## render
cli-help-render = Dibuja el tablero en SVG o PNG
cli-help-render-more = Sin archivo de salida, la imagen va a la salida estándar.
cli-help-render-output = El archivo que se escribe; su extensión, svg o png, decide el formato.
cli-help-render-format = El formato, si no hay archivo o su extensión no lo dice.
cli-help-render-width = La anchura de un PNG en píxeles.
cli-help-render-seat = Quién se sienta abajo: r o b.
cli-help-render-theme = La apariencia: light (clara), dark (oscura) o print para papel en blanco y negro.
cli-help-render-arrow = Muestra un movimiento con su recorrido, salto a salto.
cli-help-render-destinations = Elige la ficha de una casilla y muestra adónde puede ir.
cli-help-render-last-move = Marca el principio y el final del último movimiento, como a2a3.
cli-help-render-no-coordinates = Omite las letras y los números del marco.
cli-help-render-textures = Distingue los colores también por su trama.
cli-help-render-study = Admite una posición a la que le faltan fichas, como en los problemas y para un bando solo.
cli-help-render-empty = Dibuja el tablero sin fichas.

## site
cli-help-site = Escribe toda la aplicación en una carpeta de archivos que no necesita servidor
cli-help-site-more = Basta cualquier alojamiento de archivos, bajo cualquier ruta. No tiene cuentas ni partidas con personas de otros lugares; las partidas se guardan en el navegador.
cli-help-site-directory = La carpeta en la que se escribe; lo que haya en ella de la aplicación se reemplaza.
cli-site-written = { $count ->
    [one] Se ha escrito un archivo
   *[other] Se han escrito { $count } archivos
 } en { $file }.
cli-site-open = Para abrirlo aquí, ejecuta «{ $command }» y ve después a http://localhost:8000/.

## bench
cli-help-bench = Mide las reglas y el motor frente a un programa sencillo, en la misma ejecución
cli-help-bench-more = Las velocidades son proporciones respecto al generador sencillo, que se mide por turnos con cada uno. Los recuentos son exactos y no deben cambiar; el del motor es su suma de comprobación. Un recuento con memoria no vuelve a contar lo que sigue a una posición que recuerda, así que su velocidad no dice nada del generador.
cli-help-bench-rounds = Cuántas veces se repite cada medición, de 1 a 1000; cuenta la mediana.
cli-help-bench-depths = En su lugar, deja pensar a un hilo tantos milisegundos en cada una de diez posiciones de medio juego y muestra a qué profundidad llega.

## analyse
cli-help-analyse = Muestra los mejores movimientos con su valoración y su línea, o repasa una partida registrada
cli-help-analyse-more = La valoración es la ventaja de quien tiene el turno, en movimientos; #3 es ganar en tres movimientos, #-3 perder. Con un archivo, se repasa la partida que contiene: la ventaja tras cada movimiento, los momentos clave con el movimiento mejor y un resumen para cada bando. Ctrl-C termina el repaso antes de tiempo y muestra lo que haya.
cli-help-analyse-file = Un registro de partida para repasar.
cli-help-analyse-game = Qué partida del archivo, si tiene varias.
cli-help-analyse-time = Milisegundos para pensar; en un repaso, para cada movimiento.
cli-help-analyse-lines = Cuántas líneas se muestran.
cli-help-analyse-threads = Cuántos hilos buscan.
cli-help-analyse-json = Muestra un objeto JSON.

## match y pool
cli-help-match = Enfrenta a dos motores, por pares de partidas en las que empieza cada uno
cli-help-match-a = El jugador A: «engine», ajustes como «level=5,time=100,threads=2», «greedy», «plain», «wary», «racer», «blocker», «stubborn» o la orden de un motor UGI.
cli-help-match-b = El jugador B, nombrado igual.
cli-help-match-games = Cuántas partidas; se redondean hasta un número par.
cli-help-match-sprt = Se detiene en cuanto está claro si A es más fuerte por el número menor o por el mayor de puntos Elo, como 0,20.
cli-help-match-records = Escribe las partidas en este archivo.
cli-help-pool = Enfrenta a muchos motores entre sí y muestra una tabla para cada variante
cli-help-pool-players = Los jugadores, con los nombres de «match». El primero juega contra todos los demás.
cli-help-pool-all = Hace que también los demás jueguen entre sí.
cli-help-pool-variants = Las variantes, separadas por comas, en lugar de una.
cli-help-pool-games = Cuántas partidas juega cada pareja; se redondean hasta un número par.
cli-help-pool-results = Un archivo para los resultados. Lo que ya contiene no se vuelve a jugar.
cli-help-time = Milisegundos por movimiento.
cli-help-openings = La semilla de las aperturas; la misma semilla da las mismas.
cli-help-concurrency = Cuántas partidas se juegan a la vez.
cli-help-plies = Una partida con más movimientos entre los dos se interrumpe y cuenta como tablas.

## ugi
cli-help-ugi = Habla el protocolo de motores UGI por la entrada y la salida estándar
cli-help-ugi-more = Para probarlo a mano, escribe «position startpos», luego «go movetime 1000» y, tras la respuesta, «quit».

## database
cli-help-database = Guarda una copia de todas las partidas, la recupera, las revisa o las copia
cli-help-database-more = «backup» escribe todas las partidas en un archivo nuevo mientras los servidores siguen en marcha, «restore» las recupera de él, «check» lee todas las partidas y comprueba que cumplen las reglas, y «copy» las lleva de una base de datos a otra. Hay que detener todos los servidores antes de sustituir partidas.
cli-help-database-action = Lo que se quiere hacer.
cli-help-database-places = El archivo para «backup» y «restore»; para «copy», la base de datos que se lee y la que se escribe.
cli-help-database-database = La base de datos: un archivo SQLite o postgres://user:password@host/name; si no se indica, el archivo en el que este equipo guarda sus partidas.
cli-help-database-replace = Sustituye las partidas que ya hay.

## admin
cli-help-admin = Administra un servidor: cuentas, denuncias, avisos
cli-help-admin-more = Trabaja con la base de datos, estén o no en marcha los servidores; lo notan en unos segundos. «accounts» lista las cuentas, todas o las que empiezan por un texto; «close» cierra una y «reopen» la vuelve a abrir; «rename» le da otro nombre; «appoint» y «dismiss» deciden quién puede hacer todo esto también en /admin. «reports» lista lo que han denunciado los jugadores y «settle» da una denuncia por resuelta. «message» comunica algo a todos, «message --clear» lo retira y, sin texto, muestra el aviso actual. «log» lista lo que se ha hecho. Las listas tienen una entrada por línea, con tabuladores entre las columnas.
cli-help-admin-action = Lo que se quiere hacer.
cli-help-admin-what = El nombre de una cuenta, dos para «rename»; una denuncia; o el texto de un aviso.
cli-help-admin-database = La base de datos: un archivo SQLite o postgres://user:password@host/name; si no se indica, el archivo en el que este equipo guarda sus partidas.
cli-help-admin-remark = Con «settle»: lo que se ha hecho al respecto, para el registro.
cli-help-admin-readers = Con «message»: el idioma del aviso; si no se indica, el de la línea de órdenes.
cli-help-admin-clear = Con «message»: retira el aviso.
cli-help-admin-all = Con «reports»: también las denuncias resueltas.

## Lo que dicen las órdenes
cli-serving = Colorito está en { $address }
cli-game-over = La partida ha terminado.
cli-counting = Contando
cli-measuring = Midiendo
cli-playing = Partidas
cli-reviewing = Movimientos
cli-searching = Buscando
cli-solving = Calculando
cli-solving-now = Movimientos: { $score }, posiciones examinadas: { $positions }
cli-thinking = Pensando
cli-thinking-now = Profundidad { $depth }
cli-copying = Copiando
cli-checking = Revisando
cli-database-copied = «{ $file }» ya tiene todas las partidas: { $count }.
cli-database-checked = Todas las partidas están en orden: { $count }.
cli-database-faults = Partidas y encuentros mal guardados: { $count }.
cli-left = faltan { $time }

## Lo que falla en una línea de órdenes
cli-unknown-option = Aquí no existe la opción «{ $option }».
cli-unknown-command = No existe la orden «{ $command }».
cli-perhaps = ¿Querías decir «{ $other }»?
cli-wrong-value = «{ $value }» no vale para «{ $option }».
cli-missing-value = Falta un valor después de «{ $option }».
cli-too-many-values = «{ $value }» sobra después de «{ $option }».
cli-too-few-values = «{ $option }» necesita más valores.
cli-twice = «{ $option }» solo puede aparecer una vez.
cli-conflict = «{ $option }» no se puede usar con «{ $other }».
cli-missing = Falta esto: { $options }.
cli-not-text = Un argumento no es texto UTF-8.
cli-bad-arguments = Esta línea de órdenes no tiene sentido.
cli-more-help = «{ $command }» dice más.

## Lo que falla en lo indicado
cli-bad-position = La posición no sirve. { $cause }
cli-bad-board-name = «{ $name }» no es un tablero incluido ({ $names }) y no se puede leer como archivo. { $cause }
cli-bad-board-file = Tablero «{ $file }». { $cause }
cli-bad-line = Entrada estándar, línea { $number }. { $cause }
cli-bad-file = Archivo «{ $file }». { $cause }
cli-bad-option = Opción «{ $option }». { $cause }
cli-bad-player = «{ $player }» no es un jugador; «colorito help match» los nombra.
cli-no-such-game = Archivo «{ $file }». No hay partida { $number }; la última es la { $last }.
cli-format-wanted = Indica un archivo con «--output», o un formato con «--format» para escribir en la terminal.
cli-unknown-ending = «{ $file }» no termina en svg ni en png; elige con «--format».
cli-png-width = Un PNG no puede tener { $width } píxeles de ancho; pueden ser de { $least } a { $most }.
cli-port-in-use = El puerto { $port } está ocupado, quizá por otro Colorito; elige otro con «--port».
cli-mail-relay = «--mail» indica un servidor como smtps://usuario@host:puerto o smtp://usuario@host:puerto.
cli-mail-relay-password = Una contraseña no debe estar en la línea de órdenes, donde otros pueden verla. Ponla en un archivo para «--mail-password» o en COLORITO_MAIL_PASSWORD.
cli-mail-from = «--mail-from» necesita una dirección de correo, como Colorito <colorito@example.org>.
cli-mail-password = El servidor de «--mail» pide una contraseña. Ponla en un archivo para «--mail-password» o en COLORITO_MAIL_PASSWORD.
cli-cannot-listen = Colorito no puede escuchar en { $address }. { $cause }
cli-needs-public = La dirección { $address } admite otros equipos. Indica con «--public» por qué nombre llaman a este, por ejemplo «--public colorito.example», o quita «--host».
cli-bad-database = Base de datos «{ $file }». { $cause }
cli-database-exists = «{ $file }» ya existe; elige otro nombre.
cli-database-full = «{ $file }» ya tiene partidas: { $count }. «--replace» las sustituye.
cli-database-places = «backup» y «restore» necesitan un archivo, «copy» dos bases de datos y «check» nada.
cli-admin-words = «accounts» admite un nombre o ninguno, «rename» dos, «close», «reopen», «appoint» y «dismiss» uno, «settle» una denuncia, «message» un texto o ninguno, «reports» y «log» nada.
cli-admin-in-vain = No había nada que hacer: ya es así, o el nombre está ocupado.
cli-match-failed = Las partidas no se han podido jugar hasta el final. { $cause }
cli-line-not-text = La línea no es texto UTF-8.
cli-line-too-long = La línea es demasiado larga.
cli-file-missing = No existe.
cli-file-denied = Acceso denegado.
cli-file-folder = Es una carpeta.
cli-file-too-large = Es demasiado grande.
cli-file-not-text = No es texto UTF-8.
cli-address-missing = Este equipo no tiene esa dirección.
cli-system-says = El sistema dice «{ $message }».
