//! Cartographers on paper: the edicts, a sheet that is painted, and its seasons.

use crate::chart::picture::{self, SheetPicture};
use crate::components::{COINS, EDICTS};
use crate::pad::{CartographersPad, Sheet};
use crate::paper::SeasonEnd;
use crate::{Land, Scoring, Season, SeasonScore, Side, Terrain, space_name};
use chart::{Drawing, svg};
use leptos::prelude::*;
use table::{Grid11, Line, Phrase, Says};
use vellum::html::{
    Gesture, Touch, button, data_box, escaped, form_panel, group, panel, parts as parts_of, pill, pressed,
};
use vellum::speech::Speech;

use crate::Cartographers;
use reading::paper::OnPaper;
use reading::paper::canvas::{Stroke, brush, canvas, palette, space, told_of};
use reading::paper::desk::Desk;
use reading::paper::{number, number_field, points};

/// What is in hand beside the desk.
#[derive(Clone, Copy)]
struct Bench {
    desk: Desk,
    /// The terrain that the brush draws; none: it erases.
    brush: RwSignal<Option<Terrain>>,
    /// The season that is looked at; none: the one that is being entered.
    season: RwSignal<Option<usize>>,
    /// The edict for which a card is being chosen.
    edict: RwSignal<Option<usize>>,
    /// How many strokes were made.
    strokes: StoredValue<usize>,
}

impl OnPaper for Cartographers {
    const HOW: &'static str = "study-paper-how-cartographers";

    fn parts(desk: Desk) -> Vec<AnyView> {
        parts(desk)
    }

    fn boards(pad: &CartographersPad, player: usize) -> Vec<Drawing> {
        boards(pad, player)
    }

    fn honours(speech: Speech, pad: &CartographersPad) -> String {
        honours(speech, pad)
    }

    /// The edicts, with what they pay.
    fn printed(speech: Speech, pad: &CartographersPad) -> String {
        let edict = |(letter, card): (&str, &Option<Scoring>)| {
            let card = (*card)?;
            let term = |code: String| escaped(&speech.term(&code));
            let rule = term(format!("cartographers-rule-{}", card.name()));
            Some(format!("<li><strong>{letter} {}</strong> {rule}</li>", term(card.term())))
        };
        let edicts: String = ["A", "B", "C", "D"].into_iter().zip(&pad.edicts).filter_map(edict).collect();
        format!("<ul>{edicts}</ul>")
    }
}

/// The parts of the screen.
fn parts(desk: Desk) -> Vec<AnyView> {
    let bench = Bench {
        desk,
        brush: RwSignal::new(Some(Terrain::Forest)),
        season: RwSignal::new(None),
        edict: RwSignal::new(None),
        strokes: StoredValue::new(0),
    };
    vec![
        form_panel(move || edicts(bench), move |touch| choose(bench, touch), move |(what, _)| turn_over(bench, &what)),
        group("paper-board", vec![panel(move || brushes(bench), move |touch| take_brush(bench, touch)), board(bench)]),
        form_panel(move || season(bench), move |touch| act(bench, touch), move |change| changed(bench, change)),
    ]
}

impl Bench {
    fn with<T>(self, look: impl FnOnce(&CartographersPad) -> T) -> T
    where
        T: Default,
    {
        self.desk.pad.with(|pad| pad.of().map(look).unwrap_or_default())
    }

    /// Looks at the sheet that is being entered.
    fn sheet<T: Default>(self, look: impl FnOnce(&Sheet) -> T) -> T {
        let who = self.desk.who();
        self.with(|pad| pad.players.get(who).map(|entry| look(&entry.has)).unwrap_or_default())
    }

    fn change(self, what: &str, change: impl FnOnce(&mut CartographersPad)) {
        self.desk.change(what, |pad| {
            if let Some(pad) = pad.of_mut() {
                change(pad);
            }
        });
    }

    fn change_sheet(self, what: &str, change: impl FnOnce(&mut Sheet)) {
        let who = self.desk.who();
        self.change(what, |pad| {
            if let Some(entry) = pad.players.get_mut(who) {
                change(&mut entry.has);
            }
        });
    }

