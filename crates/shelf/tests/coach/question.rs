//! Questions and answers in text form.

use bots::BotName;
use cartographers::{Land, Side};
use coach::{Answer, Question};
use shelf::{Title, answer, with_game};
use table::{Choices, EventSink, Game, Purpose, Record, Seat, SeedText, SetUp, Table};

fn answers(question: &str) -> Vec<String> {
    let mut all = Vec::new();
    answer(question, &mut |text| all.push(text.to_owned()));
    all
}

fn open<G: Game>(seats: u8) -> Table<G> {
    let set_up = SetUp { seats, options: Default::default(), seed: SeedText::new("asked").unwrap() };
    Table::open(set_up, &mut EventSink::nobody()).unwrap()
}

/// The record of a new game.
fn begun(game: &str, seats: u8) -> Record {
    with_game!(Title::named(game).unwrap(), G => open::<G>(seats).record())
}

/// The question for a hint, in the form that the page sends.
fn hint<G: Game>(table: &Table<G>, seat: Seat) -> String {
    let view = serde_json::to_string(&table.view(seat)).unwrap();
    Question::Hint { game: G::NAME.to_owned(), generation: G::GENERATION, view }.write()
}

fn answers_are_legal<G: Game>(seats: u8) {
    let mut table = open::<G>(seats);
    for _ in 0..3 {
        let seat = table.awaited().first().unwrap();
        let text = answers(&hint(&table, seat));
        let at = Question::HintAt { seat, record: table.record().to_string() };
        assert_eq!(answers(&at.write()), text, "the host of the table gets the same answer");
        let [text] = &text[..] else { panic!("one answer: {text:?}") };
        let Some(Answer::Hints(hints)) = Answer::read(text) else { panic!("{text}") };
        assert!((1..=3).contains(&hints.len()), "{text}");
        let view = table.view(seat);
        for hint in &hints {
            let mut listed = false;
            G::choices(view).for_each(|choice| listed |= G::show(view, choice) == hint.actions[0]);
            assert!(listed, "{}: {hint:?}", G::NAME);
            assert_eq!(hint.numbers.len(), hint.actions.len(), "{hint:?}");
        }
        // One question asks all bots of a turn.
        let bots: Vec<(Seat, BotName)> = table.awaited().iter().map(|seat| (seat, BotName::Expert)).collect();
        let question = Question::Bots { bots: bots.clone(), nodes: Some(40), record: table.record().to_string() };
        let text = answers(&question.write()).concat();
        assert_eq!(answers(&question.write()), [text.as_str()], "the answer is repeatable");
        let Some(Answer::Actions(actions)) = Answer::read(&text) else { panic!("{text}") };
        assert_eq!(
            actions.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(),
            bots.iter().map(|bot| bot.0).collect::<Vec<_>>()
        );
        for (seat, action) in actions {
            let action = G::parse(table.view(seat), &action).unwrap();
            table.act(seat, action, &mut EventSink::nobody()).unwrap();
        }
    }
}

#[test]
fn a_hint_depends_on_nothing_but_what_the_player_sees() {
    // The same view with different hidden cards: another seed deals another deck.
    let table = open::<cartographers::Cartographers>(2);
    let seat = Seat(0);
    let imagined = cartographers::Cartographers::imagine(
        table.view(seat),
        &mut SeedText::new("other").unwrap().seed().dice(Purpose(*b"test"), 0),
    );
    let of = |view| serde_json::to_string(&view).unwrap();
    assert_eq!(of(table.view(seat)), of(imagined.view(seat)), "the question is the same, and so is the answer");
}

#[test]
fn bots_and_hints_answer_with_legal_actions_in_every_game() {
    for title in Title::newest() {
        with_game!(title, G => answers_are_legal::<G>(2));
    }
}

