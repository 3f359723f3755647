//! `portolan simulate`: many games between bots, their lines and their summary.

use std::collections::BTreeMap;

use crate::program::{has_keys, portolan, typed};
use serde_json::Value;
use shelf::cartographers::{Cartographers, Options, Scoring, SoloTitle, solo};
use shelf::misterra;
use table::{Choices, EventSink, Game, Options as _, Replay};

/// The lines of the games of Cartographers, and the summary's content.
#[track_caller]
fn simulate(args: &str) -> (Vec<Value>, Value) {
    simulate_of("cartographers", args)
}

#[track_caller]
fn simulate_of(game: &str, args: &str) -> (Vec<Value>, Value) {
    let mut lines = typed(&format!("simulate {game} --json {args}")).json();
    let last = lines.pop().expect("a summary");
    has_keys(&last, &["summary"]);
    (lines, last["summary"].clone())
}

/// The lines of the games, as printed.
#[track_caller]
fn game_lines(args: &str) -> Vec<String> {
    let out = typed(&format!("simulate cartographers --json {args}")).fine();
    let mut lines: Vec<String> = out.lines().map(str::to_owned).collect();
    lines.pop();
    lines
}

fn players(game: &Value) -> &[Value] {
    game["players"].as_array().unwrap()
}

fn bots(game: &Value) -> Vec<&str> {
    players(game).iter().map(|player| player["bot"].as_str().unwrap()).collect()
}

fn whole(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is a whole number"))
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is a number"))
}

#[track_caller]
fn close(found: &Value, expected: f64) {
    let found = number(found);
    assert!((found - expected).abs() < 1e-9 * expected.abs().max(1.0), "{found} is not {expected}");
}

/// Each player's share of the win.
fn shares(game: &Value) -> Vec<f64> {
    let first = |player: &Value| whole(&player["rank"]) == 1;
    let winners = players(game).iter().filter(|player| first(player)).count();
    players(game).iter().map(|player| if first(player) { 1.0 / winners as f64 } else { 0.0 }).collect()
}

#[test]
fn with_json_there_is_one_line_per_game_and_then_the_summary_with_exactly_these_keys() {
    for game in shelf::Title::ALL.iter().map(|title| title.name()) {
        let (games, summary) = simulate_of(game, "--bots greedy,random,random --games 5 --seed keys");
        assert_eq!(games.len(), 5);
        for played in &games {
            has_keys(played, &["seed", "players"]);
            assert_eq!(bots(played), ["greedy", "random", "random"], "players are in seat order");
            players(played).iter().for_each(|player| has_keys(player, &["bot", "total", "rank"]));
        }
        has_keys(&summary, &["games", "seconds", "games_per_second", "decisions", "actions_listed", "bots"]);
        assert_eq!(whole(&summary["games"]), 5);
        assert!(number(&summary["seconds"]) > 0.0);
        close(&summary["games_per_second"], 5.0 / number(&summary["seconds"]));
        let tallies = summary["bots"].as_array().unwrap();
        assert_eq!(tallies.iter().map(|tally| tally["bot"].as_str().unwrap()).collect::<Vec<_>>(), bots(&games[0]));
        tallies.iter().for_each(|tally| has_keys(tally, &["bot", "mean", "interval", "wins"]));
    }
}

#[test]
fn a_solo_player_has_a_rating_and_a_title_or_null() {
    let edicts = "treetower+mages-valley+great-city+borderlands";
    let cards = Options::read(&format!("edicts={edicts}")).ok().and_then(|options| options.edicts).unwrap();
    let numbers: i64 = cards.iter().map(|card: &Scoring| i64::from(card.facts().solo)).sum();
    let mut titled = 0;
    for bot in ["random", "greedy"] {
        let (games, _) = simulate(&format!("--bots {bot} --games 60 --seed titles --options edicts={edicts}"));
        for player in games.iter().flat_map(players) {
            has_keys(player, &["bot", "total", "rank", "rating", "title"]);
            assert_eq!(whole(&player["rank"]), 1);
            let rating = whole(&player["rating"]);
            assert_eq!(rating, whole(&player["total"]) - numbers);
            assert_eq!(player["title"].as_str(), solo::title(rating as i32).map(SoloTitle::name), "{player}");
            assert!(player["title"].is_string() || player["title"].is_null());
            titled += usize::from(player["title"].is_string());
        }
    }
    assert!((20..100).contains(&titled), "some have a title and some have none: {titled}");
}

#[test]
fn a_solo_player_of_misterra_has_four_titles() {
    for bot in ["random", "greedy"] {
        let (games, _) = simulate_of("misterra", &format!("--bots {bot} --games 40 --seed titles"));
        for player in games.iter().flat_map(players) {
            has_keys(player, &["bot", "total", "rank", "titles"]);
            has_keys(&player["titles"], &["total", "presumptions", "fidelity", "claims"]);
            let title = misterra::SoloTitle::reached(misterra::Track::Total, whole(&player["total"]) as i32);
            assert_eq!(player["titles"]["total"], title.name(), "{player}");
        }
    }
}