    /// The season that is looked at: of those that have ended, and the one that is being entered.
    fn looked_at(self) -> Season {
        let ended = self.sheet(|sheet| sheet.ended.len());
        let last = ended.min(usize::from(Season::COUNT) - 1);
        let wanted = self.season.get().unwrap_or(last).min(last);
        Season::all().nth(wanted).unwrap_or_default()
    }

    /// Whether the season that is looked at is still being entered.
    fn is_open(self) -> bool {
        let season = self.looked_at();
        self.sheet(|sheet| sheet.season() == Some(season))
    }

    /// The map that is looked at.
    fn land(self) -> Option<Land> {
        let season = self.looked_at();
        self.sheet(|sheet| match sheet.end_of(season) {
            Some(SeasonEnd::Drawn { land, .. }) => Some(land),
            _ => Some(sheet.land),
        })
    }

    /// The lines of the season that is looked at.
    fn lines(self) -> Result<Vec<Line>, Phrase> {
        let season = self.looked_at();
        let Some(edicts) = self.with(CartographersPad::all_edicts) else {
            return Err(Phrase::new("study-paper-edicts-missing"));
        };
        let end = self.sheet(|sheet| sheet.end_of(season));
        let boxes = end.map(|end| end.boxes(season, &edicts)).transpose().map_err(|bad| bad.phrase())?;
        Ok(boxes.into_iter().flatten().collect())
    }
}

fn season_name(speech: Speech, season: Season) -> String {
    speech.term(&format!("cartographers-season-{}", season.name()))
}

/// The side, and the four cards; below them those to choose from.
fn edicts(bench: Bench) -> String {
    let speech = bench.desk.speech;
    let term = |code: &str| escaped(&speech.term(code));
    let (side, chosen) = bench.with(|pad| (pad.side, pad.edicts));
    let sides = Side::ALL.map(|one| {
        let name = speech.term(&format!("cartographers-side-{}", one.name()));
        pill("paper-side", one.name(), &name, one == side)
    });
    let slot = |edict: usize| {
        let name = match chosen[edict] {
            Some(card) => card_words(speech, card),
            None => format!("<span class=\"words\"><span class=\"rule\">{}</span></span>", term("page-edict-choose")),
        };
        let open = bench.edict.get() == Some(edict);
        let extra = format!("class=\"option\" aria-expanded=\"{open}\"");
        button(&format!("edict:{edict}"), &extra, &format!("<strong class=\"mark\">{}</strong>{name}", LETTERS[edict]))
    };
    let choices = bench.edict.get().map_or(String::new(), |edict| cards(speech, edict, &chosen));
    format!(
        "<section class=\"panel paper-edicts\"><fieldset class=\"choice\"><legend>{}</legend>{}</fieldset>\
         <h2>{}</h2><div class=\"slots\">{}</div>{choices}</section>",
        term("page-side"),
        sides.concat(),
        term("page-edicts"),
        (0..EDICTS).map(slot).collect::<String>(),
    )
}

const LETTERS: [&str; EDICTS] = ["A", "B", "C", "D"];

/// A card's name and rule.
fn card_words(speech: Speech, card: Scoring) -> String {
    format!(
        "<span class=\"words\"><strong>{}</strong><span class=\"rule\">{}</span></span>",
        escaped(&speech.term(&card.term())),
        escaped(&speech.term(&format!("cartographers-rule-{}", card.name()))),
    )
}

/// All cards, stack by stack.
fn cards(speech: Speech, edict: usize, chosen: &[Option<Scoring>; EDICTS]) -> String {
    let label = speech.say(&Phrase::new("study-paper-edict").with("edict", LETTERS[edict]));
    let card = |card: Scoring| {
        let extra = format!("class=\"option\" {}", pressed(chosen[edict] == Some(card)));
        let sign = match card.facts().stack {
            0 => picture::terrain_tile(Terrain::Forest),
            1 => picture::terrain_tile(Terrain::Water),
            2 => picture::terrain_tile(Terrain::Village),
            _ => picture::mountain_tile(),
        };
        let sign = format!("<span class=\"tile\">{}</span>", svg::inlined(&sign, None));
        button(&format!("card:{}", card.name()), &extra, &(sign + &card_words(speech, card)))
    };
    format!(
        "<div class=\"deck-of-cards\" role=\"group\" aria-label=\"{}\">{}</div>",
        escaped(&label),
        Scoring::all().map(card).collect::<String>()
    )
}

