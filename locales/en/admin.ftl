### For those who run a server.

admin-title = Run this server
admin-reports = Reports
admin-no-reports = There is nothing to deal with.
admin-guest = a guest
admin-reported-by = Reported by
admin-said = { $count ->
        [one] One thing was said in the game
       *[other] { $count } things were said in the game
    }
admin-remark = Remark for the log
admin-settle = Dealt with
admin-settled = The report is put aside.
admin-accounts = Accounts
admin-name-begins = Name begins with
admin-search = Search
admin-no-accounts = No name begins like that.
admin-program = program
admin-staff = runs this server
admin-closed = closed
admin-since = since { $day }
admin-used = last here { $day }
admin-open-reports = { $count ->
        [one] one open report
       *[other] { $count } open reports
    }
admin-close = Close
admin-close-named = Close the account of { $name }
admin-close-note = Nobody can sign in to it any more, its invitations are withdrawn and its programs stopped. Its games stay; its clocks run on.
admin-closed-now = The account of { $name } is closed.
admin-reopen = Reopen
admin-reopen-named = Reopen the account of { $name }
admin-reopened = The account of { $name } is open again.
admin-rename = Rename
admin-rename-named = Rename { $name }
admin-new-name = New name
admin-renamed = The account is called { $name } now.
admin-messages = Message to everybody
admin-messages-note = Shown above the page to all who play with others here, until they have read it. Whoever reads a language without a message sees the English one. An empty text withdraws it.
admin-announce = Show it
admin-announced = The message is shown.
admin-withdrawn = The message is withdrawn.
admin-log = What was done
admin-log-when = When
admin-log-who = By
admin-log-what = What
admin-log-whom = Whom or what
admin-log-more = More
admin-command-line = command line
admin-deed-close = closed
admin-deed-reopen = reopened
admin-deed-rename = renamed
admin-deed-settle = report dealt with
admin-deed-appoint = appointed
admin-deed-dismiss = dismissed
admin-deed-announce = message
