//! Renders an analysis.

use chart::Drawing;
use coach::{Tenths, sentence};
use js_sys::Date;
use leptos::prelude::document;
use maud::{Markup, Render, html};
use page_kit::command::Command;
use page_kit::html::{button, layer, picture};
use page_kit::route::Route;
use page_kit::speech::{Speech, counted};
use table::{Phrase, Seat};

use super::graph::{Strip, graph, strips};
use super::{AnalysedGame, AnalysisRun, ControlsCommand, ControlsField, FindingsCommand, NothingToAnalyse, Stage};
use crate::games::lists;
use library::analysis::{self, MovePicture};
use library::findings::{AccountMessage, Decision, Findings};
use shelf::with_game;

/// The id of the status message.
pub const STATUS_ID: &str = "analysis-said";

/// The message shown instead of an analysis, with a link to continue.
pub fn nothing_to_analyse(speech: Speech, reason: &NothingToAnalyse) -> Markup {
    let (heading, why, way, name) = match reason {
        NothingToAnalyse::Table => ("page-no-such-table", "page-no-such-table-why", &Route::Home, "page-to-home"),
        NothingToAnalyse::Link => ("page-broken-link", "page-nowhere-why", &Route::Home, "page-to-home"),
        NothingToAnalyse::Unfinished(table) => {
            ("library-analysis", "library-analysis-unfinished", &**table, "library-share-back")
        }
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
pub fn head(speech: Speech, game: &AnalysedGame) -> Markup {
    // A game that is not saved here has no date.
    let when = match game.id {
        Some(_) => speech.date(game.entry.touched),
        None => speech.term("library-analysis-carried"),
    };
    html! {
        h1 { (speech.term("library-analysis")) }
        div.told {
            strong { (lists::game_name(speech, game.title)) } " "
            span.hint { (when) }
            (lists::over(speech, &game.entry, &game.finished))
        }
        p.ways {
            a.button href=(game.table(None).hash()) { (speech.term("library-share-back")) }
        }
        p.hint { (speech.term("library-analysis-about")) }
    }
}

/// The choice of seats, the button, and the progress.
pub fn controls(speech: Speech, game: &AnalysedGame, run: AnalysisRun, chosen: &[Seat], analysed: &[Seat]) -> Markup {
    let running = run.stage == Stage::Running;
    let moves = |code| Phrase::new(code).with("at", run.at as i64).with("of", run.of as i64);
    // Screen readers announce this, so it changes only at every quarter.
    let status = match run.stage {
        Stage::Fresh => String::new(),
        Stage::Running => {
            let percent = run.at * 4 / run.of.max(1) * 25;
            speech.say(&Phrase::new("library-analysis-running").with("percent", percent as i64))
        }
        Stage::Stopped => speech.say(&moves("library-analysis-stopped")),
        Stage::Failed => speech.term("page-no-worker"),
        Stage::Over => speech.term("library-analysis-over"),
    };
    html! {
        @if game.has_choice() {
            fieldset.choice #whose {
                legend { (speech.term("library-analysis-whose")) }
                @for seat in game.seats() {
                    (checkbox(game, seat, chosen.contains(&seat), running))
                }
            }
        }
        p.ways { (way(speech, run.stage, chosen, analysed)) }
        @if running {
            p.field {
                label for="progress" {
                    (speech.say(&moves("library-analysis-progress")))
                    @if let Some(left) = run.seconds_left(Date::now()) {
                        ", " (time_left(speech, left))
                    }
                }
                progress #progress max=(run.of) value=(run.at) {}
            }
        }
        p.visually-hidden[running].status[!running] role="status" id=(STATUS_ID) tabindex="-1" { (status) }
    }
}

/// The estimate of the time that is left.
fn time_left(speech: Speech, seconds: i64) -> String {
    let (code, count) = match seconds {
        ..100 => ("library-analysis-seconds", seconds),
        _ => ("library-analysis-minutes", (seconds + 30) / 60),
    };
    speech.say(&Phrase::new(code).with("count", count))
}

/// The button that starts, stops or resumes an analysis of the chosen seats.
fn way(speech: Speech, stage: Stage, chosen: &[Seat], analysed: &[Seat]) -> Markup {
    let big = |command: ControlsCommand, code: &str, enabled: bool| {
        html! { button.big id=(command.id()) data-do=(command) disabled[!enabled] { (speech.term(code)) } }
    };
    match stage {
        Stage::Running => button(&ControlsCommand::Stop, speech.term("library-analysis-stop")),
        // Another run would find the same.
        Stage::Over if chosen == analysed => html! {},
        Stage::Stopped if chosen == analysed => big(ControlsCommand::GoOn, "library-analysis-go-on", true),
        Stage::Fresh | Stage::Stopped | Stage::Failed | Stage::Over => {
            big(ControlsCommand::Analyse, "library-analysis-start", !chosen.is_empty())
        }
    }
}

fn checkbox(game: &AnalysedGame, seat: Seat, checked: bool, disabled: bool) -> Markup {
    let field = ControlsField::Whose(seat.0);
    html! {
        label class={ "pill " (colour(game, seat)) } {
            input type="checkbox" id=(field.id()) data-field=(field) checked[checked] disabled[disabled];
            span { (name(game, seat)) }
        }
    }
}

fn name(game: &AnalysedGame, seat: Seat) -> String {
    game.chairs.get(seat.index()).map_or(String::new(), |chair| chair.name.clone())
}

fn colour(game: &AnalysedGame, seat: Seat) -> String {
    game.chairs.get(seat.index()).map_or(String::new(), |chair| chair.colour_class())
}

/// All results, seat by seat. `ended` means that no more will come.
pub fn findings(speech: Speech, game: &AnalysedGame, findings: &Findings, ended: bool) -> Markup {
    let context = RenderContext { speech, game, findings, ended };
    let has_findings = |seat: &Seat| findings.of(*seat).next().is_some() || findings.account(*seat).is_some();
    html! {
        @for seat in findings.seats.iter().copied().filter(has_findings) {
            (of_seat(&context, seat))
        }
    }
}

/// The context for rendering the results.
struct RenderContext<'a> {
    speech: Speech,
    game: &'a AnalysedGame,
    findings: &'a Findings,
    ended: bool,
}

