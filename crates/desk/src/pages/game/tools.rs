//! Buttons and fields for the acts of a player or the arbiter. Without JavaScript they are plain forms.
//!
//! A refused act is shown where it was sent: the reason beside the button or field, with the typed values.

use super::BoardInPlay;
use super::offered::{Blank, Setting, offered};
use crate::words;
use adoube_board::Color;
use adoube_game::{ArbiterAct, ArbiterChoice, GameAct, GameResult, Open, PlayerAct, Span, Who};
use adoube_services::board_game::Mode;
use adoube_web::csrf::csrf_field;
use adoube_web::forms::Values;
use adoube_web::reader::Reader;
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};

/// A button that sends one act.
pub(super) struct Button<'a> {
    /// The act without the actor.
    pub act: &'a str,
    /// The label.
    pub label: String,
    /// The confirmation question for an irreversible act.
    pub sure: Option<String>,
}

#[derive(Debug)]
pub(super) struct RefusedAct {
    /// The URL it was sent to.
    pub to: String,
    /// The act of the button or field, with the actor.
    pub act: String,
    /// The typed values.
    pub values: Values,
    /// The reason for the refusal.
    pub why: String,
}

/// The target and actor of a page's acts.
#[derive(Clone, Copy)]
pub(super) struct ActTarget<'a> {
    pub visit: &'a Visit,
    /// The URL that accepts acts.
    pub to: &'a str,
    /// The page to return to.
    pub back: &'a str,
    /// The actor of the acts.
    pub actor: &'a str,
    /// The shared form of all acts, with its reason field ([`ruling`]); without it each act has its own form.
    pub form: Option<&'a str>,
    /// The refused act, if any.
    pub returned: Option<&'a RefusedAct>,
    /// The group on the page: the same act may appear in several groups, each with its own fields.
    pub group: &'a str,
}

/// Common reasons, whatever the decision.
const REASONS: [Text; 5] = [
    words::game::REASON_SEEN,
    words::game::REASON_CLAIMED,
    words::game::REASON_AGREED,
    words::game::REASON_DISTURBED,
    words::game::REASON_REPEATED,
];

/// Renders the form of the arbiter's acts at a board: the reason goes with the next decision. Reasons from the ruling
/// are suggested; if a ruling is open, its reason is prefilled.
pub(super) fn ruling(desk: ActTarget<'_>, table: &BoardInPlay) -> Markup {
    let reader = desk.visit.reader;
    let Some(form) = desk.form else { return html! {} };
    let suggested = super::reasons::suggested(table, reader);
    let waits = table.game.game().is_some_and(|game| game.open().next().is_some());
    let first = suggested.first().filter(|_| waits).map_or("", String::as_str);
    let typed = desk.returned.filter(|returned| returned.to == desk.to).map(|returned| returned.values.raw("reason"));
    html! {
        form.game-ruling id=(form) method="post" action=(desk.to) {
            (csrf_field(desk.visit))
            input type="hidden" name="back" value=(desk.back);
            // Enter presses the first button, so it must not be one of the arbiter's.
            button type="submit" disabled hidden { (reader.say(words::game::SEND)) }
            label { (reader.say(words::game::REASON)) " "
                input name="reason" maxlength="300" list={ (form) "-reasons" } value=(typed.unwrap_or(first)) autocomplete="off" data-reason; }
            datalist id={ (form) "-reasons" } {
                @for reason in &suggested { option value=(reason) {} }
                @for key in REASONS { option value=(reader.say(key)) {} }
            }
            span.quiet { (reader.say(words::game::REASON_HOW)) }
        }
    }
}

/// Returns a field name that is unique on the page.
fn own_name(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect()
}

