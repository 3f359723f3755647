//! Players, and what belongs to them.

use protocol::{Player, PlayerId, TableId, Write};

use super::{anna, good, know, opening, said, say};
use crate::{Ban, Change, Outcome, Store, Token};

fn token(id: u128, name: Option<&str>) -> Token {
    Token {
        id,
        hash: [id as u8; 32],
        player: anna().id,
        name: name.map(str::to_owned),
        made: id as u64,
        used: id as u64,
    }
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

/// The ids of a player's tokens with the times of their last use.
fn uses(store: &mut impl Store, player: PlayerId) -> Vec<(u128, u64)> {
    good(store.tokens(player)).into_iter().map(|token| (token.id, token.used)).collect()
}

pub(super) fn tokens_end_when_they_are_not_used<S: Store>(open: &mut dyn FnMut() -> S) {
    let mut store = open();
    know(&mut store, anna().id);
    good(store.commit(&[], &[1, 2, 3].map(|id| Change::Token(token(id, None)))));
    let used = |token, at| Change::Used { token, at };
    let outcomes = good(store.commit(&[], &[used(1, 50), used(2, 30), used(2, 20), used(4, 50)]));
    assert_eq!(outcomes, [Outcome::Made, Outcome::Made, Outcome::Made, Outcome::Missing]);
    drop(store);
    let mut store = open();
    assert_eq!(uses(&mut store, anna().id), [(3, 3), (2, 30), (1, 50)], "a late note changes nothing");
    assert_eq!(good(store.token(1)).map(|(token, _)| token.used), Some(50));
    good(store.commit(&[], &[Change::DropUnused { before: 3 }]));
    assert_eq!(uses(&mut store, anna().id).len(), 3);
    good(store.commit(&[], &[Change::DropUnused { before: 4 }]));
    assert_eq!(uses(&mut store, anna().id), [(2, 30), (1, 50)]);
    good(store.commit(&[], &[Change::DropUnused { before: 50 }]));
    assert_eq!(uses(&mut store, anna().id), [(1, 50)]);
    // A token that is gone leaves no use behind.
    good(store.commit(&[], &[Change::DropToken(anna().id, 1), Change::Token(token(1, None))]));
    assert_eq!(uses(&mut store, anna().id), [(1, 1)]);
    good(store.commit(&[], &[used(1, 70), Change::Forget(anna().id)]));
    know(&mut store, anna().id);
    good(store.commit(&[], &[Change::Token(token(1, None)), Change::DropUnused { before: u64::MAX }]));
    assert_eq!(uses(&mut store, anna().id), []);
}

pub(super) fn all_tokens_of_a_player_end_but_one<S: Store>(open: &mut dyn FnMut() -> S) {
    let bob = PlayerId(7);
    let mut store = open();
    know(&mut store, anna().id);
    know(&mut store, bob);
    let of_anna = [token(1, None), token(2, Some("a program")), token(3, None)].map(Change::Token);
    let of_bob = Change::Token(Token { player: bob, ..token(4, None) });
    good(store.commit(&[], &[&of_anna[..], &[of_bob, Change::Used { token: 2, at: 9 }]].concat()));
    let drop = |except| Change::DropTokens { player: anna().id, except };
    assert_eq!(good(store.commit(&[], &[drop(Some(2))])), [Outcome::Made]);
    assert_eq!(uses(&mut store, anna().id), [(2, 9)]);
    good(store.commit(&[], &[drop(Some(4))]));
    assert_eq!((uses(&mut store, anna().id), uses(&mut store, bob)), (Vec::new(), vec![(4, 4)]), "not somebody else's");
    good(store.commit(&[], &[Change::DropTokens { player: bob, except: None }]));
    assert_eq!(uses(&mut store, bob), []);
}

pub(super) fn bans_outlive_the_players<S: Store>(open: &mut dyn FnMut() -> S) {
    let bob = PlayerId(7);
    let ban = |player, at, until, reason: &str| Change::Ban { player, at, until, reason: reason.to_owned() };
    let of = |player, at, until, reason: &str| Ban { player, at, until, reason: reason.to_owned() };
    let mut store = open();
    know(&mut store, anna().id);
    let changes = [ban(anna().id, 20, None, "rude"), ban(bob, 10, Some(90), "'quoted' 🗺"), Change::Unban(PlayerId(8))];
    assert_eq!(good(store.commit(&[], &changes)), [Outcome::Made, Outcome::Made, Outcome::Missing]);
    good(store.commit(&[], &[Change::Forget(anna().id)]));
    drop(store);
    let mut store = open();
    assert_eq!(good(store.ban(anna().id)), Some(of(anna().id, 20, None, "rude")));
    assert_eq!(good(store.ban(PlayerId(8))), None);
    assert_eq!(good(store.bans()), [of(bob, 10, Some(90), "'quoted' 🗺"), of(anna().id, 20, None, "rude")]);
    good(store.commit(&[], &[ban(bob, 30, None, "again")]));
    assert_eq!(good(store.bans()), [of(anna().id, 20, None, "rude"), of(bob, 30, None, "again")]);
    let unban = Change::Unban(bob);
    assert_eq!(good(store.commit(&[], &[unban.clone(), unban])), [Outcome::Made, Outcome::Missing]);
    assert_eq!((good(store.ban(bob)), good(store.bans()).len()), (None, 1));
    // No character of a reason makes a group fail.
    assert_eq!(good(store.commit(&[], &[ban(bob, 40, None, "a\0b")])), [Outcome::Made]);
}
