### What players are told who may be looking elsewhere.

notices-title = Avisos
notices-bell =
    { $count ->
        [0] Avisos
        [one] Un aviso nuevo
       *[other] { $count } avisos nuevos
    }
notices-none = Todavía nada. Aquí verás cuándo alguien mueve, te pregunta algo o termina una partida.
notices-settings = Recibir avisos también en otros sitios
notices-new = nuevo
notice-turn =
    { $known ->
        [yes] Te toca contra { $name }.
       *[no] Te toca contra alguien sin nombre.
    }
notice-deadline =
    { $known ->
        [yes] Se te acaba el tiempo para mover contra { $name }: { $when }.
       *[no] Se te acaba el tiempo para mover contra alguien sin nombre: { $when }.
    }
notice-begun =
    { $known ->
        [yes] Ha empezado tu partida con { $name }.
       *[no] Ha empezado tu partida con alguien sin nombre.
    }
notice-over =
    { $known ->
        [yes] Ha terminado tu partida con { $name }.
       *[no] Ha terminado tu partida con alguien sin nombre.
    }
notice-draw-offer =
    { $known ->
        [yes] { $name } te ofrece tablas.
       *[no] Alguien sin nombre te ofrece tablas.
    }
notice-take-back =
    { $known ->
        [yes] { $name } pide deshacer el último movimiento.
       *[no] Alguien sin nombre pide deshacer el último movimiento.
    }
notice-rematch =
    { $known ->
        [yes] { $name } quiere la revancha.
       *[no] Alguien sin nombre quiere la revancha.
    }
announcement-read = Entendido
