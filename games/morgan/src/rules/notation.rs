//! The text form of actions.

use crate::rules::action::{Action, Corner};
use crate::rules::bonus::{Bonus, Picked};
use crate::rules::components::{Level, MapCard, Symbol, Tile};
use crate::rules::edges::{Direction, Edges};
use crate::rules::event::place;
use crate::rules::island::Island;
use crate::rules::refusal::Refusal;
use crate::rules::sets::Cards;

/// Writes an action. The text of a tile move depends on the island.
pub(crate) fn show(island: &Island, action: Action) -> String {
    match action {
        Action::Corner(corner) => format!("corner {}", corner.name()),
        Action::Use(bonus) => format!("use {}", bonus_text(bonus)),
        Action::Step(direction) => format!("step {}", direction.name()),
        Action::Play(card) => format!("play {card}"),
        Action::Take(level) => format!("take {}", level.name()),
        Action::Discard(card) => format!("discard {card}"),
        Action::Draw => "draw".to_owned(),
        Action::Move { tile, edges, spot } => format!("tile {} to {} {edges}", tile.name(), place(island.place(spot))),
        Action::Pick(picked) => {
            let cards: Vec<String> = picked.cards().iter().map(MapCard::name).collect();
            format!("use {} of {}", bonus_text(picked.bonus()), cards.join("+"))
        }
    }
}

fn bonus_text(bonus: Bonus) -> String {
    match bonus {
        Bonus::One(symbol) => symbol.name().to_owned(),
        Bonus::Two(symbol, used_as) => format!("{}+{} as {}", symbol.name(), symbol.name(), used_as.name()),
    }
}

/// Parses the texts that [`show`] writes.
pub(crate) fn parse(island: &Island, text: &str) -> Result<Action, Refusal> {
    let unknown = || Refusal::UnknownAction(text.to_owned());
    if text == "draw" {
        return Ok(Action::Draw);
    }
    let (verb, rest) = text.split_once(' ').ok_or_else(unknown)?;
    let word = || rest.to_owned();
    let card = || MapCard::named(rest).ok_or_else(|| Refusal::UnknownCard(word()));
    match verb {
        "corner" => Corner::named(rest).map(Action::Corner).ok_or_else(|| Refusal::UnknownCorner(word())),
        "step" => Direction::named(rest).map(Action::Step).ok_or_else(|| Refusal::UnknownDirection(word())),
        "play" => card().map(Action::Play),
        "take" => Level::named(rest).map(Action::Take).ok_or_else(|| Refusal::UnknownLevel(word())),
        "discard" => card().map(Action::Discard),
        "use" => discarded_for(rest),
        "tile" => tile_move(island, rest),
        _ => Err(unknown()),
    }
}

/// Parses a bonus, with the cards that are discarded if the text names them: `boots of tomb-1`, or
/// `boots+boots as map of tomb-1+oasis-1`. The two cards may be written in any order.
fn discarded_for(text: &str) -> Result<Action, Refusal> {
    let unknown = || Refusal::UnknownBonus(text.to_owned());
    let (used, named) = text.split_once(" of ").map_or((text, None), |(used, named)| (used, Some(named)));
    let bonus = bonus(used).ok_or_else(unknown)?;
    let Some(named) = named else { return Ok(Action::Use(bonus)) };
    let card = |name: &str| MapCard::named(name).ok_or_else(|| Refusal::UnknownCard(name.to_owned()));
    let listed = named.split('+').map(card).collect::<Result<Vec<MapCard>, Refusal>>()?;
    let cards: Cards = listed.iter().copied().collect();
    let picked = Picked::new(cards, bonus).filter(|_| cards.len() == listed.len());
    picked.map(Action::Pick).ok_or_else(unknown)
}

/// Parses `boots`, or `boots+boots as map`.
fn bonus(text: &str) -> Option<Bonus> {
    let Some((pair, used_as)) = text.split_once(" as ") else { return Symbol::named(text).map(Bonus::One) };
    let (one, other) = pair.split_once('+')?;
    let symbol = Symbol::named(one).filter(|_| one == other)?;
    Some(Bonus::Two(symbol, Symbol::named(used_as)?))
}

/// Parses `tomb to 4,-1 LLWW`.
fn tile_move(island: &Island, text: &str) -> Result<Action, Refusal> {
    let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
    let tile = Tile::named(name).ok_or_else(|| Refusal::UnknownTile(name.to_owned()))?;
    let to = rest.strip_prefix("to ").unwrap_or_default();
    let (at, lies) = to.split_once(' ').unwrap_or((to, ""));
    let bad_spot = || Refusal::UnknownSpot(at.to_owned());
    let (x, y) = at.split_once(',').ok_or_else(bad_spot)?;
    let to = (coordinate(x).ok_or_else(bad_spot)?, coordinate(y).ok_or_else(bad_spot)?);
    let edges: Edges = lies.parse().map_err(|_| Refusal::UnknownEdges(lies.to_owned()))?;
    if !tile.facts().edges.lies().contains(&edges) {
        return Err(Refusal::NotItsEdges { tile, edges });
    }
    // A place far from every tile has no spot.
    let spot = island.spot_at(to).ok_or(Refusal::TouchesNothing)?;
    Ok(Action::Move { tile, edges, spot })
}

/// Parses a number in its shortest form: without a plus sign or leading zeros.
fn coordinate(text: &str) -> Option<i32> {
    text.parse::<i32>().ok().filter(|number| number.to_string() == text)
}
