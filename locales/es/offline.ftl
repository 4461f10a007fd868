### Without a network: new versions, and thoughts that break down.

thought-broke-down = Algo ha fallado al pensar; la partida sigue.
new-version = Hay una nueva versión de Colorito.
new-version-take = Cargarla
new-version-others = Cierra primero las demás páginas de Colorito: siguen con la versión con la que se abrieron.
