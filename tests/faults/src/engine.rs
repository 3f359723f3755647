//! The engine: it chooses moves at random, and says what every player must see at the end.

use protocol::TableInfo;
use protocol::fair;
use serde::Deserialize;
use serde_json::Value;
use shelf::Title;
use table::{Choices, Dice, EventSink, Game, OwnedView, Record, Replay, Seat};

/// Chooses a move at random, from what a player knows; none if the rules do not await the seat.
pub fn choose(title: Title, seat: Seat, open: &Value, own: &Value, dice: &mut Dice) -> Result<Option<String>, String> {
    shelf::with_game!(title, G => choose_in::<G>(seat, open, own, dice))
}

fn choose_in<G: Game>(seat: Seat, open: &Value, own: &Value, dice: &mut Dice) -> Result<Option<String>, String> {
    let unreadable = |bad: serde_json::Error| format!("a view that cannot be read: {bad}");
    let open = G::Open::deserialize(open).map_err(unreadable)?;
    let own = G::Own::deserialize(own).map_err(unreadable)?;
    if !G::awaited(&open).contains(seat) {
        return Ok(None);
    }
    let view = OwnedView::<G>::for_seat(open, seat, own);
    let choices = G::choices(view.as_view());
    let action = choices.nth(dice.below(choices.len())).ok_or("an awaited seat has no choice")?;
    Ok(Some(G::show(view.as_view(), action)))
}

/// Replays the record of a game that is over. Returns the view of each seat at the end.
pub fn replay(text: &str) -> Result<(Record, Vec<String>), String> {
    let bad = |bad: table::BadRecord| format!("line {}: {}", bad.line, bad.why.code);
    let record = Record::read(text).map_err(bad)?;
    let title = Title::of_record(&record).map_err(bad)?;
    let views = shelf::with_game!(title, G => {
        let table = Replay::<G>::open(&record, &mut EventSink::nobody()).and_then(Replay::finish).map_err(bad)?;
        if table.outcome().is_none() {
            return Err("the record is unfinished".to_owned());
        }
        let text = |seat| serde_json::to_string(&table.view(Seat(seat))).map_err(|bad| bad.to_string());
        (0..record.seats).map(text).collect::<Result<Vec<String>, String>>()?
    });
    Ok((record, views))
}

/// Checks that a game was dealt as it was promised: with the secret that the table committed to when it was opened, and
/// the lucks that the players sent.
pub fn check_deal(record: &Record, info: &TableInfo, commitment: &str, lucks: &[Option<String>]) -> Result<(), String> {
    let texts: Vec<Option<&str>> = lucks.iter().map(Option::as_deref).collect();
    fair::verify(record.seed.as_str(), commitment, Some(&texts)).map_err(|unfair| unfair.to_string())?;
    let secret = info.secret.as_deref().ok_or("the secret is not public")?;
    if info.commitment != commitment || fair::seed(secret, &texts) != record.seed.as_str() {
        return Err("the table shows another secret or commitment than its seed has".to_owned());
    }
    if info.lucks.as_deref() != Some(lucks) {
        return Err(format!("the lucks are {:?}, the players sent {lucks:?}", info.lucks));
    }
    Ok(())
}
