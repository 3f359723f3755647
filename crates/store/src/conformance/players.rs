//! Players, and what belongs to them.

use protocol::{Player, PlayerId, TableId, Write};

use super::{anna, good, opening, said, say};
use crate::{Change, Outcome, Store, Token};

fn token(id: u128, name: Option<&str>) -> Token {
    Token { id, hash: [id as u8; 32], player: anna().id, name: name.map(str::to_owned), made: id as u64 }
}

pub(super) fn players_tokens_and_logins<S: Store>(open: &mut dyn FnMut() -> S) {
    let bob = Player { id: PlayerId(7), name: "Bob".to_owned() };
    let mut store = open();
    let made = |player: &Player| Change::NewPlayer { player: player.clone(), at: 5 };
    let changes =
        [made(&anna()), made(&bob), Change::Token(token(1, None)), Change::Token(token(2, Some("a program")))];
    assert_eq!(good(store.commit(&[], &changes)), [Outcome::Made; 4]);
    let login = |player: &Player, hash: &str| Change::Login {
        player: player.id,
        login: "anna".to_owned(),
        hash: hash.to_owned(),
    };
    let outcomes = good(store.commit(&[], &[login(&anna(), "h1"), login(&bob, "h2"), login(&anna(), "h3")]));
    assert_eq!(outcomes, [Outcome::Made, Outcome::Taken, Outcome::Made]);
    // An id is given once, and a new name takes nothing else away.
    assert_eq!(good(store.commit(&[], &[made(&Player { name: "Rob".to_owned(), ..bob.clone() })])), [Outcome::Taken]);
    let robert = Change::Rename(Player { name: "Robert".to_owned(), ..bob.clone() });
    assert_eq!(good(store.commit(&[], &[robert])), [Outcome::Made]);
    drop(store);
    let mut store = open();
    assert_eq!(good(store.player(bob.id)).map(|bob| bob.name), Some("Robert".to_owned()));
    assert_eq!(good(store.token(2)), Some((token(2, Some("a program")), anna())));
    assert_eq!(good(store.token(3)), None);
    assert_eq!(good(store.tokens(anna().id)), [token(2, Some("a program")), token(1, None)]);
    assert_eq!(good(store.login("anna")).map(|login| (login.player, login.hash)), Some((anna().id, "h3".to_owned())));
    assert_eq!((good(store.login_of(anna().id)), good(store.login_of(bob.id))), (Some("anna".to_owned()), None));
    // Nobody drops somebody else's token.
    good(store.commit(&[], &[Change::DropToken(bob.id, 1), Change::DropToken(anna().id, 2)]));
    assert_eq!(good(store.tokens(anna().id)), [token(1, None)]);
}

pub(super) fn a_forgotten_player_leaves_only_an_id<S: Store>(open: &mut dyn FnMut() -> S) {
    let table = TableId(1);
    let mut store = open();
    let login = Change::Login { player: anna().id, login: "anna".to_owned(), hash: "h".to_owned() };
    let changes = [
        Change::NewPlayer { player: anna(), at: 0 },
        Change::Token(token(1, None)),
        login,
        say(said(table, "hi", None)),
    ];
    good(store.commit(&[Write::Append(opening(table, anna().id))], &changes));
    good(store.commit(&[], &[Change::Forget(anna().id)]));
    drop(store);
    let mut store = open();
    assert!(good(store.player(anna().id)).is_none() && good(store.token(1)).is_none());
    assert!(good(store.login("anna")).is_none() && good(store.tables_of(anna().id)).is_empty());
    assert!(good(store.chat(table, 0, 10)).is_empty() && good(store.said_by(anna().id, None, 10)).is_empty());
    // The log stays: the others' game is theirs.
    assert_eq!(good(store.table(table)).len(), 1);
}

pub(super) fn nothing_brings_a_player_back<S: Store>(open: &mut dyn FnMut() -> S) {
    let table = TableId(1);
    let mut store = open();
    let login = Change::Login { player: anna().id, login: "anna".to_owned(), hash: "h".to_owned() };
    let late = [Change::Rename(anna()), Change::Token(token(1, None)), login, say(said(table, "hi", None))];
    assert_eq!(good(store.commit(&[], &late)), [Outcome::Missing; 4], "nobody has this id");
    // What comes after a deletion, in the same group or later, changes nothing.
    let deleted = [Change::NewPlayer { player: anna(), at: 0 }, Change::Forget(anna().id)];
    let outcomes = good(store.commit(&[], &[&deleted[..], &late].concat()));
    assert_eq!(outcomes[2..], [Outcome::Missing; 4]);
    assert_eq!(good(store.commit(&[], &late)), [Outcome::Missing; 4]);
    drop(store);
    let mut store = open();
    assert!(good(store.player(anna().id)).is_none() && good(store.tokens(anna().id)).is_empty());
    assert!(good(store.login("anna")).is_none() && good(store.chat(table, 0, 10)).is_empty());
}
