//! A view that owns its parts, as a page or a program gets it from a server.

use std::fmt;

use serde::de::value::UnitDeserializer;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

use crate::game::{Game, View};
use crate::seat::Seat;

/// A position as one seat, or a spectator, sees it. Unlike a [`View`], it owns its parts.
///
/// It serializes to the same text as its [`View`], and can be deserialized. [`OwnedView::as_view`] returns the view
/// that the rules take.
#[derive(Clone, PartialEq)]
pub struct OwnedView<G: Game> {
    /// The part that everybody sees.
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

    /// The borrowed view that the rules take.
    #[must_use]
    pub fn as_view(&self) -> View<'_, G> {
        match &self.own {
            Some((seat, own)) => View::for_seat(&self.open, *seat, own),
            None => View::for_spectator(&self.open),
        }
    }

    /// The seat whose view this is; none for a spectator.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.as_view().seat()
    }

    /// The part that only this seat sees; none for a spectator.
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

/// Prints the same as a [`View`].
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

/// The serialized fields of a view.
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
            // A game without private parts serializes `()`, which is deserialized as `None`.
            (Some(seat), None) => Some((seat, G::Own::deserialize(UnitDeserializer::new())?)),
            (None, None) => None,
            (None, Some(_)) => return Err(D::Error::custom("a spectator's view has no private part")),
        };
        Ok(OwnedView { open, own })
    }
}
