//! Questions and answers as text.

use cartographers::{Land, Side};
use shelf::{Title, answer, with_game};
use table::{Choices, Game, Record, SeedText, SetUp, Table, Tell};

fn answers(question: &str) -> Vec<String> {
    let mut all = Vec::new();
    answer(question, &mut |text| all.push(text.to_owned()));
    all
}

fn open<G: Game>(seats: u8) -> Table<G> {
    let set_up = SetUp { seats, options: Default::default(), seed: SeedText::new("asked").unwrap() };
    Table::open(set_up, &mut Tell::nobody()).unwrap()
}

/// A game that has just begun.
fn begun(game: &str, seats: u8) -> Record {
    with_game!(Title::named(game).unwrap(), G => open::<G>(seats).record())
}

fn answers_are_legal<G: Game>(seats: u8) {
    let mut table = open::<G>(seats);
    for _ in 0..3 {
        let seat = table.awaited().first().unwrap();
        let record = table.record();
        let hint = &answers(&format!("hint {seat}\n{record}"))[..];
        let [hint] = hint else { panic!("one answer: {hint:?}") };
        assert!(hint.lines().count() <= 3 && !hint.is_empty(), "{hint}");
        let view = table.view(seat);
        for line in hint.lines() {
            let parts: Vec<&str> = line.split('\t').collect();
            let [points, lead, clear, first, ..] = parts[..] else { panic!("{line}") };
            assert!(points.parse::<i32>().is_ok() && lead.parse::<i32>().is_ok(), "{line}");
            assert!(["clear", "close"].contains(&clear), "{line}");
            let mut listed = false;
            G::choices(view).for_each(|choice| listed |= G::show(view, choice) == first);
            assert!(listed, "{}: {first}", G::NAME);
        }
        let question = format!("bot {seat} expert 40\n{record}");
        let action = answers(&question).concat();
        assert_eq!(answers(&question), [action.as_str()], "the same again");
        let action = G::parse(view, &action).unwrap();
        table.act(seat, action, &mut Tell::nobody()).unwrap();
    }
}

#[test]
fn bots_and_hints_answer_with_legal_actions_in_every_game() {
    for title in Title::newest() {
        with_game!(title, G => answers_are_legal::<G>(2));
    }
}

#[test]
fn what_makes_no_sense_has_one_empty_answer() {
    let record = begun("cartographers", 2);
    let over = include_str!("../../../../games/cartographers/records/1/1-wilderness.record");
    let nonsense = [
        String::new(),
        "bot 0 normal".to_owned(),
        format!("bot 2 normal\n{record}"),
        format!("bot 0 nobody\n{record}"),
        format!("bot 0 expert -1\n{record}"),
        format!("bot 0 normal\n{over}"),
        format!("hint 7\n{record}"),
        format!("hint 0\n{over}"),
        format!("analyse x\n{record}"),
        format!("rest x 0\n{record}"),
        format!("sing 0\n{record}"),
        "hint 0\nportolan record 1\ngame chess".to_owned(),
    ];
    for question in nonsense {
        assert_eq!(answers(&question), [""], "{question}");
    }
}

#[test]
fn an_analysis_tells_how_far_it_is_and_ends_with_an_account() {
    let record = include_str!("../../../../games/cartographers/records/1/1-wilderness.record");
    let answers = answers(&format!("analyse 0\n{record}"));
    let moves = Record::read(record).unwrap().moves.len();
    assert_eq!(answers[0], format!("at 0 {moves}"));
    assert_eq!(answers.iter().filter(|answer| answer.starts_with("at ")).count(), moves + 1);
    assert!(answers.iter().any(|answer| answer.starts_with("judged ")), "{answers:?}");
    let [.., account, map, over] = &answers[..] else { panic!("{answers:?}") };
    assert_eq!(over, "over");
    assert!(map.starts_with("map 0 "), "{map}");
    let numbers: Vec<i32> = account.split(' ').skip(1).map(|number| number.parse().unwrap()).collect();
    let [seat, expected, skill, luck, cost, result] = numbers[..] else { panic!("{account}") };
    assert_eq!((seat, expected + skill + luck), (0, result), "{account}");
    assert!(cost >= 0, "{account}");
}

/// What is told of a seat's decisions, in order, and what others' changed for it.
fn told_of(answers: &[String], seat: &str) -> (Vec<String>, i32) {
    let judged = answers.iter().filter(|answer| answer.starts_with("judged ")).cloned().collect();
    let changes = answers.iter().filter_map(|answer| {
        let words: Vec<&str> = answer.strip_prefix("changed ")?.split(' ').collect();
        let place: usize = seat.parse().unwrap();
        (words[0] != seat).then(|| words[1 + place].parse::<i32>().unwrap())
    });
    (judged, changes.sum())
}

#[test]
fn an_analysis_that_was_stopped_goes_on_to_the_same_account() {
    let record = include_str!("../../../../games/morgan/records/1/2.record");
    let mut record = Record::read(record).unwrap();
    // The beginning of the game is enough.
    record.moves.truncate(60);
    record.ending = table::Ending::Unfinished;
    let whole = answers(&format!("analyse 1\n{record}"));
    let stop = whole.iter().position(|answer| answer.starts_with("at 31 ")).unwrap();
    let (before, rest) = (&whole[..stop], answers(&format!("rest 31 1\n{record}")));
    let (mut judged, changed) = told_of(before, "1");
    let (more, changed_more) = told_of(&rest, "1");
    judged.extend(more);
    assert_eq!((judged, changed + changed_more), told_of(&whole, "1"));
    assert!(whole.iter().any(|answer| answer.starts_with("changed 0 ")), "the other's choices count: {whole:?}");
    assert_eq!(rest[0], "at 31 60");
}

#[test]
fn with_hindsight_the_map_is_better_than_a_random_one() {
    for (name, seats, side) in [("1-wilderness", 1, Side::Wilderness), ("2-wastelands", 2, Side::Wastelands)] {
        let file = format!("{}/../../games/cartographers/records/1/{name}.record", env!("CARGO_MANIFEST_DIR"));
        let record = std::fs::read_to_string(file).unwrap();
        let table::Ending::Result(totals) = Record::read(&record).unwrap().ending else { panic!("it is over") };
        let seat = seats - 1;
        let answers = answers(&format!("analyse {seat}\n{record}"));
        let map = answers.iter().find(|answer| answer.starts_with(&format!("map {seat} "))).unwrap();
        let (told, rows) = map.split_once('\t').unwrap();
        let numbers: Vec<i32> = told.split(' ').skip(2).map(|number| number.parse().unwrap()).collect();
        assert_eq!(numbers.len(), if seats == 1 { 2 } else { 1 }, "alone it has a rating: {told}");
        assert!(numbers[0] > totals[seat], "random players leave room: {told}, {totals:?}");
        let land = Land::read(side, &rows.split('\t').collect::<Vec<_>>()).unwrap();
        assert!(land.filled().len() > 60, "a map is drawn on:\n{}", land.rows().join("\n"));
    }
}
