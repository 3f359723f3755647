//! Leases: who serves which shard, and that nobody writes without a lease.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use ::postgres::Client;
use protocol::{TableId, Write};
use store::{Leases, NodeId, Postgres, SHARDS, Shard, Shards, Store, StoreError};

use crate::postgres::{LONG, client, database, node, rows};

/// A lease that is over as soon as it is given.
const SHORT: Duration = Duration::from_millis(1);

fn id(leases: &Leases) -> NodeId {
    leases.fence().node()
}

fn open(url: &str, leases: &Leases) -> Postgres {
    Postgres::open(url, leases.fence()).expect("it opens")
}

/// Renews a lease until some other node is gone.
fn renew_until_alone(leases: &mut Leases) {
    let begun = Instant::now();
    while leases.renew().expect("renewed").nodes.len() > 1 {
        assert!(begun.elapsed() < Duration::from_secs(20), "the other lease does not end");
    }
}

#[test]
fn two_nodes_share_the_shards() {
    let url = database();
    let (mut anna, mut bob) = (node(&url, LONG), node(&url, LONG));
    let alone = anna.join(true).expect("joined");
    assert_eq!((alone.nodes.clone(), alone.shards_of(None)), (vec![id(&anna)], Shards::ALL));
    assert_eq!(anna.claim(Shards::ALL).expect("claimed"), Shards::ALL);
    let both = bob.join(true).expect("joined");
    let mut sorted = vec![id(&anna), id(&bob)];
    sorted.sort();
    assert_eq!((both.nodes.clone(), both.shards_of(Some(id(&anna)))), (sorted, Shards::ALL));
    assert!(both.epoch > alone.epoch);
    assert_eq!(bob.claim(Shards::ALL).expect("asked"), Shards::NONE, "nothing is free");
    let half: Shards = (0..SHARDS as u8 / 2).map(Shard).collect();
    anna.release(half).expect("released");
    assert_eq!(bob.claim(Shards::ALL).expect("claimed"), half);
    assert_eq!(bob.claim(half).expect("claimed"), half, "its own");
    assert_eq!(anna.claim(half).expect("asked"), Shards::NONE);
    // Nobody releases what is another's.
    anna.release(half).expect("released");
    let now = anna.renew().expect("renewed");
    assert_eq!((now.shards_of(Some(id(&bob))), now.shards_of(None)), (half, Shards::NONE));
    bob.leave().expect("left");
    assert_eq!(anna.renew().expect("renewed").shards_of(None), half);
    assert!(matches!(bob.renew(), Err(StoreError::Stale)) && matches!(bob.claim(half), Err(StoreError::Stale)));
    assert!(matches!(bob.release(half), Err(StoreError::Stale)) && matches!(bob.new_epoch(), Err(StoreError::Stale)));
}

#[test]
fn nodes_that_claim_at_once_get_different_shards() {
    let url = database();
    let claimed: Vec<Shards> = std::thread::scope(|scope| {
        let claim = || {
            let mut leases = node(&url, LONG);
            leases.join(true).expect("joined");
            leases.claim(Shards::ALL).expect("claimed")
        };
        let all: Vec<_> = (0..4).map(|_| scope.spawn(claim)).collect();
        all.into_iter().map(|one| one.join().expect("no panic")).collect()
    });
    assert_eq!(claimed.iter().map(|shards| shards.len()).sum::<usize>(), SHARDS);
    assert_eq!(claimed.iter().flat_map(|shards| shards.iter()).collect::<Shards>(), Shards::ALL);
}

