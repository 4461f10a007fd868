### Was man über andere sagt, und zu den Betreibern des Servers.

report-title = Gegner melden
report-why = Worum geht es?
report-reason-abuse = Beleidigt oder belästigt
report-reason-cheating = Hat Hilfe von einem Computer oder lässt andere spielen
report-reason-stalling = Geht absichtlich weg oder hält auf
report-reason-name = Anstößiger Name
report-reason-other = Etwas anderes
report-text = In deinen eigenen Worten
report-note = Das lesen die Betreiber dieses Servers. Der Gegner erfährt nichts davon.
report-send = Meldung absenden
report-sent = Danke. Die Betreiber dieses Servers gehen der Sache nach.
block-question = Gegner blockieren? Ihr seht dann im Wartesaal keine Einladungen mehr voneinander. Der Gegner erfährt nichts davon.
blocked = Blockiert. Auf deiner Kontoseite kannst du es zurücknehmen.
blocks-title = Wen du blockiert hast
block-guest = Ein Gast
block-since = Seit { $day }
unblock = Freigeben
unblock-named = { $name } freigeben
