//! Turning something with two fingers.

use std::f64::consts::{FRAC_PI_3, PI, TAU};

use web_sys::PointerEvent;

/// The fingers on the screen.
#[derive(Default)]
pub struct Fingers {
    /// The browser's id of each finger, and its position.
    down: Vec<(i32, f64, f64)>,
    /// The direction from the first finger to the second at the last quarter turn, or when a finger last came down.
    from: f64,
    /// Where the first finger came down.
    begun: (f64, f64),
    /// Whether a finger has moved since the first came down.
    dragged: bool,
}

/// How far a finger must move to drag, in pixels. One that rests trembles.
const TREMBLE: f64 = 10.0;

/// The angle by which two fingers must turn to make a quarter turn. A right angle would be hard on the wrist.
const ENOUGH: f64 = FRAC_PI_3;

impl Fingers {
    /// Handles a finger that came down; returns how many are down now.
    pub fn pressed(&mut self, event: &PointerEvent) -> usize {
        self.press(event.pointer_id(), place(event))
    }

    /// Handles a finger that left the screen.
    pub fn lifted(&mut self, event: &PointerEvent) {
        self.lift(event.pointer_id());
    }

    /// Handles a finger that moved. With two fingers down, returns the quarter turns clockwise: 0, 1 or 3.
    pub fn moved(&mut self, event: &PointerEvent) -> Option<u8> {
        self.drag(event.pointer_id(), place(event))
    }

    fn press(&mut self, id: i32, (x, y): (f64, f64)) -> usize {
        self.lift(id);
        self.down.push((id, x, y));
        self.from = self.direction();
        if self.down.len() == 1 {
            (self.begun, self.dragged) = ((x, y), false);
        }
        self.down.len()
    }

    /// Whether two fingers are down and none was dragged yet: they came down together.
    pub fn together(&self) -> bool {
        self.down.len() == 2 && !self.dragged
    }

    /// Whether a finger was dragged since the first came down.
    pub fn drags(&self) -> bool {
        self.dragged
    }

    fn lift(&mut self, id: i32) {
        self.down.retain(|(down, ..)| *down != id);
    }

