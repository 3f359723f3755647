//! Touching with fingers.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::PATIENCE;
use crate::page::Page;
use crate::pointer::{Aim, Point};

/// How long fingers are held still after a drag before they are lifted; Chromium forgets a movement after 40 ms. Lifted in
/// full flight they fling, and where the page scrolls the next tap only stops that.
const HELD_STILL: Duration = Duration::from_millis(60);

impl Page {
    /// Taps with a finger.
    pub async fn tap(&self, selector: &str) {
        self.tap_text(selector, "").await;
    }

    /// Taps what matches and contains a text. Where a button was to be pressed and no click came of it, a person taps
    /// again.
    pub async fn tap_text(&self, selector: &str, text: &str) {
        let begun = Instant::now();
        loop {
            let found = self.free(self.find(selector, text, Aim::Touch).await);
            self.step(format!("tap {selector:?} {text:?}")).await;
            self.touch(&[found.at]).await;
            if !found.pressed {
                return;
            }
            match self.missed().await {
                None => return,
                Some(missed) if begun.elapsed() > PATIENCE => self.fail(&format!("tapping {selector:?}: {missed}")),
                Some(_) => {}
            }
        }
    }

    /// Puts a finger down at the first place, moves it to each of the others and lifts it at the last.
    pub async fn touch(&self, way: &[Point]) {
        self.fingers(&way.iter().map(|&at| vec![at]).collect::<Vec<_>>()).await;
    }

    /// Puts down several fingers, moves them together and holds them still before they are lifted: one list of places for
    /// each moment.
    pub async fn fingers(&self, moments: &[Vec<Point>]) {
        self.put_down(moments).await;
        if moments.len() > 1 {
            tokio::time::sleep(HELD_STILL).await;
        }
        self.lift().await;
    }

    /// Moves a finger fast and lifts it in full flight.
    pub async fn flick(&self, from: Point, to: Point) {
        self.put_down(&[vec![from], vec![to]]).await;
        self.lift().await;
    }

    async fn put_down(&self, moments: &[Vec<Point>]) {
        for (number, places) in moments.iter().enumerate() {
            let kind = if number == 0 { "touchStart" } else { "touchMove" };
            let finger = |(id, &(x, y)): (usize, &Point)| json!({ "x": x, "y": y, "id": id });
            let points: Vec<Value> = places.iter().enumerate().map(finger).collect();
            self.command("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
        }
    }

    async fn lift(&self) {
        self.command("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
    }
}
