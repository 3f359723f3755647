//! How an analysis is shown.

use chart::{Drawing, svg};
use leptos::prelude::document;
use mentor::{Tenths, sentence};
use table::{Phrase, Seat};
use vellum::html::{button, escaped};
use vellum::route::Route;
use vellum::speech::{Speech, counted};

use super::graph::graph;
use super::{Game, Missing, Run, Stage};
use crate::games::lists;
use reading::found::{Account, Decision, Found};
use reading::look::{self, Pictured};
use shelf::with_game;

/// The id of the sentence that says how far it is.
pub const SAID: &str = "analysis-said";

/// A sentence in place of an analysis, and the way on.
pub fn missing(speech: Speech, missing: &Missing) -> String {
    let term = |code| escaped(&speech.term(code));
    let (heading, why, way, name) = match missing {
        Missing::Table => ("page-no-such-table", "page-no-such-table-why", &Route::Home, "page-to-home"),
        Missing::Link => ("page-broken-link", "page-nowhere-why", &Route::Home, "page-to-home"),
        Missing::Unfinished(table) => ("study-analysis", "study-analysis-unfinished", &**table, "study-share-back"),
    };
    format!(
        "<section class=\"sheet-of-paper analysis\"><h1>{}</h1><p>{}</p><p><a class=\"button\" href=\"{}\">{}</a></p></section>",
        term(heading),
        term(why),
        escaped(&way.hash()),
        term(name),
    )
}

/// What was played, by whom, and what came of it.
pub fn head(speech: Speech, game: &Game) -> String {
    // A game that is not kept here has no date.
    let when = match game.id {
        Some(_) => lists::date(speech, game.read.touched),
        None => speech.term("study-analysis-carried"),
    };
    format!(
        "<h1>{}</h1><div class=\"told\"><strong>{}</strong> <span class=\"hint\">{}</span>{}</div>\
         <p class=\"ways\"><a class=\"button\" href=\"{}\">{}</a></p><p class=\"hint\">{}</p>",
        escaped(&speech.term("study-analysis")),
        escaped(&lists::game_name(speech, game.title)),
        escaped(&when),
        lists::over(speech, &game.read, &game.played),
        escaped(&game.table(None).hash()),
        escaped(&speech.term("study-share-back")),
        escaped(&speech.term("study-analysis-about")),
    )
}

/// Whose decisions, the buttons, and how far it is.
pub fn controls(speech: Speech, game: &Game, run: Run, chosen: &[Seat], analysed: &[Seat]) -> String {
    let running = run.stage == Stage::Running;
    let mut html = String::new();
    if game.has_choice() {
        let boxes: String = game.seats().map(|seat| checkbox(game, seat, chosen.contains(&seat), running)).collect();
        html += &format!(
            "<fieldset class=\"choice\" id=\"whose\"><legend>{}</legend>{boxes}</fieldset>",
            escaped(&speech.term("study-analysis-whose"))
        );
    }
    let way = if running {
        button("stop", "", &escaped(&speech.term("study-analysis-stop")))
    } else if run.stage == Stage::Over && chosen == analysed {
        // The same would be found again.
        String::new()
    } else if run.stage == Stage::Stopped && chosen == analysed {
        button("go-on", "class=\"big\"", &escaped(&speech.term("study-analysis-go-on")))
    } else {
        let extra = if chosen.is_empty() { "class=\"big\" disabled" } else { "class=\"big\"" };
        button("analyse", extra, &escaped(&speech.term("study-analysis-start")))
    };
    html += &format!("<p class=\"ways\">{way}</p>");
    let moves = |code| Phrase::new(code).with("at", run.at as i64).with("of", run.of as i64);
    if running {
        html += &format!(
            "<p class=\"field\"><label for=\"progress\">{}</label><progress id=\"progress\" max=\"{}\" value=\"{}\"></progress></p>",
            escaped(&speech.say(&moves("study-analysis-progress"))),
            run.of,
            run.at,
        );
    }
    // Read aloud, so it changes only now and then.
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
    let class = if running { "visually-hidden" } else { "status" };
    html + &format!("<p class=\"{class}\" role=\"status\" id=\"{SAID}\" tabindex=\"-1\">{}</p>", escaped(&told))
}

fn checkbox(game: &Game, seat: Seat, checked: bool, disabled: bool) -> String {
    let (name, colour) = (name(game, seat), colour(game, seat));
    format!(
        "<label class=\"pill {colour}\"><input type=\"checkbox\" id=\"whose-{seat}\" data-do=\"whose:{seat}\" {} {}>\
         <span>{}</span></label>",
        if checked { "checked" } else { "" },
        if disabled { "disabled" } else { "" },
        escaped(&name),
    )
}

fn name(game: &Game, seat: Seat) -> String {
    game.chairs.get(seat.index()).map_or(String::new(), |chair| chair.name.clone())
}

fn colour(game: &Game, seat: Seat) -> String {
    game.chairs.get(seat.index()).map_or(String::new(), |chair| chair.colour_class())
}

