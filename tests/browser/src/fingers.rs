//! Touch input.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::PATIENCE;
use crate::page::Page;
use crate::pointer::{Aim, Point};

/// How long fingers stay still after a drag before they are lifted. Chromium forgets a movement after 40 ms. Without
/// the pause the gesture is a fling: the page goes on scrolling, and the next tap only stops the scrolling.
const HELD_STILL: Duration = Duration::from_millis(60);

impl Page {
    /// Taps with a finger.
    pub async fn tap(&self, selector: &str) {
        self.tap_text(selector, "").await;
    }

    /// Taps an element that matches and contains a text. If it is a control and gets no click, taps again, as a person
    /// would.
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

    /// Puts a finger down at the first point, moves it to each of the other points and lifts it at the last.
    pub async fn touch(&self, way: &[Point]) {
        self.fingers(&way.iter().map(|&at| vec![at]).collect::<Vec<_>>()).await;
    }

    /// Puts down several fingers, moves them together and holds them still before they are lifted. Each entry of
    /// `moments` has one point for each finger.
    pub async fn fingers(&self, moments: &[Vec<Point>]) {
        self.put_down(moments).await;
        if moments.len() > 1 {
            tokio::time::sleep(HELD_STILL).await;
        }
        self.lift().await;
    }

    /// Moves a finger fast and lifts it while it moves.
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
