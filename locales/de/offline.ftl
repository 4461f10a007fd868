### Without a network: new versions, and thoughts that break down.

thought-broke-down = Beim Nachdenken ist etwas schiefgegangen; die Partie geht weiter.
new-version = Es gibt eine neue Version von Colorito.
new-version-take = Jetzt laden
new-version-others = Schließe zuerst die anderen Seiten von Colorito: Sie laufen mit der Version weiter, mit der sie geöffnet wurden.
