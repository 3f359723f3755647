//! Statistics per game: number of games, points, variants, titles, and plots.

use chart::Drawing;
use js_sys::Number;
use maud::{Markup, Render, html};
use page_kit::html::{picture, sideways};
use page_kit::route::Route;
use page_kit::speech::{Speech, counted};
use shelf::Title;
use table::Phrase;

use super::entries::GameEntry;
use super::lists::{game_name, variant};
use super::plots::{MOST_POINTS, histogram, over_time, steps};
use super::results::{GameResult, Player, Tally, by_variant, median, results, titles};

/// The statistics of all games that a player has results of, or of one game.
pub fn all(speech: Speech, games: &[GameEntry], only: Option<Title>, player: &Player, own: &str) -> Markup {
    let all = results(games, own).remove(player).unwrap_or_default();
    let of_title = |title: Title| all.iter().filter(|result| result.title.name() == title.name()).collect::<Vec<_>>();
    html! {
        @for title in Title::newest().filter(|title| only.is_none_or(|only| only == *title)) {
            (of_game(speech, title, &of_title(title)))
        }
    }
}

/// The statistics of one game; empty if there are no results.
fn of_game(speech: Speech, title: Title, results: &[&GameResult]) -> Markup {
    let name = title.name();
    html! {
        @if let Some(tally) = Tally::of(results) {
            section.of-game id={ "figures-" (name) } aria-labelledby={ "figures-of-" (name) } {
                h2 id={ "figures-of-" (name) } { (game_name(speech, title)) }
                (tallied(speech, &tally))
                (plots(speech, name, results))
                (bests(speech, name, results))
                (reached(speech, results))
            }
        }
    }
}

/// A link to a game.
fn link(id: &str, content: impl Render) -> Markup {
    html! { a href=(Route::Table { id: id.to_owned(), at: None }.hash()) { (content) } }
}

/// A number formatted for the current language, with at most one decimal.
fn number(speech: Speech, value: f64) -> String {
    Number::from((value * 10.0).round() / 10.0).to_locale_string(&speech.language()).into()
}

fn tallied(speech: Speech, tally: &Tally<'_>) -> Markup {
    let entry = |code: &str, value: Markup| {
        html! {
            div {
                dt { (speech.term(code)) }
                dd { (value) }
            }
        }
    };
    let of = |code: &'static str, one: usize, other: usize| {
        let phrase = Phrase::new(code).with("one", one as i64).with("other", other as i64);
        html! { (speech.say(&phrase)) }
    };
    html! {
        dl.tally {
            (entry("library-figures-games", html! { (tally.games) }))
            @if tally.against > 0 {
                (entry("library-figures-won", of("library-figures-won-of", tally.won, tally.against)))
                (entry("library-figures-row", of("library-figures-row-most", tally.row_now, tally.row_most)))
            }
            (entry("library-figures-mean", html! { (number(speech, tally.mean)) }))
            (entry("library-figures-best", link(&tally.best.id, tally.best.points)))
        }
    }
}

/// The plots, from the second game on. Each has its numbers in a table.
fn plots(speech: Speech, name: &str, results: &[&GameResult]) -> Markup {
    let latest = &results[results.len().saturating_sub(MOST_POINTS)..];
    html! {
        @if results.len() > 1 {
            div.plots id={ "plots-" (name) } {
                (plot_over_time(speech, latest))
                (plot_of_spread(speech, results))
            }
        }
    }
}

fn plot_over_time(speech: Speech, results: &[&GameResult]) -> Markup {
    let points = points(results);
    let middle = number(speech, median(&points));
    let label = speech.say(&counted("library-figures-over-time", results.len()).with("median", middle));
    let rows = html! {
        @for one in results {
            tr {
                th scope="row" { (speech.date(one.when)) }
                td { (link(&one.id, one.points)) }
            }
        }
    };
    figure(speech, &over_time(&points), &label, ["library-figures-day", "library-figures-points"], rows)
}

fn plot_of_spread(speech: Speech, results: &[&GameResult]) -> Markup {
    let points = points(results);
    let label = speech.say(&counted("library-figures-spread", results.len()));
    let (step, counts) = steps(&points);
    let rows = html! {
        @for (least, count) in &counts {
            tr {
                th scope="row" {
                    (least)
                    @if step > 1 { " – " (least + step - 1) }
                }
                td { (count) }
            }
        }
    };
    figure(speech, &histogram(&points), &label, ["library-figures-points", "library-figures-games"], rows)
}

fn points(results: &[&GameResult]) -> Vec<i32> {
    results.iter().map(|result| result.points).collect()
}

/// A plot with its label, and its numbers as table rows below these headings.
fn figure(speech: Speech, drawing: &Drawing, label: &str, heads: [&str; 2], rows: Markup) -> Markup {
    html! {
        figure {
            (picture(drawing, label))
            figcaption { (label) }
            details {
                summary { (speech.term("library-figures-table")) }
                (sideways(html! {
                    table.boxes {
                        (head_row(speech, &heads))
                        tbody { (rows) }
                    }
                }))
            }
        }
    }
}

/// The head row of a table.
fn head_row(speech: Speech, heads: &[&str]) -> Markup {
    html! {
        thead {
            tr {
                @for code in heads {
                    th scope="col" { (speech.term(code)) }
                }
            }
        }
    }
}

/// The best result of each variant.
fn bests(speech: Speech, name: &str, results: &[&GameResult]) -> Markup {
    let heads = [
        "library-figures-variant",
        "library-figures-best",
        "library-figures-mean",
        "library-figures-games",
        "library-figures-won",
    ];
    let variants = by_variant(results);
    let tallies = variants.iter().filter_map(|(of, results)| Some((of, Tally::of(results)?)));
    let table = html! {
        table.boxes.bests id={ "bests-" (name) } {
            caption { (speech.term("library-figures-bests")) }
            (head_row(speech, &heads))
            tbody {
                @for (of, tally) in tallies {
                    tr {
                        th scope="row" { (variant(speech, of)) }
                        td.sum { (link(&tally.best.id, tally.best.points)) }
                        td { (number(speech, tally.mean)) }
                        td { (tally.games) }
                        td {
                            @if tally.against > 0 { (tally.won) } @else { "–" }
                        }
                    }
                }
            }
        }
    };
    sideways(table)
}

/// The titles earned, each with the first game that earned it.
fn reached(speech: Speech, results: &[&GameResult]) -> Markup {
    let titles = titles(results);
    html! {
        @if !titles.is_empty() {
            h3 { (speech.term("library-figures-titles")) }
            ul.titles-reached {
                @for (earned, times, first) in &titles {
                    li {
                        @if let Some(of) = earned.of { (speech.term(of)) ": " }
                        (link(&first.id, speech.term(&earned.code))) " "
                        span.hint { (speech.say(&counted("library-figures-times", *times))) }
                    }
                }
            }
        }
    }
}
