//! The forms of `portolan score` and `portolan legal`.

use serde::Deserialize;
use serde_json::{Value, json};
use table::{BadShape, ExplainedAnswer, Forms, Grid11, Phrase, Placing, Points, Shape, ToPhrase, forms};

use crate::rules::Cartographers;
use crate::rules::components::{Ambush, Scoring, Side};
use crate::rules::paper::Feature;
use crate::rules::sheet::Land;
use crate::rules::solo;
use crate::rules::space::{Spaces, space_name};

/// A finished board and the feature to score on it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoreForm {
    side: String,
    map: Vec<String>,
    card: String,
}

/// A board, and a shape or an ambush to be drawn on it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LegalForm {
    side: String,
    map: Vec<String>,
    shape: Option<Vec<(i64, i64)>>,
    #[serde(default)]
    on_ruins: bool,
    ambush: Option<String>,
}

impl Forms for Cartographers {
    fn score(form: &str) -> Result<Value, Phrase> {
        let (feature, land) = asked(form)?;
        Ok(json!({ "points": feature.points(&land) }))
    }

    fn explain(form: &str) -> Result<ExplainedAnswer, Phrase> {
        let (feature, land) = asked(form)?;
        let line = feature.line(&land);
        Ok(ExplainedAnswer { answer: json!({ "points": line.points }), points: Points::OfBoard(line) })
    }

    fn space_name(space: u16) -> String {
        u8::try_from(space).map_or_else(|_| String::new(), space_name)
    }

    fn legal(form: &str) -> Result<Value, Phrase> {
        let form: LegalForm = forms::read(form)?;
        let land = land(&form.side, &form.map)?;
        match (form.shape, form.ambush) {
            (Some(cells), None) => {
                let placements = placements(&land, cells, form.on_ruins)?;
                Ok(json!({ "placements": placements.into_iter().map(Spaces).collect::<Vec<_>>() }))
            }
            (None, Some(name)) if !form.on_ruins => {
                let unknown = || Phrase::new("cartographers-form-ambush").with("ambush", name.as_str());
                let ambush = Ambush::named(&name).ok_or_else(unknown)?;
                Ok(json!({ "cells": solo::ambush_spaces(ambush, &land).map(Spaces) }))
            }
            (None, Some(_)) => Err(Phrase::new("cartographers-form-ambush-on-ruins")),
            _ => Err(Phrase::new("cartographers-form-question")),
        }
    }

    #[cfg(feature = "data")]
    fn check_data(text: &str) -> Result<String, String> {
        crate::rules::data::read(text).map(|components| components.digest).map_err(|bad| bad.to_string())
    }
}

fn asked(form: &str) -> Result<(Feature, Land), Phrase> {
    let form: ScoreForm = forms::read(form)?;
    let land = land(&form.side, &form.map)?;
    let unknown = || Phrase::new("cartographers-form-card").with("card", form.card.as_str());
    Ok((feature(&form.card).ok_or_else(unknown)?, land))
}

fn feature(name: &str) -> Option<Feature> {
    match name {
        "monsters" => Some(Feature::Monsters),
        "coins-from-mountains" => Some(Feature::Mountains),
        name => Scoring::named(name).map(Feature::Card),
    }
}

fn land(side: &str, rows: &[String]) -> Result<Land, Phrase> {
    let unknown = || Phrase::new("cartographers-form-side").with("side", side);
    Land::read(Side::named(side).ok_or_else(unknown)?, rows).map_err(|bad| bad.phrase())
}

/// Every distinct set of spaces that a shape may cover, in any rotation or reflection, in reading order.
fn placements(land: &Land, cells: Vec<(i64, i64)>, on_ruins: bool) -> Result<Vec<Grid11>, Phrase> {
    let shape = match Shape::new(cells) {
        Ok(shape) => shape,
        // The shape is valid, but too large to fit anywhere.
        Err(BadShape::TooLarge) => return Ok(Vec::new()),
        Err(bad) => return Err(bad.phrase()),
    };
    let mut placements = Vec::new();
    for (orientation, lies) in shape.orientations() {
        let Some(placing) = Placing::new(orientation, &lies) else { continue };
        let fits = placing.fits(land.empty());
        let wanted = if on_ruins { fits & placing.meets(land.uncovered_ruins()) } else { fits };
        placements.extend(wanted.iter().map(|anchor| placing.at(anchor)));
    }
    placements.sort_by(|one, other| one.iter().cmp(other.iter()));
    Ok(placements)
}
