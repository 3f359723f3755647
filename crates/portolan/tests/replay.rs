//! `portolan replay`: a record, checked move by move and shown at any move.

use std::path::{Path, PathBuf};

use crate::program::{Output, file, has_keys, portolan, root, scratch};
use serde_json::Value;

fn record_file(name: &str) -> PathBuf {
    record_file_of("cartographers", name)
}

fn record_file_of(game: &str, name: &str) -> PathBuf {
    root().join("games").join(game).join("records/1").join(name)
}

#[track_caller]
fn replay(file: &Path, more: &[&str]) -> Output {
    portolan(std::iter::once("replay".as_ref()).chain([file.as_os_str()]).chain(more.iter().map(|arg| arg.as_ref())))
}

#[track_caller]
fn at(file: &Path, number: usize) -> String {
    replay(file, &["--at", &number.to_string()]).fine()
}

fn moves(file: &Path) -> Vec<(u8, String)> {
    let record = table::Record::read(&std::fs::read_to_string(file).unwrap()).unwrap();
    record.moves.into_iter().map(|played| (played.seat.0, played.action)).collect()
}

#[test]
fn the_end_is_the_default_and_moves_beyond_it_are_refused() {
    for name in ["1-wilderness.record", "2-wastelands.record"] {
        let file = record_file(name);
        let count = moves(&file).len();
        assert_eq!(at(&file, count), replay(&file, &[]).fine());
        for beyond in [count + 1, usize::MAX] {
            for json in [&[][..], &["--json"]] {
                let complaint = replay(&file, &[&["--at", &beyond.to_string()], json].concat()).complaint();
                assert!(complaint.contains(name) && complaint.contains("beyond the end"), "{complaint}");
                assert!(complaint.contains(&count.to_string()), "it says where the end is: {complaint}");
            }
        }
    }
}

#[test]
fn the_start_shows_blank_sheets_and_the_first_card() {
    let out = at(&record_file("2-wilderness.record"), 0);
    assert!(out.contains("Homestead"), "the first card:\n{out}");
    assert_eq!(out.matches('[').count(), 1, "nothing was drawn; one bracket is in the legend:\n{out}");
    assert!(!out.contains("score sheet"), "nothing was scored:\n{out}");
    assert!(out.contains("B  .  .  .  M  .  r  .  .  .  .  ."), "{out}");
}

#[test]
fn the_end_shows_every_seats_score_sheet_with_its_total() {
    let file = record_file("5-wilderness.record");
    let out = replay(&file, &[]).fine();
    let text = std::fs::read_to_string(&file).unwrap();
    let totals: Vec<&str> = text.lines().last().unwrap().split(' ').skip(1).collect();
    let sheets: Vec<&str> = out.split("score sheet of seat ").skip(1).collect();
    assert_eq!(sheets.len(), 5, "{out}");
    for (seat, (sheet, total)) in sheets.iter().zip(totals).enumerate() {
        assert!(sheet.starts_with(&seat.to_string()), "in seat order");
        let last = sheet.lines().rfind(|line| !line.trim().is_empty()).unwrap();
        assert!(last.split_whitespace().any(|word| word.replace('−', "-") == total), "{total} in {last:?}");
    }
}

#[test]
fn between_the_lines_of_a_simultaneous_turn_the_position_is_the_last_resolved_one() {
    for name in ["2-wilderness.record", "5-wastelands.record"] {
        let file = record_file(name);
        let moves = moves(&file);
        let mut resolved = at(&file, 0);
        // A turn lasts as long as each move is of a higher seat than the one before.
        for number in 1..=20 {
            let within = moves[number].0 > moves[number - 1].0;
            let now = at(&file, number);
            if within {
                assert_eq!(now, resolved, "{name}: move {number} is sealed, not shown");
            } else {
                assert_ne!(now, resolved, "{name}: move {number} completes a turn");
                resolved = now;
            }
        }
    }
}

