### E-mails, the pages their links lead to, feeds and calendars.

## With notices
mail-settings = Choose what is sent to you: { $link }
mail-stop = Stop these e-mails: { $link }

## Is it the right address?
mail-confirm-subject = Is this your e-mail address?
mail-confirm-what = { $name }, who plays Colorito at { $server }, wants e-mail about games to be sent to this address.
mail-confirm-link =
    { $hours ->
        [one] If that is you, confirm it on this page. The link works once, for an hour:
       *[other] If that is you, confirm it on this page. The link works once, for { $hours } hours:
    }
mail-confirm-otherwise = If it is not you, do nothing. You will be sent nothing else.

## Forgotten password
mail-recover-subject = A new password for { $name }
mail-recover-what = Somebody says they have forgotten the password of { $name } at { $server }.
mail-recover-link =
    { $hours ->
        [one] If that was you, choose a new one on this page. The link works once, for an hour:
       *[other] If that was you, choose a new one on this page. The link works once, for { $hours } hours:
    }
mail-recover-otherwise = If it was not you, do nothing. The password stays as it is.
mail-recovered-subject = The password of { $name } has been changed
mail-recovered-what = The password of { $name } at { $server } has been changed by a link that was sent to this address. You are signed out everywhere.
mail-recovered-link = If that was not you, choose another password here, and make sure that nobody else reads your e-mail:
mail-recovered-otherwise = If it was you, there is nothing left to do.

## The pages behind the links
mail-confirm-title = Confirm your e-mail address
mail-confirm-lead = The notices you have chosen will be sent to the address where you got this link.
mail-confirm-yes = Confirm
mail-confirm-done = The address is confirmed.
mail-stop-title = Stop the e-mails
mail-stop-lead = No more notices will be sent to the address where you got this link. The bell on the page goes on telling you everything.
mail-stop-done = No more notices are sent to you by e-mail.
mail-to-settings = How you are told
recover-title = Forgotten your password?
recover-lead = If your account has an e-mail address that you have confirmed, you are sent a link there. With it you can choose a new password.
recover-who = Name or e-mail address
recover-ask = Send the link
recover-asked = If there is such an account with a confirmed address, the e-mail is on its way. Its link works once, for an hour.
recover-new-title = Choose a new password
recover-new-lead = You will be signed out everywhere.
recover-set = Change the password
recover-done = The password of { $name } has been changed. Sign in with it now.
error-no-such-link = This link has been used or is too old. Ask for a new one.

## Feed and calendar
feed-title = Colorito: your notices
calendar-title = Colorito: your deadlines
calendar-move =
    { $known ->
        [yes] Your time for a move against { $name } ends
       *[no] Your time for a move against a guest ends
    }