fn choose(bench: Bench, (gesture, what): Touch) {
    if gesture != Gesture::Press {
        return;
    }
    match parts_of(&what) {
        ("edict", edict) => {
            let edict = edict.parse().ok();
            bench.edict.update(|open| *open = edict.filter(|_| *open != edict));
        }
        ("card", name) => {
            let (Some(edict), Some(card)) = (bench.edict.get_untracked(), Scoring::named(name)) else { return };
            bench.change("", |pad| pad.choose(edict, card));
            // The next one that is missing; then all are there.
            bench.edict.set(bench.with(|pad| pad.edicts.iter().position(Option::is_none)));
        }
        _ => {}
    }
}

fn turn_over(bench: Bench, what: &str) {
    if let ("paper-side", Some(side)) = (parts_of(what).0, Side::named(parts_of(what).1)) {
        bench.change("", |pad| pad.turn_over(side));
    }
}

fn brushes(bench: Bench) -> String {
    let speech = bench.desk.speech;
    let chosen = bench.brush.get();
    let terrain = |(place, terrain): (usize, Terrain)| {
        let name = speech.term(&format!("cartographers-terrain-{}", terrain.name()));
        let tile = svg::inlined(&picture::terrain_tile(terrain), None);
        brush(&format!("brush:{place}"), &tile, &name, place + 1, chosen == Some(terrain))
    };
    let erase = brush(
        &format!("brush:{}", Terrain::COUNT),
        "×",
        &speech.term("study-paper-erase"),
        Terrain::COUNT + 1,
        chosen.is_none(),
    );
    let name = bench.desk.name(bench.desk.who());
    let brushes: String = Terrain::ALL.into_iter().enumerate().map(terrain).collect();
    let chair = bench.desk.who() % usize::from(vellum::seating::COLOURS);
    format!(
        "<p class=\"whose chair-{chair}\"><span>{}</span></p>{}",
        escaped(&name),
        palette(speech, &(brushes + &erase))
    )
}

fn take_brush(bench: Bench, (gesture, what): Touch) {
    if let (Gesture::Press, Ok(place)) = (gesture, parts_of(&what).1.parse::<usize>()) {
        bench.brush.set(Terrain::ALL.get(place).copied());
    }
}

fn board(bench: Bench) -> AnyView {
    let ground = move || svg::content(&picture::sheet_ground(bench.with(|pad| pad.side)));
    let land = move || {
        let lit: Grid11 = bench.desk.lit.with(|lit| lit.iter().map(|space| *space as u8).collect());
        bench.land().map_or(String::new(), |land| svg::content(&picture::sheet_land(&land, lit)))
    };
    let key = move |number: usize| {
        if (1..=Terrain::COUNT + 1).contains(&number) {
            bench.brush.set(Terrain::ALL.get(number - 1).copied());
        }
    };
    let layers = vec![Signal::derive(ground), Signal::derive(land)];
    let view_box = format!("0 0 {0} {0}", picture::SIZE);
    canvas(view_box, layers, move || spaces(bench), move |stroke| paint(bench, stroke), key)
}

const SIDE: u8 = Grid11::SIDE as u8;

fn spaces(bench: Bench) -> String {
    let speech = bench.desk.speech;
    let across = Grid11::SIDE as i32 * picture::CELL;
    let Some(land) = bench.land() else { return String::new() };
    let row = |row: u8| {
        let cell = |column: u8| {
            let at = row * SIDE + column;
            space("space", at, (column, row), None, &label(speech, &land, at))
        };
        format!("<div role=\"row\">{}</div>", (0..SIDE).map(cell).collect::<String>())
    };
    format!(
        "<div class=\"cells\" id=\"cells\" role=\"grid\" aria-label=\"{}\" data-box=\"{}\">{}</div>",
        escaped(&speech.term("page-board")),
        data_box((picture::MARGIN, picture::MARGIN, across, across), (picture::SIZE, picture::SIZE)),
        (0..SIDE).map(row).collect::<String>(),
    )
}

