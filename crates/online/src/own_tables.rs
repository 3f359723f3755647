//! The online tables at which the user has sat.

use page_kit::going::{self, Going, KNOWN};
use page_kit::speech::Speech;
use page_kit::store;
use page_kit::when::date;
use protocol::{TableId, TableInfo, TableState};

use crate::api::{Trouble, get};
use crate::read::read;
use crate::table::{chairs, load_info};

/// How many ended ones are read.
const MOST: usize = 20;

/// Whether the server has known the user before, so that there may be such tables.
pub fn may_have_tables() -> bool {
    store::get(KNOWN).is_some()
}

/// The user's tables.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OwnTables {
    /// Those that have not ended, the most urgent first.
    pub going: Vec<Going>,
    /// The last ones that have ended, the newest first.
    pub ended: Vec<TableInfo>,
}

impl OwnTables {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.going.is_empty() && self.ended.is_empty()
    }
}

/// Reads the user's tables. Those of `known` that have ended do not change and are not read again.
pub async fn own_tables(known: &[TableInfo]) -> Result<OwnTables, Trouble> {
    let answer = get("me/tables").await?;
    let mut ids: Vec<TableId> = read(&answer.get("tables")).unwrap_or_default();
    let not_ended: Vec<TableInfo> = read(&answer.get("going")).unwrap_or_default();
    ids.retain(|id| not_ended.iter().all(|info| info.id != *id));
    let mut ended = Vec::new();
    for id in ids.into_iter().rev().take(MOST) {
        match known.iter().find(|info| info.id == id) {
            Some(info) => ended.push(info.clone()),
            None => ended.extend(load_info(&id.to_string()).await.ok().filter(has_ended)),
        }
    }
    Ok(OwnTables { going: going::read(&answer), ended })
}

/// Whether the game of a table was played to its end or given up.
fn has_ended(info: &TableInfo) -> bool {
    match info.state {
        TableState::Gathering | TableState::Playing => false,
        TableState::Over => true,
        // Nobody wants to see a table at which nothing happened.
        TableState::Closed => info.moves > 0,
    }
}

/// Who sits or sat at a table, after the end with their points, the winners marked.
pub fn names(info: &TableInfo, speech: Speech) -> String {
    let chairs = chairs(info, None, speech);
    with_points(chairs.into_iter().map(|chair| chair.name), info.result.as_deref())
}

fn with_points(names: impl Iterator<Item = String>, result: Option<&[i32]>) -> String {
    let best = result.and_then(|result| result.iter().max());
    let with_points = |(place, name): (usize, String)| match result.and_then(|result| result.get(place)) {
        Some(points) if Some(points) == best => format!("★ {name} {points}"),
        Some(points) => format!("{name} {points}"),
        None => name,
    };
    let named = names.enumerate().filter(|(_, name)| !name.is_empty());
    named.map(with_points).collect::<Vec<_>>().join(", ")
}

/// The day on which a table has ended, or else was opened.
pub fn day(info: &TableInfo, speech: Speech) -> String {
    date(info.ended.unwrap_or(info.opened) as f64, speech)
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeMap;

    use protocol::{Chair, Player, PlayerId, StartRule};

    use super::*;

    pub(crate) fn info(state: TableState, result: Option<Vec<i32>>) -> TableInfo {
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
            reserved: BTreeMap::new(),
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
            removed: Vec::new(),
            next: None,
            opened: 0,
            began: None,
            ended: None,
            result,
            secret: None,
            lucks: None,
        }
    }

    #[test]
    fn points_stand_behind_the_names_after_the_end_and_winners_are_marked() {
        let names = || ["Anna", "", "Bo", "Bot 3"].map(str::to_owned).into_iter();
        assert_eq!(with_points(names(), None), "Anna, Bo, Bot 3");
        assert_eq!(with_points(names(), Some(&[61, 0, -3, 61])), "★ Anna 61, Bo -3, ★ Bot 3 61");
    }
}
