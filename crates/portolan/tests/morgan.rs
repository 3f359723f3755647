//! The program with Morgan's Magic Map: every form of the contract, games between bots, records, options.

use crate::program::{file, has_keys, portolan, root, scratch, typed};
use serde_json::{Value, json};
use shelf::morgan::Morgan;
use table::{Choices, EventSink, Game, Options, SeedText, SetUp, Table};

#[track_caller]
fn answer(command: &str, form: Value) -> Value {
    crate::program::answer(command, "morgan", form)
}

/// The error of a form. Asserts that it is a complete text.
#[track_caller]
fn error(command: &str, form: &Value) -> String {
    let output = crate::program::error(command, "morgan", &form.to_string());
    assert!(!output.is_empty() && !output.contains(['{', '⟨', '\n']), "{output}");
    output
}

/// A form with some entries changed.
fn changed(mut form: Value, changes: Value) -> Value {
    form.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    form
}

/// The rulebook's example of the final scoring.
fn paper() -> Value {
    let sets = |counts: [u32; 6]| {
        let names = ["gems", "silver", "gold", "pearl", "jewelry", "jade"];
        names
            .into_iter()
            .zip(counts)
            .map(|(name, count)| (name.to_owned(), json!(count)))
            .collect::<serde_json::Map<_, _>>()
    };
    json!({
        "doubloons": [18, 16, 19],
        "treasures": [
            { "sets": sets([1, 1, 2, 1, 2, 1]), "value": 34 },
            { "sets": sets([3, 1, 1, 2, 0, 1]), "value": 30 },
            { "sets": sets([2, 1, 2, 1, 2, 0]), "value": 32 },
        ],
    })
}

#[test]
fn score_of_the_rulebooks_example() {
    let scored = answer("score", paper());
    has_keys(&scored, &["players", "winners"]);
    assert_eq!(scored["players"][0], json!({ "doubloons": 18, "bonus": 11, "treasures": 34, "total": 63 }));
    let totals: Vec<&Value> = scored["players"].as_array().unwrap().iter().map(|player| &player["total"]).collect();
    assert_eq!(totals, [63, 63, 59]);
    assert_eq!(scored["winners"], json!([0]), "the tie goes to the higher treasure value");
}

#[test]
fn score_of_treasures_by_name() {
    let form = json!({ "doubloons": [3, 1], "treasures": [["silver-teapot", "gold-idol"], ["jade-dragon"]] });
    let scored = answer("score", form);
    assert_eq!(scored["players"][0], json!({ "doubloons": 3, "bonus": 12, "treasures": 10, "total": 25 }));
    assert_eq!(scored["players"][1], json!({ "doubloons": 1, "bonus": 6, "treasures": 8, "total": 15 }));
    assert_eq!(scored["winners"], json!([0]));
}

#[test]
fn the_error_of_score_names_what_is_wrong() {
    for (changes, expected) in [
        (json!({ "doubloons": [18, 16] }), "2"),
        (json!({ "doubloons": [18], "treasures": [[]] }), "2 to 4"),
        (json!({ "treasures": [["silver-teaspoon"], [], []] }), "silver-teaspoon"),
        (json!({ "treasures": [["brooch"], ["brooch"], []] }), "brooch"),
        (json!({ "treasures": [{ "sets": { "copper": 1 }, "value": 1 }, [], []] }), "copper"),
        (json!({ "treasures": [{ "sets": { "jade": 4 }, "value": 1 }, [], []] }), "jade"),
        (json!({ "doubloons": [-1, 0, 0] }), ""),
        (json!({ "coins": 3 }), ""),
    ] {
        let complaint = error("score", &changed(paper(), changes.clone()));
        assert!(complaint.contains(expected), "{changes}: {complaint}");
    }
}

/// Three tiles in a row, a pirate on the one in the middle.
///
/// ```text
///    ~~~ ~~~ ~~~
///  W tomb|oas|sku L
/// ```
fn row() -> Value {
    json!({
        "tiles": [
            { "at": [0, 0], "edges": "LLWW", "point": "tomb" },
            { "at": [1, 0], "edges": "WLLL", "point": "oasis" },
            { "at": [2, 0], "edges": "WWLL", "point": "skull" },
        ],
        "pirates": [[1, 0]],
    })
}

