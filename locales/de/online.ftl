### Playing with people somewhere else: links and the lobby.

your-name = Dein Name (wenn du magst)
play-as = Du spielst als { $name }.

## An invitation
invitation-title = Deine Einladung
invitation-how = Schick diesen Link einer einzigen Person. Wer ihn zuerst öffnet, spielt mit dir, ganz ohne Konto.
invitation-link = Der Link
invitation-share = Link senden oder kopieren
invitation-code = Der Link als QR-Code
invitation-elsewhere = Der Link wurde in einem anderen Browser erstellt und ist nur dort gespeichert.
invitation-withdraw = Einladung zurückziehen
invitation-rated-wish = Die Partie soll für die Spielstärke zählen
invitation-within = für Spielstärken { $least }–{ $most }
invitation-side = du spielst { $side }
invitation-side-chance = Seiten zufällig
invitation-begins-you = du beginnst
invitation-begins-other = die andere Person beginnt
invitation-begins-chance = Beginn zufällig
invitation-now-open = Noch hat niemand den Link geöffnet. Sobald es so weit ist, geht diese Seite von selbst zur Partie.
invitation-now-taken = Die Partie beginnt.
invitation-now-withdrawn = Du hast diese Einladung zurückgezogen.
invitation-now-expired = Niemand hat den Link rechtzeitig geöffnet. Erstell einen neuen.

## Following a link
join-title = Du bist zu einer Partie eingeladen
join-named = { $name } lädt dich zu einer Partie ein
join-play = Spielen
join-watch = Bei der Partie zusehen
join-continue = Zu deiner Partie
join-now-own = Das ist dein eigener Link. Schick ihn jemandem.
join-now-taken = Jemand hat diesen Link schon geöffnet und spielt. Du kannst zusehen.
join-now-withdrawn = Diese Einladung wurde zurückgezogen.
join-now-expired = Diese Einladung ist abgelaufen.

## The lobby
lobby-title = Wartesaal
lobby-lead = Such eine Partie oder nimm eine an. Was du suchst, wird zurückgezogen, wenn du diese Seite verlässt; nur Partien mit Tagen je Zug bleiben stehen.
lobby-seek = Partie suchen
lobby-more = Weitere Wünsche
lobby-side = Deine Seite
lobby-chance = durch Los
lobby-opponent = Spielstärke des Gegners
lobby-within-any = beliebig
lobby-within = deine ± { $points }
lobby-clock = { $minutes } Min. + { $seconds } s
lobby-open = Offene Einladungen
lobby-empty = Gerade sucht niemand eine Partie. Mach den Anfang.
lobby-computer = Sofort gegen den Computer
lobby-somebody = Gast
lobby-yours = Von dir
lobby-accept = Annehmen
lobby-accept-named = Partie mit { $name } annehmen
lobby-withdraw = Zurückziehen

## Watching others
watch-title = Laufende Partien
watch-lead = Was auf diesem Server gerade gespielt wird. Nach dem letzten Zug bleibt eine Partie noch eine halbe Stunde hier.
watch-empty = Gerade spielt niemand. Such im Wartesaal eine Partie.

## In the game
next-waiting = Nächste Partie, die auf dich wartet
ask-take-back = Zug zurück?
take-back-asked =
    { $who ->
        [you] Du hast gebeten, deinen letzten Zug zurückzunehmen.
       *[name] { $name } möchte den letzten Zug zurücknehmen.
    }
take-back-accept = Einverstanden
take-back-decline = Weiterspielen
rematch = Revanche
rematch-go = Zur nächsten Partie
rematch-offered =
    { $who ->
        [you] Du hast eine Revanche angeboten. Das Angebot gilt, bis dein Gegner antwortet.
       *[name] { $name } bietet eine Revanche an.
    }
rematch-accept = Noch einmal spielen
rematch-decline = Nein, danke
