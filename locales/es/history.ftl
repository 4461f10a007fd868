# La página de la historia.

history-title = La historia de Colorito
history-caption = El tablero tal como se ha reconstruido aquí

history-origin-title = Londres, 1892
history-origin-text-1 = Colorito apareció en Londres en 1892. No se sabe quién lo inventó.
history-origin-text-2 = Nueve años antes, Halma había fundado una familia de juegos en los que se cruza el tablero con las fichas. Colorito conservó los saltos y añadió dos ideas que lo cambian todo. Las fichas llevan números, así que cada una tiene un solo destino. Y cada jugador lleva dos colores, así que el propio tablero decide quién puede quedarse dónde.
history-origin-text-3 = El juego gustó. Las hijas del último zar lo mencionan en cartas de hacia 1915, y Anastasia, la menor, lo contaba entre sus entretenimientos preferidos.

history-set-title = El juego de 1892
history-set-text-1 = Las descripciones de BoardGameGeek cuentan más que los reglamentos. El tablero tenía diez por diez casillas octogonales. Las dos primeras filas de cada lado estaban numeradas del 1 al 20; las seis centrales, coloreadas con un diseño regular. Un jugador llevaba fichas rojas y azules, el otro marrones y amarillas, y cada color llenaba una fila.
history-set-text-2 = Quedan ejemplares de la época en manos de coleccionistas; un blog sobre juegos abstractos mostró dos en 2013. Elogia cuánto depende cada jugador de las fichas del otro mientras compiten: un buen plan equilibra aprovecharlas y cerrarles el paso.

history-family-title = Su familia
history-family-text-1 = Los juegos de cruzar el tablero surgieron en menos de dos décadas: Halma en 1883, Halma de estrella (las actuales damas chinas) y Colorito en 1892, Salta, en diez por diez casillas, en 1899, muy popular durante algunos años, y Rex en 1900.
history-family-text-2 = Un tablero cuyo diseño de colores está ligado a dos colores de fichas por jugador parece ser exclusivo de Colorito: el editor de 2010 no conoce otro.

history-edition-title = La edición de 2010
history-edition-text-1 = Para la nueva edición, de Daniel Danzer, se consultaron las reglas originales en la British Library. Los reglamentos español, inglés y japonés le atribuyen «reglas actualizadas, diseño de tablero y variantes»; el alemán, la investigación, los gráficos y la recopilación de las reglas. Las dos variantes, «Solo colores» y el «juego estricto», se añadieron entonces.
history-edition-text-2 = Tres de los reglamentos prometen un juego de apariencia ligera, pero con profundidad suficiente para ser un reto también para jugadores expertos. El español no incluye esa frase.

history-differences-title = En qué difieren los cuatro reglamentos
history-differences-text-1 = Sobre la forma de jugar coinciden. Casi todas las diferencias son de redacción. Al explicar el objetivo, el reglamento español nombra a la vez el número y el color; los demás mencionan el color solo al hablar del final. Únicamente el español dice que las amarillas empiezan en números azul claro. El alemán, el inglés y el japonés llaman comienzo del medio juego a la posición de sus ejemplos.
history-differences-text-2 = La situación especial se cuenta de cuatro maneras. Gana el jugador si las únicas casillas objetivo que le quedan las ocupa el rival: las que no ocupan sus propias fichas (alemán), sus fichas correctas (inglés), las no ocupadas por él (español), las aún no alcanzadas (japonés). El alemán añade que la victoria es inmediata. Seguimos la lectura más estricta, la inglesa.
history-differences-text-3 = En «Solo colores» las fichas van a la fila del color correspondiente (alemán, inglés, japonés); el reglamento español solo pide que coincidan los colores, lo que viene a ser lo mismo.

history-here-title = Este Colorito
history-here-text-1 = Seguimos esos cuatro reglamentos. Son de 2010 y recogen las reglas de 1892; no son antiguos. Solo disponemos de sus textos, sin imágenes, así que el diseño de las casillas de color y el orden de las fichas se han reconstruido a partir de lo que dicen. Las descripciones de los ejemplares antiguos confirman las diez filas y un diseño regular; cuál era ese diseño, no.
