### Lo que se dice de otros jugadores, y a los responsables del servidor.

report-title = Denunciar al rival
report-why = ¿De qué se trata?
report-reason-abuse = Insulta o acosa
report-reason-cheating = Recibe ayuda de un programa o juega otra persona
report-reason-stalling = Se va o hace esperar a propósito
report-reason-name = Un nombre ofensivo
report-reason-other = Otra cosa
report-text = Con tus propias palabras
report-note = Lo leen los responsables de este servidor. Tu rival no se entera.
report-send = Enviar la denuncia
report-sent = Gracias. Los responsables de este servidor lo examinarán.
block-question = ¿Bloquear a tu rival? Ninguno de los dos verá en la sala las invitaciones del otro. Tu rival no se entera.
blocked = Bloqueado. Puedes deshacerlo en la página de tu cuenta.
blocks-title = A quién has bloqueado
block-guest = Un invitado
block-since = Desde el { $day }
unblock = Desbloquear
unblock-named = Desbloquear a { $name }
