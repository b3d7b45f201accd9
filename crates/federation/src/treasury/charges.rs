//! The charges that follow from the state of a season.

use crate::cases::{Matter, Offender, Party, Ruling, SanctionEffect};
use crate::fees::{ChargedFor, ClubCharge};
use crate::ids::{ClubId, CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use crate::licence::LicenceReason;
use crate::matches::{BoardStatus, ClubMatch};
use crate::people::PlayerCategory;
use crate::regulations::{ChargeUnit, FineCause, Regulations};
use crate::season::{EndedLicence, Licence, SeasonState};
use adoube_laws::{Date, Moment};
use std::collections::BTreeSet;

/// A unit of a fine on a circular, in hundredths.
fn hundredths(whole: u32) -> i64 {
    i64::from(whole).saturating_mul(100)
}

struct Charging<'a> {
    state: &'a SeasonState,
    now: Moment,
    found: Vec<(ClubId, ClubCharge)>,
}

/// Returns what each club is charged by a time, invoiced or not.
pub fn charges(state: &SeasonState, now: Moment) -> Vec<(ClubId, ClubCharge)> {
    let mut charging = Charging { state, now, found: Vec::new() };
    charging.clubs();
    charging.licences();
    charging.homologations();
    for (id, event) in &state.events {
        charging.entries(*id, event);
        charging.withdrawals(*id, event);
    }
    for (id, m) in state.matches.iter().filter(|(_, m)| m.start <= now) {
        charging.forfeits(*id, m);
        charging.delays(*id, m);
    }
    charging.cases();
    for (at, extra) in (0..).zip(&state.fees.extras) {
        let charge = ClubCharge { what: ChargedFor::Extra(at), on: extra.on, cents: extra.cents, rule: String::new() };
        charging.found.push((extra.club, charge));
    }
    charging.found
}

