//! A drafted run of actions: carried out on an imagined copy of the position, and freely taken back until something is
//! revealed.

use table::{Game, Position, Purpose, Revealed, Seat, SeedText, Tell, View};

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
        let seed = SeedText::new("draft").expect("a text of five letters is a seed").seed();
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
            let revealed = G::resolve(&mut self.position, &[(self.seat, action)], &mut Tell::nobody());
            self.revealed |= revealed == Revealed::Something;
        }
        Ok(())
    }

    /// Takes the last action back.
    pub fn back(&mut self) {
        let kept = self.actions.len().saturating_sub(1);
        self.redo(self.actions[..kept].to_vec());
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
