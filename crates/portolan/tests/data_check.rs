//! `portolan data check`: checks the component data files.

use std::path::Path;

use crate::program::{Output, file, portolan, root, scratch, typed};

fn good() -> String {
    good_of("cartographers")
}

/// The data file of a game.
fn good_of(game: &str) -> String {
    std::fs::read_to_string(root().join(format!("games/{game}/data/1.toml"))).unwrap()
}

#[track_caller]
fn check(dir: &Path) -> Output {
    portolan(["data".as_ref(), "check".as_ref(), dir.as_os_str()])
}

/// The data file with one piece replaced, and the line of that piece.
#[track_caller]
fn with(piece: &str, instead: &str) -> (String, usize) {
    with_of("cartographers", piece, instead)
}

#[track_caller]
fn with_of(game: &str, piece: &str, instead: &str) -> (String, usize) {
    let text = good_of(game);
    let at = text.find(piece).unwrap_or_else(|| panic!("the data have no {piece}"));
    (text.replacen(piece, instead, 1), 1 + text[..at].matches('\n').count())
}

#[test]
fn the_repositorys_data_pass_with_one_line_per_file() {
    let out = typed("data check").fine();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), shelf::Title::ALL.len(), "{out}");
    for (title, line) in shelf::Title::ALL.iter().zip(&lines) {
        assert!(line.starts_with(&format!("games/{}/data/{}.toml: ", title.name(), title.generation())), "{out}");
        assert!(line.contains(title.data()), "{out}");
    }
    let elsewhere = check(&root().join("games")).fine();
    assert!(shelf::Title::ALL.iter().all(|title| elsewhere.contains(title.data())));
}

#[test]
fn the_default_directory_is_relative_to_the_working_directory() {
    let dir = scratch("default");
    let output = crate::program::program().args(["data", "check"]).current_dir(&dir).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    for title in shelf::Title::newest() {
        file(&dir, &format!("games/{}/data/1.toml", title.name()), good_of(title.name()));
    }
    let output = crate::program::program().args(["data", "check"]).current_dir(&dir).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_missing_directory_an_empty_one_and_a_plain_file_are_named() {
    let dir = scratch("empty");
    for path in [dir.join("nowhere"), dir.clone(), file(&dir, "plain", "")] {
        let complaint = check(&path).complaint();
        assert!(complaint.starts_with(&format!("{}: ", path.display())), "{complaint}");
    }
    // A game without a data file counts as empty.
    std::fs::create_dir(dir.join("cartographers")).unwrap();
    check(&dir).complaint();
}

#[test]
fn comments_and_layout_do_not_change_the_digest_but_a_number_does() {
    let dir = scratch("facts");
    file(&dir, "cartographers/1.toml", format!("# A note.\n\n{}", good()));
    let digest = shelf::Title::named("cartographers").unwrap().data();
    assert!(check(&dir).fine().contains(digest));
    file(&dir, "cartographers/1.toml", with("solo = 25", "solo = 26").0);
    let changed = check(&dir).fine();
    assert!(!changed.contains(digest) && changed.contains("differs from the data"), "{changed}");
    // Another generation has its own facts.
    file(&dir, "cartographers/2.toml", with("solo = 25", "solo = 26").0);
    assert_eq!(check(&dir).fine().lines().count(), 2);
}

#[test]
fn an_unknown_game_is_named() {
    let dir = scratch("game");
    let chess = file(&dir, "chess/1.toml", good());
    let complaint = check(&dir).complaint();
    assert!(complaint.starts_with(&chess.display().to_string()) && complaint.contains("\"chess\""), "{complaint}");
}

#[test]
fn a_data_file_is_named_by_its_generation() {
    for name in ["one.toml", "0.toml", "-1.toml", "+1.toml", "01.toml", "1.5.toml", "99999999999.toml", "1 .toml"] {
        let dir = scratch("misnamed");
        let misnamed = file(&dir, &format!("cartographers/{name}"), good());
        let complaint = check(&dir).complaint();
        assert!(complaint.starts_with(&misnamed.display().to_string()), "{complaint}");
        assert!(complaint.contains("generation"), "{complaint}");
    }
}

#[test]
fn a_broken_file_is_named_with_the_line_where_it_breaks() {
    let cartographers = [
        ("threshold = 8", "threshold = 0", "threshold"),
        ("threshold = 8", "threshold = \"eight\"", ""),
        ("threshold = 8", "threshold 8", ""),
        ("time = 1\n", "time = 1\ncolour = 3\n", "colour"),
        ("\"B4\"", "\"L4\"", "L4"),
        ("\"C9\"", "\"B4\"", "twice"),
        ("arrow = \"clockwise\"", "arrow = \"up\"", "up"),
        ("name = \"treetower\"", "name = \"treehouse\"", "treehouse"),
    ];
    let misterra = [
        ("per_player = 3", "per_player = \"three\"", ""),
        ("terrain = \"jungle\"", "terrain = \"tundra\"", "tundra"),
        ("kind = \"largest-zone\"", "kind = \"tallest-zone\"", "tallest-zone"),
        ("spaces = [\"c3\"]", "spaces = [\"f3\"]", "f3"),
    ];
    let broken = cartographers.map(|piece| ("cartographers", piece)).into_iter();
    for (game, (piece, instead, expected)) in broken.chain(misterra.map(|piece| ("misterra", piece))) {
        let dir = scratch("broken");
        let (text, line) = with_of(game, piece, instead);
        let broken = file(&dir, &format!("{game}/1.toml"), text);
        let complaint = check(&dir).complaint();
        // The error may be on the line that was added.
        let places = [line, line + 1].map(|line| format!("{}, line {line}: ", broken.display()));
        assert!(places.iter().any(|place| complaint.starts_with(place)), "{instead}: {complaint}");
        assert!(complaint.contains(expected), "{instead}: {complaint}");
    }
}

#[test]
fn a_truncated_an_empty_and_a_binary_file_are_refused() {
    let text = good();
    let halves = [&text.as_bytes()[..text.len() / 2], b"", b"\xff\xfe\0", b"= = =", b"\0"];
    for content in halves {
        let dir = scratch("cut");
        let cut = file(&dir, "cartographers/1.toml", content);
        let complaint = check(&dir).complaint();
        assert!(complaint.starts_with(&format!("{}, line ", cut.display())), "{complaint}");
    }
}

#[test]
fn every_bad_file_and_every_good_one_has_its_line() {
    let dir = scratch("several");
    let first = file(&dir, "cartographers/1.toml", with("rows = 11", "rows = 12").0);
    let second = file(&dir, "cartographers/2.toml", good());
    let third = file(&dir, "cartographers/3.toml", "no data");
    let output = check(&dir);
    assert_eq!(output.status, 2);
    assert_eq!(output.out.lines().count(), 1);
    assert!(output.out.starts_with(&format!("{}: ", second.display())), "{}", output.out);
    let lines: Vec<&str> = output.err.lines().collect();
    assert_eq!(lines.len(), 2, "{}", output.err);
    for (line, bad) in lines.iter().zip([first, third]) {
        assert!(line.starts_with(&format!("portolan: {}, line ", bad.display())), "{line}");
    }
}

#[test]
fn a_directory_in_the_place_of_a_file_is_named() {
    let dir = scratch("nested");
    std::fs::create_dir_all(dir.join("cartographers/1.toml")).unwrap();
    assert!(check(&dir).complaint().contains("1.toml: "));
}