/// What lies on a space.
fn what_lies(speech: Speech, land: &Land, at: u8) -> String {
    let here = Grid11::space(at);
    speech.term(&match land.terrain_at(at) {
        Some(terrain) => format!("cartographers-terrain-{}", terrain.name()),
        None if here.meets(land.map().mountains) => "cartographers-land-mountain".to_owned(),
        None if here.meets(land.map().wasteland) => "cartographers-land-wasteland".to_owned(),
        None => "cartographers-land-empty".to_owned(),
    })
}

fn label(speech: Speech, land: &Land, at: u8) -> String {
    let code = if land.map().ruins.contains(at) { "page-space-on-ruins" } else { "page-space" };
    speech.say(&Phrase::new(code).with("space", space_name(at)).with("what", what_lies(speech, land, at)))
}

fn paint(bench: Bench, stroke: Stroke) {
    let speech = bench.desk.speech;
    if !bench.is_open() {
        let season = format!("cartographers-season-{}", bench.looked_at().name());
        let closed = Phrase::new("study-paper-season-closed").term("season", season);
        return bench.desk.said.set(points::capital(&speech.say(&closed)));
    }
    if let Stroke::Begins(_) = stroke {
        bench.strokes.update_value(|strokes| *strokes += 1);
    }
    let terrain = bench.brush.get_untracked();
    let at = stroke.space();
    bench.change_sheet(&format!("stroke-{}", bench.strokes.get_value()), |sheet| sheet.paint(at, terrain));
    if let Some(land) = bench.land() {
        bench.desk.said.set(told_of(speech, &space_name(at), &what_lies(speech, &land, at)));
    }
}

/// The season that is looked at: its coins, its four boxes, and what can be done with it.
fn season(bench: Bench) -> String {
    let speech = bench.desk.speech;
    let term = |code: &str| escaped(&speech.term(code));
    let now = bench.looked_at();
    let name = season_name(speech, now);
    let (ended, coins, end) = bench.sheet(|sheet| (sheet.ended.len(), sheet.coins, sheet.end_of(now)));
    let seasons = Season::all().take(ended + 1);
    let seasons =
        seasons.map(|season| pill("season", &season.index().to_string(), &season_name(speech, season), season == now));
    let about = |code: &'static str| {
        let season = format!("cartographers-season-{}", now.name());
        escaped(&points::capital(&speech.say(&Phrase::new(code).term("season", season))))
    };
    let open_again = if now.index() + 1 == ended {
        button("open-season", "", &about("study-paper-season-open"))
    } else {
        String::new()
    };
    let entered = match end {
        Some(SeasonEnd::Written(score)) => written(speech, &score) + &open_again,
        Some(SeasonEnd::Drawn { .. }) if !bench.is_open() => {
            format!("<p class=\"hint\">{}</p>{open_again}", about("study-paper-season-written"))
        }
        _ => format!(
            "{}<p class=\"hint\">{}</p>",
            number_field("coins", &speech.term("study-paper-coins"), coins.into(), COINS.into()),
            term("study-paper-coins-why")
        ),
    };
    let lines = bench.lines();
    let can_write = lines.is_ok();
    let (counted, total) = match lines {
        Ok(lines) => {
            let total = lines.iter().map(|line| line.points).sum();
            (points::lines(speech, "cartographers", &lines), points::sum(&name, total))
        }
        Err(why) => (points::missing(speech, &why), String::new()),
    };
    let write = if bench.is_open() {
        let able = if can_write { "" } else { "disabled" };
        button("write-season", &format!("class=\"big\" {able}"), &about("study-paper-season-write"))
            + &button("write-boxes", "", &about("study-paper-season-boxes"))
    } else {
        String::new()
    };
    format!(
        "<section class=\"panel paper-points\"><h2>{}</h2><div class=\"choice\" role=\"radiogroup\" aria-label=\"{}\">{}</div>\
         {entered}{counted}{total}<div class=\"ways\">{write}</div></section>",
        term("study-paper-points"),
        term("page-box-season"),
        seasons.collect::<String>(),
    )
}

