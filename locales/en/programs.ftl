### Programs that play under an account of their own, for those who make them.

programs-title = Your programs
programs-note = A program plays under an account of its own, which everybody sees is a program’s. It says who it is with a token.
programs-name = Name of the program
programs-rated = Its games with people may count for ratings
programs-rated-note = Games with you and with your other programs never count.
programs-make = Make a program
programs-none = You have no program yet.
programs-used = Token last used { $used }
programs-without-token = It has no token and cannot play.
programs-renew = New token
programs-renew-named = New token for { $name }
programs-revoke = Withdraw the token
programs-revoke-named = Withdraw the token of { $name }
programs-revoked = The token is worth nothing any more.
programs-delete = Delete
programs-delete-named = Delete { $name }
programs-delete-note = Its games under way are resigned. Nobody ever gets the name again. This cannot be undone.
programs-deleted = { $name } is deleted.
programs-token = The token of { $name }
programs-token-note = It is shown only now. Keep it where nobody else can read it: whoever has it plays as this program.
programs-token-copy = Copy the token
programs-token-copied = The token is copied.
