### What one says about another player, and to those who run the server.

report-title = Report your opponent
report-why = What is it about?
report-reason-abuse = Insults or harassment
report-reason-cheating = Help from a computer, or somebody else plays
report-reason-stalling = Leaves or stalls on purpose
report-reason-name = An offensive name
report-reason-other = Something else
report-text = In your own words
report-note = Those who run this server read it. Your opponent is not told.
report-send = Send the report
report-sent = Thank you. Those who run this server will look into it.
block-question = Block your opponent? You will no longer see each other’s invitations in the lobby. They are not told.
blocked = Blocked. You can take it back on your account page.
blocks-title = Whom you have blocked
block-guest = A guest
block-since = Since { $day }
unblock = Unblock
unblock-named = Unblock { $name }