/// The four boxes as fields.
fn written(speech: Speech, score: &SeasonScore) -> String {
    let SeasonScore { edicts: [one, other], coins, monsters, .. } = *score;
    let boxes = [
        ("page-box-first", one),
        ("page-box-second", other),
        ("page-coins-name", coins),
        ("page-monsters-name", monsters),
    ];
    let field = |(place, (code, stars)): (usize, (&str, i16))| {
        number_field(&format!("box:{place}"), &speech.term(code), stars.into(), MOST_STARS)
    };
    boxes.into_iter().enumerate().map(field).collect()
}

/// More than this is a mistake in typing.
const MOST_STARS: i64 = 999;

fn act(bench: Bench, touch: Touch) {
    if points::light(bench.desk, &bench.lines().unwrap_or_default(), &touch) {
        return;
    }
    let now = bench.looked_at();
    match touch {
        (Gesture::Press, what) => match what.as_str() {
            "write-season" => {
                bench.change_sheet("", Sheet::write_down);
                bench.season.set(None);
            }
            "write-boxes" => {
                bench.season.set(Some(now.index()));
                bench.change_sheet("", |sheet| sheet.write_boxes(now, SeasonScore::default()));
            }
            "open-season" => {
                bench.change_sheet("", Sheet::open_again);
                bench.season.set(None);
            }
            _ => {}
        },
        _ => bench.desk.lit.set(Vec::new()),
    }
}

fn changed(bench: Bench, (what, value): (String, String)) {
    let now = bench.looked_at();
    match parts_of(&what) {
        ("season", place) => bench.season.set(place.parse().ok()),
        ("coins", _) => {
            let coins = number(&value, i64::from(u8::MAX)).max(0) as u8;
            bench.change_sheet(&what, |sheet| sheet.coins = coins);
        }
        ("box", place) => bench.change_sheet(&what, |sheet| {
            let Some(SeasonEnd::Written(mut score)) = sheet.end_of(now) else { return };
            let stars = number(&value, MOST_STARS) as i16;
            match place {
                "0" => score.edicts[0] = stars,
                "1" => score.edicts[1] = stars,
                "2" => score.coins = stars,
                _ => score.monsters = stars,
            }
            sheet.write_boxes(now, score);
        }),
        _ => {}
    }
}

/// A player's sheet as a picture: the last map that is known.
fn boards(pad: &CartographersPad, player: usize) -> Vec<Drawing> {
    let Some(entry) = pad.players.get(player) else { return Vec::new() };
    let land = match entry.has.ended.last() {
        Some(SeasonEnd::Drawn { land, .. }) if entry.has.season().is_none() => land,
        _ => &entry.has.land,
    };
    vec![picture::sheet(&SheetPicture { land, lit: Grid11::EMPTY, ghost: None, wanted: Grid11::EMPTY })]
}

/// Rating and title of the solo game.
fn honours(speech: Speech, pad: &CartographersPad) -> String {
    let Some(played) = pad.played() else { return String::new() };
    let outcome = played.scored().ok().and_then(|scored| scored.outcome());
    let solo = outcome.and_then(|outcome| outcome.players.first().and_then(|player| player.honours.0));
    let Some(solo) = solo else { return String::new() };
    let rating = speech.say(&Phrase::new("page-rating").with("rating", i64::from(solo.rating)));
    let title = match solo.title {
        Some(title) => speech.term(&format!("cartographers-title-{}", title.name())),
        None => speech.term("page-no-title"),
    };
    format!("<p class=\"title\"><strong>{}</strong><span>{}</span></p>", escaped(&title), escaped(&rating))
}
