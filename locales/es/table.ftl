### What two people have at the table: who is there, what they say to each other, what they can claim.

## Who is there
present-here = presente
present-away = ausente
player-left = { $name } se ha ido.
player-back = { $name } ha vuelto.
watchers =
    { $count ->
        [one] Una persona mira
       *[other] { $count } personas miran
    }
watchers-named = { $watchers } ({ $names })
rating-provisional = provisional

## Who has left
claim-soon =
    { $seconds ->
        [one] { $name } se ha ido. Si no vuelve, podrás reclamar la victoria en un segundo.
       *[other] { $name } se ha ido. Si no vuelve, podrás reclamar la victoria en { $seconds } segundos.
    }
claim-now = { $name } se ha ido. Puedes reclamar la victoria, declarar tablas o esperar.
claim-win = Reclamar la victoria
claim-draw = Declarar tablas

## Before both have moved
abort = Anular la partida
abort-sure = ¿Quieres anular esta partida? No tendrá resultado.
begin-within =
    { $minutes ->
        [one] Si no se mueve en un minuto, la partida se anula.
       *[other] Si no se mueve en { $minutes } minutos, la partida se anula.
    }

## What the two say to each other
talk-title = Chat
talk-new = { $count } sin leer
talk-none = Todavía no se ha dicho nada.
talk-phrase = Decir una frase
talk-say = Decir
talk-text = Escribe algo
talk-texts = Texto libre
talk-texts-note = Ambos tenéis que activarlo, y cualquiera de los dos puede volver a desactivarlo.
talk-texts-asked = { $name } quiere escribir libremente.
talk-texts-off = El texto libre está desactivado ahora.
talk-said = { $name }: { $words }
talk-own = Tú: { $words }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-have-fun = ¡Que te diviertas!
phrase-thanks = ¡Gracias!
phrase-welcome = ¡De nada!
phrase-good-move = ¡Buen movimiento!
phrase-close = ¡Por poco!
phrase-sorry = ¡Perdón!
phrase-moment = Un momento, por favor.
phrase-back = Ya estoy aquí.
phrase-must-go = Tengo que irme.
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra partida?
phrase-goodbye = ¡Adiós!

## By the calendar
on-holiday = de vacaciones
plan-title = Respuestas previstas
plan-reply = Prever una respuesta
plan-note = Si tu rival hace el movimiento que esperas, tu respuesta puede jugarse al momento sin gastar tiempo. Solo tú ves lo que prevés.
plan-theirs = Juega el movimiento que esperas de tu rival.
plan-yours = Juega ahora tu respuesta.
plan-more = Tu respuesta está prevista. Juega el siguiente movimiento de tu rival si quieres prever más, o termina.
plan-done = Terminar
plan-pair = Si { $theirs }, entonces { $reply }
plan-remove = Quitar
plan-remove-named = Quitar «{ $line }»
plan-kept = Tu plan se ha guardado.