#[test]
fn legal_tile_moves() {
    let answered = answer("legal", changed(row(), json!({ "query": "tile-moves" })));
    has_keys(&answered, &["count", "moves"]);
    let moves = answered["moves"].as_array().unwrap();
    assert_eq!(answered["count"], moves.len());
    assert_eq!(moves.len(), 20, "each end to five spots, in the two ways that match");
    assert_eq!(moves[0], json!({ "from": [0, 0], "to": [1, -1], "edges": "LLWW" }));
    moves.iter().for_each(|lay| has_keys(lay, &["from", "to", "edges"]));
    let key = |lay: &Value| {
        let place = |of: &Value| (of[0].as_i64().unwrap(), of[1].as_i64().unwrap());
        (place(&lay["from"]), place(&lay["to"]), lay["edges"].as_str().unwrap().to_owned())
    };
    assert!(moves.is_sorted_by_key(key), "by from, to, edges");
    // Without its point, a tile has the same moves.
    let mut plain = row();
    plain["tiles"][0].as_object_mut().unwrap().remove("point");
    assert_eq!(answer("legal", changed(plain, json!({ "query": "tile-moves" }))), answered);
}

#[test]
fn legal_distances() {
    let far = json!({ "pirates": [[0, 0], [2, 0]], "query": "distances" });
    assert_eq!(
        answer("legal", changed(row(), far)),
        json!({ "distances": { "tomb": 0, "oasis": 1, "skull": 2 } }),
        "from the first pirate"
    );
}

#[test]
fn legal_walks() {
    let walks = |doubloons: u32, steps: u32| {
        let query =
            json!({ "query": "walks", "doubloons": doubloons, "steps": steps, "pirates": [[0, 0], [1, 0], [1, 0]] });
        answer("legal", changed(row(), query))["walks"].clone()
    };
    assert_eq!(walks(3, 2), json!([{ "to": [1, 0], "toll": 2 }, { "to": [2, 0], "toll": 2 }]));
    assert_eq!(walks(2, 1), json!([{ "to": [1, 0], "toll": 2 }]));
    assert_eq!(walks(1, 2), json!([]), "only walks that it can pay for");
}

#[test]
fn the_error_of_legal_names_what_is_wrong() {
    let tile = |x: i32, y: i32, edges: &str| json!({ "at": [x, y], "edges": edges });
    for (changes, expected) in [
        (json!({ "query": "tile-walks" }), "tile-walks"),
        (json!({ "query": "walks", "steps": 2 }), "doubloons"),
        (json!({ "query": "distances", "pirates": [[5, 5]] }), "[5, 5]"),
        (json!({ "query": "distances", "pirates": [] }), "1 to 4"),
        (json!({ "query": "distances", "tiles": [] }), "1 to 20"),
        (json!({ "query": "distances", "tiles": [tile(1, 0, "LLWW"), tile(3, 0, "LLWW")] }), "one piece"),
        (json!({ "query": "distances", "tiles": [tile(1, 0, "LLWW"), tile(2, 0, "WWWW")] }), "match"),
        (json!({ "query": "distances", "tiles": [tile(1, 0, "LLWW"), tile(1, 0, "WWWW")] }), "[1, 0]"),
        (json!({ "query": "distances", "tiles": [tile(1, 0, "LLXW")] }), "LLXW"),
        (json!({ "query": "distances", "tiles": [{ "at": [1, 0], "edges": "LLWW", "point": "atoll" }] }), "atoll"),
    ] {
        let complaint = error("legal", &changed(row(), changes.clone()));
        assert!(complaint.contains(expected), "{changes}: {complaint}");
    }
}

#[test]
fn a_bad_line_does_not_stop_the_others() {
    let input = format!("{}\n\nnonsense\n{}\n", paper(), paper());
    let output = crate::program::ask("score", "morgan", input);
    assert_eq!((output.status, output.err.as_str()), (1, ""));
    let lines = crate::program::json_lines(&output.out);
    assert_eq!(lines.len(), 3);
    has_keys(&lines[1], &["error"]);
    assert_eq!(lines[0], lines[2]);
}

