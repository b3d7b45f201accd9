### Names of documents, bodies, cases and decisions, for lists and forms

## Documents for a licence, also in the middle of a sentence

licence-paper-change-list = list of changes of club
licence-paper-insurance = insurance form
licence-paper-national = national number
licence-paper-telephone = phone number
licence-paper-small-form = FEDA licence form, small part
licence-paper-large-forms = FEDA licence form, two large parts
licence-paper-small-copy = photocopy of the small part
licence-paper-own-form = second and third category licence form
licence-paper-old-licence = old licence
licence-paper-family-book = two photocopies of the family record book

## Documents

paper-promotion-list = List of category promotions
paper-result = Match results
paper-record = Match record
paper-score-sheets = Original scoresheets, in a separate envelope
paper-envelopes = Sealed-move envelopes
paper-delay-proofs = Proof of delays
paper-family-book = Photocopy of the family record book
paper-sealed-game = Adjourned game for the Committee, with the players’ phone numbers
paper-forms = Forms
paper-delegation-notice = Notice from the delegation
paper-delegation-results = Results and standings from the delegation
paper-travel-cover = Travel expenses paid by the delegation
paper-officials-reports = Reports by the arbiter, the director and the competition committee
paper-round-results = Results by round and final standings
paper-preferent-sheets = Original scoresheets of Preferents, in duplicate
paper-pairing-cards = Pairing cards
paper-crosstable = Crosstable
paper-open-report = Open tournament report

## Bodies

body-committee = Competition Committee
body-commission = Sports Commission
body-board = Federation Board
body-council = Executive Council
body-feda = FEDA (Spanish federation)
body-discipline = Sports Discipline Committee of the Generalitat
body-federation = Federation

## Decisions

ruling-yes = Accepted
ruling-no = Rejected
ruling-result = Board result
ruling-at = Date and time
ruling-sanction = Sanction from the circular
ruling-order = Order drawn by lot
ruling-instead = Different resolution

## Cases

matter-venue = Venue authorisation
matter-incident = Incident not settled by the delegates
matter-sub-condicione = Game played sub condicione
matter-analysis = Game sent for analysis
matter-analysis-second = Game sent for analysis after the second session
matter-third = Game with a second sealed move
matter-delay = Proof of a delay
matter-force-majeure = Force majeure
matter-withdrawal = Withdrawal of a Preferent
matter-clash = Calendar clash
matter-other-event = Unofficial competition treated as official
matter-date = Date of a round
matter-last-round = Postponing the last round
matter-last-swiss = Postponing the last round of an individual Swiss
matter-copa-pass = Advancing in the cup without playing
matter-change = Change of date or venue of a round
matter-match-change = Change of date or venue of a match
matter-breach = Breach of the rules or unsporting conduct
matter-sanction = Sanction
matter-appointment = Appointment of a member
matter-removal = Removal of a member
matter-vacancy = Vacancy
matter-revocation = Revocation of a decision
matter-consolation = Consolation knockout
matter-lots = Public drawing of lots
matter-open-rules = Regulations of an open tournament
matter-annulment = Annulment of a competition
matter-rated = Unofficial competition counted for rating
matter-appeal = Appeal