impl<'a> ActTarget<'a> {
    /// Returns the reason this act was refused, if it was.
    fn problem(self, full: &str) -> Option<&'a str> {
        let returned = self.returned.filter(|returned| returned.to == self.to && returned.act == full)?;
        Some(returned.why.as_str())
    }

    pub(super) fn button(self, button: &Button<'_>) -> Markup {
        let full = format!("{} {}", self.actor, button.act);
        let problem = self.problem(&full);
        let told = html! { @if let Some(why) = problem { p.problem role="alert" { (why) } } };
        if let Some(form) = self.form {
            return html! {
                button type="submit" form=(form) name="act" value=(full) data-act=(button.act)
                    data-who=(self.actor) data-sure=[button.sure.as_deref()] autofocus[problem.is_some()] { (button.label) }
                (told)
            };
        }
        html! {
            form.game-form method="post" action=(self.to) {
                (csrf_field(self.visit))
                input type="hidden" name="back" value=(self.back);
                button type="submit" name="act" value=(full) data-act=(button.act)
                    data-who=(self.actor) data-sure=[button.sure.as_deref()] autofocus[problem.is_some()] { (button.label) }
                (told)
            }
        }
    }

    /// Renders a field that completes an act: `plays {move}`.
    pub(super) fn field(self, act: &str, name: &'static str, label: &str, send: &str, size: u32) -> Markup {
        self.field_with(act, name, label, send, (size, ""))
    }

    /// Renders a field that completes an act, with common values suggested.
    pub(super) fn field_with(
        self,
        act: &str,
        name: &'static str,
        label: &str,
        send: &str,
        filled: (u32, &str),
    ) -> Markup {
        let (size, value) = filled;
        self.fields(act, &[Blank { name, label: label.to_owned(), size, value: value.to_owned() }], send)
    }

    /// Renders fields that together complete an act: `sets white {white} black {black}`.
    pub(super) fn fields(self, act: &str, blanks: &[Blank], send: &str) -> Markup {
        let full = format!("{} {act}", self.actor);
        // In a shared form, every field needs a unique name.
        let shared = self.form.is_some();
        let name_of = |blank: &Blank| {
            if shared { own_name(&format!("{} {full} {}", self.group, blank.name)) } else { blank.name.to_owned() }
        };
        let whole = blanks.iter().fold(full.clone(), |whole, blank| {
            whole.replace(&format!("{{{}}}", blank.name), &format!("{{{}}}", name_of(blank)))
        });
        let problem = self.problem(&whole);
        let id = own_name(&format!("{} {} {full}", self.form.unwrap_or("act"), self.group));
        let inputs = html! {
            @for (index, blank) in blanks.iter().enumerate() {
                @let name = name_of(blank);
                @let typed = self.returned.filter(|_| problem.is_some()).map(|returned| returned.values.raw(&name));
                label { (blank.label) " " input form=[self.form] name=(name) data-name=(blank.name) size=(blank.size)
                    value=(typed.unwrap_or(&blank.value)) maxlength="40" required[!shared] autocomplete="off"
                    autocapitalize="off" spellcheck="false" autofocus[problem.is_some() && index == 0]
                    aria-invalid=[problem.map(|_| "true")] aria-describedby=[problem.map(|_| format!("{id}-problem"))]; }
            }
        };
        let told = html! { @if let Some(why) = problem { p.problem id={ (id) "-problem" } { (why) } } };
        if let Some(form) = self.form {
            return html! {
                div.game-form.game-field data-act=(act) data-who=(self.actor) {
                    (inputs)
                    button type="submit" form=(form) name="act" value=(whole) data-field { (send) }
                    (told)
                }
            };
        }
        html! {
            form.game-form.game-field method="post" action=(self.to) data-act=(act) data-who=(self.actor) {
                (csrf_field(self.visit))
                input type="hidden" name="back" value=(self.back);
                input type="hidden" name="act" value=(whole);
                (inputs)
                button type="submit" { (send) }
                (told)
            }
        }
    }
}

/// Renders a collapsible group, expanded if it contains the refused act.
fn fold(summary: &str, inner: &Markup) -> Markup {
    html! { details open[inner.0.contains("class=\"problem\"")] { summary { (summary) } (inner) } }
}

