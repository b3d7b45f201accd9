//! What a player or the arbiter can do at a board, as buttons and fields. Without modules they are ordinary forms.

use super::Table;
use crate::forms::mark;
use crate::texts::Reader;
use crate::visit::Visit;
use adoube_board::Color;
use adoube_game::{Choice, Open, Who};
use maud::{Markup, html};

/// A button that sends one act.
pub(super) struct Button<'a> {
    /// The act, without the actor.
    pub act: &'a str,
    /// What stands on it.
    pub label: String,
    /// The question before an act that cannot be taken back.
    pub sure: Option<String>,
}

/// Where acts go and for whom.
#[derive(Clone, Copy)]
pub(super) struct Desk<'a> {
    pub visit: &'a Visit,
    /// The address that takes acts.
    pub to: &'a str,
    /// The page to come back to.
    pub back: &'a str,
    /// The actor of the acts.
    pub actor: &'a str,
    /// The form that all acts go by, with the reason that is written in it ([`ruling`]); each has its own if there is none.
    pub form: Option<&'a str>,
}

/// Reasons that are often given.
const REASONS: [&str; 8] = [
    "reason-seen",
    "reason-claimed",
    "reason-agreed",
    "reason-disturbed",
    "reason-repeated",
    "reason-device",
    "reason-late",
    "reason-clock",
];

/// The form of the arbiter's acts at a board: the reason goes with whatever is decided next.
pub(super) fn ruling(desk: Desk<'_>) -> Markup {
    let reader = desk.visit.reader;
    let Some(form) = desk.form else { return html! {} };
    html! {
        form.game-ruling id=(form) method="post" action=(desk.to) {
            (mark(desk.visit))
            input type="hidden" name="back" value=(desk.back);
            // The first button is what the key Enter presses: none of the arbiter's.
            button type="submit" disabled hidden { (reader.say("game-send")) }
            label { (reader.say("game-reason")) " "
                input name="reason" maxlength="300" list={ (form) "-reasons" } autocomplete="off" data-reason; }
            datalist id={ (form) "-reasons" } { @for key in REASONS { option value=(reader.say(key)) {} } }
            span.quiet { (reader.say("game-reason-how")) }
        }
    }
}

impl Desk<'_> {
    pub(super) fn button(self, button: &Button<'_>) -> Markup {
        if let Some(form) = self.form {
            return html! {
                button type="submit" form=(form) name="act" value={ (self.actor) " " (button.act) } data-act=(button.act)
                    data-who=(self.actor) data-sure=[button.sure.as_deref()] { (button.label) }
            };
        }
        html! {
            form.game-form method="post" action=(self.to) {
                (mark(self.visit))
                input type="hidden" name="back" value=(self.back);
                button type="submit" name="act" value={ (self.actor) " " (button.act) } data-act=(button.act)
                    data-who=(self.actor) data-sure=[button.sure.as_deref()] { (button.label) }
            }
        }
    }

    /// A field that completes an act: `plays {move}`.
    pub(super) fn field(self, act: &str, name: &str, label: &str, send: &str, size: u32) -> Markup {
        self.field_with(act, name, label, send, (size, ""))
    }

    /// The same, with what is most often written there.
    pub(super) fn field_with(self, act: &str, name: &str, label: &str, send: &str, filled: (u32, &str)) -> Markup {
        let (size, value) = filled;
        let full = format!("{} {act}", self.actor);
        if let Some(form) = self.form {
            // All fields of the form have names of their own.
            let own: String = full.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
            let full = full.replace(&format!("{{{name}}}"), &format!("{{{own}}}"));
            return html! {
                div.game-form.game-field data-act=(act) data-who=(self.actor) {
                    label { (label) " " input form=(form) name=(own) data-name=(name) size=(size) value=(value) maxlength="40"
                        autocomplete="off" autocapitalize="off" spellcheck="false"; }
                    button type="submit" form=(form) name="act" value=(full) data-field { (send) }
                }
            };
        }
        html! {
            form.game-form.game-field method="post" action=(self.to) data-act=(act) data-who=(self.actor) {
                (mark(self.visit))
                input type="hidden" name="back" value=(self.back);
                input type="hidden" name="act" value=(full);
                label { (label) " " input name=(name) size=(size) value=(value) maxlength="40" required autocomplete="off" autocapitalize="off" spellcheck="false"; }
                button type="submit" { (send) }
            }
        }
    }
}