#[test]
fn simulated_games_between_bots() {
    let mut lines = typed("simulate morgan --json --bots greedy,random --games 6 --seed bury --alternate").json();
    let summary = lines.pop().unwrap()["summary"].clone();
    assert_eq!(lines.len(), 6);
    for game in &lines {
        has_keys(game, &["seed", "players"]);
        let players = game["players"].as_array().unwrap();
        players.iter().for_each(|player| has_keys(player, &["bot", "total", "rank"]));
        let best = players.iter().find(|player| player["rank"] == 1).unwrap();
        assert_eq!(best["bot"], "greedy", "{game}");
    }
    assert_eq!((&summary["games"], &summary["bots"][0]["wins"]), (&json!(6), &json!(6.0)));
    assert!(summary["actions_listed"].as_u64() > summary["decisions"].as_u64());
    let expanded =
        typed("simulate morgan --json --bots greedy,random --games 6 --seed bury --alternate --expand").json();
    assert_eq!(expanded[..6], lines, "--expand changes nothing");
    let threaded =
        typed("simulate morgan --json --bots greedy,random --games 6 --seed bury --alternate --threads 2").json();
    assert_eq!(threaded[..6], lines, "--threads changes nothing");
}

#[test]
fn a_record_is_the_simulated_game_and_replays() {
    let dir = scratch("records");
    for bots in ["greedy,random", "greedy,greedy,random,greedy"] {
        let game =
            portolan(["simulate", "morgan", "--json", "--bots", bots, "--games", "1", "--seed", "dug up"]).json();
        let totals: Vec<String> =
            game[0]["players"].as_array().unwrap().iter().map(|player| player["total"].to_string()).collect();
        let seed = game[0]["seed"].as_str().unwrap();
        let record = portolan(["record", "morgan", "--bots", bots, "--seed", seed]).fine();
        assert!(record.contains("\noptions rounds_without_dig=20\n"), "{record}");
        assert!(record.ends_with(&format!("\nresult {}\n", totals.join(" "))), "{record}");

        let file_path = file(&dir, "kept.record", &record);
        let mut lines = portolan(["replay".as_ref(), file_path.as_os_str(), "--json".as_ref()]).json();
        let result = lines.pop().unwrap();
        let moves: Vec<&str> = record.split("\n\n").nth(1).unwrap().lines().collect();
        assert_eq!(lines.len(), moves.len() - 1, "all but the result");
        for (line, text) in lines.iter().zip(&moves) {
            has_keys(line, &["number", "seat", "action", "events"]);
            assert_eq!(format!("{} {}", line["seat"], line["action"].as_str().unwrap()), **text);
        }
        for (player, total) in result["result"]["players"].as_array().unwrap().iter().zip(&totals) {
            has_keys(player, &["total", "rank"]);
            assert_eq!(&player["total"].to_string(), total);
        }
    }
}

#[test]
fn every_stored_record_is_shown_at_every_move() {
    for seats in 2..=4 {
        let record = root().join(format!("games/morgan/records/1/{seats}.record"));
        let text = std::fs::read_to_string(&record).unwrap();
        let count = text.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_digit())).count();
        let at = |number: usize| {
            portolan(["replay".as_ref(), record.as_os_str(), "--at".as_ref(), number.to_string().as_ref()]).fine()
        };
        for number in (0..=count).step_by(1 + count / 12).chain([count]) {
            let out = at(number);
            assert!(out.starts_with("Morgan's Magic Map · ") && out.contains("+---+"), "a map:\n{out}");
            assert!(out.matches("\nseat ").count() >= seats, "and every player:\n{out}");
            assert!(!out.contains(['{', '⟨']), "{out}");
            assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
        }
        let end = at(count);
        assert!(end.contains("The game is over\n1. seat "), "{end}");
        assert_eq!(end.matches("score sheet of seat ").count(), seats, "{end}");
    }
}

#[test]
fn an_edited_record_is_refused_with_the_line_of_the_edit() {
    let dir = scratch("morgan-edited");
    let text = portolan(["record", "morgan", "--bots", "greedy,greedy", "--seed", "edited"]).fine();
    let lines: Vec<&str> = text.lines().collect();
    let line_of = |verb: &str| 1 + lines.iter().position(|line| line.contains(verb)).unwrap();
    for (number, line, expected) in [
        (5, "seats 5", "5 seats"),
        (6, "options rounds_without_dig=0", "0"),
        (6, "options moon=full", "moon"),
        (line_of(" corner "), "corner north", "north"),
        (line_of(" play "), "play tomb-7", "tomb-7"),
        (line_of(" take "), "take VI", "VI"),
        (lines.len(), "result 1 2", ""),
    ] {
        let mut edited: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        // An edited action keeps its seat.
        let seat = lines[number - 1].split(' ').next().filter(|seat| seat.parse::<u8>().is_ok());
        edited[number - 1] = seat.into_iter().chain([line]).collect::<Vec<_>>().join(" ");
        let edited = file(&dir, "edited.record", edited.join("\n") + "\n");
        let complaint = portolan(["replay".as_ref(), edited.as_os_str()]).complaint();
        assert!(complaint.contains(&format!("line {number}: ")) && complaint.contains(expected), "{line}: {complaint}");
    }
}

