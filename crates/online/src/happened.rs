//! What happens at a table besides moves: who sits down, leaves, runs out of time, comes back, or asks to take back. It follows
//! from what the table was like before and after.

use protocol::{Chair, TableInfo, TableState};
use table::Phrase;

/// The name of the person in a chair.
fn name(chair: Option<&Chair>) -> Option<&str> {
    Some(chair?.player.as_ref()?.name.as_str())
}

fn named(code: &'static str, name: &str) -> Phrase {
    Phrase::new(code).with("name", name)
}

/// What others did between two descriptions of a table, for the user at the seat `own`.
pub(crate) fn happened(before: &TableInfo, now: &TableInfo, own: Option<usize>) -> Vec<Phrase> {
    let mut said = Vec::new();
    for (place, chair) in now.seats.iter().enumerate().filter(|(place, _)| Some(*place) != own) {
        let (was, is) = (before.seats.get(place).and_then(Option::as_ref), chair.as_ref());
        said.extend(match before.state {
            TableState::Gathering => came_or_went(now, was, is),
            _ => played(now, was, is),
        });
    }
    if before.state == TableState::Gathering && now.state == TableState::Playing {
        said.push(Phrase::new("online-happened-start"));
    }
    if now.state == TableState::Playing {
        said.extend(wished(before, now, own));
    }
    said
}

/// Before the game. Empty seats may be dropped when it starts, so that people move up.
fn came_or_went(now: &TableInfo, was: Option<&Chair>, is: Option<&Chair>) -> Option<Phrase> {
    if now.state != TableState::Gathering {
        return None;
    }
    match (name(was), name(is)) {
        (was, Some(name)) if was != Some(name) => {
            let taken = now.seats.iter().filter(|chair| chair.is_some()).count();
            let sat = named("online-happened-sat", name);
            Some(sat.with("count", taken as i64).with("all", now.seats.len() as i64))
        }
        (Some(name), None) => Some(named("online-happened-left", name)),
        _ => None,
    }
}

/// During the game: a bot plays on for somebody, or does not any more.
fn played(now: &TableInfo, was: Option<&Chair>, is: Option<&Chair>) -> Option<Phrase> {
    let (was, is) = (was?, is?);
    let name = name(Some(is))?;
    let code = match (was.played_by.is_some(), is.played_by.is_some()) {
        _ if is.resigned && !was.resigned => "online-happened-resigned",
        // With a pace, nobody is handed over for being away.
        (false, true) if now.pace.is_some() => "online-happened-time",
        (false, true) => "online-happened-bot",
        (true, false) => "online-happened-back",
        _ => return None,
    };
    Some(named(code, name))
}

/// Wishes to take back: a new one, one that was dropped, or moves that were taken back.
fn wished(before: &TableInfo, now: &TableInfo, own: Option<usize>) -> Option<Phrase> {
    if now.moves < before.moves {
        return Some(Phrase::new("online-happened-taken-back"));
    }
    let by = now.takeback.iter().find(|seat| before.takeback.is_empty() && Some(seat.index()) != own);
    if let Some(name) = by.and_then(|seat| name(now.seats[seat.index()].as_ref())) {
        return Some(named("online-take-back-wish", name));
    }
    let is_dropped = !before.takeback.is_empty() && now.takeback.is_empty() && now.moves == before.moves;
    is_dropped.then(|| Phrase::new("online-happened-dropped"))
}

#[cfg(test)]
mod tests {
    use protocol::{Pace, Player, PlayerId};
    use table::{Seat, Seats};

    use super::*;
    use crate::own_tables::tests::info;

    fn person(id: u128, name: &str) -> Option<Chair> {
        Some(Chair { player: Some(Player { id: PlayerId(id), name: name.to_owned() }), ..Chair::default() })
    }

    fn codes(before: &TableInfo, now: &TableInfo) -> Vec<&'static str> {
        happened(before, now, Some(0)).iter().map(|phrase| phrase.code).collect()
    }

    #[test]
    fn people_come_and_go_before_the_game() {
        let empty = TableInfo { seats: vec![person(1, "Anna"), None, None], ..info(TableState::Gathering, None) };
        let sat = TableInfo { seats: vec![person(1, "Anna"), person(2, "Bo"), None], ..empty.clone() };
        assert_eq!(codes(&empty, &sat), ["online-happened-sat"]);
        assert_eq!(codes(&sat, &empty), ["online-happened-left"]);
        assert_eq!(codes(&sat, &sat), [""; 0]);
        // The empty seat is dropped.
        let begun = TableInfo { state: TableState::Playing, seats: sat.seats[..2].to_vec(), ..sat.clone() };
        assert_eq!(codes(&sat, &begun), ["online-happened-start"]);
        let own = happened(&begun, &TableInfo { seats: vec![None, person(2, "Bo")], ..begun.clone() }, Some(0));
        assert!(own.is_empty(), "users know what they did themselves");
    }

    #[test]
    fn bots_play_on_for_a_reason() {
        let playing = TableInfo { seats: vec![person(1, "Anna"), person(2, "Bo")], ..info(TableState::Playing, None) };
        let with = |change: fn(&mut Chair), pace| {
            let mut now = TableInfo { pace, ..playing.clone() };
            change(now.seats[1].as_mut().expect("Bo sits there"));
            now
        };
        let bot = |chair: &mut Chair| chair.played_by = Some("normal".to_owned());
        let away = with(bot, None);
        assert_eq!(codes(&playing, &away), ["online-happened-bot"]);
        assert_eq!(codes(&playing, &with(bot, Some(Pace::Slow { hours: 12 }))), ["online-happened-time"]);
        assert_eq!(codes(&away, &playing), ["online-happened-back"]);
        assert_eq!(codes(&playing, &with(|chair| chair.resigned = true, None)), ["online-happened-resigned"]);
    }

    #[test]
    fn wishes_are_told_and_what_came_of_them() {
        let playing =
            TableInfo { moves: 4, seats: vec![person(1, "Anna"), person(2, "Bo")], ..info(TableState::Playing, None) };
        let wish = TableInfo { takeback: [Seat(1)].into_iter().collect(), ..playing.clone() };
        assert_eq!(codes(&playing, &wish), ["online-take-back-wish"]);
        assert_eq!(codes(&wish, &playing), ["online-happened-dropped"]);
        assert_eq!(
            codes(&wish, &TableInfo { moves: 3, takeback: Seats::NONE, ..wish.clone() }),
            ["online-happened-taken-back"]
        );
        assert_eq!(codes(&wish, &TableInfo { moves: 5, takeback: Seats::NONE, ..wish.clone() }), [""; 0]);
    }
}