fn articles(reader: Reader, table: &Table, numbers: &[&'static str]) -> Markup {
    crate::forms::articles(reader, crate::table::snapshot::edition(&table.game), numbers)
}

fn plain<'a>(reader: Reader, act: &'a str, key: &str) -> Button<'a> {
    Button { act, label: reader.say(key), sure: None }
}

/// A player's tools.
pub(super) fn player(desk: Desk<'_>, table: &Table) -> Markup {
    let reader = desk.visit.reader;
    let send = reader.say("game-send");
    let sure =
        |act, key: &str, question: &str| Button { act, label: reader.say(key), sure: Some(reader.say(question)) };
    html! {
        div.game-tools {
            (desk.button(&plain(reader, "says adjust", "game-do-adjust")))
            (desk.button(&plain(reader, "offers draw", "game-do-offer")))
            span data-when-offer hidden {
                (desk.button(&plain(reader, "accepts", "game-do-accept")))
                (desk.button(&plain(reader, "declines", "game-do-decline")))
            }
            (desk.button(&plain(reader, "stops clocks", "game-do-call")))
            (desk.button(&sure("resigns", "game-do-resign", "game-sure-resign")))
        }
        details {
            summary { (reader.say("game-claims")) }
            (articles(reader, table, &["4.8", "6.8", "7.5.1", "9.2", "9.3"]))
            div.game-tools {
                (desk.button(&plain(reader, "claims illegal", "game-claim-illegal")))
                (desk.button(&plain(reader, "claims flag", "game-claim-flag")))
                (desk.button(&plain(reader, "claims threefold", "game-claim-threefold")))
                (desk.button(&plain(reader, "claims fifty", "game-claim-fifty")))
                (desk.field("claims threefold with {move}", "move", &reader.say("game-claim-threefold-with"), &send, 8))
                (desk.field("claims fifty with {move}", "move", &reader.say("game-claim-fifty-with"), &send, 8))
                (desk.field("claims touched {square}", "square", &reader.say("game-claim-touched"), &send, 3))
                (desk.button(&plain(reader, "agrees", "game-do-agree")))
            }
        }
        details {
            summary { (reader.say("game-more")) }
            (articles(reader, table, &["7.4", "D.2", "I.1", "III.4", "III.5"]))
            div.game-tools {
                (desk.field("plays {move}", "move", &reader.say("game-type-move"), &send, 8))
                (desk.field("seals {written}", "written", &reader.say("game-seal"), &send, 10))
                (desk.field("displaces {squares}", "squares", &reader.say("game-displaces"), &send, 10))
                (desk.button(&plain(reader, "restores", "game-restores")))
                (desk.field("announces {move}", "move", &reader.say("game-announces"), &send, 8))
                (desk.button(&plain(reader, "asks increment", "game-asks-increment")))
                (desk.button(&plain(reader, "claims no-winning-means", "game-claim-no-means")))
                (desk.button(&plain(reader, "claims no-effort", "game-claim-no-effort")))
            }
        }
    }
}