#[test]
fn in_a_solo_game_every_move_is_a_turn_and_marks_what_was_drawn() {
    let file = record_file("1-wilderness.record");
    let mut before = at(&file, 0);
    for (index, (_, action)) in moves(&file).iter().take(10).enumerate() {
        let now = at(&file, index + 1);
        assert_ne!(now, before);
        let drawn = action.split(' ').count() - 1;
        assert!(now.matches('[').count() > drawn, "{action} is marked; one bracket is in the legend:\n{now}");
        before = now;
    }
}

#[test]
fn json_numbers_the_moves_with_their_events_and_then_gives_the_result() {
    for name in ["1-wastelands.record", "2-wilderness.record", "5-wastelands.record"] {
        let file = record_file(name);
        let moves = moves(&file);
        let mut lines = replay(&file, &["--json"]).json();
        let result = lines.pop().unwrap();
        assert_eq!(lines.len(), moves.len());
        for (index, (line, (seat, action))) in lines.iter().zip(&moves).enumerate() {
            has_keys(line, &["number", "seat", "action", "events"]);
            assert_eq!(line["number"], index + 1);
            assert_eq!(line["seat"], *seat);
            assert_eq!(line["action"], *action);
            let events = line["events"].as_array().unwrap();
            let last_of_turn = moves.get(index + 1).is_none_or(|(next, _)| next <= seat);
            assert_eq!(events.is_empty(), !last_of_turn, "{name}: a turn is told when all have drawn: {line}");
            assert!(events.iter().all(Value::is_object));
        }
        let drawn = |line: &Value| {
            let events = line["events"].as_array().unwrap();
            events.iter().filter(|event| event["event"] == "drawn").count()
        };
        assert_eq!(lines.iter().map(drawn).sum::<usize>(), moves.len(), "{name}: every move is told once");

        has_keys(&result, &["result"]);
        has_keys(&result["result"], &["players"]);
        let players = result["result"]["players"].as_array().unwrap();
        let text = std::fs::read_to_string(&file).unwrap();
        let totals: Vec<String> = players.iter().map(|player| player["total"].to_string()).collect();
        assert_eq!(format!("result {}", totals.join(" ")), text.lines().last().unwrap());
        let solo = ["total", "rank", "rating", "title"];
        players.iter().for_each(|player| has_keys(player, if players.len() == 1 { &solo } else { &solo[..2] }));
    }
}

#[test]
fn every_stored_record_of_misterra_is_shown_at_every_move() {
    for name in ["1.record", "1-master.record", "2.record", "2-first-game.record", "3.record", "4-master.record"] {
        let file = record_file_of("misterra", name);
        let count = moves(&file).len();
        let seats = name[..1].parse::<usize>().unwrap();
        for number in (0..=count).step_by(7).chain([count]) {
            let out = at(&file, number);
            assert!(out.contains("   a  b  c  d  e") && out.contains("\n0 "), "an island and its beach:\n{out}");
            assert_eq!(out.matches("a  b  c  d  e").count(), 1 + seats, "and a parchment for each:\n{out}");
        }
        let end = replay(&file, &[]).fine();
        let text = std::fs::read_to_string(&file).unwrap();
        let totals: Vec<&str> = text.lines().last().unwrap().split(' ').skip(1).collect();
        let sheets: Vec<&str> = end.split("score sheet of seat ").skip(1).collect();
        assert_eq!(sheets.len(), seats, "{end}");
        for (sheet, total) in sheets.iter().zip(totals) {
            let last = sheet.lines().rfind(|line| !line.trim().is_empty()).unwrap();
            assert_eq!(last.split_whitespace().last(), Some(total), "{sheet}");
        }
        let mut lines = replay(&file, &["--json"]).json();
        let result = lines.pop().unwrap();
        assert_eq!(lines.len(), count);
        let keys: &[&str] = if seats == 1 { &["total", "rank", "titles"] } else { &["total", "rank"] };
        result["result"]["players"].as_array().unwrap().iter().for_each(|player| has_keys(player, keys));
    }
}