/// All that was found, seat by seat. `ended` if no more is to come.
pub fn findings(speech: Speech, game: &Game, found: &Found, ended: bool) -> String {
    let seats = found.seats.iter().filter(|seat| found.of(**seat).next().is_some() || found.account(**seat).is_some());
    seats.map(|seat| of_seat(&Shown { speech, game, found, ended }, *seat)).collect()
}

/// What is shown, and to whom.
struct Shown<'a> {
    speech: Speech,
    game: &'a Game,
    found: &'a Found,
    ended: bool,
}

impl Shown<'_> {
    fn term(&self, code: &str) -> String {
        escaped(&self.speech.term(code))
    }

    fn say(&self, phrase: &Phrase) -> String {
        escaped(&self.speech.say(phrase))
    }

    /// A move in words, or else as it is written.
    fn moved(&self, phrase: Option<&Phrase>, written: &str) -> String {
        let names: Vec<String> = self.game.chairs.iter().map(|chair| chair.name.clone()).collect();
        escaped(&phrase.map_or_else(|| written.to_owned(), |phrase| self.speech.say_among(phrase, &names)))
    }

    /// The way to a moment at the table.
    fn moment(&self, at: usize, name: &str) -> String {
        format!("<a href=\"{}\">{name}</a>", escaped(&self.game.table(Some(at)).hash()))
    }

    /// Tenths of a point; with their sign, or only with a minus.
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

/// One seat: the account, the graph, the dearest decisions, all decisions.
fn of_seat(shown: &Shown<'_>, seat: Seat) -> String {
    let parts = [
        account(shown, seat),
        expected(shown, seat),
        dearest(shown, seat),
        foreseen(shown, seat),
        decisions(shown, seat),
    ];
    format!(
        "<section class=\"analysed {}\" id=\"of-{seat}\" aria-labelledby=\"name-of-{seat}\">\
         <h2 id=\"name-of-{seat}\">{}</h2>{}</section>",
        colour(shown.game, seat),
        escaped(&name(shown.game, seat)),
        parts.concat(),
    )
}

/// How the result came about: alone in points, with others in lead.
fn account(shown: &Shown<'_>, seat: Seat) -> String {
    let Some(&Account { expected, skill, luck, cost, result, .. }) = shown.found.account(seat) else {
        return String::new();
    };
    let alone = shown.game.record.seats == 1;
    let code = match shown.found.changes.is_empty() {
        _ if alone => "study-analysis-account-alone",
        true => "study-analysis-account",
        // The others' choices count against the own ones.
        false => "study-analysis-account-against",
    };
    let came = Phrase::new(code)
        .with("expected", shown.points(expected, !alone))
        .with("skill", shown.points(skill, true))
        .with("luck", shown.points(luck, true))
        .with("result", shown.points(result, !alone));
    let cost =
        counted("study-analysis-cost-in-all", shown.found.of(seat).count()).with("cost", shown.points(cost, false));
    format!("<p class=\"account\">{}</p><p class=\"hint\">{}</p>", shown.say(&came), shown.say(&cost))
}

/// The result to be expected over the game, as a graph. The table of all decisions has the same numbers.
fn expected(shown: &Shown<'_>, seat: Seat) -> String {
    let points: Vec<_> =
        shown.found.of(seat).map(|Decision { judged, .. }| (judged.at, judged.expected.0, judged.cost.0)).collect();
    let result = shown.found.account(seat).map(|account| account.result.0);
    if points.len() + usize::from(result.is_some()) < 2 {
        return String::new();
    }
    let drawing = graph(&points, shown.game.record.moves.len(), result);
    let alone = shown.game.record.seats == 1;
    let label = Phrase::new(if alone { "study-analysis-graph-alone" } else { "study-analysis-graph" })
        .with("name", name(shown.game, seat));
    let caption = shown.term("study-analysis-graph-key");
    let drawn = svg::inlined(&drawing, Some(&shown.speech.say(&label)));
    let drawn = drawn.replacen("</title>", &format!("</title><desc>{caption}</desc>"), 1);
    format!("<figure class=\"graph\">{drawn}<figcaption>{caption}</figcaption></figure>")
}

/// The dearest decisions, each with the move that would have been better.
fn dearest(shown: &Shown<'_>, seat: Seat) -> String {
    let dear = shown.found.dearest(seat);
    if dear.is_empty() {
        let nothing = shown.ended && shown.found.of(seat).next().is_some();
        let kind = || format!("<p class=\"nothing\">{}</p>", shown.term("study-analysis-nothing"));
        return if nothing { kind() } else { String::new() };
    }
    let entry = |decision: &&Decision| {
        let judged = &decision.judged;
        let number = shown.say(&Phrase::new("study-analysis-move").with("number", judged.at as i64 + 1));
        let cost = Phrase::new("study-analysis-cost").with("cost", shown.points(judged.cost, false));
        let compared = decision.compared.as_ref();
        let pictures = [
            ("study-analysis-played", decision.played.as_ref(), &judged.played, compared.map(|both| &both.played)),
            ("study-analysis-better", decision.better.as_ref(), &judged.best, compared.map(|both| &both.better)),
        ];
        let pictures = pictures.map(|(code, phrase, written, pictured)| {
            let moved = shown.moved(phrase, written);
            figure(shown, code, &moved, pictured)
        });
        format!(
            "<li><p>{} · <strong>{}</strong></p><div class=\"boards\">{}</div></li>",
            shown.moment(judged.at, &number),
            shown.say(&cost),
            pictures.concat(),
        )
    };
    format!(
        "<h3>{}</h3><ol class=\"dearest\">{}</ol>",
        shown.term("study-analysis-dearest"),
        dear.iter().map(entry).collect::<String>(),
    )
}