#[test]
fn a_node_that_nobody_hears_must_be_alone() {
    let url = database();
    let (mut anna, mut bob) = (node(&url, LONG), node(&url, LONG));
    anna.join(false).expect("joined");
    for has_bus in [false, true] {
        let bad = bob.join(has_bus).expect_err("refused");
        assert!(matches!(bad, StoreError::InUse) && bad.to_string().contains("--bus"), "{bad}");
    }
    // Who joins again is not another one.
    anna.join(true).expect("joined");
    assert!(matches!(bob.join(false), Err(StoreError::InUse)));
    assert_eq!(bob.join(true).expect("joined").nodes.len(), 2);
    // A lease that is over counts no more.
    let mut carl = node(&database(), LONG);
    assert_eq!(carl.join(false).expect("another database").nodes.len(), 1);
    let url = database();
    node(&url, SHORT).join(false).expect("joined");
    let mut next = node(&url, LONG);
    let begun = Instant::now();
    while next.join(false).is_err() {
        assert!(begun.elapsed() < Duration::from_secs(20), "the lease does not end");
    }
}

#[test]
fn a_node_whose_lease_was_taken_writes_nothing() {
    let url = database();
    let (mut slow, mut next) = (node(&url, SHORT), node(&url, LONG));
    let table = TableId(5);
    slow.join(true).expect("joined");
    slow.claim(Shards::ALL).expect("claimed");
    let mut slow_store = open(&url, &slow);
    // Its time is over, but nobody has taken anything.
    slow_store.commit(&rows(table, 1..=2), &[]).expect("stored");
    next.join(true).expect("joined");
    renew_until_alone(&mut next);
    assert_eq!(next.claim(Shards::ALL).expect("claimed"), Shards::ALL);
    let mut next_store = open(&url, &next);
    next_store.commit(&rows(table, 3..=3), &[]).expect("stored");
    for late in [rows(table, 3..=3), rows(table, 4..=4), rows(TableId(6), 1..=1), vec![Write::Fold(table)]] {
        assert!(matches!(slow_store.commit(&late, &[]), Err(StoreError::Stale)));
    }
    // The table ends elsewhere: its log is folded. That is no damage.
    next_store.commit(&[Write::Fold(table)], &[]).expect("stored");
    for late in [rows(table, 3..=3), rows(table, 4..=4), vec![Write::Fold(table)]] {
        assert!(matches!(slow_store.commit(&late, &[]), Err(StoreError::Stale)));
        let folded = [late, vec![Write::Fold(table)]].concat();
        assert!(matches!(slow_store.commit(&folded, &[]), Err(StoreError::Stale)));
    }
    assert_eq!(next_store.table(table).expect("read").len(), 3);
    assert_eq!(next_store.table(TableId(6)).expect("read"), []);
    assert!(matches!(slow.renew(), Err(StoreError::Stale)));
    // It may come back, and then has nothing.
    let back = slow.join(true).expect("joined");
    assert_eq!(back.shards_of(Some(id(&slow))), Shards::NONE);
}

#[test]
fn a_group_that_is_refused_changes_nothing_else() {
    let url = database();
    let mut leases = node(&url, LONG);
    leases.join(true).expect("joined");
    let mut store = open(&url, &leases);
    leases.leave().expect("left");
    let anna = protocol::Player { id: protocol::PlayerId(1), name: "Anna".to_owned() };
    let change = store::Change::NewPlayer { player: anna.clone(), at: 0 };
    assert!(matches!(store.commit(&rows(TableId(1), 1..=1), &[change]), Err(StoreError::Stale)));
    assert_eq!(store.player(anna.id).expect("read"), None);
    assert_eq!(store.tables_of(anna.id).expect("read"), []);
}

/// Lets every statement that writes rows wait in the middle, until the client ends its session.
fn hold_writes(url: &str) -> Client {
    let mut holder = client(url);
    let wait = "CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN PERFORM pg_advisory_xact_lock_shared(42); RETURN NEW; END $$;
        CREATE TRIGGER wait BEFORE INSERT ON rows FOR EACH ROW EXECUTE FUNCTION wait();
        SELECT pg_advisory_lock(42);";
    holder.batch_execute(wait).expect("made");
    holder
}

