### Para los responsables de un servidor.

admin-title = Administrar este servidor
admin-reports = Denuncias
admin-no-reports = No hay nada pendiente.
admin-guest = un invitado
admin-reported-by = Denuncia de
admin-said = { $count ->
        [one] Un mensaje en la partida
       *[other] { $count } mensajes en la partida
    }
admin-remark = Nota para el registro
admin-settle = Resuelta
admin-settled = La denuncia queda resuelta.
admin-accounts = Cuentas
admin-name-begins = El nombre empieza por
admin-search = Buscar
admin-no-accounts = Ningún nombre empieza así.
admin-program = programa
admin-staff = administra este servidor
admin-closed = cerrada
admin-since = desde el { $day }
admin-used = última visita: { $day }
admin-open-reports = { $count ->
        [one] una denuncia pendiente
       *[other] { $count } denuncias pendientes
    }
admin-close = Cerrar
admin-close-named = Cerrar la cuenta de { $name }
admin-close-note = Nadie podrá entrar con ella, sus invitaciones se retiran y sus programas se detienen. Sus partidas se quedan y sus relojes siguen corriendo.
admin-closed-now = La cuenta de { $name } está cerrada.
admin-reopen = Volver a abrir
admin-reopen-named = Volver a abrir la cuenta de { $name }
admin-reopened = La cuenta de { $name } vuelve a estar abierta.
admin-rename = Cambiar el nombre
admin-rename-named = Cambiar el nombre de { $name }
admin-new-name = Nombre nuevo
admin-renamed = La cuenta se llama ahora { $name }.
admin-messages = Aviso para todos
admin-messages-note = Aparece sobre la página de quienes juegan aquí con otros, hasta que lo leen. Quien lee un idioma sin aviso ve el inglés. Un campo vacío lo retira.
admin-announce = Mostrar
admin-announced = El aviso se muestra.
admin-withdrawn = El aviso se ha retirado.
admin-log = Registro
admin-log-when = Cuándo
admin-log-who = Quién
admin-log-what = Qué
admin-log-whom = A quién o qué
admin-log-more = Detalles
admin-command-line = línea de órdenes
admin-deed-close = cuenta cerrada
admin-deed-reopen = cuenta reabierta
admin-deed-rename = nombre cambiado
admin-deed-settle = denuncia resuelta
admin-deed-appoint = nombramiento
admin-deed-dismiss = cese
admin-deed-announce = aviso
