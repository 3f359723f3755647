//! Renders an analysis.

use chart::Drawing;
use leptos::prelude::document;
use maud::{Markup, Render, html};
use mentor::{Tenths, sentence};
use table::{Phrase, Seat};
use vellum::command::Command;
use vellum::html::{button, layer, picture};
use vellum::route::Route;
use vellum::speech::{Speech, counted};

use super::graph::graph;
use super::{AnalysisRun, ControlsCommand, ControlsField, Game, Missing, Stage};
use crate::games::lists;
use reading::found::{Account, Decision, Found};
use reading::look::{self, Pictured};
use shelf::with_game;

/// The id of the status message.
pub const SAID: &str = "analysis-said";

/// The message shown instead of an analysis, with a link to continue.
pub fn missing(speech: Speech, missing: &Missing) -> Markup {
    let (heading, why, way, name) = match missing {
        Missing::Table => ("page-no-such-table", "page-no-such-table-why", &Route::Home, "page-to-home"),
        Missing::Link => ("page-broken-link", "page-nowhere-why", &Route::Home, "page-to-home"),
        Missing::Unfinished(table) => ("study-analysis", "study-analysis-unfinished", &**table, "study-share-back"),
    };
    html! {
        section.sheet-of-paper.analysis {
            h1 { (speech.term(heading)) }
            p { (speech.term(why)) }
            p {
                a.button href=(way.hash()) { (speech.term(name)) }
            }
        }
    }
}

/// The heading: the game, the players and the result.
pub fn head(speech: Speech, game: &Game) -> Markup {
    // A game that is not saved here has no date.
    let when = match game.id {
        Some(_) => lists::date(speech, game.read.touched),
        None => speech.term("study-analysis-carried"),
    };
    html! {
        h1 { (speech.term("study-analysis")) }
        div.told {
            strong { (lists::game_name(speech, game.title)) } " "
            span.hint { (when) }
            (lists::over(speech, &game.read, &game.played))
        }
        p.ways {
            a.button href=(game.table(None).hash()) { (speech.term("study-share-back")) }
        }
        p.hint { (speech.term("study-analysis-about")) }
    }
}

/// The choice of seats, the button, and the progress.
pub fn controls(speech: Speech, game: &Game, run: AnalysisRun, chosen: &[Seat], analysed: &[Seat]) -> Markup {
    let running = run.stage == Stage::Running;
    let moves = |code| Phrase::new(code).with("at", run.at as i64).with("of", run.of as i64);
    // Screen readers announce this, so it changes only at every quarter.
    let told = match run.stage {
        Stage::Fresh => String::new(),
        Stage::Running => {
            let percent = run.at * 4 / run.of.max(1) * 25;
            speech.say(&Phrase::new("study-analysis-running").with("percent", percent as i64))
        }
        Stage::Stopped => speech.say(&moves("study-analysis-stopped")),
        Stage::Failed => speech.term("page-no-thinker"),
        Stage::Over => speech.term("study-analysis-over"),
    };
    html! {
        @if game.has_choice() {
            fieldset.choice #whose {
                legend { (speech.term("study-analysis-whose")) }
                @for seat in game.seats() {
                    (checkbox(game, seat, chosen.contains(&seat), running))
                }
            }
        }
        p.ways { (way(speech, run.stage, chosen, analysed)) }
        @if running {
            p.field {
                label for="progress" { (speech.say(&moves("study-analysis-progress"))) }
                progress #progress max=(run.of) value=(run.at) {}
            }
        }
        p.visually-hidden[running].status[!running] role="status" id=(SAID) tabindex="-1" { (told) }
    }
}

/// The button that starts, stops or resumes an analysis of the chosen seats.
fn way(speech: Speech, stage: Stage, chosen: &[Seat], analysed: &[Seat]) -> Markup {
    let big = |command: ControlsCommand, code: &str, enabled: bool| {
        html! { button.big id=(command.id()) data-do=(command) disabled[!enabled] { (speech.term(code)) } }
    };
    match stage {
        Stage::Running => button(&ControlsCommand::Stop, speech.term("study-analysis-stop")),
        // Another run would find the same.
        Stage::Over if chosen == analysed => html! {},
        Stage::Stopped if chosen == analysed => big(ControlsCommand::GoOn, "study-analysis-go-on", true),
        Stage::Fresh | Stage::Stopped | Stage::Failed | Stage::Over => {
            big(ControlsCommand::Analyse, "study-analysis-start", !chosen.is_empty())
        }
    }
}

fn checkbox(game: &Game, seat: Seat, checked: bool, disabled: bool) -> Markup {
    let field = ControlsField::Whose(seat.0);
    html! {
        label class={ "pill " (colour(game, seat)) } {
            input type="checkbox" id=(field.id()) data-field=(field) checked[checked] disabled[disabled];
            span { (name(game, seat)) }
        }
    }
}

fn name(game: &Game, seat: Seat) -> String {
    game.chairs.get(seat.index()).map_or(String::new(), |chair| chair.name.clone())
}

