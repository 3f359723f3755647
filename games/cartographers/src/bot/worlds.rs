//! Possible positions, each with a different card on top of the deck.

use crate::{Ambush, Card, Cartographers, Explore, Hidden, Open};
use table::{Dice, Position};

/// Returns a generator of random positions. The next card goes through all possible cards in random order, so that a
/// few positions already cover most of them.
pub(super) fn worlds<'a>(open: &'a Open, dice: &'a mut Dice) -> impl FnMut() -> Position<Cartographers> + 'a {
    // The slots of the deck: the explore cards not yet revealed, and one `None` for each ambush.
    let unrevealed = Explore::all().filter(|card| !open.column.contains(card)).map(Some);
    let slots: Vec<Option<Explore>> = unrevealed.chain((0..open.ambushes_in_deck()).map(|_| None)).collect();
    let mut turn: Vec<usize> = Vec::new();
    move || {
        if turn.is_empty() {
            turn = (0..slots.len()).collect();
            dice.shuffle(&mut turn);
        }
        let next = turn.pop();
        let mut deck: Vec<Option<Explore>> = Vec::with_capacity(slots.len());
        deck.extend(slots.iter().enumerate().filter(|&(slot, _)| Some(slot) != next).map(|(_, card)| *card));
        dice.shuffle(&mut deck);
        deck.extend(next.map(|slot| slots[slot]));
        deck.reverse();
        let mut ambushes: Vec<Ambush> = Ambush::all().filter(|ambush| !open.ambushes.contains(ambush)).collect();
        dice.shuffle(&mut ambushes);
        let deck: Vec<Card> = deck
            .into_iter()
            .filter_map(|card| card.map(Card::Explore).or_else(|| ambushes.pop().map(Card::Ambush)))
            .collect();
        let hidden = Hidden::arranged(dice.seed(), &deck, &ambushes);
        Position { open: open.clone(), own: vec![(); open.sheets.len()], hidden }
    }
}
