//! The text of a notice: what happened, where, until when, the rule, and a link.

use crate::Desk;
use crate::league::{KnownNames, LeagueState, Named, PersonNames, rules};
use crate::words::notices as words;
use adoube_federation::cases::{CaseFile, Offender, SanctionEffect};
use adoube_federation::ids::{CaseId, MatchId, MemberNo};
use adoube_federation::names::NameLookup;
use adoube_federation::notices::{Addressee, AppealTime, Application, NAMED_MAX, Notice, NoticeFacts};
use adoube_laws::Moment;
use adoube_web::request_error::RequestError;
use adoube_words::{Language, Text};
use std::collections::BTreeSet;
use std::fmt::Display;

/// Returns the subject and the text of a notice of a season.
///
/// # Errors
/// The names of persons could not be read.
pub async fn write(
    desk: &Desk,
    season: &str,
    state: &LeagueState,
    notice: &Notice,
    language: Language,
) -> Result<(String, String), RequestError> {
    let people = names(desk, state, persons(notice)).await?;
    let letter = Letter { known: KnownNames { state, people: &people }, notice, language };
    let (subject, lines) = letter.subject_and_lines();
    let (about, mut text) = (letter.about(), lines.join("\n"));
    if !about.is_empty() {
        text = format!("{about}\n\n{text}");
    }
    if !notice.rule.is_empty() {
        let rule = rules::rule(&notice.rule, language);
        text = format!("{text}\n\n{}", words::RULE.fill(language, &[("rule", &rule)]));
    }
    if let Some(base) = &desk.options().hall_url {
        text = format!("{text}\n\n{base}{}", path(season, state, notice));
    }
    let name = state.name(Named::Season);
    let text = format!("{text}\n\n-- \n{}\n{name}\n", letter.footer());
    let subject = subject.get(language);
    let subject = if about.is_empty() { subject.to_owned() } else { format!("{subject} · {about}") };
    Ok((subject, text))
}

/// Returns the subject of a notice without its details, for lists.
pub fn title(facts: &NoticeFacts) -> Text {
    match facts {
        NoticeFacts::Licensed(_) => words::LICENSED_SUBJECT,
        NoticeFacts::Settled { granted: true, .. } => words::GRANTED_SUBJECT,
        NoticeFacts::Settled { .. } => words::REJECTED_SUBJECT,
        NoticeFacts::Moved { .. } => words::MOVED_SUBJECT,
        NoticeFacts::Venue(_) => words::VENUE_SUBJECT,
        NoticeFacts::RoundMoved { .. } => words::ROUND_MOVED_SUBJECT,
        NoticeFacts::Disputed { .. } => words::DISPUTED_SUBJECT,
        NoticeFacts::Raised(_) => words::RAISED_SUBJECT,
        NoticeFacts::Decided { .. } => words::DECIDED_SUBJECT,
        NoticeFacts::Sanctioned { .. } => words::SANCTIONED_SUBJECT,
        NoticeFacts::Invoiced { .. } => words::INVOICED_SUBJECT,
        NoticeFacts::Overdue { .. } => words::OVERDUE_SUBJECT,
        NoticeFacts::LineUpDue { .. } => words::LINE_UP_SUBJECT,
        NoticeFacts::PaperDue { .. } => words::PAPER_SUBJECT,
        NoticeFacts::LicencesEnd { .. } => words::LICENCES_SUBJECT,
    }
}

/// Returns the subject of a notice in a line: a match, a case, an invoice. Names of persons must have been looked up.
pub fn about_known(notice: &Notice, language: Language, known: &KnownNames<'_>) -> String {
    let KnownNames { state, people } = *known;
    Letter { known: KnownNames { state, people }, notice, language }.about()
}

/// Returns the persons whom a notice names.
fn persons(notice: &Notice) -> BTreeSet<MemberNo> {
    match &notice.facts {
        NoticeFacts::Licensed(people) => people.iter().copied().take(NAMED_MAX).collect(),
        NoticeFacts::Settled {
            application: Application::Licence(person) | Application::Addition(person) | Application::Player(_, person),
            ..
        }
        | NoticeFacts::Sanctioned { on: Offender::Person(person), .. } => BTreeSet::from([*person]),
        _ => BTreeSet::new(),
    }
}