#[test]
fn an_edited_record_of_misterra_is_refused_with_the_line_of_the_edit() {
    let dir = scratch("edited_misterra");
    let text = std::fs::read_to_string(record_file_of("misterra", "2.record")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let line_of = |verb: &str| 1 + lines.iter().position(|line| line.contains(verb)).unwrap();
    for (number, line, expected) in [
        (5, "seats 5", "5 seats"),
        (6, "options presumptions0=3", ""),
        (6, "options presumptions0=3+32", "32"),
        (6, "options moon=full", "moon"),
        (line_of(" keep "), "0 keep 40 41", "40"),
        (line_of(" go "), "0 go f9", "f9"),
        (line_of(" take "), "0 take jungle", "jungle"),
        (lines.len(), "result 1 2", ""),
    ] {
        let mut edited = lines.clone();
        edited[number - 1] = line;
        let complaint = refused(&dir, edited.join("\n") + "\n", number);
        assert!(complaint.contains(expected), "{line}: {complaint}");
    }
}

#[test]
fn json_up_to_a_move_has_no_result_before_the_game_is_over() {
    let file = record_file("2-wilderness.record");
    for number in [0, 1, 2, 7] {
        let lines = replay(&file, &["--json", "--at", &number.to_string()]).json();
        assert_eq!(lines.len(), number + 1);
        assert!(lines[number]["result"].is_null(), "{}", lines[number]);
    }
}

#[test]
fn an_unfinished_game_says_so_and_is_shown_as_it_stands() {
    let dir = scratch("unfinished");
    let text = std::fs::read_to_string(record_file("2-wilderness.record")).unwrap();
    let head: Vec<&str> = text.lines().take(8 + 6).collect();
    let unfinished = file(&dir, "unfinished.record", head.join("\n") + "\nunfinished\n");
    assert_eq!(replay(&unfinished, &[]).fine(), at(&record_file("2-wilderness.record"), 6));
    let lines = replay(&unfinished, &["--json"]).json();
    assert_eq!(lines.len(), 7);
    assert!(lines[6]["result"].is_null());
}

#[test]
fn windows_line_breaks_and_a_missing_last_line_break_are_accepted() {
    let dir = scratch("line_ends");
    let text = std::fs::read_to_string(record_file("1-wastelands.record")).unwrap();
    let shown = replay(&record_file("1-wastelands.record"), &[]).fine();
    assert_eq!(replay(&file(&dir, "crlf", text.replace('\n', "\r\n")), &[]).fine(), shown);
    assert_eq!(replay(&file(&dir, "no_end", text.trim_end()), &[]).fine(), shown);
}

/// Asserts that the program refuses a text with any arguments, and names the file and this line. Returns the rest of
/// the message.
#[track_caller]
fn refused(dir: &Path, text: impl AsRef<[u8]>, line: usize) -> String {
    let edited = file(dir, "edited.record", text);
    let complaint = replay(&edited, &[]).complaint();
    let place = format!("{}, line {line}: ", edited.display());
    let what = complaint.strip_prefix(&place).unwrap_or_else(|| panic!("{place} expected: {complaint}"));
    for more in [&["--at", "0"][..], &["--json"]] {
        assert_eq!(replay(&edited, more).complaint(), complaint, "nothing is shown of a bad record");
    }
    what.to_owned()
}

#[test]
fn a_truncated_record_is_refused_wherever_it_breaks_off() {
    let dir = scratch("truncated");
    let text = std::fs::read_to_string(record_file("1-wilderness.record")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    for end in 0..lines.len() {
        let cut = file(&dir, "cut.record", lines[..end].join("\n") + "\n");
        let complaint = replay(&cut, &[]).complaint();
        assert!(complaint.contains("cut.record, line "), "{end} lines: {complaint}");
    }
    // Within a line as well.
    for lost in [2, 5, 9, 20, 200, text.len() - 3] {
        let cut = file(&dir, "cut.record", &text[..text.len() - lost]);
        let complaint = replay(&cut, &[]).complaint();
        assert!(complaint.contains("cut.record, line "), "{lost} bytes lost: {complaint}");
    }
    let complaint = refused(&dir, lines[..lines.len() - 1].join("\n") + "\n", lines.len());
    assert!(complaint.contains("ends too early"), "{complaint}");
}

#[test]
fn an_edited_record_is_refused_with_the_line_of_the_edit() {
    let dir = scratch("edited");
    let text = std::fs::read_to_string(record_file("2-wilderness.record")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.len();
    for (number, line, expected) in [
        (1, "portolan record 2", "isn't a Portolan game file"),
        (2, "game checkers", "checkers"),
        (3, "generation 77", "77"),
        (3, "generation one", "one"),
        (4, "data 00000000000000000000000000000000", "component data"),
        (5, "seats 0", "0 seats"),
        (5, "seats 101", "101 seats"),
        (6, "options side=moon", "moon"),
        (6, "options side=wilderness,side=wastelands", "twice"),
        (7, "seed ", "empty"),
        (9, "0 village A1 A2 A3", "A1 A2 A3"),
        (9, "0 forest J3 K2 K3 K4", "forest"),
        (9, "0 village B4 C4 C5 D4", "B4"),
        (9, "0 village", ""),
        (9, "0", "not a move"),
        (9, "2 village J3 K2 K3 K4", "not a move"),
        (9, "1 village J3 K2 K3 K4", "seat 1"),
        (9, "0 nonsense", "nonsense"),
        (9, "result 1 2", ""),
        (last, "result 1000 -1000", "1000"),
        (last, "result 12", ""),
        (last, "result many few", "many"),
        (last, "unfinished", "unfinished"),
        (last, "unfinished business", "not a move"),
    ] {
        let mut edited = lines.clone();
        edited[number - 1] = line;
        // After an early result, the error is in the next line.
        let at = if line == "result 1 2" { number + 1 } else { number };
        let complaint = refused(&dir, edited.join("\n") + "\n", at);
        assert!(complaint.contains(expected), "{line}: {complaint}");
    }
    let mut without = lines.clone();
    without.remove(9);
    refused(&dir, without.join("\n") + "\n", 10);
    let more = [&lines[..last - 1], &["0 farm A1 A2"], &lines[last - 1..]].concat();
    let complaint = refused(&dir, more.join("\n") + "\n", last);
    assert!(complaint.contains("over"), "{complaint}");
    refused(&dir, text.clone() + "0 farm A1 A2\n", last + 1);
}

#[test]
fn another_seed_is_another_game() {
    let dir = scratch("seed");
    let text = std::fs::read_to_string(record_file("1-wilderness.record")).unwrap();
    let edited = text.replace("seed golden 1 wilderness", "seed golden 2 wilderness");
    let complaint = replay(&file(&dir, "edited.record", edited), &[]).complaint();
    assert!(complaint.contains("edited.record, line "), "{complaint}");
}

#[test]
fn a_text_that_is_no_record_is_refused() {
    let dir = scratch("foreign");
    for foreign in
        ["", "\n", "{}\n", "Dear diary,\ntoday I drew a map.\n", "PORTOLAN RECORD 1\n", "\u{feff}portolan record 1\n"]
    {
        let complaint = refused(&dir, foreign, 1);
        assert!(complaint.contains("this isn't a Portolan game file"), "{complaint}");
    }
    refused(&dir, "portolan record 1", 2);
    refused(&dir, "portolan record 1\r\n", 2);
}

#[test]
fn a_file_that_is_not_utf_8_is_refused_with_its_line() {
    let dir = scratch("binary");
    refused(&dir, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 1);
    refused(&dir, [0xff; 5000], 1);
    let mut text = std::fs::read(record_file("1-wilderness.record")).unwrap();
    let third = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(1).unwrap().0 + 1;
    text[third] = 0xfe;
    let complaint = refused(&dir, text, 3);
    assert!(complaint.contains("UTF-8"), "{complaint}");
}

#[test]
fn a_file_that_is_missing_or_a_directory_is_named() {
    let dir = scratch("missing");
    for path in [dir.join("nowhere.record"), dir.clone(), dir.join("no/such/place")] {
        let complaint = replay(&path, &[]).complaint();
        assert!(complaint.starts_with(&path.display().to_string()), "{complaint}");
    }
    let strange = dir.join("two\nlines");
    assert!(replay(&strange, &[]).complaint().contains("two\\nlines"));
}

mod anything {
    use super::*;
    use proptest::prelude::*;

    /// Runs the program on a file. Checks only that it succeeds or refuses in the usual form.
    fn ends_well(test: &str, content: &[u8]) -> Result<(), TestCaseError> {
        let file = file(&scratch(test), "anything.record", content);
        let output = replay(&file, &["--json"]);
        prop_assert!([0, 2].contains(&output.status), "{output:?}");
        prop_assert_eq!(output.err.lines().count(), usize::from(output.status == 2), "{:?}", output);
        prop_assert_eq!(output.out.is_empty(), output.status == 2);
        Ok(())
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_bytes_are_refused_without_a_panic(content in prop::collection::vec(any::<u8>(), 0..600)) {
            ends_well("any_bytes", &content)?;
        }

        #[test]
        fn a_record_with_any_byte_changed_is_played_or_refused(at in any::<prop::sample::Index>(), byte in any::<u8>()) {
            let mut content = std::fs::read(record_file("2-wastelands.record")).unwrap();
            let at = at.index(content.len());
            content[at] = byte;
            ends_well("any_byte", &content)?;
        }

        #[test]
        fn a_record_with_any_line_replaced_is_played_or_refused(at in any::<prop::sample::Index>(), line in ".{0,40}") {
            let text = std::fs::read_to_string(record_file("1-wilderness.record")).unwrap();
            let mut lines: Vec<&str> = text.lines().collect();
            let at = at.index(lines.len());
            lines[at] = &line;
            ends_well("any_line", lines.join("\n").as_bytes())?;
        }
    }
}

/// Plays a game with the seed of an online table and returns its record's file.
fn online_game(name: &str, seed: &str) -> PathBuf {
    let args = ["record", "misterra", "--bots", "random,random", "--seed", seed];
    file(&scratch(name), "online.record", portolan(args).fine())
}

#[test]
fn an_online_game_is_verified_against_its_commitment_and_lucks() {
    // printf '%s' SECRET | sha256sum, and printf 'a\n' | sha256sum for the lucks "a" and none.
    let secret = "0".repeat(64);
    let commitment = "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55";
    let lucks = "87428fc522803d31065e7bce3cf03fe475096631e5e07bbd7a0fde60c4cf25c7";
    let record = online_game("verified", &format!("{secret}.{lucks}"));
    let folder = record.parent().expect("a folder").to_owned();
    let right = file(&folder, "lucks.json", r#"["a", null]"#);
    let wrong = file(&folder, "wrong.json", r#"[null, "a"]"#);
    let bad = file(&folder, "bad.json", "a, none");
    let path = |file: &Path| file.to_str().expect("text").to_owned();

    let fine = replay(&record, &["--commitment", commitment]).fine();
    assert!(fine.contains("committed to."), "{fine}");
    let fine = replay(&record, &["--commitment", commitment, "--lucks", &path(&right)]).fine();
    assert!(fine.contains("and these lucks"), "{fine}");
    let unfair = replay(&record, &["--commitment", commitment, "--lucks", &path(&wrong)]).complaint();
    assert!(unfair.contains("not made with these lucks"), "{unfair}");
    let unfair = replay(&record, &["--commitment", lucks]).complaint();
    assert!(unfair.contains("not the one that the table committed to"), "{unfair}");
    let unread = replay(&record, &["--commitment", commitment, "--lucks", &path(&bad)]).complaint();
    assert!(unread.contains("bad.json") && unread.contains("JSON list"), "{unread}");
    let usage = replay(&record, &["--commitment", "abc"]).complaint();
    assert!(usage.contains("64 hexadecimal digits"), "{usage}");
    let offline = replay(&record_file("1-wilderness.record"), &["--commitment", commitment]).complaint();
    assert!(offline.contains("SECRET.LUCK"), "{offline}");
}