impl RenderContext<'_> {
    fn term(&self, code: &str) -> String {
        self.speech.term(code)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.speech.say(phrase)
    }

    /// A move in words, or else in the game's notation.
    fn move_text(&self, phrase: Option<&Phrase>, written: &str) -> String {
        let names: Vec<String> = self.game.chairs.iter().map(|chair| chair.name.clone()).collect();
        phrase.map_or_else(|| written.to_owned(), |phrase| self.speech.say_among(phrase, &names))
    }

    /// A link to a moment at the table.
    fn moment_link(&self, at: usize, name: impl Render) -> Markup {
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
fn of_seat(context: &RenderContext<'_>, seat: Seat) -> Markup {
    html! {
        section class={ "analysed " (colour(context.game, seat)) } id={ "of-" (seat) }
            aria-labelledby={ "name-of-" (seat) } {
            h2 id={ "name-of-" (seat) } { (name(context.game, seat)) }
            @if let Some(found) = context.findings.account(seat) {
                (account(context, seat, found))
            }
            (expected(context, seat))
            (costliest(context, seat))
            (hindsight(context, seat))
            (decisions(context, seat))
        }
    }
}

/// How the result came about: in points for a solo game, otherwise in points of lead.
fn account(context: &RenderContext<'_>, seat: Seat, account: &AccountMessage) -> Markup {
    let &AccountMessage { expected, skill, luck, cost, result, .. } = account;
    let alone = context.game.record.seats == 1;
    let code = match context.findings.changes.is_empty() {
        _ if alone => "library-analysis-account-alone",
        true => "library-analysis-account",
        // The choices of the other seats count as skill, not as luck.
        false => "library-analysis-account-against",
    };
    let came = Phrase::new(code)
        .with("expected", context.points(expected, !alone))
        .with("skill", context.points(skill, true))
        .with("luck", context.points(luck, true))
        .with("result", context.points(result, !alone));
    let cost = counted("library-analysis-cost-in-all", context.findings.of(seat).count())
        .with("cost", context.points(cost, false));
    html! {
        p.account { (context.say(&came)) }
        p.hint { (context.say(&cost)) }
    }
}

/// A graph of the expected result. The table of all decisions has the same numbers.
fn expected(context: &RenderContext<'_>, seat: Seat) -> Markup {
    let points: Vec<_> = context
        .findings
        .of(seat)
        .map(|Decision { judged, .. }| (judged.at, judged.expected.0, judged.cost.0))
        .collect();
    let result = context.findings.account(seat).map(|account| account.result.0);
    if points.len() + usize::from(result.is_some()) < 2 {
        return html! {};
    }
    let drawing = graph(&points, context.game.record.moves.len(), result);
    let alone = context.game.record.seats == 1;
    let label = Phrase::new(if alone { "library-analysis-graph-alone" } else { "library-analysis-graph" })
        .with("name", name(context.game, seat));
    let caption = context.term("library-analysis-graph-key");
    html! {
        figure.graph {
            svg viewBox={ "0 0 " (drawing.width) " " (drawing.height) } role="group" aria-label=(context.say(&label)) {
                (layer(&drawing))
                // The table of all decisions has the same links for the keyboard.
                @for strip in strips(&points, context.game.record.moves.len()) {
                    a.strip href=(context.game.table(Some(strip.at)).hash()) tabindex="-1" {
                        title { (strip_title(context, &strip)) }
                        rect x=(strip.left) y=(strip.top) width=(strip.width) height=(strip.height) {}
                    }
                }
            }
            figcaption { (caption) }
        }
    }
}

/// What pressing the graph at a decision leads to: its number, the expected result, and what it cost.
fn strip_title(context: &RenderContext<'_>, strip: &Strip) -> String {
    let alone = context.game.record.seats == 1;
    let expected = if alone { "library-analysis-expected-alone" } else { "library-analysis-expected" };
    let mut title = format!(
        "{} · {}: {}",
        context.say(&Phrase::new("library-analysis-move").with("number", strip.at as i64 + 1)),
        context.term(expected),
        context.points(Tenths(strip.expected), !alone)
    );
    if strip.cost > 0 {
        let cost = Phrase::new("library-analysis-cost").with("cost", context.points(Tenths(strip.cost), false));
        title += &format!(" · {}", context.say(&cost));
    }
    title
}

/// The id of a costly decision in the list.
pub fn decision_id(seat: Seat, at: usize) -> String {
    format!("mistake-{seat}-{at}")
}

/// The mark of a costly decision, as in the notation of chess, with the code of its meaning.
fn mark(cost: Tenths) -> Option<(&'static str, &'static str)> {
    match cost.0 {
        60.. => Some(("??", "library-analysis-mark-blunder")),
        30.. => Some(("?", "library-analysis-mark-mistake")),
        10.. => Some(("?!", "library-analysis-mark-doubtful")),
        _ => None,
    }
}

fn mark_shown(context: &RenderContext<'_>, cost: Tenths) -> Markup {
    html! {
        @if let Some((sign, code)) = mark(cost) {
            " " abbr.mark-of-move title=(context.term(code)) { (sign) }
        }
    }
}

/// The costliest decisions, each with the better move.
fn costliest(context: &RenderContext<'_>, seat: Seat) -> Markup {
    let costly = context.findings.costliest(seat);
    html! {
        @if !costly.is_empty() {
            h3 { (context.term("library-analysis-dearest")) }
            ol.dearest {
                @for decision in costly {
                    (costly_decision(context, seat, decision))
                }
            }
        } @else if context.ended && context.findings.of(seat).next().is_some() {
            p.nothing { (context.term("library-analysis-nothing")) }
        }
    }
}

fn costly_decision(context: &RenderContext<'_>, seat: Seat, decision: &Decision) -> Markup {
    let Decision { judged, played, better, comparison } = decision;
    let number = context.say(&Phrase::new("library-analysis-move").with("number", judged.at as i64 + 1));
    let cost = Phrase::new("library-analysis-cost").with("cost", context.points(judged.cost, false));
    let move_text = |phrase: &Option<Phrase>, written| context.move_text(phrase.as_ref(), written);
    let (played_board, better_board) = comparison.as_ref().map(|both| (&both.played, &both.better)).unzip();
    // What the better move brings may come from a later step of the turn, so all of them are named.
    let steps = better_board.map_or(&[][..], |better: &MovePicture| &better.steps);
    let better_text = match steps {
        [] | [_] => move_text(better, &judged.best),
        steps => steps.iter().map(|step| context.say(step)).collect::<Vec<_>>().join(" → "),
    };
    html! {
        li id=(decision_id(seat, judged.at)) tabindex="-1" {
            p {
                (context.moment_link(judged.at, number)) " · "
                strong { (context.say(&cost)) } (mark_shown(context, judged.cost))
            }
            div.boards {
                (figure(context, "library-analysis-played", &move_text(played, &judged.played), played_board))
                (figure(context, "library-analysis-better", &better_text, better_board))
            }
            p.ways {
                (button(&FindingsCommand::TryAgain(judged.at), context.term("library-analysis-try-again")))
                (button(&FindingsCommand::Next(seat.0, judged.at), context.term("library-analysis-next-mistake")))
            }
        }
    }
}

/// A move: the board after it, if it changes one, and its gains. A better move without gains is described as
/// preparation.
fn figure(context: &RenderContext<'_>, code: &str, move_text: &str, picture_of: Option<&MovePicture>) -> Markup {
    let board = picture_of.and_then(|picture_of| picture_of.board.as_ref());
    let described = picture_of.filter(|picture_of| !picture_of.reasons.is_empty() || code == "library-analysis-better");
    html! {
        figure {
            @if let Some(board) = board {
                (picture(board, &context.term(code)))
            }
            figcaption {
                span {
                    strong { (context.term(code)) ":" } " " (move_text)
                }
                @if let Some(picture_of) = described {
                    span.hint { (gains(context, picture_of)) }
                }
            }
        }
    }
}

/// The gains of a move.
fn gains(context: &RenderContext<'_>, picture_of: &MovePicture) -> String {
    let gains = sentence(context.game.title.name(), &picture_of.reasons, |phrase| context.speech.say(phrase));
    context.say(&Phrase::new("library-analysis-brings").with("what", gains))
}

/// The best map a player could have drawn with knowledge of all cards.
fn hindsight(context: &RenderContext<'_>, seat: Seat) -> Markup {
    let Some(best) = context.findings.maps.iter().find(|map| map.seat == seat) else { return html! {} };
    let Some(drawing) = hindsight_board(context, &best.rows) else { return html! {} };
    let sentence = match best.rating {
        Some(rating) => Phrase::new("library-analysis-hindsight-alone").with("rating", i64::from(rating)),
        None => Phrase::new("library-analysis-hindsight-stars"),
    };
    let name = context.term("library-analysis-hindsight");
    html! {
        h3 { (name) }
        p { (context.say(&sentence.with("stars", i64::from(best.total)))) }
        figure.hindsight { (picture(&drawing, &name)) }
    }
}

fn hindsight_board(context: &RenderContext<'_>, rows: &[String]) -> Option<Drawing> {
    with_game!(context.game.title, G => analysis::hindsight_board::<G>(&context.game.record, rows))
}

/// All decisions as a table.
fn decisions(context: &RenderContext<'_>, seat: Seat) -> Markup {
    let alone = context.game.record.seats == 1;
    let heads = [
        "library-analysis-moment",
        if alone { "library-analysis-expected-alone" } else { "library-analysis-expected" },
        "library-analysis-costs",
        "library-analysis-done",
    ];
    let id = format!("decisions-{seat}");
    // Keep an open table open when more decisions arrive.
    let is_open = document().get_element_by_id(&id).is_some_and(|details| details.has_attribute("open"));
    html! {
        details id=(id) open[is_open] {
            summary { (context.term("library-analysis-all")) }
            table.boxes.decisions {
                thead {
                    tr {
                        @for code in heads {
                            th scope="col" { (context.term(code)) }
                        }
                    }
                }
                tbody {
                    @for decision in context.findings.of(seat) {
                        (decision_row(context, decision))
                    }
                }
            }
        }
    }
}

fn decision_row(context: &RenderContext<'_>, decision: &Decision) -> Markup {
    let Decision { judged, played, better, .. } = decision;
    let alone = context.game.record.seats == 1;
    let costs = judged.cost > Tenths(0);
    html! {
        tr {
            th scope="row" { (context.moment_link(judged.at, judged.at + 1)) }
            td { (context.points(judged.expected, !alone)) }
            td {
                @if costs { (context.points(judged.cost, false)) (mark_shown(context, judged.cost)) } @else { "–" }
            }
            td {
                (context.move_text(played.as_ref(), &judged.played))
                @if costs {
                    br;
                    strong { (context.term("library-analysis-better")) ":" } " "
                    (context.move_text(better.as_ref(), &judged.best))
                }
            }
        }
    }
}

/// How the analysis is computed.
pub fn explanation(speech: Speech) -> Markup {
    let how = [
        "library-analysis-how-weighed",
        "library-analysis-how-chance",
        "library-analysis-how-skill",
        "library-analysis-how-expected",
        "library-analysis-how-brings",
        "library-analysis-how-best",
    ];
    html! {
        details #how {
            summary { (speech.term("library-analysis-how")) }
            @for code in how {
                p { (speech.term(code)) }
            }
        }
    }
}
