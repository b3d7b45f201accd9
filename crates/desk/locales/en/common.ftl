skip-to-content = Skip to content
nav-main = Menu
nav-event = Pages of the tournament
nav-language = Language
nav-tournaments = Tournaments
nav-desk = The desk
nav-accounts = Accounts
nav-sign-in = Sign in
nav-sign-out = Sign out
yes = yes
no = no
save = Save
cancel = Cancel
times-zone = Times are of { $zone }
form-problems = Some of this has to be corrected:
time-travel = You see the tournament as it was after entry { $number } of the log. Nothing can be changed there.
time-travel-back = Back to the present
plain-http = This connection is not encrypted (http): others on the same network can read what you send and use your session. For arbiters on other machines, start the desk with --tls.
only-here = Phones cannot open this address: it leads to this computer only. Start the desk with --listen 0.0.0.0:8080, or say the hall's address with --url.

## Failures

failure-title = That did not work
failure-home = To the tournaments
failure-not-found = There is nothing at this address.
failure-sign-in = You have to sign in to do this.
failure-forbidden = Your role does not allow this.
failure-code = This code is none of this desk's, or was not read whole: scan it again, or ask an arbiter.
failure-method = This address does not take that: load the page again.
failure-form = The form is too old or comes from elsewhere. Go back, load the page again and repeat it.
failure-bad = The request cannot be understood.
failure-too-many = Too often in a row. Try again in { $seconds } s.
failure-too-large = It is too large: at most 8 MB are accepted.
failure-stopping = The desk is stopping or very busy. Try again.

## Front page

home-title = Tournaments
home-none = There are no tournaments yet.