#[test]
fn the_lines_are_in_game_order_with_any_number_of_threads() {
    let args = "--bots random,greedy --games 333 --seed threads";
    let alone = game_lines(&format!("{args} --threads 1"));
    assert_eq!(alone.len(), 333);
    assert_eq!(game_lines(args), alone, "one thread is the default");
    for threads in [2, 5] {
        assert_eq!(game_lines(&format!("{args} --threads {threads}")), alone, "{threads} threads");
    }
    // More threads than games.
    assert_eq!(game_lines("--bots random --games 2 --seed few --threads 9").len(), 2);
}

#[test]
fn the_summary_is_the_same_with_any_number_of_threads_except_the_times() {
    let timeless = |threads: u8| {
        let (_, mut summary) = simulate(&format!("--bots random,random --games 500 --seed sums --threads {threads}"));
        let entries = summary.as_object_mut().unwrap();
        entries.retain(|key, _| !key.contains("second"));
        summary
    };
    let alone = timeless(1);
    assert_eq!(timeless(2), alone);
    assert_eq!(timeless(5), alone);
}

#[test]
fn the_same_seed_gives_the_same_games_and_another_seed_others() {
    let games = |seed: &str| game_lines(&format!("--bots greedy,random --games 20 --seed {seed}"));
    assert_eq!(games("one"), games("one"));
    let (one, other) = (games("one"), games("other"));
    assert!(one.iter().zip(&other).all(|(one, other)| one != other));
    // A run with more games begins with the same games.
    let more = game_lines("--bots greedy,random --games 30 --seed one");
    assert_eq!(more[..20], one[..]);
}

#[test]
fn without_alternate_every_game_has_its_own_seed_and_the_bots_keep_their_seats() {
    let (games, _) = simulate("--bots greedy,random --games 40 --seed own");
    let mut seeds: Vec<&str> = games.iter().map(|game| game["seed"].as_str().unwrap()).collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 40);
    assert!(games.iter().all(|game| bots(game) == ["greedy", "random"]));
}

#[test]
fn alternate_plays_as_many_games_as_seats_on_one_seed_and_every_bot_sits_everywhere() {
    let (games, _) = simulate("--bots greedy,random,random,random --games 12 --seed rota --alternate --threads 2");
    let mut seeds = Vec::new();
    for group in games.chunks(4) {
        assert!(group.iter().all(|game| game["seed"] == group[0]["seed"]));
        assert_eq!(bots(&group[0]), ["greedy", "random", "random", "random"], "they begin in the given order");
        let mut seats: Vec<usize> =
            group.iter().map(|game| bots(game).iter().position(|&bot| bot == "greedy").unwrap()).collect();
        seats.sort_unstable();
        assert_eq!(seats, [0, 1, 2, 3]);
        seeds.push(group[0]["seed"].clone());
    }
    assert_ne!(seeds[0], seeds[1]);
    assert_ne!(seeds[1], seeds[2]);
}

#[test]
fn alternate_counts_for_each_bot_and_not_for_each_seat() {
    // 9 is no multiple of 2: the last group is cut short.
    for games in [8, 9] {
        let (lines, summary) = simulate(&format!("--bots greedy,random --games {games} --seed tally --alternate"));
        let mut totals: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
        let mut wins: BTreeMap<&str, f64> = BTreeMap::new();
        for game in &lines {
            for ((bot, player), share) in bots(game).into_iter().zip(players(game)).zip(shares(game)) {
                totals.entry(bot).or_default().push(whole(&player["total"]) as f64);
                *wins.entry(bot).or_default() += share;
            }
        }
        assert_eq!(lines.len(), games);
        for tally in summary["bots"].as_array().unwrap() {
            let bot = tally["bot"].as_str().unwrap();
            close(&tally["mean"], totals[bot].iter().sum::<f64>() / games as f64);
            close(&tally["wins"], wins[bot]);
        }
    }
}

#[test]
fn with_alternate_two_equal_bots_come_out_equal() {
    // Both play the same two games of every seed, each once from either seat.
    let (games, summary) = simulate("--bots random,random --games 40 --seed twins --alternate");
    for pair in games.chunks(2) {
        assert_eq!(pair[0], pair[1]);
    }
    let tallies = summary["bots"].as_array().unwrap();
    assert_eq!(tallies[0], tallies[1]);
    close(&tallies[0]["wins"], 20.0);
}