/// Shows the refused act at the top of a page that has no button or field for it.
pub(super) fn told(returned: Option<&RefusedAct>, page: &Markup) -> Markup {
    html! {
        @if let Some(returned) = returned.filter(|_| !page.0.contains("class=\"problem\"")) {
            p.notice.notice-bad role="alert" { (returned.why) }
        }
    }
}

fn articles(reader: Reader, table: &BoardInPlay, numbers: &[&'static str]) -> Markup {
    crate::article_links::articles(reader, table.edition(), numbers)
}

fn plain(reader: Reader, act: &str, key: Text) -> Button<'_> {
    Button { act, label: reader.say(key), sure: None }
}

/// Renders a player's tools.
pub(super) fn player(desk: ActTarget<'_>, table: &BoardInPlay) -> Markup {
    let reader = desk.visit.reader;
    let send = reader.say(words::game::SEND);
    let sure =
        |act, key: Text, question: Text| Button { act, label: reader.say(key), sure: Some(reader.say(question)) };
    // On a wooden board the position is unknown: offers and other claims are made to the opponent and the arbiter.
    if table.game.mode() == Mode::Clock {
        return html! {
            div.game-tools {
                (desk.button(&plain(reader, "claims flag", words::game::CLAIM_FLAG)))
                (desk.button(&plain(reader, "stops clocks", words::game::DO_CALL)))
                (desk.button(&sure("resigns", words::game::DO_RESIGN, words::game::SURE_RESIGN)))
            }
        };
    }
    html! {
        div.game-tools {
            (desk.button(&plain(reader, "says adjust", words::game::DO_ADJUST)))
            (desk.button(&plain(reader, "offers draw", words::game::DO_OFFER)))
            span data-when-offer hidden {
                (desk.button(&plain(reader, "accepts", words::game::DO_ACCEPT)))
                (desk.button(&plain(reader, "declines", words::game::DO_DECLINE)))
            }
            (desk.button(&plain(reader, "stops clocks", words::game::DO_CALL)))
            (desk.button(&sure("resigns", words::game::DO_RESIGN, words::game::SURE_RESIGN)))
        }
        (fold(&reader.say(words::game::CLAIMS), &html! {
            (articles(reader, table, &["4.8", "6.8", "7.5.1", "9.2.1", "9.3"]))
            div.game-tools {
                (desk.button(&plain(reader, "claims illegal", words::game::CLAIM_ILLEGAL)))
                (desk.button(&plain(reader, "claims flag", words::game::CLAIM_FLAG)))
                (desk.button(&plain(reader, "claims threefold", words::game::CLAIM_THREEFOLD)))
                (desk.button(&plain(reader, "claims fifty", words::game::CLAIM_FIFTY)))
                (desk.field("claims threefold with {move}", "move", &reader.say(words::game::CLAIM_THREEFOLD_WITH), &send, 8))
                (desk.field("claims fifty with {move}", "move", &reader.say(words::game::CLAIM_FIFTY_WITH), &send, 8))
                (desk.field("claims touched {square}", "square", &reader.say(words::game::CLAIM_TOUCHED), &send, 3))
                (desk.button(&plain(reader, "agrees", words::game::DO_AGREE)))
            }
        }))
        (fold(&reader.say(words::game::MORE), &html! {
            (articles(reader, table, &["7.4.1", "D.2", "I.1.1", "III.4", "III.5"]))
            div.game-tools {
                (desk.field("plays {move}", "move", &reader.say(words::game::TYPE_MOVE), &send, 8))
                (desk.field("seals {written}", "written", &reader.say(words::game::SEAL), &send, 10))
                (desk.field("displaces {squares}", "squares", &reader.say(words::game::DISPLACES), &send, 10))
                (desk.button(&plain(reader, "restores", words::game::RESTORES)))
                (desk.field("announces {move}", "move", &reader.say(words::game::ANNOUNCES), &send, 8))
                (desk.button(&plain(reader, "asks increment", words::game::ASKS_INCREMENT)))
                (desk.button(&plain(reader, "claims no-winning-means", words::game::CLAIM_NO_MEANS)))
                (desk.button(&plain(reader, "claims no-effort", words::game::CLAIM_NO_EFFORT)))
                (desk.button(&plain(reader, "claims clock", words::game::CLAIM_CLOCK)))
                (desk.button(&plain(reader, "withdraws", words::game::WITHDRAWS)))
                @if table.rules().is_some_and(|rules| rules.ending.bare_king_claim.value) {
                    (desk.button(&plain(reader, "claims bare-king", words::game::CLAIM_BARE_KING)))
                }
            }
        }))
    }
}