#[test]
fn an_invalid_question_has_one_empty_answer() {
    let record = begun("cartographers", 2);
    let over = include_str!("../../../../games/cartographers/records/1/1-wilderness.record");
    let nonsense = [
        String::new(),
        "bots - 0 normal".to_owned(),
        format!("bots - 2 normal\n{record}"),
        format!("bots - 0 nobody\n{record}"),
        format!("bots -1 0 expert\n{record}"),
        format!("bots - 0\n{record}"),
        format!("bots - 0 normal\n{over}"),
        format!("hint-at 7\n{record}"),
        format!("hint-at 0\n{over}"),
        "hint cartographers 1\n{}".to_owned(),
        format!("hint cartographers 1\n{record}"),
        format!("hint cartographers 9\n{record}"),
        format!("analyse 0 x\n{record}"),
        format!("analyse 0 7\n{record}"),
        format!("analyse x 0\n{record}"),
        format!("sing 0\n{record}"),
        "analyse 0 0\nportolan record 1\ngame chess".to_owned(),
    ];
    for question in nonsense {
        assert_eq!(answers(&question), [""], "{question}");
    }
}

#[test]
fn an_analysis_reports_its_progress_and_ends_with_an_account() {
    let record = include_str!("../../../../games/cartographers/records/1/1-wilderness.record");
    let answers = answers(&format!("analyse 0 0\n{record}"));
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

/// The decisions of a seat in order, and the sum of the changes that other seats caused.
fn decisions_and_changes(answers: &[String], seat: &str) -> (Vec<String>, i32) {
    let judged = answers.iter().filter(|answer| answer.starts_with("judged ")).cloned().collect();
    let changes = answers.iter().filter_map(|answer| {
        let words: Vec<&str> = answer.strip_prefix("changed ")?.split(' ').collect();
        let place: usize = seat.parse().unwrap();
        (words[0] != seat).then(|| words[1 + place].parse::<i32>().unwrap())
    });
    (judged, changes.sum())
}

#[test]
fn a_resumed_analysis_finds_the_same() {
    let record = include_str!("../../../../games/morgan/records/1/2.record");
    let mut record = Record::read(record).unwrap();
    // The first moves are enough.
    record.moves.truncate(60);
    record.ending = table::Ending::Unfinished;
    let whole = answers(&format!("analyse 0 1\n{record}"));
    let stop = whole.iter().position(|answer| answer.starts_with("at 31 ")).unwrap();
    let (before, rest) = (&whole[..stop], answers(&format!("analyse 31 1\n{record}")));
    let (mut judged, changed) = decisions_and_changes(before, "1");
    let (more, changed_more) = decisions_and_changes(&rest, "1");
    judged.extend(more);
    assert_eq!((judged, changed + changed_more), decisions_and_changes(&whole, "1"));
    assert!(whole.iter().any(|answer| answer.starts_with("changed 0 ")), "the other seat's choices count: {whole:?}");
    assert_eq!(rest[0], "at 31 60");
}

#[test]
fn with_hindsight_the_map_is_better_than_a_random_one() {
    for (name, seats, side) in [("1-wilderness", 1, Side::Wilderness), ("2-wastelands", 2, Side::Wastelands)] {
        let file = format!("{}/../../games/cartographers/records/1/{name}.record", env!("CARGO_MANIFEST_DIR"));
        let record = std::fs::read_to_string(file).unwrap();
        let table::Ending::Result(totals) = Record::read(&record).unwrap().ending else { panic!("it is over") };
        let seat = seats - 1;
        let answers = answers(&format!("analyse 0 {seat}\n{record}"));
        let map = answers.iter().find(|answer| answer.starts_with(&format!("map {seat} "))).unwrap();
        let (text, rows) = map.split_once('\t').unwrap();
        let numbers: Vec<i32> = text.split(' ').skip(2).map(|number| number.parse().unwrap()).collect();
        assert_eq!(numbers.len(), if seats == 1 { 2 } else { 1 }, "a solo game has a rating: {text}");
        assert!(numbers[0] > totals[seat], "random players can be beaten: {text}, {totals:?}");
        let land = Land::read(side, &rows.split('\t').collect::<Vec<_>>()).unwrap();
        assert!(land.filled().len() > 60, "a map has drawn spaces:\n{}", land.rows().join("\n"));
    }
}