fn colour(game: &Game, seat: Seat) -> String {
    game.chairs.get(seat.index()).map_or(String::new(), |chair| chair.colour_class())
}

/// All results, seat by seat. `ended` means that no more will come.
pub fn findings(speech: Speech, game: &Game, found: &Found, ended: bool) -> Markup {
    let shown = Shown { speech, game, found, ended };
    let has_findings = |seat: &Seat| found.of(*seat).next().is_some() || found.account(*seat).is_some();
    html! {
        @for seat in found.seats.iter().copied().filter(has_findings) {
            (of_seat(&shown, seat))
        }
    }
}

/// The context for rendering the results.
struct Shown<'a> {
    speech: Speech,
    game: &'a Game,
    found: &'a Found,
    ended: bool,
}

impl Shown<'_> {
    fn term(&self, code: &str) -> String {
        self.speech.term(code)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.speech.say(phrase)
    }

    /// A move in words, or else in the game's notation.
    fn moved(&self, phrase: Option<&Phrase>, written: &str) -> String {
        let names: Vec<String> = self.game.chairs.iter().map(|chair| chair.name.clone()).collect();
        phrase.map_or_else(|| written.to_owned(), |phrase| self.speech.say_among(phrase, &names))
    }

    /// A link to a moment at the table.
    fn moment(&self, at: usize, name: impl Render) -> Markup {
        html! { a href=(self.game.table(Some(at)).hash()) { (name) } }
    }

    /// Tenths of a point as a number: always signed, or only if negative.
    fn points(&self, Tenths(tenths): Tenths, signed: bool) -> String {
        let sign = match tenths.signum() {
            -1 => "−",
            1 if signed => "+",
            _ => "",
        };
        let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        format!("{sign}{whole}{}{tenth}", if self.speech.language() == "en" { '.' } else { ',' })
    }
}

/// The results of one seat: the account, the graph, the costliest decisions, all decisions.
fn of_seat(shown: &Shown<'_>, seat: Seat) -> Markup {
    html! {
        section class={ "analysed " (colour(shown.game, seat)) } id={ "of-" (seat) }
            aria-labelledby={ "name-of-" (seat) } {
            h2 id={ "name-of-" (seat) } { (name(shown.game, seat)) }
            @if let Some(found) = shown.found.account(seat) {
                (account(shown, seat, found))
            }
            (expected(shown, seat))
            (dearest(shown, seat))
            (foreseen(shown, seat))
            (decisions(shown, seat))
        }
    }
}

/// How the result came about: in points for a solo game, otherwise in points of lead.
fn account(shown: &Shown<'_>, seat: Seat, account: &Account) -> Markup {
    let &Account { expected, skill, luck, cost, result, .. } = account;
    let alone = shown.game.record.seats == 1;
    let code = match shown.found.changes.is_empty() {
        _ if alone => "study-analysis-account-alone",
        true => "study-analysis-account",
        // The choices of the other seats count as skill, not as luck.
        false => "study-analysis-account-against",
    };
    let came = Phrase::new(code)
        .with("expected", shown.points(expected, !alone))
        .with("skill", shown.points(skill, true))
        .with("luck", shown.points(luck, true))
        .with("result", shown.points(result, !alone));
    let cost =
        counted("study-analysis-cost-in-all", shown.found.of(seat).count()).with("cost", shown.points(cost, false));
    html! {
        p.account { (shown.say(&came)) }
        p.hint { (shown.say(&cost)) }
    }
}

/// A graph of the expected result. The table of all decisions has the same numbers.
fn expected(shown: &Shown<'_>, seat: Seat) -> Markup {
    let points: Vec<_> =
        shown.found.of(seat).map(|Decision { judged, .. }| (judged.at, judged.expected.0, judged.cost.0)).collect();
    let result = shown.found.account(seat).map(|account| account.result.0);
    if points.len() + usize::from(result.is_some()) < 2 {
        return html! {};
    }
    let drawing = graph(&points, shown.game.record.moves.len(), result);
    let alone = shown.game.record.seats == 1;
    let label = Phrase::new(if alone { "study-analysis-graph-alone" } else { "study-analysis-graph" })
        .with("name", name(shown.game, seat));
    let caption = shown.term("study-analysis-graph-key");
    html! {
        figure.graph {
            svg viewBox={ "0 0 " (drawing.width) " " (drawing.height) } role="img" {
                title { (shown.say(&label)) }
                desc { (caption) }
                (layer(&drawing))
            }
            figcaption { (caption) }
        }
    }
}

/// The costliest decisions, each with the better move.
fn dearest(shown: &Shown<'_>, seat: Seat) -> Markup {
    let dear = shown.found.dearest(seat);
    html! {
        @if !dear.is_empty() {
            h3 { (shown.term("study-analysis-dearest")) }
            ol.dearest {
                @for decision in dear {
                    (dear_decision(shown, decision))
                }
            }
        } @else if shown.ended && shown.found.of(seat).next().is_some() {
            p.nothing { (shown.term("study-analysis-nothing")) }
        }
    }
}