/// Renders the arbiter's tools.
pub(super) fn arbiter(desk: ActTarget<'_>, table: &BoardInPlay) -> Markup {
    let reader = desk.visit.reader;
    html! {
        h2 { (reader.say(words::game::ARBITER)) }
        div #ruling-box { (ruling(desk, table)) }
        section #pending aria-live="polite" { (pending(desk, table)) }
        div.game-tools {
            (desk.button(&plain(reader, "starts", words::game::ARBITER_STARTS)))
            (desk.button(&plain(reader, "stops clocks", words::game::ARBITER_STOPS)))
            (desk.button(&plain(reader, "sees flag", words::game::ARBITER_FLAG)))
            (desk.button(&plain(reader, "sees flags", words::game::ARBITER_FLAGS)))
            (desk.button(&plain(reader, "sees illegal", words::game::ARBITER_ILLEGAL)))
            (desk.button(&plain(reader, "sees position", words::game::ARBITER_POSITION)))
        }
        (fold(&reader.say(words::game::ARBITER_CLOCKS), &clocks(desk, table)))
        (fold(&reader.say(words::game::ARBITER_PENALTIES), &penalties(desk, table)))
        (fold(&reader.say(words::game::ARBITER_FINDINGS), &findings(desk, table)))
        (fold(&reader.say(words::game::ARBITER_END), &endings(desk, table)))
        (fold(&reader.say(words::game::ARBITER_FOR_PLAYERS), &for_players(desk, table)))
    }
}

/// Renders the clock tools (6.10, 12.5).
fn clocks(desk: ActTarget<'_>, table: &BoardInPlay) -> Markup {
    let reader = desk.visit.reader;
    let send = reader.say(words::game::SEND);
    html! {
        (articles(reader, table, &["6.10.1", "6.10.2", "12.5"]))
        div.game-tools {
            @for who in Color::ALL {
                @let code = adoube_services::board_game::snapshot::code(who);
                (desk.field(&format!("sets {code} {{time}}"), "time",
                    &reader.say_with(words::game::ARBITER_SETS, &[("side", &code)]), &send, 8))
                (desk.field(&format!("gives {code} {{time}}"), "time",
                    &reader.say_with(words::game::ARBITER_GIVES, &[("side", &code)]), &send, 8))
            }
        }
    }
}

/// Renders the penalties of 12.9 for each player.
fn penalties(desk: ActTarget<'_>, table: &BoardInPlay) -> Markup {
    let reader = desk.visit.reader;
    let send = reader.say(words::game::SEND);
    let setting = setting(table);
    html! {
        (articles(reader, table, &["12.9", "11.3.2.1"]))
        @for who in Color::ALL {
            h3 { (table.name(who)) " · " (who.name().get(reader.language)) }
            @let all = Open { who: Who::One(who), choices: &ArbiterChoice::PENALTIES, article: "12.9" };
            div.game-tools { @for choice in ArbiterChoice::PENALTIES { (choice_form(desk, &all, choice, &setting, &send)) } }
        }
    }
}