impl Charging<'_> {
    fn push(&mut self, club: ClubId, what: ChargedFor, on: Date, (cents, rule): (i64, &str)) {
        if cents != 0 {
            self.found.push((club, ClubCharge { what, on, cents, rule: rule.to_owned() }));
        }
    }

    /// Charges a fee of the regulations in force on a day.
    fn fee(&mut self, club: ClubId, what: ChargedFor, on: Date, (unit, category): (ChargeUnit, Option<&str>)) {
        let state = self.state;
        if let Some(charge) = state.regulations_on(on).charge(unit, category) {
            self.push(club, what, on, (i64::from(charge.amount), &charge.rule));
        }
    }

    fn fine(&mut self, club: Option<ClubId>, what: ChargedFor, on: Date, cause: FineCause) {
        let state = self.state;
        if let Some((club, fine)) = club.zip(state.regulations_on(on).fine(cause)) {
            self.push(club, what, on, (i64::from(fine.amount), &fine.rule));
        }
    }

    fn club_of(&self, team: TeamId) -> Option<ClubId> {
        self.state.teams.get(&team).map(|team| team.club)
    }

    /// The club's own fee, by the first regulations that the season adopted.
    fn clubs(&mut self) {
        let state = self.state;
        let first = state.regulations.first();
        let rules = first.map_or(Regulations::handbook(), |adopted| &*adopted.regulations);
        let Some(on) = state.season.as_ref().and_then(|season| rules.season.first_day.of(season.year)) else { return };
        let Some(charge) = rules.charge(ChargeUnit::Club, None) else { return };
        for club in state.clubs.keys() {
            self.push(*club, ChargedFor::Club, on, (i64::from(charge.amount), &charge.rule));
        }
    }

    fn licences(&mut self) {
        let state = self.state;
        let mut before = BTreeSet::new();
        for EndedLicence { person, licence, category, case } in &state.ended_licences {
            let first = before.insert(*person);
            self.licence((*person, licence), Some(*category), Some(*case), first);
        }
        for (person, licence) in &state.licences {
            let application = state.applications.get(person);
            let category = application.map(|application| application.category);
            let category = category.or_else(|| state.players.get(person).map(|player| player.category));
            let case = application.map(|application| application.case);
            self.licence((*person, licence), category, case, !before.contains(person));
        }
    }

    /// Charges a licence: the player's first of the season, or the one of another year.
    fn licence(
        &mut self,
        (person, licence): (MemberNo, &Licence),
        category: Option<PlayerCategory>,
        case: Option<LicenceReason>,
        first: bool,
    ) {
        let year = licence.since.year();
        let (plain, transfer) = if first {
            (ChargedFor::Licence(person), ChargedFor::Transfer(person))
        } else {
            (ChargedFor::LicenceOf(person, year), ChargedFor::TransferOf(person, year))
        };
        let category = category.map(PlayerCategory::code);
        self.fee(licence.club, plain, licence.since, (ChargeUnit::Licence, category));
        if case == Some(LicenceReason::ChangeOfClub) {
            self.fee(licence.club, transfer, licence.since, (ChargeUnit::Transfer, category));
        }
    }

    /// Opens that were homologated, to the club that organises them.
    fn homologations(&mut self) {
        let state = self.state;
        for (id, open) in state.opens.iter().filter(|(_, open)| open.homologated == Some(true)) {
            let decided = state.cases.iter().rev().filter(|case| case.matter == Matter::OpenRules(*id));
            let on = decided.filter_map(|case| case.decision.as_ref()).map(|decision| decision.on).next();
            if let Some(club) = open.request.club {
                let on = on.unwrap_or(open.request.requested);
                self.fee(club, ChargedFor::Homologation(*id), on, (ChargeUnit::Homologation, None));
            }
        }
    }

    fn entries(&mut self, id: CompetitionId, event: &crate::competition::Competition) {
        for (team, (on, _)) in &event.teams {
            let of = self.state.teams.get(team).filter(|of| of.second_half_of.is_none());
            if let Some(of) = of {
                let unit = (ChargeUnit::Team, Some(of.category.code()));
                self.fee(of.club, ChargedFor::Team(id, *team), *on, unit);
            }
        }
        for (person, entry) in &event.entrants {
            if let Some(player) = self.state.players.get(person) {
                let unit = (ChargeUnit::Entry, Some(entry.category.code()));
                self.fee(player.club, ChargedFor::Entry(id, *person), entry.entered, unit);
            }
        }
    }

    /// Teams that withdrew after the groups were set; not those eliminated (14.1) or excluded.
    fn withdrawals(&mut self, id: CompetitionId, event: &crate::competition::Competition) {
        for (team, gone) in &event.gone {
            let excluded = |s: &&crate::cases::Sanction| {
                s.on == Offender::Team(*team) && s.effect == SanctionEffect::Exclusion && !s.lifted
            };
            let other = self.state.is_eliminated(id, *team) || self.state.sanctions.iter().find(excluded).is_some();
            if other || event.group_of(*team).is_none() {
                continue;
            }
            // The day of the last round it could play.
            let round = event.settings.rounds.get(usize::from(gone.after).saturating_sub(1));
            let on = round.map_or(event.settings.entries_until, |round| round.date);
            self.fine(self.club_of(*team), ChargedFor::Withdrawal(id, *team), on, FineCause::Withdrawal);
        }
    }

    /// Returns whether a team had left before a match; one that handed in a line-up had not.
    fn had_left(&self, m: &ClubMatch, side: TeamSide) -> bool {
        let team = m.team(side);
        let event = self.state.events.get(&m.event);
        event.and_then(|event| event.gone.get(&team)).is_some_and(|gone| gone.after < m.round)
            && m.lineups[side.index()].is_none()
    }

    fn forfeits(&mut self, id: MatchId, m: &ClubMatch) {
        let on = m.start.date;
        for side in TeamSide::BOTH {
            let club = self.club_of(m.team(side));
            if m.lost_by == Some(side) {
                self.fine(club, ChargedFor::MatchForfeit(id, side), on, FineCause::MatchForfeit);
            }
            if m.lost_by.is_some() || m.passes.is_some() || self.had_left(m, side) {
                continue;
            }
            for (board, stand) in (1..=u8::MAX).zip(&m.boards) {
                if matches!(stand, BoardStatus::Finished(result) if result.is_absent(side)) {
                    self.fine(club, ChargedFor::BoardForfeit(id, side, board), on, FineCause::BoardForfeit);
                }
            }
        }
    }

    /// Late line-ups, results and records of a match that was played.
    fn delays(&mut self, id: MatchId, m: &ClubMatch) {
        let (state, now) = (self.state, self.now);
        let absent = TeamSide::BOTH.into_iter().any(|side| self.had_left(m, side));
        let Some(season) = state.season.as_ref().filter(|_| m.lost_by.is_none() && m.passes.is_none() && !absent)
        else {
            return;
        };
        let rules = state.regulations_on(m.start.date);
        let due = season.working_days.result_due(m.start.date, &rules.deadlines);
        let lead = i64::from(*rules.line_ups.due_before_min);
        for side in TeamSide::BOTH {
            let club = self.club_of(m.team(side));
            let reported = m.reports[side.index()].as_ref().map_or(now, |report| report.at);
            if reported > due {
                self.fine(club, ChargedFor::LateResult(id, side), due.date, FineCause::LateResult);
            }
            // A line-up typed from the record after play was handed in on paper before.
            let before = m.lineups[side.index()].as_ref().map(|line_up| m.start.minutes_since(line_up.at));
            let typed_later = -i64::from(*rules.lateness.lost_after_min);
            if lead > 0 && before.is_some_and(|before| before < lead && before >= typed_later) {
                self.fine(club, ChargedFor::LateLineUp(id, side), m.start.date, FineCause::LateLineUp);
            }
        }
        let due = season.working_days.record_due(m.start.date, &rules.deadlines);
        if m.record_received.unwrap_or(now.date) > due {
            self.fine(self.club_of(m.home), ChargedFor::LateRecord(id), due, FineCause::LateRecord);
        }
    }

    /// Appeals that were not upheld, and fines imposed.
    fn cases(&mut self) {
        let state = self.state;
        for case in state.cases.iter().filter(|case| matches!(case.matter, Matter::Appeal(_)) && !case.withdrawn) {
            let upheld = case.decision.as_ref().is_some_and(|made| matches!(made.ruling, Ruling::Instead(_)));
            let club = case.by.and_then(|party| match party {
                Party::Club(club) => Some(club),
                Party::Person(person) => state.players.get(&person).map(|player| player.club),
                Party::Organiser(open) => state.opens.get(&open).and_then(|open| open.request.club),
            });
            if let Some(club) = club.filter(|_| !upheld) {
                self.fee(club, ChargedFor::Appeal(case.id), case.raised.date, (ChargeUnit::Appeal, None));
            }
        }
        for sanction in state.sanctions.iter().filter(|sanction| !sanction.lifted) {
            let club = match sanction.on {
                Offender::Club(club) => Some(club),
                Offender::Team(team) => self.club_of(team),
                Offender::Person(person) => state.players.get(&person).map(|player| player.club),
            };
            if let (Some(club), SanctionEffect::Fine(sum)) = (club, sanction.effect) {
                let what = ChargedFor::Sanction(sanction.case);
                self.push(club, what, sanction.from, (hundredths(sum), &sanction.circular));
            }
        }
    }
}
