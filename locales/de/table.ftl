### What two people have at the table: who is there, what they say to each other, what they can claim.

## Who is there
present-here = da
present-away = nicht da
player-left = { $name } ist weggegangen.
player-back = { $name } ist wieder da.
watchers =
    { $count ->
        [one] Eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
watchers-named = { $watchers } ({ $names })
rating-provisional = vorläufig

## Who has left
claim-soon =
    { $seconds ->
        [one] { $name } ist weggegangen. Bleibt das so, kannst du in einer Sekunde den Sieg beanspruchen.
       *[other] { $name } ist weggegangen. Bleibt das so, kannst du in { $seconds } Sekunden den Sieg beanspruchen.
    }
claim-now = { $name } ist weggegangen. Du kannst den Sieg beanspruchen, Remis erklären oder warten.
claim-win = Sieg beanspruchen
claim-draw = Remis erklären

## Before both have moved
abort = Partie abbrechen
abort-sure = Möchtest du diese Partie abbrechen? Sie hat dann kein Ergebnis.
begin-within =
    { $minutes ->
        [one] Kommt der Zug nicht innerhalb einer Minute, wird die Partie abgebrochen.
       *[other] Kommt der Zug nicht innerhalb von { $minutes } Minuten, wird die Partie abgebrochen.
    }

## What the two say to each other
talk-title = Chat
talk-new = { $count } neu
talk-none = Noch wurde nichts gesagt.
talk-phrase = Eine Wendung sagen
talk-say = Sagen
talk-text = Schreib etwas
talk-texts = Freier Text
talk-texts-note = Ihr müsst ihn beide einschalten, und jeder kann ihn wieder ausschalten.
talk-texts-asked = { $name } möchte frei schreiben.
talk-texts-off = Freier Text ist jetzt ausgeschaltet.
talk-said = { $name }: { $words }
talk-own = Du: { $words }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-have-fun = Viel Spaß!
phrase-thanks = Danke!
phrase-welcome = Gern geschehen!
phrase-good-move = Guter Zug!
phrase-close = Das war knapp!
phrase-sorry = Entschuldigung!
phrase-moment = Einen Moment, bitte.
phrase-back = Ich bin wieder da.
phrase-must-go = Ich muss los.
phrase-good-game = Gutes Spiel!
phrase-again = Noch eine Partie?
phrase-goodbye = Auf Wiedersehen!

## By the calendar
on-holiday = im Urlaub
plan-title = Geplante Antworten
plan-reply = Eine Antwort planen
plan-note = Wenn der Zug kommt, den du erwartest, kann deine Antwort sofort gespielt werden und kostet keine Zeit. Nur du siehst, was du planst.
plan-theirs = Spiel den Zug, den du vom anderen erwartest.
plan-yours = Spiel jetzt deine Antwort.
plan-more = Deine Antwort ist geplant. Spiel den nächsten Zug des anderen, wenn du weiter planen willst, oder mach Schluss.
plan-done = Fertig
plan-pair = Wenn { $theirs }, dann { $reply }
plan-remove = Entfernen
plan-remove-named = „{ $line }“ entfernen
plan-kept = Dein Plan ist gespeichert.
