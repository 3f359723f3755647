//! A view that owns its parts: what a page or a program gets from a server.

use std::fmt;

use serde::de::value::UnitDeserializer;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

use crate::game::{Game, View};
use crate::seat::Seat;

/// What one seat, or a spectator, sees of a position, with parts of its own.
///
/// It is written as the same text as its [`View`], and can be read back. [`OwnedView::as_view`] gives the view that the
/// rules take.
#[derive(Clone, PartialEq)]
pub struct OwnedView<G: Game> {
    /// What everybody sees.
    pub open: G::Open,
    own: Option<(Seat, G::Own)>,
}

impl<G: Game> OwnedView<G> {
    /// The view of a seat.
    #[must_use]
    pub fn for_seat(open: G::Open, seat: Seat, own: G::Own) -> Self {
        OwnedView { open, own: Some((seat, own)) }
    }

    /// The view of a spectator.
    #[must_use]
    pub fn for_spectator(open: G::Open) -> Self {
        OwnedView { open, own: None }
    }

    /// The view as the rules take it.
    #[must_use]
    pub fn as_view(&self) -> View<'_, G> {
        match &self.own {
            Some((seat, own)) => View::for_seat(&self.open, *seat, own),
            None => View::for_spectator(&self.open),
        }
    }

    /// Whose view this is; none for a spectator.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.as_view().seat()
    }

    /// What only this seat sees.
    #[must_use]
    pub fn own(&self) -> Option<&G::Own> {
        self.as_view().own()
    }
}

impl<G: Game> From<View<'_, G>> for OwnedView<G> {
    fn from(view: View<'_, G>) -> Self {
        OwnedView { open: view.open.clone(), own: view.seat().zip(view.own().cloned()) }
    }
}

/// Prints what a [`View`] prints.
impl<G: Game> fmt::Debug for OwnedView<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_view().fmt(f)
    }
}

impl<G: Game> Serialize for OwnedView<G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.as_view().serialize(to)
    }
}

/// The entries of a view.
#[derive(Deserialize)]
#[serde(bound(deserialize = ""))]
struct Entries<G: Game> {
    seat: Option<Seat>,
    open: G::Open,
    own: Option<G::Own>,
}

impl<'de, G: Game> Deserialize<'de> for OwnedView<G> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Entries { seat, open, own } = Entries::<G>::deserialize(from)?;
        let own = match (seat, own) {
            (Some(seat), Some(own)) => Some((seat, own)),
            // A game without private parts writes `()`, which is read as nothing.
            (Some(seat), None) => Some((seat, G::Own::deserialize(UnitDeserializer::new())?)),
            (None, None) => None,
            (None, Some(_)) => return Err(D::Error::custom("a spectator has nothing of its own")),
        };
        Ok(OwnedView { open, own })
    }
}