#[test]
fn tied_ranks_are_equal_and_a_shared_win_counts_its_share() {
    let (games, summary) = simulate("--bots random,random,random --games 3000 --seed ties");
    let mut wins = [0.0; 3];
    let mut shared = 0;
    for game in &games {
        let rank_of = |player: &Value| (whole(&player["rank"]), whole(&player["total"]));
        let ranks: Vec<(i64, i64)> = players(game).iter().map(rank_of).collect();
        for &(rank, total) in &ranks {
            let better = ranks.iter().filter(|&&(other, _)| other < rank).count() as i64;
            assert_eq!(rank, 1 + better, "1, 2, 2, 4: {game}");
            for &(other_rank, other) in &ranks {
                assert!(total <= other || rank < other_rank, "more stars, better rank: {game}");
                assert!(rank != other_rank || total == other, "only equals are tied: {game}");
            }
        }
        let shares = shares(game);
        shared += usize::from(shares.contains(&0.5));
        wins.iter_mut().zip(shares).for_each(|(wins, share)| *wins += share);
    }
    assert!(shared > 0, "no win was shared: play more games");
    for (tally, wins) in summary["bots"].as_array().unwrap().iter().zip(wins) {
        close(&tally["wins"], wins);
    }
    let all: f64 = summary["bots"].as_array().unwrap().iter().map(|tally| number(&tally["wins"])).sum();
    assert!((all - 3000.0).abs() < 1e-6, "every game has one win: {all}");
}

#[test]
fn the_interval_is_the_mean_with_1_96_standard_errors_to_either_side() {
    let (games, summary) = simulate("--bots random --games 50 --seed interval");
    let totals: Vec<f64> = games.iter().map(|game| number(&players(game)[0]["total"])).collect();
    let count = totals.len() as f64;
    let mean = totals.iter().sum::<f64>() / count;
    let spread = totals.iter().map(|total| (total - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let half = 1.96 * (spread / count).sqrt();
    let tally = &summary["bots"][0];
    close(&tally["mean"], mean);
    close(&tally["interval"][0], mean - half);
    close(&tally["interval"][1], mean + half);
    assert_eq!(tally["interval"].as_array().unwrap().len(), 2);
}

#[test]
fn a_random_solo_game_takes_about_20_6_decisions_among_3890_actions() {
    let (_, summary) = simulate("--bots random --games 4000 --seed size --threads 2");
    let each = |key: &str| number(&summary[key]) / 4000.0;
    let (decisions, actions) = (each("decisions"), each("actions_listed"));
    assert!((20.5..20.7).contains(&decisions), "{decisions} decisions");
    assert!((3850.0..3930.0).contains(&actions), "{actions} actions");
}

#[test]
fn decisions_are_moves_and_actions_listed_sums_the_sizes_of_all_sets_of_choices() {
    for bots in ["random", "greedy,random,random"] {
        let (games, summary) = simulate(&format!("--bots {bots} --games 1 --seed counted --options side=wastelands"));
        let seed = games[0]["seed"].as_str().unwrap();
        let args = ["record", "cartographers", "--bots", bots, "--options", "side=wastelands", "--seed", seed];
        let record = table::Record::read(&portolan(args).fine()).unwrap();
        let mut replay = Replay::<Cartographers>::open(&record, &mut EventSink::nobody()).unwrap();
        let mut listed = 0;
        for played in &record.moves {
            listed += Cartographers::choices(replay.table().view(played.seat)).len();
            replay.step(&mut EventSink::nobody()).unwrap();
        }
        assert_eq!(whole(&summary["decisions"]), record.moves.len() as i64, "{bots}");
        assert_eq!(whole(&summary["actions_listed"]), i64::from(listed), "{bots}");
    }
}

#[test]
fn expand_and_budgets_change_no_result_of_bots_that_do_not_search() {
    let args = "--bots random,greedy --games 30 --seed expand";
    let (games, summary) = simulate(args);
    for more in ["--expand", "--expand --threads 2", "--nodes 1000", "--budget-ms 5"] {
        let (again, other) = simulate(&format!("{args} {more}"));
        assert_eq!(again, games, "{more}");
        for key in ["decisions", "actions_listed", "bots", "games"] {
            assert_eq!(other[key], summary[key], "{more}");
        }
    }
}

#[test]
fn options_reach_the_games() {
    let wild = game_lines("--bots random --games 10 --seed sides");
    assert_eq!(game_lines("--bots random --games 10 --seed sides --options side=wilderness"), wild);
    let waste = game_lines("--bots random --games 10 --seed sides --options side=wastelands");
    assert_ne!(waste, wild);
}

#[test]
fn a_hundred_play_at_one_table() {
    let bots = vec!["random"; 100].join(",");
    let (games, summary) = simulate(&format!("--bots {bots} --games 1 --seed crowd"));
    assert_eq!(players(&games[0]).len(), 100);
    assert_eq!(summary["bots"].as_array().unwrap().len(), 100);
}

#[test]
fn without_json_a_table_for_people_with_scores_win_rates_intervals_and_speed() {
    let out = typed("simulate cartographers --bots greedy,random --games 25 --seed people").fine();
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("25 games of cartographers in "), "{out}");
    assert!(lines[0].ends_with(" games/s"), "{out}");
    assert!(lines[1].contains("decisions") && lines[1].contains("actions listed"), "{out}");
    let rows: Vec<&&str> =
        lines.iter().filter(|line| line.starts_with("greedy ") || line.starts_with("random ")).collect();
    assert_eq!(rows.len(), 2, "{out}");
    assert!(rows[0].contains("100.0 %") && rows[1].contains("0.0 %"), "{out}");
    assert!(out.matches("95 %").count() == 2, "{out}");
    assert!(!out.contains('\u{1b}'), "no colours but on a terminal");
}
