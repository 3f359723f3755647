//! The online tables at which the user has sat.

use page_kit::store;
use protocol::{Chair, TableId, TableInfo, TableState};

use crate::api::{Trouble, get};
use crate::me::KNOWN;
use crate::read::read;
use crate::table::load_info;

/// How many of them are read.
const MOST: usize = 20;

/// Whether the server has known the user before, so that there may be such tables.
pub fn may_have_tables() -> bool {
    store::get(KNOWN).is_some()
}

/// The user's last tables, the newest first. Those of `known` that have ended do not change and are not read again.
pub async fn own_tables(known: &[TableInfo]) -> Result<Vec<TableInfo>, Trouble> {
    let ids: Vec<TableId> = read(&get("me/tables").await?.get("tables")).unwrap_or_default();
    let mut tables = Vec::new();
    for id in ids.into_iter().rev().take(MOST) {
        match known.iter().find(|info| info.id == id && !is_going(info)) {
            Some(info) => tables.push(info.clone()),
            None => tables.extend(load_info(&id.to_string()).await.ok()),
        }
    }
    Ok(tables)
}

/// Whether the game of a table has not ended.
pub fn is_going(info: &TableInfo) -> bool {
    matches!(info.state, TableState::Gathering | TableState::Playing)
}

/// The names of the people at a table, with their points after the end.
pub fn names(info: &TableInfo) -> String {
    let name = |(place, chair): (usize, &Option<Chair>)| {
        let name = chair.as_ref()?.player.as_ref()?.name.clone();
        let points = info.result.as_ref().and_then(|result| result.get(place));
        Some(points.map_or_else(|| name.clone(), |points| format!("{name} {points}")))
    };
    info.seats.iter().enumerate().filter_map(name).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use protocol::{Player, PlayerId, StartRule};

    use super::*;

    fn info(state: TableState, result: Option<Vec<i32>>) -> TableInfo {
        let person = |id, name: &str| {
            Some(Chair { player: Some(Player { id: PlayerId(id), name: name.to_owned() }), ..Chair::default() })
        };
        let bot = Some(Chair { bot: Some("normal".to_owned()), ..Chair::default() });
        TableInfo {
            id: TableId(1),
            game: "a game".to_owned(),
            generation: 1,
            options: String::new(),
            state,
            seats: vec![person(1, "Anna"), bot, person(2, "Bo"), None],
            opener: Some(0),
            version: 1,
            awaited: table::Seats::NONE,
            moves: 0,
            commitment: String::new(),
            listed: false,
            pace: None,
            clocks: None,
            rated: false,
            hints: true,
            start: StartRule::Opener,
            takeback: table::Seats::NONE,
            result,
            secret: None,
            lucks: None,
        }
    }

    #[test]
    fn people_are_named_with_their_points_after_the_end() {
        assert_eq!(names(&info(TableState::Playing, None)), "Anna, Bo");
        assert_eq!(names(&info(TableState::Over, Some(vec![61, 7, -3]))), "Anna 61, Bo -3");
    }
}
