//! Two fingers that turn something.

use std::f64::consts::{FRAC_PI_3, PI, TAU};

use web_sys::PointerEvent;

/// The fingers that are down, by the browser's number for each, with where they are.
#[derive(Default)]
pub struct Fingers {
    down: Vec<(i32, f64, f64)>,
    /// The direction from the first finger to the second when something was turned last.
    from: f64,
    /// Whether a finger has moved since the first came down.
    dragged: bool,
}

/// How far two fingers turn for a quarter turn. A whole right angle would be hard on a wrist.
const ENOUGH: f64 = FRAC_PI_3;

impl Fingers {
    /// A finger came down; how many there are now.
    pub fn pressed(&mut self, event: &PointerEvent) -> usize {
        self.lifted(event);
        self.down.push((event.pointer_id(), f64::from(event.client_x()), f64::from(event.client_y())));
        self.from = self.direction();
        self.dragged &= self.down.len() > 1;
        self.down.len()
    }

    /// Whether the fingers came down together: nothing was dragged between the first and the second.
    pub fn together(&self) -> bool {
        self.down.len() == 2 && !self.dragged
    }

    /// A finger left.
    pub fn lifted(&mut self, event: &PointerEvent) {
        self.down.retain(|(id, ..)| *id != event.pointer_id());
    }

    /// A finger moved. With two fingers down: the quarter turns clockwise, 0 to 3, that this makes.
    pub fn moved(&mut self, event: &PointerEvent) -> Option<u8> {
        let finger = self.down.iter_mut().find(|(id, ..)| *id == event.pointer_id())?;
        self.dragged = true;
        (finger.1, finger.2) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if self.down.len() != 2 {
            return None;
        }
        // Down the screen is positive, so a growing angle goes clockwise.
        let turned = (self.direction() - self.from + PI).rem_euclid(TAU) - PI;
        if turned.abs() < ENOUGH {
            return Some(0);
        }
        self.from = self.direction();
        Some(if turned > 0.0 { 1 } else { 3 })
    }

    fn direction(&self) -> f64 {
        match self.down[..] {
            [(_, x, y), (_, other_x, other_y)] => (other_y - y).atan2(other_x - x),
            _ => 0.0,
        }
    }
}
