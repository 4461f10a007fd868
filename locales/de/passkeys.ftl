### Passkeys: Anmelden ohne Passwort.

passkey-sign-in = Mit Passkey anmelden
passkey-make-account = Konto mit Passkey anlegen
passkey-make-note = Dein Gerät bewahrt ihn auf und fragt nach Fingerabdruck, Gesicht oder PIN. Ein Passwort brauchst du nicht.
passkeys-title = Passkeys
passkeys-note = Ein Passkey liegt auf deinem Gerät oder in deinem Passwortmanager, gilt nur für diese Seite und kann weder erraten noch vom Server gestohlen werden.
passkeys-none = Du hast noch keinen Passkey.
passkeys-not-here = Geräte legen Passkeys nur für Server an, die unter einem Namen und verschlüsselt aufgerufen werden. Dieser wird es nicht.
passkey-unnamed = Passkey
passkey-label = Wie nennst du dieses Gerät?
passkey-add = Passkey anlegen
passkey-added = Der Passkey ist angelegt. Ab jetzt kannst du dich damit anmelden.
passkey-times = Angelegt { $created }, zuletzt benutzt { $used }
passkey-time = Angelegt { $created }, noch nicht benutzt
passkey-forget = Entfernen
passkey-forget-named = Den Passkey { $label } entfernen
passkey-forgotten = Der Passkey ist entfernt. Lösche ihn auch auf deinem Gerät.
passkey-failed = Dein Gerät hat keinen Passkey angelegt oder gefunden.
passkey-again = Du hast kein Passwort. Melde dich noch einmal mit deinem Passkey an und erledige das dann innerhalb von fünf Minuten.
error-wrong-passkey = Diesen Passkey kennt der Server nicht, oder es hat zu lange gedauert. Versuch es noch einmal.
error-no-passkeys = Geräte legen Passkeys nur für Server an, die unter einem Namen und verschlüsselt aufgerufen werden.
error-no-such-passkey = Dieser Passkey ist schon entfernt.
error-last-passkey = Ohne diesen Passkey könntest du dich nicht mehr anmelden. Wähle zuerst ein Passwort oder lege einen weiteren Passkey an.
error-too-many-passkeys = Du hast schon { $most } Passkeys. Entferne zuerst einen davon.
error-not-fresh = Melde dich noch einmal mit deinem Passkey an und erledige das innerhalb von fünf Minuten.
account-choose-password = Passwort wählen
