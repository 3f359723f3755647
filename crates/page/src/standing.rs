//! The score line: the viewer's points so far, and who leads by how many.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::speech::Speech;
use table::{Phrase, Seat};

use crate::on_page::OnPage;
use crate::tabletop::Tabletop;

/// The best seat other than `own`, with its points; the first one of several.
fn best_other(points: &[i32], own: Seat) -> Option<(Seat, i32)> {
    let others = (0..).map(Seat).zip(points.iter().copied()).filter(|(seat, _)| *seat != own);
    others.reduce(|best, other| if other.1 > best.1 { other } else { best })
}

impl<G: OnPage> Tabletop<G> {
    /// The score line of the moment that is shown; empty when the game is over, since the score sheet then says more.
    /// Who leads follows from what everybody sees.
    pub(crate) fn standing(self, speech: Speech) -> Markup {
        if self.over() {
            return Markup::default();
        }
        let viewer = self.viewer.get();
        let own = viewer.unwrap_or(Seat(0));
        let (points, open) = self.shown.with(|shown| {
            let points_for = |viewer, seat| G::points(shown.view(viewer), seat);
            let open: Vec<i32> = (0..self.seats()).map(|seat| points_for(None, Seat(seat))).collect();
            (points_for(viewer, own), open)
        });
        let names = self.names();
        let standing = Standing { own, points, open, persons: self.persons(), has_secrets: G::SECRETS };
        standing.line(speech, &names)
    }
}

/// The points at a moment.
struct Standing {
    own: Seat,
    /// The viewer's points, as far as the viewer knows.
    points: i32,
    /// Everybody's points, as far as everybody knows.
    open: Vec<i32>,
    persons: usize,
    has_secrets: bool,
}

impl Standing {
    fn line(&self, speech: Speech, names: &[String]) -> Markup {
        let lead = best_other(&self.open, self.own).map(|(other, best)| {
            let by = self.open[self.own.index()] - best;
            // At a screen with one person, the viewer is "you".
            let (code, leader) = match by {
                0 => ("page-standing-level", other),
                1.. if self.persons == 1 => ("page-standing-lead", self.own),
                1.. => ("page-standing-behind", self.own),
                _ => ("page-standing-behind", other),
            };
            let name = names[leader.index()].as_str();
            speech.say(&Phrase::new(code).with("name", name).with("by", i64::from(by.abs())))
        });
        let open = self.has_secrets.then(|| speech.term("page-standing-open"));
        html! {
            @let points = speech.say(&Phrase::new("page-standing-points").with("count", i64::from(self.points)));
            // The line may be too long for a phone.
            @let whole = [Some(&points), lead.as_ref(), open.as_ref()].into_iter().flatten().map(String::as_str);
            p.standing #standing title=(whole.collect::<Vec<_>>().join(" · ")) {
                strong { (points) }
                @if let Some(lead) = &lead { " · " span { (lead) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_the_best_others_is_found() {
        assert_eq!(best_other(&[4], Seat(0)), None, "alone");
        assert_eq!(best_other(&[4, 7, 7], Seat(0)), Some((Seat(1), 7)));
        assert_eq!(best_other(&[9, -3, -2], Seat(0)), Some((Seat(2), -2)));
        assert_eq!(best_other(&[9, 7, 8], Seat(2)), Some((Seat(0), 9)));
    }
}