    fn drag(&mut self, id: i32, place: (f64, f64)) -> Option<u8> {
        let finger = self.down.iter_mut().find(|(down, ..)| *down == id)?;
        (finger.1, finger.2) = place;
        let (across, down) = (place.0 - self.begun.0, place.1 - self.begun.1);
        self.dragged |= across * across + down * down > TREMBLE * TREMBLE;
        if self.down.len() != 2 {
            return None;
        }
        // The y axis points down, so a growing angle goes clockwise.
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

/// The position of a finger.
fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIDDLE: (f64, f64) = (200.0, 300.0);

    /// The position at this angle around the middle, clockwise from the right.
    fn around(degrees: f64) -> (f64, f64) {
        let angle = degrees.to_radians();
        (MIDDLE.0 + 100.0 * angle.cos(), MIDDLE.1 + 100.0 * angle.sin())
    }

    /// Two fingers: the first in the middle, the second at this angle around it.
    fn two(degrees: f64) -> Fingers {
        let mut fingers = Fingers::default();
        assert_eq!(fingers.press(7, MIDDLE), 1);
        assert_eq!(fingers.press(9, around(degrees)), 2);
        fingers
    }

    #[test]
    fn a_third_of_a_half_turn_makes_a_quarter_turn() {
        for begin in [0.0, 45.0, 90.0, 170.0, 180.0, -100.0, -179.0] {
            let mut fingers = two(begin);
            assert_eq!(fingers.drag(9, around(begin + 59.0)), Some(0), "too little, from {begin}");
            assert_eq!(fingers.drag(9, around(begin + 61.0)), Some(1), "clockwise, from {begin}");
            let mut fingers = two(begin);
            assert_eq!(fingers.drag(9, around(begin - 59.0)), Some(0), "too little, from {begin}");
            assert_eq!(fingers.drag(9, around(begin - 61.0)), Some(3), "the other way, from {begin}");
        }
    }

    #[test]
    fn the_first_finger_turns_as_well_as_the_second() {
        let mut fingers = two(0.0);
        // The second lies to the right of the first; now it lies below.
        assert_eq!(fingers.drag(7, (around(0.0).0, around(0.0).1 - 100.0)), Some(1));
    }

    #[test]
    fn turning_counts_from_the_last_quarter_turn() {
        let mut fingers = two(0.0);
        let turns: Vec<_> = (1..=12).map(|step| fingers.drag(9, around(25.0 * f64::from(step)))).collect();
        let quarters = [Some(0), Some(0), Some(1)];
        assert_eq!(turns, quarters.repeat(4), "one for every 75 degrees, past 180 degrees too");
        assert_eq!(fingers.drag(9, around(300.0 - 59.0)), Some(0));
        assert_eq!(fingers.drag(9, around(300.0 - 61.0)), Some(3), "and back again");
    }

    #[test]
    fn fingers_that_only_move_or_spread_turn_nothing() {
        let mut fingers = two(30.0);
        for step in 1..20 {
            let by = 10.0 * f64::from(step);
            assert_eq!(fingers.drag(7, (MIDDLE.0 + by, MIDDLE.1 + by)), Some(0));
            let (x, y) = around(30.0);
            assert_eq!(fingers.drag(9, (x + by, y + by)), Some(0));
        }
        let mut fingers = two(30.0);
        let away = (MIDDLE.0 + 500.0 * 30f64.to_radians().cos(), MIDDLE.1 + 500.0 * 30f64.to_radians().sin());
        assert_eq!(fingers.drag(9, away), Some(0));
    }

    #[test]
    fn only_two_fingers_turn() {
        let mut fingers = Fingers::default();
        assert_eq!(fingers.drag(7, MIDDLE), None, "no finger is down");
        fingers.press(7, MIDDLE);
        assert_eq!(fingers.drag(7, around(90.0)), None, "one finger alone does not turn");
        assert_eq!(fingers.drag(9, around(90.0)), None, "this finger is not down");
        let mut fingers = two(0.0);
        assert_eq!(fingers.press(11, around(200.0)), 3);
        assert_eq!(fingers.drag(9, around(90.0)), None, "three are too many");
        fingers.lift(11);
        fingers.lift(9);
        assert_eq!(fingers.drag(7, around(90.0)), None, "one is left");
    }

    #[test]
    fn a_finger_that_comes_down_twice_counts_once() {
        let mut fingers = two(0.0);
        // The browser may not have reported that it left.
        assert_eq!(fingers.press(9, around(90.0)), 2);
        assert_eq!(fingers.drag(9, around(100.0)), Some(0), "it turns from where it came down last");
    }

    #[test]
    fn a_finger_that_trembles_does_not_drag() {
        let mut fingers = Fingers::default();
        fingers.press(7, MIDDLE);
        fingers.drag(7, (MIDDLE.0 + 4.0, MIDDLE.1 - 5.0));
        assert!(!fingers.drags());
        fingers.drag(7, (MIDDLE.0, MIDDLE.1 + 12.0));
        assert!(fingers.drags());
        fingers.drag(7, MIDDLE);
        assert!(fingers.drags(), "on its way back too");
        fingers.lift(7);
        fingers.press(7, (10.0, 10.0));
        assert!(!fingers.drags(), "it is a new finger");
    }

    #[test]
    fn fingers_come_down_together_unless_the_first_was_dragged() {
        let mut fingers = Fingers::default();
        fingers.press(7, MIDDLE);
        assert!(!fingers.together(), "one alone");
        fingers.press(9, around(0.0));
        assert!(fingers.together());
        let mut fingers = Fingers::default();
        fingers.press(7, MIDDLE);
        fingers.drag(7, around(0.0));
        fingers.press(9, around(90.0));
        assert!(!fingers.together(), "the first was dragged before the second came");
        fingers.lift(9);
        fingers.lift(7);
        fingers.press(7, MIDDLE);
        fingers.press(9, around(0.0));
        assert!(fingers.together(), "new fingers start over");
    }
}
