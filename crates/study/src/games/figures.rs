//! Statistics of each game: how many, how good, in which variant, with which titles, and plots of it.

use chart::svg;
use js_sys::Number;
use shelf::Title;
use table::Phrase;
use vellum::html::escaped;
use vellum::route::Route;
use vellum::speech::{Speech, counted};

use super::lists::{date, game_name, variant};
use super::plots::{MOST_POINTS, histogram, over_time, steps};
use super::reading::Read;
use super::results::{Player, Result, Tally, by_variant, median, results, titles};

/// The figures of all games that a player has results of, or of one of them.
pub fn html(speech: Speech, games: &[Read], only: Option<Title>, player: &Player, own: &str) -> String {
    let all = results(games, own).remove(player).unwrap_or_default();
    let chosen = Title::newest().filter(|title| only.is_none_or(|only| only == *title));
    chosen
        .map(|title| {
            let of_title: Vec<&Result> = all.iter().filter(|result| result.title.name() == title.name()).collect();
            Tally::of(&of_title).map_or(String::new(), |tally| of_game(speech, title, &of_title, &tally))
        })
        .collect()
}

fn of_game(speech: Speech, title: Title, results: &[&Result], tally: &Tally<'_>) -> String {
    let name = title.name();
    format!(
        "<section class=\"of-game\" id=\"figures-{name}\" aria-labelledby=\"figures-of-{name}\">\
         <h2 id=\"figures-of-{name}\">{}</h2>{}{}{}{}</section>",
        escaped(&game_name(speech, title)),
        tallied(speech, tally),
        plots(speech, name, results),
        bests(speech, name, results),
        reached(speech, results),
    )
}

/// The way to a game.
fn link(id: &str, content: &str) -> String {
    format!("<a href=\"{}\">{}</a>", escaped(&Route::Table { id: id.to_owned(), at: None }.hash()), escaped(content))
}

/// A number as the browser writes it in the language in use, with one digit behind the point at most.
fn number(speech: Speech, value: f64) -> String {
    Number::from((value * 10.0).round() / 10.0).to_locale_string(&speech.language()).into()
}

fn tallied(speech: Speech, tally: &Tally<'_>) -> String {
    let entry =
        |code: &str, value: String| format!("<div><dt>{}</dt><dd>{value}</dd></div>", escaped(&speech.term(code)));
    let mut entries = entry("study-figures-games", tally.games.to_string());
    if tally.against > 0 {
        let of = |code: &'static str, one: usize, other: usize| {
            escaped(&speech.say(&Phrase::new(code).with("one", one as i64).with("other", other as i64)))
        };
        entries += &entry("study-figures-won", of("study-figures-won-of", tally.won, tally.against));
        entries += &entry("study-figures-row", of("study-figures-row-most", tally.row_now, tally.row_most));
    }
    entries += &entry("study-figures-mean", escaped(&number(speech, tally.mean)));
    entries += &entry("study-figures-best", link(&tally.best.id, &tally.best.points.to_string()));
    format!("<dl class=\"tally\">{entries}</dl>")
}

/// Plots, from the second game on; each with its figures in a table.
fn plots(speech: Speech, name: &str, results: &[&Result]) -> String {
    if results.len() < 2 {
        return String::new();
    }
    let term = |code: &str| escaped(&speech.term(code));
    let latest = &results[results.len().saturating_sub(MOST_POINTS)..];
    let points = |results: &[&Result]| results.iter().map(|result| result.points).collect::<Vec<_>>();
    let (latest_points, all_points) = (points(latest), points(results));
    let middle = number(speech, median(&latest_points));
    let label = counted("study-figures-over-time", latest.len()).with("median", middle);
    let figure = |drawing, label: &str, heads: [&str; 2], rows: String| {
        format!(
            "<figure>{}<figcaption>{}</figcaption><details><summary>{}</summary><table class=\"boxes\"><thead><tr>\
             <th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead><tbody>{rows}</tbody></table></details></figure>",
            svg::inlined(&drawing, Some(label)),
            escaped(label),
            term("study-figures-table"),
            term(heads[0]),
            term(heads[1]),
        )
    };
    let row = |head: String, value: String| format!("<tr><th scope=\"row\">{head}</th><td>{value}</td></tr>");
    let games = latest.iter().map(|one| row(escaped(&date(speech, one.when)), link(&one.id, &one.points.to_string())));
    let (step, counts) = steps(&all_points);
    let range = |least: i32| if step == 1 { least.to_string() } else { format!("{least} – {}", least + step - 1) };
    let ranges = counts.iter().map(|(least, count)| row(range(*least), count.to_string()));
    format!(
        "<div class=\"plots\" id=\"plots-{name}\">{}{}</div>",
        figure(
            over_time(&latest_points),
            &speech.say(&label),
            ["study-figures-day", "study-figures-points"],
            games.collect()
        ),
        figure(
            histogram(&all_points),
            &speech.say(&counted("study-figures-spread", results.len())),
            ["study-figures-points", "study-figures-games"],
            ranges.collect()
        ),
    )
}

/// The best of each variant.
fn bests(speech: Speech, name: &str, results: &[&Result]) -> String {
    let term = |code: &str| escaped(&speech.term(code));
    let rows: String = by_variant(results)
        .into_iter()
        .filter_map(|(of, results)| Some((of, Tally::of(&results)?)))
        .map(|(of, tally)| {
            let won = if tally.against > 0 { tally.won.to_string() } else { "–".to_owned() };
            format!(
                "<tr><th scope=\"row\">{}</th><td class=\"sum\">{}</td><td>{}</td><td>{}</td><td>{won}</td></tr>",
                escaped(&variant(speech, of)),
                link(&tally.best.id, &tally.best.points.to_string()),
                escaped(&number(speech, tally.mean)),
                tally.games,
            )
        })
        .collect();
    format!(
        "<table class=\"boxes bests\" id=\"bests-{name}\"><caption>{}</caption><thead><tr><th scope=\"col\">{}</th>\
         <th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead>\
         <tbody>{rows}</tbody></table>",
        term("study-figures-bests"),
        term("study-figures-variant"),
        term("study-figures-best"),
        term("study-figures-mean"),
        term("study-figures-games"),
        term("study-figures-won"),
    )
}

/// The titles that were reached, each with the game in which that was so first.
fn reached(speech: Speech, results: &[&Result]) -> String {
    let rows: String = titles(results)
        .into_iter()
        .map(|(earned, times, first)| {
            let of = earned.of.map_or(String::new(), |of| format!("{}: ", escaped(&speech.term(of))));
            let times = escaped(&speech.say(&counted("study-figures-times", times)));
            format!("<li>{of}{} <span class=\"hint\">{times}</span></li>", link(&first.id, &speech.term(&earned.code)))
        })
        .collect();
    match rows.is_empty() {
        true => rows,
        false => format!("<h3>{}</h3><ul class=\"reached\">{rows}</ul>", escaped(&speech.term("study-figures-titles"))),
    }
}