/// The arbiter's tools.
pub(super) fn arbiter(desk: Desk<'_>, table: &Table) -> Markup {
    let reader = desk.visit.reader;
    let send = reader.say("game-send");
    let name = |who: Color| who.name().get(reader.language);
    let usual = usual_time(table);
    html! {
        h2 { (reader.say("game-arbiter")) }
        (ruling(desk))
        section #pending aria-live="polite" { (pending(desk, table)) }
        div.game-tools {
            (desk.button(&plain(reader, "starts", "game-arbiter-starts")))
            (desk.button(&plain(reader, "stops clocks", "game-arbiter-stops")))
            (desk.button(&plain(reader, "sees flag", "game-arbiter-flag")))
            (desk.button(&plain(reader, "sees flags", "game-arbiter-flags")))
            (desk.button(&plain(reader, "sees illegal", "game-arbiter-illegal")))
            (desk.button(&plain(reader, "sees position", "game-arbiter-position")))
        }
        details {
            summary { (reader.say("game-arbiter-clocks")) }
            (articles(reader, table, &["6.10", "6.13", "12.5"]))
            div.game-tools {
                @for who in Color::ALL {
                    @let code = crate::table::snapshot::code(who);
                    (desk.field(&format!("sets {code} {{time}}"), "time",
                        &reader.say_with("game-arbiter-sets", &[("who", name(who).into())]), &send, 8))
                    (desk.field(&format!("gives {code} {{time}}"), "time",
                        &reader.say_with("game-arbiter-gives", &[("who", name(who).into())]), &send, 8))
                }
            }
        }
        details {
            summary { (reader.say("game-arbiter-penalties")) }
            (articles(reader, table, &["12.9", "11.3"]))
            @for who in Color::ALL {
                @let code = crate::table::snapshot::code(who);
                h3 { (table.name(who)) " · " (name(who)) }
                div.game-tools {
                    (desk.button(&plain(reader, &format!("penalises {code} warning"), "game-penalty-warning")))
                    (desk.field_with(&format!("penalises {code} opponent +{{time}}"), "time", &reader.say("game-penalty-opponent"), &send, (6, usual)))
                    (desk.field_with(&format!("penalises {code} time -{{time}}"), "time", &reader.say("game-penalty-time"), &send, (6, usual)))
                    (desk.button(&Button { act: &format!("penalises {code} loss"), label: reader.say("game-penalty-loss"),
                        sure: Some(reader.say("game-sure-loss")) }))
                    (desk.button(&plain(reader, &format!("penalises {code} fine"), "game-penalty-fine")))
                    (desk.button(&plain(reader, &format!("penalises {code} expulsion"), "game-penalty-expulsion")))
                }
            }
        }
        details {
            summary { (reader.say("game-arbiter-findings")) }
            (articles(reader, table, &["7.1", "7.2", "7.3", "7.6", "6.10"]))
            div.game-tools {
                (desk.button(&plain(reader, "finds setup wrong", "game-find-setup")))
                (desk.button(&plain(reader, "finds board turned", "game-find-turned")))
                (desk.button(&plain(reader, "finds colours reversed", "game-find-colours")))
                (desk.button(&plain(reader, "finds clock wrong", "game-find-clock")))
                (desk.button(&plain(reader, "finds clock defective", "game-find-defective")))
                (desk.field("finds displaced after {number}", "number", &reader.say("game-find-displaced"), &send, 4))
                (desk.button(&plain(reader, "finds count unknown", "game-find-count")))
                (desk.button(&plain(reader, "finds boards differ", "game-find-boards")))
            }
        }
        details {
            summary { (reader.say("game-arbiter-end")) }
            (articles(reader, table, &["10.2", "11.7", "I.1", "I.9"]))
            div.game-tools {
                @for result in ["1-0", "1/2-1/2", "0-1", "0-0", "1/2-0", "0-1/2", "+/-", "-/+", "-/-"] {
                    (desk.button(&Button { act: &format!("decides {result}"), label: result.replace("1/2", "½"),
                        sure: Some(reader.say_with("game-sure-decide", &[("result", result.into())])) }))
                }
                (desk.button(&plain(reader, "decides continue", "game-arbiter-continue")))
                (desk.button(&plain(reader, "adjourns", "game-arbiter-adjourns")))
                (desk.button(&plain(reader, "resumes", "game-arbiter-resumes")))
                (desk.button(&plain(reader, "opens envelope", "game-arbiter-opens")))
            }
        }
        details {
            summary { (reader.say("game-arbiter-for-players")) }
            (articles(reader, table, &["6.7", "8.1", "8.4", "11.3"]))
            @for who in Color::ALL {
                @let code = crate::table::snapshot::code(who);
                @let of = Desk { actor: code, ..desk };
                h3 { (table.name(who)) " · " (name(who)) }
                div.game-tools {
                    (of.button(&plain(reader, "arrives", "game-arrives")))
                    (of.button(&plain(reader, "phone", "game-phone")))
                    (of.button(&plain(reader, "refuses", "game-refuses")))
                    (of.button(&plain(reader, "stops recording", "game-stops-recording")))
                    (of.button(&plain(reader, "records", "game-records")))
                    (of.field("{act-line}", "act-line", &reader.say("game-any-act"), &send, 16))
                }
            }
        }
    }
}