#[test]
fn options_are_recorded_and_checked() {
    let record =
        |options: &str| portolan(["record", "morgan", "--bots", "random,random", "--seed", "o", "--options", options]);
    let short = record("rounds_without_dig=1").fine();
    assert!(short.contains("\noptions rounds_without_dig=1\n"));
    let long = record("").fine();
    assert!(short.lines().count() < long.lines().count(), "the game ends after one round without a dig");
    for (options, expected) in [
        ("rounds_without_dig=0", "0"),
        ("rounds_without_dig=few", "few"),
        ("rounds_without_dig=-3", "-3"),
        ("rounds=3", "rounds_without_dig"),
        ("rounds_without_dig=3,rounds_without_dig=3", "twice"),
    ] {
        let complaint = record(options).complaint();
        assert!(complaint.contains(expected) && !complaint.contains('⟨'), "{options}: {complaint}");
    }
}

#[test]
fn one_and_five_players_are_refused() {
    for bots in ["greedy", "random,random,random,random,random"] {
        let complaint = typed(&format!("simulate morgan --games 1 --seed s --bots {bots}")).complaint();
        assert!(complaint.contains("seat") && complaint.contains('4'), "{complaint}");
    }
}

/// The leaves, counted one by one.
fn counted(table: &Table<Morgan>, depth: u32) -> u64 {
    let Some(seat) = table.awaited().first().filter(|_| depth > 0) else { return 1 };
    let choices = Morgan::choices(table.view(seat));
    let below = |index: u32| {
        let mut next = table.clone();
        next.act(seat, choices.nth(index).unwrap(), &mut EventSink::nobody()).unwrap();
        counted(&next, depth - 1)
    };
    (0..choices.len()).map(below).sum()
}

#[test]
fn perft_equals_the_leaves_counted_one_by_one() {
    for (players, depth) in [(2, 0), (2, 1), (2, 3), (3, 4), (4, 5)] {
        let options = <Morgan as Game>::Options::read("").unwrap();
        let set_up = SetUp { seats: players, options, seed: SeedText::new("deep").unwrap() };
        let table = Table::open(set_up, &mut EventSink::nobody()).unwrap();
        let out = typed(&format!("perft morgan --seed deep --depth {depth} --players {players}")).fine();
        assert_eq!(out, format!("{}\n", counted(&table, depth)), "{players} players, {depth} deep");
    }
    let fewest = typed("perft morgan --seed deep --depth 3").fine();
    assert_eq!(fewest, typed("perft morgan --seed deep --depth 3 --players 2").fine());
}

#[test]
fn a_broken_data_file_is_named_with_its_line() {
    let good = std::fs::read_to_string(root().join("games/morgan/data/1.toml")).unwrap();
    for (piece, instead, expected) in [
        ("edges = \"LWWW\"", "edges = \"LWXW\"", "LWXW"),
        ("set = \"gems\"", "set = \"copper\"", "copper"),
        ("hand = 4", "hand = \"four\"", ""),
        ("rank = 2", "rank = 1", ""),
    ] {
        let dir = scratch("morgan-broken");
        let line = 1 + good[..good.find(piece).unwrap()].matches('\n').count();
        let broken = file(&dir, "morgan/1.toml", good.replacen(piece, instead, 1));
        let complaint = portolan(["data".as_ref(), "check".as_ref(), dir.as_os_str()]).complaint();
        assert!(complaint.contains(&broken.display().to_string()) && complaint.contains(expected), "{complaint}");
        let near =
            [line.saturating_sub(2), line.saturating_sub(1), line, line + 1].map(|line| format!("line {line}: "));
        assert!(near.iter().any(|near| complaint.contains(near.as_str())), "{piece} in line {line}: {complaint}");
    }
}
