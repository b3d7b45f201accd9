### The outbox of a season: notices by mail, and deadlines in calendars.

title = Notices
intro = Delegates, players and members of the deciding bodies receive an email about what is due and what was decided. Only what happens after you switch notices on is sent.
on = Notices are sent
off = Notices are off
switch-on = Send notices
switch-off = Stop notices
no-server = No mail server is set, so nothing can be sent. Start adoube with --mail to set one.
server = Mail server
server-unreachable = The mail server does not answer.
server-tls = The connection to the mail server cannot be encrypted: it offers no TLS, or its certificate is not valid.
server-sign-in = The mail server does not accept the user name and password.
next-try = Next attempt
messages = Messages
all = All
waiting = Waiting
sending = Being sent
sent = Sent
failed = Failed
discarded = Discarded
none = No messages. Those that follow from later actions appear here.
subject = Subject
recipient = Recipient
state = Status
actions = Actions
send-again = Send again
discard = Discard
discard-all = Discard all waiting
earlier = Earlier messages
not-now = This message has changed in the meantime. Check its status.
cause-no-recipient = Nobody acts for the recipient. Name a delegate or a member, then send it again.
cause-no-address = The recipient has no email address. Enter one below, then send it again.
cause-refused = The mail server refused it for good (code { $code }). Check the address, then send it again.
cause-later = The mail server refused it for now (code { $code }).
cause-broken-off = The connection broke off. The message may arrive twice.
cause-too-old = Not sent within a week.
without-address = Recipients without an email address
all-have-addresses = All delegates and members have an email address.
address = Email address of a person
address-hint = Only the federation office sees it. It is erased with the person’s data.
language = Language of the messages
done-on = Notices are on. Check the email addresses next.
done-off = Notices are off.
done-again = The message is waiting to be sent.
done-discarded = Discarded.
log-on = Notices switched on
log-off = Notices switched off

## Deadlines in calendars

due-line-up = Line-up due
due-result = Results due
due-record = Match record due
due-invoice = Invoice { $number } due
subscribe-due = Calendar with invoices
subscribe-due-hint = Anybody with this link sees when invoices are due. It becomes invalid when the delegates change.
