## Roles

role-administrator = administrator
role-chief-arbiter = chief arbiter
role-arbiter = arbiter
role-office = federation's office
role-committee = committee
role-delegate = delegate
role-player = player
role-bad = Choose one of the roles in the list.

## Signing in

name = User name
name-bad = From 1 to 40 letters, digits or . _ - @, without blanks.
name-taken = Another account has this name already.
password = Password
password-again = The password again
password-current = Current password
password-new = New password
password-yours = Your password
password-hint = At least 12 characters; a few words are fine.
password-different = The two passwords are not the same.
password-wrong = That is not your password.
password-change = Change the password
sign-in-wrong = The name or the password is not right.
code = Code
code-title = The second factor
code-hint = The six digits that the telephone shows, or a recovery code.
code-wrong = The code is not right or has been used.
done-signed-in = Welcome, { $name }.
done-signed-out = You have signed out.

## Set-up and links

setup-title = First account
setup-intro = This link is good for once, to make the account of whoever administers this desk. There is no default account.
setup-send = Make the account
link-used-up = This link was used or is too old. Ask the desk's administrator for another.
done-set-up = The account is made. Welcome, { $name }.
invitation-title = Account of { $name }
invitation-intro = Choose your password. The link is good for once.
invitation-send = Save and sign in

## One's own account

title = My account
second-factor = Second factor
second-factor-on = The account has a second factor: signing in asks for a code from the telephone.
second-factor-off = The account has no second factor. Arbiters need one to work from another machine.
second-factor-add = Add the second factor
second-factor-renew = Renew the second factor
second-factor-typed = Or type this secret into it:
recovery-codes = Recovery codes
recovery-codes-intro = Write them on paper: each is good for once, if you lose the telephone. They are not shown again.
recovery-codes-kept = I have written them down
sessions = Open sessions
session-device = Browser
session-seen = Last seen
session-this = this one
sessions-end = End the other sessions
done-password = The password has changed; the other sessions have ended.
done-sessions = The other sessions have ended.

## The administrator's list

role = Role
scope = Tournaments
scope-all = all
scope-hint = Ids with blanks between them; empty means all. For a club's delegate: SEASON/CLUB-NUMBER.
change = Change
change-role = Change the role
new-link = New link
close = Close the account
open = Open the account
closed = closed
invited = no password yet
add = Add an account
add-hint = The person gets a link that is good for once to choose a password; nobody else will know it.
link-title = Link for { $name }
link-intro = Give this link to the person. It is good for once and ends after seven days; earlier links are void.
done-account = The account of { $name } has changed; it has to sign in again.
warn-own-account = One's own account cannot be changed here: somebody must be left to administer the desk.
certificate-title = Certificate of this desk
certificate-intro = Arbiters on other machines see a warning, because the desk has made its certificate itself. Before they go on, they compare its SHA-256 fingerprint, which the browser shows in the details of the certificate, with this one.
