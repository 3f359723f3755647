//! Stored records of every generation still replay, and every game has one.

use std::path::{Path, PathBuf};

use shelf::{Title, with_game};
use table::{EventSink, Game, Record, Replay, Table};

fn entries(dir: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(dir).unwrap_or_else(|bad| panic!("{}: {bad}", dir.display()));
    entries.map(|entry| entry.unwrap().path()).collect()
}

fn records(dir: &Path) -> Vec<PathBuf> {
    entries(dir).into_iter().filter(|file| file.extension().is_some_and(|end| end == "record")).collect()
}

/// The folder of a game's records.
fn records_dir(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("records")
}

/// Replays a record to its end. The table must have the same record, and its action numbers must lead to the same game.
fn replays<G: Game>(record: &Record, file: &Path) {
    let file = file.display();
    let replay = Replay::<G>::open(record, &mut EventSink::nobody()).and_then(Replay::finish);
    let table = replay.unwrap_or_else(|bad| panic!("{file}: {bad:?}"));
    assert!(table.outcome().is_some(), "{file}");
    assert_eq!(table.record(), *record, "{file}");
    let numbers = table.log().iter().map(|&(seat, action)| (seat, G::number(action)));
    let again = Table::<G>::replay(table.set_up().clone(), numbers, &mut EventSink::nobody());
    let again = again.unwrap_or_else(|bad| panic!("{file}: {bad}"));
    assert_eq!(again.position().open, table.position().open, "{file}");
}

#[test]
fn every_stored_record_replays_in_its_generation() {
    let mut replayed = 0;
    for generation in Title::newest().flat_map(|title| entries(&records_dir(title.name()))) {
        for file in records(&generation) {
            let record = Record::read(&std::fs::read_to_string(&file).unwrap())
                .unwrap_or_else(|bad| panic!("{}: {bad:?}", file.display()));
            let title = Title::of_generation(&record.game, record.generation)
                .unwrap_or_else(|| panic!("{}: unknown generation", file.display()));
            with_game!(title, G => replays::<G>(&record, &file));
            replayed += 1;
        }
    }
    assert!(replayed > 0);
}

#[test]
fn every_game_on_the_shelf_has_a_stored_record_and_a_playthrough() {
    for title in Title::ALL {
        let dir = records_dir(title.name()).join(title.generation().to_string());
        let records = records(&dir);
        assert!(!records.is_empty(), "{} has no stored record", title.name());
        for record in records {
            assert!(record.with_extension("playthrough").exists(), "{} has no play-through", record.display());
        }
    }
}

#[test]
fn a_title_is_found_by_its_name_and_generation() {
    for &title in Title::ALL {
        assert_eq!(Title::of_generation(title.name(), title.generation()), Some(title));
        assert!(Title::named(title.name()).is_some());
    }
    assert_eq!(Title::named("chess"), None);
    assert_eq!(Title::of_generation("cartographers", 999), None);
}