/// What waits for the arbiter: what the Laws let him do, each as a button; the reason is written in the form of [`ruling`].
pub(super) fn pending(desk: Desk<'_>, table: &Table) -> Markup {
    let reader = desk.visit.reader;
    let Some(game) = table.game.game() else { return html! {} };
    let edition = crate::table::snapshot::edition(&table.game);
    html! {
        @for open in game.open() {
            section.card.notice-warn {
                h3 {
                    (reader.say("game-pending")) " · "
                    a href=(crate::table::snapshot::article_href(edition, open.article)) { (open.article) }
                }
                (super::decision::explained(desk.visit, edition, open.article))
                div.game-tools { @for choice in open.choices { (choice_form(desk, &open, *choice, usual_time(table))) } }
            }
        }
    }
}

/// The acts that a choice means; what has to be measured has a field.
fn choice_form(desk: Desk<'_>, open: &Open<'_>, choice: Choice, usual: &str) -> Markup {
    let reader = desk.visit.reader;
    let send = reader.say("game-send");
    let who = match open.who {
        Who::One(who) => Some(crate::table::snapshot::code(who)),
        Who::Both => None,
    };
    let label = reader.say(&format!("game-choice-{choice}"));
    let reasoned = |act: String| desk.button(&Button { act: &act, label: label.clone(), sure: None });
    let penalty = |what: &str| who.map(|who| reasoned(format!("penalises {who} {what}")));
    html! {
        @match choice {
            Choice::Uphold => (reasoned("upholds".to_owned())),
            Choice::Reject => (reasoned("rejects".to_owned())),
            Choice::Postpone => (reasoned("postpones".to_owned())),
            Choice::Continue => (reasoned("decides continue".to_owned())),
            Choice::Draw => (reasoned("decides 1/2-1/2".to_owned())),
            Choice::Warning => { @if let Some(form) = penalty("warning") { (form) } }
            Choice::Loss => { @if let Some(form) = penalty("loss") { (form) } }
            Choice::Fine => { @if let Some(form) = penalty("fine") { (form) } }
            Choice::Expulsion => { @if let Some(form) = penalty("expulsion") { (form) } }
            Choice::TimeOpponent => { @if let Some(who) = who {
                (desk.field_with(&format!("penalises {who} opponent +{{time}}"), "time", &label, &send, (6, usual))) } }
            Choice::TimeOffender => { @if let Some(who) = who {
                (desk.field_with(&format!("penalises {who} time -{{time}}"), "time", &label, &send, (6, usual))) } }
            Choice::PointsOpponent | Choice::PointsOffender => { @if let Some(who) = who {
                (desk.field(&format!("penalises {who} points {{score}}"), "score", &label, &send, 4)) } }
            Choice::Rounds => { @if let Some(who) = who {
                (desk.field(&format!("penalises {who} rounds {{number}}"), "number", &label, &send, 4)) } }
            Choice::SetClocks => {
                (desk.field("sets white {time}", "time", &format!("{label} · {}", Color::White.name().get(reader.language)), &send, 8))
                (desk.field("sets black {time}", "time", &format!("{label} · {}", Color::Black.name().get(reader.language)), &send, 8))
            }
            Choice::NewGame => span { (label) },
            Choice::White | Choice::Black | Choice::Square(_) => span { (choice) },
        }
    }
}

/// The time that the Laws themselves give for a first offence (7.5.5, A.3, B.2).
fn usual_time(table: &Table) -> &'static str {
    if table.event.event.settings.kind_of_play() == adoube_laws::Play::Standard { "2:00" } else { "1:00" }
}