/// Renders the arbiter's findings (7, 6.10, D.2.9).
fn findings(desk: ActTarget<'_>, table: &BoardInPlay) -> Markup {
    let reader = desk.visit.reader;
    let send = reader.say(words::game::SEND);
    html! {
        (articles(reader, table, &["7.1", "7.2.1", "7.3", "7.6", "6.10.1"]))
        div.game-tools {
            (desk.button(&plain(reader, "finds setup wrong", words::game::FIND_SETUP)))
            (desk.button(&plain(reader, "finds board turned", words::game::FIND_TURNED)))
            (desk.button(&plain(reader, "finds colours reversed", words::game::FIND_COLOURS)))
            (desk.button(&plain(reader, "finds clock wrong", words::game::FIND_CLOCK)))
            (desk.button(&plain(reader, "finds clock defective", words::game::FIND_DEFECTIVE)))
            (desk.field("finds displaced after {number}", "number", &reader.say(words::game::FIND_DISPLACED), &send, 4))
            (desk.field("finds displaced uncertain after {number}", "number", &reader.say(words::game::FIND_DISPLACED_UNCERTAIN), &send, 4))
            (desk.button(&plain(reader, "finds resumption wrong", words::game::FIND_RESUMPTION)))
            (desk.button(&plain(reader, "finds count unknown", words::game::FIND_COUNT)))
            (desk.button(&plain(reader, "finds boards differ", words::game::FIND_BOARDS)))
            (desk.field("finds boards differ after {number}", "number", &reader.say(words::game::FIND_BOARDS_AFTER), &send, 4))
        }
    }
}

/// Renders the results, a new game, adjournment.
fn endings(desk: ActTarget<'_>, table: &BoardInPlay) -> Markup {
    let reader = desk.visit.reader;
    html! {
        (articles(reader, table, &["10.2", "11.7", "I.1.1", "I.9", "I.12.1"]))
        div.game-tools {
            @for result in GameResult::ALL {
                (desk.button(&Button { act: &format!("decides {result}"), label: format!("{result:#}"),
                    sure: Some(reader.say_with(words::game::SURE_DECIDE, &[("result", &result)])) }))
            }
            (desk.button(&plain(reader, "decides continue", words::game::ARBITER_CONTINUE)))
            (desk.button(&Button { act: "decides new game", label: reader.say(words::game::CHOICE_NEW_GAME), sure: Some(reader.say(words::game::SURE_NEW_GAME)) }))
            (desk.button(&plain(reader, "adjourns", words::game::ARBITER_ADJOURNS)))
            (desk.button(&plain(reader, "resumes", words::game::ARBITER_RESUMES)))
            (desk.button(&plain(reader, "opens envelope", words::game::ARBITER_OPENS)))
            @if table.game.sealed.is_some() { @for (act, key) in [
                ("loses envelope", words::game::ARBITER_LOSES),
                ("loses envelope and times", words::game::ARBITER_LOSES_TIMES),
                ("loses envelope and position", words::game::ARBITER_LOSES_POSITION),
            ] {
                (desk.button(&Button { act, label: reader.say(key), sure: Some(reader.say(words::game::SURE_LOSES)) }))
            } }
        }
    }
}

/// Renders the players' acts, for the arbiter to enter.
fn for_players(desk: ActTarget<'_>, table: &BoardInPlay) -> Markup {
    let reader = desk.visit.reader;
    let send = reader.say(words::game::SEND);
    html! {
        (articles(reader, table, &["6.7.1", "8.1.1", "8.4", "11.3.2.1"]))
        @for who in Color::ALL {
            @let of = ActTarget { actor: adoube_services::board_game::snapshot::code(who), ..desk };
            h3 { (table.name(who)) " · " (who.name().get(reader.language)) }
            div.game-tools {
                (of.button(&plain(reader, "arrives", words::game::ARRIVES)))
                (of.button(&plain(reader, "phone", words::game::PHONE)))
                (of.button(&plain(reader, "refuses", words::game::REFUSES)))
                (of.button(&plain(reader, "stops recording", words::game::STOPS_RECORDING)))
                (of.button(&plain(reader, "records", words::game::RECORDS)))
                (of.button(&plain(reader, "asks scoresheet", words::game::ASKS_SCORESHEET)))
                (of.field("{act-line}", "act-line", &reader.say(words::game::ANY_ACT), &send, 16))
            }
        }
    }
}

