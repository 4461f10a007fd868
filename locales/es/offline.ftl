### Without a network: games kept in the browser, new versions, and thoughts that break down.

thought-broke-down = Algo ha fallado al pensar; la partida sigue.
review-broke-down = Algo ha fallado al pensar; el repaso sigue.
new-version = Hay una nueva versión de Colorito.
new-version-take = Cargarla
new-version-others = Cierra primero las demás páginas de Colorito: siguen con la versión con la que se abrieron.
kept-here = Esta partida se guarda solo en este navegador.
keep-on-server = Guardarla en el servidor
keep-named-on-server = Guardar { $red } – { $blue } en el servidor
kept-on-server = La partida se guarda ahora en el servidor.
games-here = Guardadas en este navegador
games-here-note = Estas partidas empezaron sin servidor. Cada una se queda aquí hasta que decidas guardarla en el servidor.
start-play-here-note = Contra la máquina o dos personas en este dispositivo
folder-loading = Colorito se está cargando: se guarda entero en este navegador y después no necesita red.
folder-not-secure = En esta dirección no se puede jugar a Colorito. Como carpeta de archivos necesita una que empiece por https:// o http://localhost, y una ventana que no sea privada.
folder-not-hosted = Para jugar a Colorito desde esta carpeta hay que servirla: ejecuta en ella «{ $command }» y abre http://localhost:8000/.