fn dear_decision(shown: &Shown<'_>, decision: &Decision) -> Markup {
    let Decision { judged, played, better, compared } = decision;
    let number = shown.say(&Phrase::new("study-analysis-move").with("number", judged.at as i64 + 1));
    let cost = Phrase::new("study-analysis-cost").with("cost", shown.points(judged.cost, false));
    let moved = |phrase: &Option<Phrase>, written| shown.moved(phrase.as_ref(), written);
    let (played_board, better_board) = compared.as_ref().map(|both| (&both.played, &both.better)).unzip();
    html! {
        li {
            p { (shown.moment(judged.at, number)) " · " strong { (shown.say(&cost)) } }
            div.boards {
                (figure(shown, "study-analysis-played", &moved(played, &judged.played), played_board))
                (figure(shown, "study-analysis-better", &moved(better, &judged.best), better_board))
            }
        }
    }
}

/// A move: the board after it, if it changes one, and its gains. A better move without gains is described as
/// preparation.
fn figure(shown: &Shown<'_>, code: &str, moved: &str, pictured: Option<&Pictured>) -> Markup {
    let board = pictured.and_then(|pictured| pictured.board.as_ref());
    let telling = pictured.filter(|pictured| !pictured.reasons.is_empty() || code == "study-analysis-better");
    html! {
        figure {
            @if let Some(board) = board {
                (picture(board, &shown.term(code)))
            }
            figcaption {
                span {
                    strong { (shown.term(code)) ":" } " " (moved)
                }
                @if let Some(pictured) = telling {
                    span.hint { (brings(shown, pictured)) }
                }
            }
        }
    }
}

/// The gains of a move.
fn brings(shown: &Shown<'_>, pictured: &Pictured) -> String {
    let brings = sentence(shown.game.title.name(), &pictured.reasons, |phrase| shown.speech.say(phrase));
    shown.say(&Phrase::new("study-analysis-brings").with("what", brings))
}

/// The best map a player could have drawn with knowledge of all cards.
fn foreseen(shown: &Shown<'_>, seat: Seat) -> Markup {
    let Some(best) = shown.found.maps.iter().find(|map| map.seat == seat) else { return html! {} };
    let Some(drawing) = hindsight_board(shown, &best.rows) else { return html! {} };
    let told = match best.rating {
        Some(rating) => Phrase::new("study-analysis-hindsight-alone").with("rating", i64::from(rating)),
        None => Phrase::new("study-analysis-hindsight-stars"),
    };
    let name = shown.term("study-analysis-hindsight");
    html! {
        h3 { (name) }
        p { (shown.say(&told.with("stars", i64::from(best.total)))) }
        figure.hindsight { (picture(&drawing, &name)) }
    }
}

fn hindsight_board(shown: &Shown<'_>, rows: &[String]) -> Option<Drawing> {
    with_game!(shown.game.title, G => look::hindsight_board::<G>(&shown.game.record, rows))
}

/// All decisions as a table.
fn decisions(shown: &Shown<'_>, seat: Seat) -> Markup {
    let alone = shown.game.record.seats == 1;
    let heads = [
        "study-analysis-moment",
        if alone { "study-analysis-expected-alone" } else { "study-analysis-expected" },
        "study-analysis-costs",
        "study-analysis-done",
    ];
    let id = format!("decisions-{seat}");
    // Keep an open table open when more decisions arrive.
    let is_open = document().get_element_by_id(&id).is_some_and(|details| details.has_attribute("open"));
    html! {
        details id=(id) open[is_open] {
            summary { (shown.term("study-analysis-all")) }
            table.boxes.decisions {
                thead {
                    tr {
                        @for code in heads {
                            th scope="col" { (shown.term(code)) }
                        }
                    }
                }
                tbody {
                    @for decision in shown.found.of(seat) {
                        (decision_row(shown, decision))
                    }
                }
            }
        }
    }
}

fn decision_row(shown: &Shown<'_>, decision: &Decision) -> Markup {
    let Decision { judged, played, better, .. } = decision;
    let alone = shown.game.record.seats == 1;
    let costs = judged.cost > Tenths(0);
    html! {
        tr {
            th scope="row" { (shown.moment(judged.at, judged.at + 1)) }
            td { (shown.points(judged.expected, !alone)) }
            td {
                @if costs { (shown.points(judged.cost, false)) } @else { "–" }
            }
            td {
                (shown.moved(played.as_ref(), &judged.played))
                @if costs {
                    br;
                    strong { (shown.term("study-analysis-better")) ":" } " "
                    (shown.moved(better.as_ref(), &judged.best))
                }
            }
        }
    }
}

/// How the analysis is computed.
pub fn explained(speech: Speech) -> Markup {
    let how = [
        "study-analysis-how-weighed",
        "study-analysis-how-chance",
        "study-analysis-how-skill",
        "study-analysis-how-expected",
        "study-analysis-how-brings",
        "study-analysis-how-best",
    ];
    html! {
        details #how {
            summary { (speech.term("study-analysis-how")) }
            @for code in how {
                p { (speech.term(code)) }
            }
        }
    }
}
