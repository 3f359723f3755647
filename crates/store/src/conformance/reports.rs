//! Reports of chat messages.

use protocol::{PlayerId, TableId};

use super::{anna, good, know, said};
use crate::{Change, DAY, MOST_REPORTS, Outcome, Report, Said, Store};

const TABLE: TableId = TableId(1);
const BOB: PlayerId = PlayerId(7);

fn report(reporter: PlayerId, number: u64, at: u64) -> Change {
    Change::Report { reporter, table: TABLE, number, at }
}

fn say(store: &mut impl Store, player: PlayerId, text: &str) {
    good(store.commit(&[], &[super::say(Said { player, ..said(TABLE, text, None) })]));
}

pub(super) fn a_report_is_kept_once_with_a_copy_of_the_message<S: Store>(open: &mut dyn FnMut() -> S) {
    let mut store = open();
    know(&mut store, anna().id);
    say(&mut store, anna().id, "rude,\n\"quoted\" 🗺");
    let changes = [report(BOB, 1, 50), report(BOB, 2, 51), report(BOB, u64::MAX, 52), report(BOB, 1, 53)];
    let elsewhere = Change::Report { reporter: BOB, table: TableId(2), number: 1, at: 54 };
    let outcomes = [Outcome::Made, Outcome::Missing, Outcome::Missing, Outcome::Repeated(1), Outcome::Missing];
    assert_eq!(good(store.commit(&[], &[&changes[..], &[elsewhere]].concat())), outcomes);
    assert_eq!(good(store.commit(&[], &[report(anna().id, 1, 20)])), [Outcome::Made], "also one's own");
    drop(store);
    let mut store = open();
    assert_eq!(good(store.commit(&[], &[report(BOB, 1, 60)])), [Outcome::Repeated(1)]);
    let text = "rude,\n\"quoted\" 🗺".to_owned();
    let of_bob = Report { reporter: BOB, at: 50, table: TABLE, number: 1, author: anna().id, text };
    let of_anna = Report { reporter: anna().id, at: 20, ..of_bob.clone() };
    assert_eq!(good(store.reports()), [of_anna, of_bob.clone()], "the oldest first");
    assert_eq!(good(store.reports_by(BOB)), [of_bob]);
    assert_eq!(good(store.reports_by(PlayerId(8))), []);
}

pub(super) fn a_report_outlives_the_chat_and_the_players<S: Store>(open: &mut dyn FnMut() -> S) {
    let mut store = open();
    know(&mut store, anna().id);
    say(&mut store, anna().id, "rude");
    good(store.commit(&[], &[report(BOB, 1, 50), Change::Forget(anna().id), Change::Forget(BOB)]));
    drop(store);
    let mut store = open();
    assert!(good(store.chat(TABLE, 0, 10)).is_empty());
    let kept = good(store.reports());
    assert_eq!((kept.len(), &*kept[0].text, kept[0].author, kept[0].reporter), (1, "rude", anna().id, BOB));
    // The deleted message cannot be reported any more, and the next one is another one.
    know(&mut store, PlayerId(9));
    say(&mut store, PlayerId(9), "kind");
    assert_eq!(good(store.commit(&[], &[report(BOB, 1, 60), report(BOB, 2, 60)])), [Outcome::Missing, Outcome::Made]);
    assert_eq!(good(store.reports()).len(), 2);
}

pub(super) fn reports_are_limited_by_reporter_and_day<S: Store>(open: &mut dyn FnMut() -> S) {
    let mut store = open();
    know(&mut store, anna().id);
    for number in 0..=MOST_REPORTS {
        say(&mut store, anna().id, &format!("message {number}"));
    }
    let at = 10 * DAY;
    let all: Vec<Change> = (1..=MOST_REPORTS).map(|number| report(BOB, number, at)).collect();
    assert!(good(store.commit(&[], &all)).iter().all(|outcome| *outcome == Outcome::Made));
    let last = MOST_REPORTS + 1;
    let changes = [report(BOB, last, at + DAY - 1), report(BOB, 1, at), report(anna().id, last, at)];
    assert_eq!(good(store.commit(&[], &changes)), [Outcome::TooMany, Outcome::Repeated(1), Outcome::Made]);
    assert_eq!(good(store.commit(&[], &[report(BOB, last, at + DAY)])), [Outcome::Made], "a day later");
    assert_eq!(good(store.reports_by(BOB)).len() as u64, MOST_REPORTS + 1);
}
