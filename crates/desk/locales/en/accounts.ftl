## Roles

role-administrator = administrator
role-chief-arbiter = chief arbiter
role-arbiter = arbiter
role-office = federation office
role-delegation = territorial delegation
role-committee = committee
role-delegate = delegate
role-player = player
role-bad = Choose a role from the list.

## Signing in

name = User name
name-bad = Enter 1 to 40 letters, digits or . _ - @, without spaces.
name-taken = This user name is already taken. Choose another one.
password = Password
password-again = Repeat the password
password-current = Current password
password-new = New password
password-yours = Your password
password-hint = At least 12 characters. A few words are fine.
password-different = The two passwords do not match.
password-wrong = Wrong password. Enter the password of your own account.
password-change = Change password
sign-in-wrong = Wrong user name or password.
code = Code
code-title = Two-step verification
code-hint = The six digits shown on your phone, or a recovery code.
code-wrong = This code is wrong or already used. Enter a new one.
done-signed-in = Welcome, { $name }.
done-signed-out = Signed out.

## First account and invitations

setup-title = Create the administrator account
setup-intro = This link works once. There is no default account.
setup-send = Create account
link-used-up = This link has expired or was already used. Ask the administrator for a new one.
done-set-up = Account created. Welcome, { $name }.
invitation-title = Account for { $name }
invitation-intro = Choose your password. This link works once.
invitation-send = Save and sign in

## The user’s own account

title = My account
second-factor = Two-step verification
second-factor-on = Two-step verification is on. Signing in asks for a code from your phone.
second-factor-off = Two-step verification is off. Arbiters need it to work from another computer.
second-factor-add = Turn on two-step verification
second-factor-renew = Set up two-step verification again
second-factor-typed = Or type this key into the app:
recovery-codes = Recovery codes
recovery-codes-intro = Write these codes down on paper. Each one works once if you lose your phone. They will not be shown again.
recovery-codes-kept = I have written them down
sessions = Open sessions
session-device = Browser
session-seen = Last active
session-this = this session
sessions-end = End other sessions
done-password = Password changed. All other sessions have ended.
done-sessions = Other sessions ended.

## The administrator’s list of accounts

role = Role
scope = Tournaments
scope-all = all
scope-hint = Tournament IDs separated by spaces; leave empty for all. For a club’s delegate: SEASON/CLUB-NUMBER.
change = Edit
change-role = Change role
new-link = Create new link
close = Close account
open = Reopen account
closed = closed
invited = no password yet
add = Add account
add-hint = You will get a one-time link with which this person chooses a password. Nobody else will know it.
link-title = Link for { $name }
link-intro = Give this link to the person. It works once, expires after seven days and replaces earlier links.
done-account = Account changed. { $name } must sign in again.
warn-own-account = Cannot change your own account here. Ask another administrator.
certificate-title = Server certificate
certificate-intro = On other computers the browser shows a security warning, because adoube created its own certificate. Before continuing there, compare the SHA-256 fingerprint in the browser’s certificate details with this one.
