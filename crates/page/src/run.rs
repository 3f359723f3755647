//! A drafted run of actions: carried out on an imagined copy of the position, and freely undone until something is
//! revealed.

use leptos::prelude::*;
use page_kit::dom::effect;
use page_kit::store;
use table::{EventSink, Game, Position, Purpose, Revealed, Seat, SeedText, View};

use crate::on_page::OnPage;
use crate::tabletop::Tabletop;

/// The actions that one seat has drafted from the table's position.
#[derive(Clone)]
pub struct Run<G: Game> {
    seat: Seat,
    begun: Position<G>,
    position: Position<G>,
    actions: Vec<G::Action>,
    revealed: bool,
}

impl<G: Game> Run<G> {
    /// Starts an empty draft. The imagined copy has the same open cards but other hidden ones, so it reveals no secret.
    pub fn begin(view: View<'_, G>, seat: Seat) -> Run<G> {
        let seed = SeedText::new("draft").expect("the text is a valid seed").seed();
        let begun = G::imagine(view, &mut seed.dice(Purpose(*b"page"), 0));
        Run { seat, position: begun.clone(), begun, actions: Vec::new(), revealed: false }
    }

    /// The position that the draft leads to, as its seat sees it.
    pub fn view(&self) -> View<'_, G> {
        self.position.view(self.seat)
    }

    /// The drafted actions.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Whether the next action can be drafted: nothing was revealed, and it is still this seat's turn.
    pub fn goes_on(&self) -> bool {
        !self.revealed && G::awaited(&self.position.open).contains(self.seat)
    }

    /// Drafts one more action.
    pub fn push(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        G::check(self.view(), action)?;
        self.actions.push(action);
        if G::awaited(&self.position.open).iter().count() > 1 {
            // Others act at the same time: the result is unknown until they have acted.
            self.revealed = true;
        } else {
            let revealed = G::resolve(&mut self.position, &[(self.seat, action)], &mut EventSink::nobody());
            self.revealed |= revealed == Revealed::Something;
        }
        Ok(())
    }

    /// Undoes the last action.
    pub fn back(&mut self) {
        let count = self.actions.len().saturating_sub(1);
        self.redo(self.actions[..count].to_vec());
    }

    /// Drafts these actions instead, as far as they are legal.
    pub fn redo(&mut self, actions: Vec<G::Action>) {
        self.actions.clear();
        self.position = self.begun.clone();
        self.revealed = false;
        for action in actions {
            if self.push(action).is_err() {
                return;
            }
        }
    }
}

impl<G: OnPage> Tabletop<G> {
    /// A draft for the person who must act, once the curtain is lifted: an empty one, or the one that was saved. In an
    /// effect it runs again in every turn.
    pub fn new_run(self) -> Option<Run<G>> {
        self.turns_done.track();
        let seat = self.asked.get().filter(|_| self.curtain().is_none())?;
        let mut run = self.seen.with_untracked(|seen| Run::begin(seen.view(seat), seat));
        run.redo(self.saved_draft(seat));
        Some(run)
    }

    /// Saves the drafted actions whenever they change, so that they outlive a visit to another screen and a reload.
    pub fn save_drafts(self, actions: impl Fn() -> Vec<G::Action> + 'static) {
        effect(move || {
            let actions = actions();
            if let Some((table, key)) = self.asked.get().and_then(|seat| self.draft_key(seat)) {
                let numbers = actions.into_iter().map(|action| format!(" {}", G::number(action)));
                store::save_draft(&table, &(key + &numbers.collect::<String>()));
            }
        });
    }

    /// The actions that were drafted for this seat in this turn.
    pub fn saved_draft(self, seat: Seat) -> Vec<G::Action> {
        let saved = |(table, key): (String, String)| store::draft(&table)?.strip_prefix(&key).map(str::to_owned);
        let numbers = self.draft_key(seat).and_then(saved).unwrap_or_default();
        numbers.split_whitespace().filter_map(|number| G::action(number.parse().ok()?)).collect()
    }

    /// What identifies a draft: the table, and its turn and seat. None if drafts of this table are not kept.
    fn draft_key(self, seat: Seat) -> Option<(String, String)> {
        let table = self.host.with_value(|host| host.draft_name()).filter(|_| self.chapter.is_none())?;
        Some((table, format!("{} {}:", self.turns_done.get(), seat.0)))
    }

    /// Requests the drafted actions and one more, if there is one.
    pub fn act_run(self, run: Option<&Run<G>>, last: Option<G::Action>) {
        let Some(seat) = self.asked.get_untracked() else { return };
        let mut actions = run.map_or(Vec::new(), |run| run.actions.clone());
        actions.extend(last);
        self.act(seat, &actions);
    }
}
