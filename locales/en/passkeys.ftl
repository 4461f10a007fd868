### Passkeys: signing in without a password.

passkey-sign-in = Sign in with a passkey
passkey-make-account = Make an account with a passkey
passkey-make-note = Your device keeps it and asks for your fingerprint, face or PIN. You need no password.
passkeys-title = Passkeys
passkeys-note = A passkey lives on your device or in your password manager, works on this site only, and cannot be guessed or stolen from the server.
passkeys-none = You have no passkey yet.
passkeys-not-here = Devices make passkeys only for servers that are asked by a name and with encryption. This one is not.
passkey-unnamed = Passkey
passkey-label = What do you call this device?
passkey-add = Make a passkey
passkey-added = The passkey is made. You can sign in with it from now on.
passkey-times = Made { $created }, last used { $used }
passkey-time = Made { $created }, not used yet
passkey-forget = Forget it
passkey-forget-named = Forget the passkey { $label }
passkey-forgotten = The passkey is forgotten. Delete it on your device too.
passkey-failed = Your device has made or found no passkey.
passkey-again = You have no password. Sign in with your passkey once more, then do this within five minutes.
error-wrong-passkey = This passkey is not known here, or it took too long. Please try again.
error-no-passkeys = Devices make passkeys only for servers that are asked by a name and with encryption.
error-no-such-passkey = That passkey is forgotten already.
error-last-passkey = This passkey is the only way to sign in to your account. Choose a password first, or make another passkey.
error-too-many-passkeys = You have { $most } passkeys already. Forget one of them first.
error-not-fresh = Please sign in with your passkey once more, and do this within five minutes.
account-choose-password = Choose a password