/// Waits until a statement waits.
fn wait_for_a_write(holder: &mut Client) {
    let waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted \
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    let begun = Instant::now();
    while holder.query_one(waiting, &[]).expect("asked").get::<_, i64>(0) == 0 {
        assert!(begun.elapsed() < Duration::from_secs(4), "nothing is written");
    }
}

#[test]
fn a_new_epoch_waits_for_a_write_under_way_and_refuses_a_later_one() {
    let url = database();
    let mut leases = node(&url, LONG);
    let old = leases.join(true).expect("joined").epoch;
    leases.claim(Shards::ALL).expect("claimed");
    let mut store = open(&url, &leases);
    let mut holder = hold_writes(&url);
    let (sender, changed) = channel();
    std::thread::scope(|scope| {
        let early = scope.spawn(|| store.commit(&rows(TableId(1), 1..=1), &[]));
        wait_for_a_write(&mut holder);
        scope.spawn(|| sender.send(leases.new_epoch()).expect("somebody listens"));
        let none = changed.recv_timeout(Duration::from_millis(200));
        assert!(matches!(none, Err(RecvTimeoutError::Timeout)), "it waits");
        drop(holder);
        early.join().expect("no panic").expect("stored");
        let new = changed.recv().expect("an answer").expect("the lease holds");
        assert!(new.epoch > old && new.shards_of(Some(new.nodes[0])) == Shards::ALL, "the shards stay");
    });
    // The same node, as it was before: a statement that comes later finds no lease.
    client(&url).execute("UPDATE nodes SET epoch = epoch + 1", &[]).expect("changed");
    assert!(matches!(store.commit(&rows(TableId(1), 2..=2), &[]), Err(StoreError::Stale)));
    assert_eq!(store.table(TableId(1)).expect("read").len(), 1);
    assert!(matches!(leases.renew(), Err(StoreError::Stale)));
}

#[test]
fn a_node_that_was_stopped_holds_no_lock() {
    let url = database();
    let (mut stopped, mut next) = (node(&url, SHORT), node(&url, LONG));
    stopped.join(true).expect("joined");
    let mut store = open(&url, &stopped);
    store.commit(&rows(TableId(1), 1..=1), &[]).expect("stored");
    // From here on the node's process does nothing any more. Its connections stay open.
    let held = "SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid) \
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'portolan'";
    assert_eq!(client(&url).query_one(held, &[]).expect("asked").get::<_, i64>(0), 0);
    next.join(true).expect("joined");
    renew_until_alone(&mut next);
    assert!(matches!(store.commit(&rows(TableId(1), 2..=2), &[]), Err(StoreError::Stale)));
}

#[test]
fn a_lease_and_a_shard_are_not_taken_from_a_write_under_way() {
    let url = database();
    let (mut slow, mut next) = (node(&url, SHORT), node(&url, LONG));
    next.join(true).expect("joined");
    slow.join(true).expect("joined");
    slow.claim(Shards::ALL).expect("claimed");
    let mut store = open(&url, &slow);
    let mut holder = hold_writes(&url);
    let (sender, released) = channel();
    std::thread::scope(|scope| {
        let early = scope.spawn(|| store.commit(&rows(TableId(1), 1..=1), &[]));
        wait_for_a_write(&mut holder);
        // The own renewal does not fail for it.
        assert_eq!(next.renew().expect("renewed").nodes.len(), 2);
        scope.spawn(|| sender.send(slow.release(Shards::ALL)).expect("somebody listens"));
        let none = released.recv_timeout(Duration::from_millis(200));
        assert!(matches!(none, Err(RecvTimeoutError::Timeout)), "it waits");
        assert_eq!(next.claim(Shards::ALL).expect("asked"), Shards::NONE);
        drop(holder);
        early.join().expect("no panic").expect("stored");
        released.recv().expect("an answer").expect("released");
    });
    renew_until_alone(&mut next);
    assert_eq!(next.claim(Shards::ALL).expect("claimed"), Shards::ALL);
    assert_eq!(open(&url, &next).table(TableId(1)).expect("read").len(), 1);
}