async fn names(desk: &Desk, state: &LeagueState, wanted: BTreeSet<MemberNo>) -> Result<PersonNames, RequestError> {
    let keys: Vec<_> = wanted.into_iter().map(|id| (id, state.persons.get(&id))).collect();
    let found = desk.people().several(keys.iter().filter_map(|(_, key)| *key)).await?;
    let mut names = PersonNames::default();
    for (id, key) in keys {
        names.add(id, key.and_then(|key| found.get(key)).map(|person| person.name.clone()));
    }
    Ok(names)
}

/// Returns the page about a notice: within the desk for those who have an account there, public for players.
fn path(season: &str, state: &LeagueState, notice: &Notice) -> String {
    let public = |rest: String| format!("/league/{season}{rest}");
    let within = |rest: String| format!("/desk/league/{season}{rest}");
    if let Addressee::Person(person) = notice.to {
        let known = state.season.players.contains_key(&person);
        return if known { public(format!("/player/{person}")) } else { public(String::new()) };
    }
    let club = match notice.to {
        Addressee::Club(club) => club.to_string(),
        _ => String::new(),
    };
    match &notice.facts {
        NoticeFacts::Licensed(_) | NoticeFacts::LicencesEnd { .. } => within(format!("/players?club={club}")),
        NoticeFacts::Settled { .. } => within(format!("/clubs/{club}")),
        NoticeFacts::Moved { id, .. } | NoticeFacts::Venue(id) => public(format!("/match/{id}")),
        NoticeFacts::RoundMoved { event, .. } => public(format!("/c/{event}")),
        NoticeFacts::Disputed { id, .. } | NoticeFacts::LineUpDue { id, .. } => within(format!("/match/{id}")),
        NoticeFacts::PaperDue { about, .. } => match of_paper(*about) {
            Some(id) => within(format!("/match/{id}")),
            None => within(String::new()),
        },
        NoticeFacts::Raised(case) | NoticeFacts::Decided { case, .. } | NoticeFacts::Sanctioned { case, .. } => {
            within(format!("/cases/{case}"))
        }
        NoticeFacts::Invoiced { number, .. } | NoticeFacts::Overdue { number, .. } => {
            within(format!("/clubs/{club}/fees/{number}"))
        }
    }
}

const fn of_paper(about: adoube_federation::papers::PaperSubject) -> Option<MatchId> {
    use adoube_federation::papers::PaperSubject;
    match about {
        PaperSubject::Match(id) | PaperSubject::MatchSide(id, _) => Some(id),
        _ => None,
    }
}

/// Returns a moment as people write it.
fn at(moment: Moment) -> String {
    format!("{}, {:02}:{:02}", moment.date, moment.minute / 60, moment.minute % 60)
}

/// Returns a sum with two decimals in the language's notation, and its currency.
fn money(cents: i64, currency: &str, language: Language) -> String {
    let sign = if cents < 0 { "-" } else { "" };
    let mark = if language == Language::English { '.' } else { ',' };
    format!("{sign}{}{mark}{:02} {currency}", cents.unsigned_abs() / 100, cents.unsigned_abs() % 100)
}

/// A notice while it is written.
struct Letter<'a> {
    known: KnownNames<'a>,
    notice: &'a Notice,
    language: Language,
}