/// Renders open rulings: the arbiter's options under the Laws as buttons; the reason is entered in the form of
/// [`ruling`].
pub(super) fn pending(desk: ActTarget<'_>, table: &BoardInPlay) -> Markup {
    let reader = desk.visit.reader;
    let Some(game) = table.game.game() else { return html! {} };
    let edition = table.edition();
    let setting = setting(table);
    let send = reader.say(words::game::SEND);
    html! {
        @if let Some((who, false)) = called(table) {
            section.card.notice-warn {
                h3 { (reader.say_with(words::game::CONSOLE_CALL_STOPPED, &[("who", &table.name(who))])) " "
                    @if let Some(article) = adoube_laws::Article::new("6.11.2").cited_in(edition) {
                        a href=(adoube_services::board_game::snapshot::article_href(edition, article)) { (article) }
                    } }
                div.game-tools {
                    (desk.button(&plain(reader, "upholds", words::game::CALL_VALID)))
                    (desk.button(&plain(reader, "rejects", words::game::CALL_INVALID)))
                }
            }
        }
        @for (place, open) in game.open().enumerate() {
            @let group = format!("open{place}");
            @let desk = ActTarget { group: &group, ..desk };
            section.card.notice-warn {
                h3 {
                    (reader.say(words::game::PENDING)) " · "
                    a href=(adoube_services::board_game::snapshot::article_href(edition, open.article)) { (open.article) }
                    @if let Who::One(who) = open.who { " · " (table.name(who)) }
                }
                (super::decision::explained(desk.visit, edition, open.article))
                div.game-tools { @for choice in open.choices { (choice_form(desk, &open, *choice, &setting, &send)) } }
            }
        }
    }
}

/// Renders the acts of an option, with fields for measured values.
fn choice_form(desk: ActTarget<'_>, open: &Open<'_>, choice: ArbiterChoice, setting: &Setting, send: &str) -> Markup {
    html! {
        @for one in offered(desk.visit.reader, open, choice, setting) {
            @if one.blanks.is_empty() {
                @let sure = match choice {
                    ArbiterChoice::Loss => Some(words::game::SURE_LOSS),
                    ArbiterChoice::Expulsion => Some(words::game::SURE_EXPULSION),
                    _ => None,
                };
                @let sure = sure.filter(|_| open.article == "12.9").map(|question| desk.visit.reader.say(question));
                (desk.button(&Button { act: &one.act, label: one.label, sure }))
            } @else {
                @let send = if one.blanks.len() > 1 { one.label.as_str() } else { send };
                (desk.fields(&one.act, &one.blanks, send))
            }
        }
    }
}

/// Returns the context of the options at a board: the time the Laws give for a first offence, the clocks, whether a
/// move has been made.
fn setting(table: &BoardInPlay) -> Setting {
    let standard = table.event.event.settings.kind_of_play() == adoube_laws::Play::Standard;
    let shown = |who: Color| table.game.clock().map(|clock| Span::from_s(clock.remaining(who).ms() / 1000).to_string());
    Setting {
        usual_time: if standard { "2:00" } else { "1:00" },
        clocks: Color::ALL.map(|who| shown(who).unwrap_or_default()),
        begun: table.game.plies() > 0,
    }
}

/// Returns the player who stopped the clocks to call the arbiter (6.11.2), and whether the reason has been ruled on.
pub(super) fn called(table: &BoardInPlay) -> Option<(Color, bool)> {
    let state = &table.game;
    let stopped = !state.is_over() && state.clock().is_some_and(|clock| clock.running().is_none());
    let since = state.entries.iter().rev().take_while(|entry| !entry.is_arbiters(&ArbiterAct::Starts));
    let mut decided = false;
    for entry in since.filter(|_| stopped) {
        match entry.act {
            GameAct::Arbiter(ArbiterAct::Upholds | ArbiterAct::Rejects) => decided = true,
            GameAct::Player(who, PlayerAct::StopsClocks) => return Some((who, decided)),
            _ => {}
        }
    }
    None
}