/// One node writes as fast as it can, and never renews its lease. Another takes its place in the middle of that. Whatever
/// the first one was told is stored must be there, and nothing else.
#[test]
fn a_table_has_one_writer_while_its_shard_changes_hands() {
    let url = database();
    let table = TableId(9);
    let shard: Shards = [Shard::of(table)].into_iter().collect();
    let (mut last, mut holder) = (0, node(&url, SHORT));
    holder.join(true).expect("joined");
    holder.claim(shard).expect("claimed");
    for _ in 0..10 {
        let mut store = open(&url, &holder);
        let mut next = node(&url, SHORT);
        let (sender, begun) = channel();
        let stored = std::thread::scope(|scope| {
            let writer = scope.spawn(move || {
                let mut stored = last;
                loop {
                    match store.commit(&rows(table, stored + 1..=stored + 1), &[]) {
                        Ok(_) => stored += 1,
                        Err(StoreError::Stale) => return stored,
                        Err(bad) => panic!("{bad}"),
                    }
                    let _ = sender.send(());
                }
            });
            (0..5).for_each(|_| begun.recv().expect("it writes"));
            next.join(true).expect("joined");
            while next.claim(shard).expect("asked").is_empty() {
                next.renew().expect("renewed");
            }
            let mut read = 0;
            open(&url, &next).open_rows(shard, &mut |_, row| read = row.expect("a good row").number).expect("read");
            let stored = writer.join().expect("no panic");
            assert_eq!(read, stored, "what the next node reads is what the last one was told");
            stored
        });
        assert!(stored > last);
        (last, holder) = (stored, next);
    }
}

#[test]
fn ends_of_logs_are_read_again_with_their_shards() {
    let url = database();
    let (mut anna, mut bob) = (node(&url, LONG), node(&url, LONG));
    anna.join(true).expect("joined");
    bob.join(true).expect("joined");
    let (mut of_anna, mut of_bob) = (open(&url, &anna), open(&url, &bob));
    let table = TableId(7);
    let shard: Shards = [Shard::of(table)].into_iter().collect();
    let take = |leases: &mut Leases, store: &mut Postgres| {
        assert_eq!(leases.claim(shard).expect("claimed"), shard);
        let mut count = 0;
        store.open_rows(shard, &mut |_, _| count += 1).expect("read");
        count
    };
    assert_eq!(take(&mut anna, &mut of_anna), 0);
    of_anna.commit(&rows(table, 1..=2), &[]).expect("stored");
    anna.release(shard).expect("released");
    assert_eq!(take(&mut bob, &mut of_bob), 2);
    of_bob.commit(&rows(table, 3..=4), &[]).expect("stored");
    bob.release(shard).expect("released");
    assert_eq!(take(&mut anna, &mut of_anna), 4);
    of_anna.commit(&rows(table, 5..=5), &[]).expect("stored");
    of_anna.commit(&[Write::Fold(table)], &[]).expect("folded");
    assert_eq!(of_bob.table(table).expect("read").len(), 5);
    anna.release(shard).expect("released");
    assert_eq!(take(&mut bob, &mut of_bob), 0);
    assert!(matches!(of_bob.commit(&rows(table, 5..=5), &[]), Err(StoreError::Gap)));
}

#[test]
fn a_new_epoch_extends_the_lease() {
    let url = database();
    let (mut anna, mut bob) = (node(&url, LONG), node(&url, LONG));
    anna.join(true).expect("joined");
    bob.join(true).expect("joined");
    // The time of the lease is over, and nobody has noticed.
    let over = "UPDATE nodes SET until = clock_timestamp() - interval '1 second' WHERE id = $1";
    client(&url).execute(over, &[&(id(&anna).0 as i64)]).expect("changed");
    anna.new_epoch().expect("nobody has deleted the lease");
    assert_eq!(
        bob.renew().expect("renewed").nodes.len(),
        2,
        "the node answers as after a renewal, so its lease must hold"
    );
}