impl Letter<'_> {
    fn say(&self, key: Text, values: &[(&str, &dyn Display)]) -> String {
        key.fill(self.language, values)
    }

    fn case(&self, id: CaseId) -> Option<&CaseFile> {
        self.known.state.season.case(id)
    }

    /// Returns the subject of the notice in a line.
    fn about(&self) -> String {
        match &self.notice.facts {
            NoticeFacts::Moved { id, .. }
            | NoticeFacts::Venue(id)
            | NoticeFacts::Disputed { id, .. }
            | NoticeFacts::LineUpDue { id, .. } => self.of_match(*id),
            NoticeFacts::PaperDue { about, .. } => of_paper(*about).map_or(String::new(), |id| self.of_match(id)),
            NoticeFacts::RoundMoved { event, round, .. } => {
                format!("{} · {}", self.known.event(*event), self.say(words::ROUND, &[("round", round)]))
            }
            NoticeFacts::Raised(case) | NoticeFacts::Decided { case, .. } | NoticeFacts::Sanctioned { case, .. } => {
                let matter = self.case(*case).map_or("", |file| file.matter.text().get(self.language));
                self.say(words::CASE, &[("number", case), ("matter", &matter)])
            }
            NoticeFacts::Settled { application, .. } => self.application(*application),
            NoticeFacts::Licensed(_)
            | NoticeFacts::Invoiced { .. }
            | NoticeFacts::Overdue { .. }
            | NoticeFacts::LicencesEnd { .. } => match self.notice.to {
                Addressee::Club(club) => self.known.club(club),
                _ => String::new(),
            },
        }
    }

    fn of_match(&self, id: MatchId) -> String {
        let state = self.known.state;
        let Some(m) = state.season.matches.get(&id) else { return format!("#{id}") };
        let name = |team| state.team_in(m.event, team);
        let round = self.say(words::ROUND, &[("round", &m.round)]);
        format!("{} – {} · {} · {round}", name(m.home), name(m.visitors), self.known.event(m.event))
    }

    fn application(&self, of: Application) -> String {
        let (key, name) = match of {
            Application::Licence(person) => (words::APPLICATION_LICENCE, self.known.person(person)),
            Application::List => return words::APPLICATION_LIST.get(self.language).to_owned(),
            Application::Addition(person) => (words::APPLICATION_ADDITION, self.known.person(person)),
            Application::Team(event) => (words::APPLICATION_TEAM, self.known.event(event)),
            Application::Player(event, person) => {
                let name = format!("{} · {}", self.known.person(person), self.known.event(event));
                (words::APPLICATION_PLAYER, name)
            }
            Application::Other => return words::APPLICATION_OTHER.get(self.language).to_owned(),
        };
        format!("{}: {name}", key.get(self.language))
    }

    /// Returns the subject and the lines of the text.
    fn subject_and_lines(&self) -> (Text, Vec<String>) {
        let currency = &self.known.state.season.regulations().fees.currency;
        let sum = |cents: i64| money(cents, currency, self.language);
        let said = |key: Text| vec![key.get(self.language).to_owned()];
        let lines = match &self.notice.facts {
            NoticeFacts::Licensed(people) => self.licensed(people),
            NoticeFacts::Settled { granted: true, .. } => said(words::GRANTED),
            NoticeFacts::Settled { .. } => said(words::REJECTED),
            NoticeFacts::Moved { from, to, .. } => {
                let mut lines = vec![self.say(words::MOVED, &[("at", &at(*to))])];
                lines.extend(from.map(|from| self.say(words::MOVED_FROM, &[("at", &at(from))])));
                lines
            }
            NoticeFacts::Venue(id) => vec![self.venue(*id)],
            NoticeFacts::RoundMoved { to, .. } => vec![self.say(words::ROUND_MOVED, &[("at", &at(*to))])],
            NoticeFacts::Disputed { boards, .. } => {
                let boards: Vec<String> = boards.iter().map(u8::to_string).collect();
                vec![self.say(words::DISPUTED, &[("boards", &boards.join(", "))])]
            }
            NoticeFacts::Raised(_) => said(words::RAISED),
            NoticeFacts::Decided { case, ruling, appeal } => {
                let body = self.case(*case).map_or("", |file| file.body.text().get(self.language));
                let ruling = ruling.text().get(self.language);
                vec![self.say(words::DECIDED, &[("body", &body), ("ruling", &ruling)]), self.appeal(*appeal)]
            }
            NoticeFacts::Sanctioned { on, effect, from, appeal, .. } => {
                let sanction = self.effect(*effect);
                let mut lines = vec![self.say(words::SANCTIONED, &[("sanction", &sanction), ("date", from)])];
                lines.extend(self.offender(*on).map(|name| self.say(words::CONCERNS, &[("name", &name)])));
                lines.push(self.appeal(*appeal));
                lines
            }
            NoticeFacts::Invoiced { number, cents, due } => {
                vec![self.say(words::INVOICED, &[("number", number), ("sum", &sum(*cents)), ("date", due)])]
            }
            NoticeFacts::Overdue { number, cents, due } => {
                vec![self.say(words::OVERDUE, &[("number", number), ("sum", &sum(*cents)), ("date", due)])]
            }
            NoticeFacts::LineUpDue { team, due, .. } => {
                vec![self.say(words::LINE_UP, &[("team", &self.known.team(*team)), ("at", &at(*due))])]
            }
            NoticeFacts::PaperDue { paper, due, .. } => {
                let paper = paper.text().get(self.language);
                vec![self.say(words::PAPER, &[("paper", &paper), ("at", &at(*due))])]
            }
            NoticeFacts::LicencesEnd { count, last } => {
                vec![self.say(words::LICENCES, &[("count", count), ("date", last)])]
            }
        };
        (title(&self.notice.facts), lines)
    }

    fn licensed(&self, people: &[MemberNo]) -> Vec<String> {
        let mut lines = vec![self.say(words::LICENSED, &[("count", &people.len())])];
        lines.extend(people.iter().take(NAMED_MAX).map(|person| self.known.person(*person)));
        if people.len() > NAMED_MAX {
            lines.push("…".to_owned());
        }
        lines
    }

    fn venue(&self, id: MatchId) -> String {
        let venue = self.known.state.season.matches.get(&id).and_then(|m| m.venue.clone());
        match venue {
            Some(venue) => self.say(words::VENUE, &[("venue", &venue)]),
            None => words::VENUE_HOME.get(self.language).to_owned(),
        }
    }

    /// Returns the name of the offender, unless it is the recipient.
    fn offender(&self, on: Offender) -> Option<String> {
        match on {
            Offender::Team(team) => Some(self.known.team(team)),
            Offender::Person(_) | Offender::Club(_) => None,
        }
    }

    fn effect(&self, effect: SanctionEffect) -> String {
        match effect {
            SanctionEffect::Warning => words::SANCTION_WARNING.get(self.language).to_owned(),
            SanctionEffect::Fine(sum) => {
                let currency = &self.known.state.season.regulations().fees.currency;
                self.say(words::SANCTION_FINE, &[("sum", &format!("{sum} {currency}"))])
            }
            SanctionEffect::Points(points) => self.say(words::SANCTION_POINTS, &[("points", &format!("{points:#}"))]),
            SanctionEffect::Suspension(days) => self.say(words::SANCTION_SUSPENSION, &[("days", &days)]),
            SanctionEffect::Exclusion => words::SANCTION_EXCLUSION.get(self.language).to_owned(),
        }
    }

    /// Competition Committee 2.1: until when, and to whom, one can appeal.
    fn appeal(&self, time: AppealTime) -> String {
        match time {
            AppealTime::Final => words::APPEAL_NONE.get(self.language).to_owned(),
            AppealTime::Within { to, days } => {
                self.say(words::APPEAL_WITHIN, &[("days", &days), ("body", &to.text().get(self.language))])
            }
            AppealTime::Until { to, last } => {
                self.say(words::APPEAL_UNTIL, &[("date", &last), ("body", &to.text().get(self.language))])
            }
        }
    }

    /// Returns why the reader receives the message.
    fn footer(&self) -> String {
        match self.notice.to {
            Addressee::Club(club) => self.say(words::FOOTER_CLUB, &[("club", &self.known.club(club))]),
            Addressee::Body(body) => self.say(words::FOOTER_BODY, &[("body", &body.text().get(self.language))]),
            Addressee::Person(_) => words::FOOTER_PERSON.get(self.language).to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_federation::appeal::DecidingBody;
    use adoube_federation::cases::RulingKind;
    use adoube_federation::ids::{ClubId, CompetitionId, TeamId, TeamSide};
    use adoube_federation::papers::{PaperKind, PaperSubject};

    fn every_fact() -> Vec<NoticeFacts> {
        let (day, moment): (adoube_laws::Date, Moment) =
            ("2026-11-20".parse().unwrap(), "2026-11-20T16:30".parse().unwrap());
        let (id, person, event) = (MatchId(4), MemberNo(7), CompetitionId(2));
        let within = AppealTime::Within { to: DecidingBody::Board, days: 15 };
        let until = AppealTime::Until { to: DecidingBody::Feda, last: day };
        let applications = [
            Application::Licence(person),
            Application::List,
            Application::Addition(person),
            Application::Team(event),
            Application::Player(event, person),
            Application::Other,
        ];
        let effects = [
            SanctionEffect::Warning,
            SanctionEffect::Fine(50),
            SanctionEffect::Points(adoube_tournament::Points::HALF),
            SanctionEffect::Suspension(1),
            SanctionEffect::Exclusion,
        ];
        let settled = applications.into_iter().zip([true, false].into_iter().cycle());
        let mut facts: Vec<NoticeFacts> =
            settled.map(|(application, granted)| NoticeFacts::Settled { application, granted }).collect();
        facts.extend(effects.into_iter().map(|effect| {
            let on = Offender::Team(TeamId(3));
            NoticeFacts::Sanctioned { case: CaseId(1), on, effect, from: day, appeal: until }
        }));
        facts.extend([
            NoticeFacts::Licensed((1..=50).map(MemberNo).collect()),
            NoticeFacts::Moved { id, from: Some(moment), to: moment },
            NoticeFacts::Venue(id),
            NoticeFacts::RoundMoved { event, round: 3, to: moment },
            NoticeFacts::Disputed { id, boards: vec![2, 5] },
            NoticeFacts::Raised(CaseId(1)),
            NoticeFacts::Decided { case: CaseId(1), ruling: RulingKind::Yes, appeal: within },
            NoticeFacts::Decided { case: CaseId(1), ruling: RulingKind::No, appeal: AppealTime::Final },
            NoticeFacts::Invoiced { number: 9, cents: -105, due: day },
            NoticeFacts::Overdue { number: 9, cents: 1250, due: day },
            NoticeFacts::LineUpDue { id, team: TeamId(3), side: TeamSide::Home, due: moment },
            NoticeFacts::PaperDue { paper: PaperKind::Record, about: PaperSubject::Match(id), due: moment },
            NoticeFacts::LicencesEnd { count: 2, last: day },
        ]);
        facts
    }

    #[test]
    fn every_notice_has_a_short_text_in_every_language_and_a_page() {
        let (state, people) = (LeagueState::default(), PersonNames::default());
        let to = [Addressee::Club(ClubId(1)), Addressee::Person(MemberNo(7)), Addressee::Body(DecidingBody::Board)];
        for (facts, to) in every_fact().into_iter().zip(to.into_iter().cycle()) {
            let notice = Notice { to, facts, rule: "Delegates 5.71".to_owned() };
            for language in Language::ALL {
                let letter = Letter { known: KnownNames { state: &state, people: &people }, notice: &notice, language };
                let (subject, lines) = letter.subject_and_lines();
                let whole = format!("{} {} {}", subject.get(language), lines.join("\n"), letter.footer());
                assert!(lines.iter().all(|line| !line.is_empty()), "{notice:?}");
                assert!(!whole.contains(['{', '}', '$']) && whole.len() < 2000, "{language}: {whole}");
            }
            let path = path("2026", &state, &notice);
            assert!(path.starts_with("/league/2026") || path.starts_with("/desk/league/2026/"), "{path}");
        }
    }

    #[test]
    fn sums_are_written_as_people_do() {
        assert_eq!(money(1250, "EUR", Language::English), "12.50 EUR");
        assert_eq!(money(-105, "EUR", Language::Catalan), "-1,05 EUR");
    }
}
