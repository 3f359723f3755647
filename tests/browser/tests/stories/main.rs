//! Stories of people who use the page, each in its own browser context. They are one test program: shared code is built
//! once, all stories share one Chromium, and no core waits for the last story of a file.

mod about;
mod analysis;
mod cartographers;
mod colours;
mod comfort;
mod course;
mod example;
mod games;
mod gestures;
mod hints;
mod in_sight;
mod large_text;
mod lessons;
mod misterra;
mod morgan;
mod offline;
mod opening;
mod paper;
mod player;
mod reader;
mod rules;
mod rules_at_the_table;
mod screens;
mod sealed;
mod sharing;
mod shelf_of_games;
mod thinking;
mod titles;
mod trouble;
mod well;
mod windows;