/// A move: the board after it if it changes one, and what it brings. That a move only prepares something is said of the
/// better one alone.
fn figure(shown: &Shown<'_>, code: &str, moved: &str, pictured: Option<&Pictured>) -> String {
    let board = pictured.and_then(|pictured| pictured.board.as_ref());
    let board = board.map_or(String::new(), |board| svg::inlined(board, Some(&shown.speech.term(code))));
    let telling = pictured.filter(|pictured| !pictured.reasons.is_empty() || code == "study-analysis-better");
    let brings = telling.map_or(String::new(), |pictured| {
        let brings = sentence(shown.game.title.name(), &pictured.reasons, |phrase| shown.speech.say(phrase));
        let brings = Phrase::new("study-analysis-brings").with("what", brings);
        format!("<span class=\"hint\">{}</span>", shown.say(&brings))
    });
    format!(
        "<figure>{board}<figcaption><span><strong>{}:</strong> {moved}</span>{brings}</figcaption></figure>",
        shown.term(code)
    )
}

/// The best map that could have been drawn by who had known the cards.
fn foreseen(shown: &Shown<'_>, seat: Seat) -> String {
    let Some(best) = shown.found.maps.iter().find(|map| map.seat == seat) else { return String::new() };
    let Some(drawing) = hindsight_board(shown, &best.rows) else { return String::new() };
    let told = match best.rating {
        Some(rating) => Phrase::new("study-analysis-hindsight-alone").with("rating", i64::from(rating)),
        None => Phrase::new("study-analysis-hindsight-stars"),
    };
    let told = shown.say(&told.with("stars", i64::from(best.total)));
    format!(
        "<h3>{}</h3><p>{told}</p><figure class=\"hindsight\">{}</figure>",
        shown.term("study-analysis-hindsight"),
        svg::inlined(&drawing, Some(&shown.speech.term("study-analysis-hindsight"))),
    )
}

fn hindsight_board(shown: &Shown<'_>, rows: &[String]) -> Option<Drawing> {
    with_game!(shown.game.title, G => look::hindsight_board::<G>(&shown.game.record, rows))
}

/// All decisions as a table.
fn decisions(shown: &Shown<'_>, seat: Seat) -> String {
    let alone = shown.game.record.seats == 1;
    let row = |Decision { judged, played, better, .. }: &Decision| {
        let costs = judged.cost > Tenths(0);
        let better = if costs {
            let moved = shown.moved(better.as_ref(), &judged.best);
            format!("<br><strong>{}:</strong> {moved}", shown.term("study-analysis-better"))
        } else {
            String::new()
        };
        format!(
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}{better}</td></tr>",
            shown.moment(judged.at, &(judged.at + 1).to_string()),
            shown.points(judged.expected, !alone),
            if costs { shown.points(judged.cost, false) } else { "–".to_owned() },
            shown.moved(played.as_ref(), &judged.played),
        )
    };
    let heads = [
        "study-analysis-moment",
        if alone { "study-analysis-expected-alone" } else { "study-analysis-expected" },
        "study-analysis-costs",
        "study-analysis-done",
    ];
    let heads: String = heads.iter().map(|code| format!("<th scope=\"col\">{}</th>", shown.term(code))).collect();
    let id = format!("decisions-{seat}");
    // What a person has opened stays open when more is found.
    let is_open = document().get_element_by_id(&id).is_some_and(|details| details.has_attribute("open"));
    format!(
        "<details id=\"{id}\"{}><summary>{}</summary><table class=\"boxes decisions\"><thead><tr>{heads}</tr></thead>\
         <tbody>{}</tbody></table></details>",
        if is_open { " open" } else { "" },
        shown.term("study-analysis-all"),
        shown.found.of(seat).map(row).collect::<String>(),
    )
}

/// How all of it is computed.
pub fn explained(speech: Speech) -> String {
    let term = |code| escaped(&speech.term(code));
    let how = [
        "study-analysis-how-weighed",
        "study-analysis-how-chance",
        "study-analysis-how-skill",
        "study-analysis-how-expected",
        "study-analysis-how-brings",
        "study-analysis-how-best",
    ];
    let how: String = how.iter().map(|code| format!("<p>{}</p>", term(code))).collect();
    format!("<details id=\"how\"><summary>{}</summary>{how}</details>", term("study-analysis-how"))
}
