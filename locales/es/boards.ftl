### Un tablero propio.

boards-title = Tu propio tablero
boards-lead = ¿Tienes una edición con otro diseño? Escríbelo o píntalo. Se nombra cada error, y el tablero se guarda en este navegador.
boards-grid = Diseño del tablero
boards-paint = Color para pintar
boards-colour-red = rojo
boards-colour-yellow = amarillo
boards-colour-dark-blue = azul oscuro
boards-colour-light-blue = azul claro
boards-colour-white = sin color
boards-template = Empezar con el tablero
boards-letters = El diseño en letras
boards-letters-note = Diez filas desde arriba, vistas desde el lado de Rojo. R es rojo; Y, amarillo; D, azul oscuro; L, azul claro, y un punto, blanco. Las filas 1, 2, 9 y 10 son blancas.
boards-complete = Rellenar la otra mitad
boards-playable = En este tablero se puede jugar.
boards-built-in = Es el tablero «{ $name }», que ya viene con el juego.
boards-more-faults = { $count ->
    [one] Y un error más.
   *[other] Y { $count } errores más.
}
boards-name = Nombre
boards-keep = Guardar este tablero
boards-kept = «{ $name }» está guardado. Lo encontrarás al empezar una partida y en el análisis.
boards-own = Tus tableros
boards-none = Todavía ninguno.
boards-play = Jugar en él
boards-analyse = Analizar en él
boards-edit = Modificar
boards-delete-named = Borrar «{ $name }»
boards-deleted = Se ha borrado «{ $name }».
