//! The reasons and steps that hints and analyses give for a turn.

use crate::components::{HAND, STEPS};
use crate::{Action, Bonus, Cards, Direction, MapCard, Morgan, Open, Symbol, Tile};
use bots::Horizon;
use table::{Game, Phrase, Seat, Seed, View};

use coach::Coach;
use coach::Effort;
use coach::position_after;
use coach::{Because, Reason, score_changes};

/// This turn, judged by the prospects of the next one. Games are too long to look further ahead.
const TURN: Horizon = Horizon { turns: 1, longest: 16 };

impl Coach for Morgan {
    const HINT: Effort = Effort { nodes: 800, width: 8, fresh: 24, horizon: TURN, games: 16, rivals: false };
    // Missed chances make the game longer. Against an opponent who misses chances too, a missed chance costs nothing,
    // and a player may miss more points than there are to win. So the others' choices count against one's own.
    const ANALYSIS: Effort = Effort { nodes: 200, width: 6, fresh: 16, horizon: TURN, games: 3, rivals: true };

    /// A chance that is missed in one turn goes to the first player who can take it later. So the loss shows once
    /// everybody has had a turn. A horizon up to the end of the game would not show it better, because chance decides
    /// who takes the last treasure.
    fn analysis(seats: u8) -> Effort {
        let turns = u32::from(seats);
        Effort { horizon: Horizon { turns, longest: TURN.longest * turns }, ..Self::ANALYSIS }
    }

    /// The treasure that is dug and its value; without a dig, the tile where the hand cards will hold.
    fn reasons(view: View<'_, Self>, actions: &[Action], seed: Seed) -> Vec<Reason> {
        let Some(seat) = view.seat() else { return Vec::new() };
        let draws = actions.last() == Some(&Action::Draw);
        let foreseen = if draws { &actions[..actions.len() - 1] } else { actions };
        let after = position_after(view, foreseen, seed);
        let lines = |view| Self::score_sheet(view, seat).lines;
        let mut reasons = score_changes(&lines(view), &lines(after.view(seat)));
        for reason in &mut reasons {
            match reason.line.code {
                "morgan-line-treasures" => name_treasure(reason, view.open, &after.open, seat),
                "morgan-line-doubloons" => reason.because = None,
                // The line already says it; only a shared bonus needs a reason.
                "morgan-line-bonus" if reason.because == Some(Because::New("most-of-set")) => reason.because = None,
                _ => {}
            }
        }
        // The treasure comes first, whatever else the turn brings.
        reasons.sort_by_key(|reason| reason.line.code != "coach-treasure");
        let hand = after.own[seat.index()].hand;
        let dug = actions.iter().any(|action| matches!(action, Action::Take(_)));
        if !dug {
            reasons.extend(in_reach(&after.open, seat, hand));
        }
        if draws && hand.len() < HAND {
            let count = (HAND - hand.len()) as i64;
            reasons.push(Reason::note(Phrase::new("coach-draws").with("count", count)));
        }
        reasons
    }

    /// The tile move, the end of the walk, the cards played and the treasure dug.
    fn steps(view: View<'_, Self>, actions: &[Action], seed: Seed) -> Vec<Phrase> {
        let Some(seat) = view.seat() else { return Vec::new() };
        let mut steps = Vec::new();
        for (place, action) in actions.iter().enumerate() {
            // A walk is one step, to where it ends. Equal steps are listed once.
            let goes_on = matches!((action, actions.get(place + 1)), (Action::Step(_), Some(Action::Step(_))));
            let open = position_after(view, &actions[..place], seed).open;
            let step = step(&open, seat, *action).filter(|step| !goes_on && !steps.contains(step));
            steps.extend(step);
        }
        steps
    }
}

/// The phrase for one step of a turn.
fn step(open: &Open, seat: Seat, action: Action) -> Option<Phrase> {
    let tile = |code, tile: Tile| Phrase::new(code).term("tile", format!("morgan-tile-{}", tile.name()));
    let card = |code, card: MapCard| {
        let point = format!("morgan-point-{}", card.point().name());
        Phrase::new(code).term("point", point).with("distance", i64::from(card.distance()))
    };
    Some(match action {
        Action::Corner(corner) => tile("coach-land-at", open.corner(corner)?),
        Action::Move { tile: moved, spot, .. } => {
            let beside = Direction::ALL.into_iter().filter_map(|side| open.island.tile_on(spot.next(side)));
            let beside: Vec<Tile> = beside.filter(|other| *other != moved).take(2).collect();
            let said = tile("coach-move-tile", moved).with("count", beside.len() as i64);
            let named = ["first", "second"].into_iter().zip(beside);
            named.fold(said, |said, (name, tile)| said.term(name, format!("morgan-tile-{}", tile.name())))
        }
        Action::Step(direction) => {
            let there = open.island.spot(open.player(seat).pirate?).next(direction);
            tile("coach-walk", open.island.tile_on(there)?)
        }
        Action::Use(bonus) => used(bonus),
        Action::Pick(picked) => used(picked.bonus()),
        Action::Play(played) => card("coach-play", played),
        Action::Take(level) => {
            let treasure = open.board[level.index()];
            Phrase::new("coach-dig").term("treasure", format!("morgan-treasure-{}", treasure.name()))
        }
        Action::Discard(thrown) => card("coach-discard", thrown),
        Action::Draw => Phrase::new("coach-draw-cards"),
    })
}

/// The phrase for a bonus.
fn used(bonus: Bonus) -> Phrase {
    let name = |symbol: Symbol| format!("morgan-symbol-{}", symbol.name());
    let used = Phrase::new("coach-use").with("count", bonus.cards() as i64);
    used.term("symbol", name(bonus.discards())).term("gives", name(bonus.gives()))
}

/// Puts the name of the treasure into the reason.
fn name_treasure(reason: &mut Reason, before: &Open, after: &Open, seat: Seat) {
    let dug = after.player(seat).treasures.without(before.player(seat).treasures);
    if let Some(treasure) = dug.first() {
        reason.line = Phrase::new("coach-treasure").term("treasure", format!("morgan-treasure-{}", treasure.name()));
        reason.because = None;
    }
}

/// The tile where most of the remaining cards hold, among the tiles that a walk of the next turn reaches.
fn in_reach(open: &Open, seat: Seat, hand: Cards) -> Option<Reason> {
    let here = open.player(seat).pirate?;
    let walks = open.walks(seat, usize::from(STEPS));
    let count = |tile: Tile| open.holding(hand, tile).len();
    // Ties go to the first tile, and the pirate's own tile comes first.
    let mut best = here;
    for walk in walks {
        if count(walk.to) > count(best) {
            best = walk.to;
        }
    }
    let code = if best == here { "coach-cards-hold-here" } else { "coach-cards-hold-near" };
    let said = Phrase::new(code).term("tile", format!("morgan-tile-{}", best.name())).with("count", count(best) as i64);
    (count(best) > 0).then(|| Reason::note(said))
}
