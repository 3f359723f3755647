//! The score pad of Cartographers on the page: the edicts, a sheet to paint on, and its seasons.

use crate::chart::picture::{self, SheetPicture};
use crate::components::{COINS, EDICTS};
use crate::paper::SeasonEnd;
use crate::scorepad::{CartographersPad, Sheet};
use crate::{Land, Scoring, Season, SeasonScore, Side, Terrain, space_name};
use chart::Drawing;
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::dom::show_later;
use page_kit::html::{button, data_box, layer, ornament, pill};
use page_kit::panel::{Gesture, panel};
use page_kit::parts::group;
use page_kit::speech::Speech;
use table::{Grid11, Line, Phrase, ToPhrase};

use crate::Cartographers;
use library::paper::OnPaper;
use library::paper::canvas::{BrushCommand, Stroke, brush, canvas, palette, space, space_message};
use library::paper::pad_screen::PadScreen;
use library::paper::points::WithPoints;
use library::paper::{number, number_field, points};

page_kit::commands! {
    /// The commands of the edicts.
    enum EdictsCommand {
        /// Opens the choice of a card for an edict, or closes it.
        Edict(place: usize) = "edict",
        /// Chooses the card for the edict that is open.
        Card(card: Scoring) = "card",
    }
}

page_kit::commands! {
    /// The fields beside the edicts.
    enum EdictsField {
        Side(side: Side) = "paper-side",
    }
}

page_kit::commands! {
    /// The commands of the selected season.
    enum SeasonCommand {
        /// Ends it with the current map.
        Write = "write-season",
        /// Ends it with boxes that are typed in.
        WriteBoxes = "write-boxes",
        /// Reopens it.
        Open = "open-season",
    }
}

page_kit::commands! {
    /// The fields of a season.
    enum SeasonField {
        /// The selected season, by its index.
        Season(place: usize) = "season",
        Coins = "coins",
        /// The stars in one of its boxes, by the index of the box.
        Box(place: usize) = "box",
    }
}

/// The state of this screen, in addition to the screen.
#[derive(Clone, Copy)]
struct PaperState {
    screen: PadScreen,
    /// The terrain that the brush draws; none means that it erases.
    brush: RwSignal<Option<Terrain>>,
    /// The selected season; none means the one that is being entered.
    season: RwSignal<Option<usize>>,
    /// The edict for which a card is being chosen.
    edict: RwSignal<Option<usize>>,
    /// The number of strokes so far.
    strokes: StoredValue<usize>,
}

impl OnPaper for Cartographers {
    const HOW: &'static str = "library-paper-how-cartographers";

    fn parts(screen: PadScreen) -> Vec<AnyView> {
        parts(screen)
    }

    fn boards(pad: &CartographersPad, player: usize) -> Vec<Drawing> {
        boards(pad, player)
    }

    fn honours(speech: Speech, pad: &CartographersPad) -> Markup {
        honours(speech, pad)
    }

    /// The edicts with their rules.
    fn printed(speech: Speech, pad: &CartographersPad) -> Markup {
        html! {
            ul {
                @for (letter, card) in LETTERS.into_iter().zip(pad.edicts) {
                    @if let Some(card) = card {
                        li {
                            strong { (letter) " " (speech.term(&card.term())) }
                            " " (speech.term(&rule_code(card)))
                        }
                    }
                }
            }
        }
    }
}

/// The parts of the screen.
fn parts(screen: PadScreen) -> Vec<AnyView> {
    let state = PaperState {
        screen,
        brush: RwSignal::new(Some(Terrain::Forest)),
        season: RwSignal::new(None),
        edict: RwSignal::new(None),
        strokes: StoredValue::new(0),
    };
    let edicts = panel(move || edicts(state))
        .on_press(move |command| choose(state, command))
        .on_change(move |EdictsField::Side(side), _| state.change("", |pad| pad.turn_over(side)))
        .view();
    let brushes =
        panel(move || brushes(state)).on_press(move |BrushCommand::Take(place)| take_brush(state, place)).view();
    let season = panel(move || season(state))
        .on(move |gesture, command| season_touched(state, gesture, command))
        .on_change(move |field, value: String| changed(state, &field, &value))
        .view();
    vec![edicts, group("paper-board", vec![brushes, board(state)]), season]
}

impl PaperState {
    fn with<T>(self, look: impl FnOnce(&CartographersPad) -> T) -> T
    where
        T: Default,
    {
        self.screen.pad.with(|pad| pad.of().map(look).unwrap_or_default())
    }

    /// Reads the sheet that is being entered.
    fn sheet<T: Default>(self, look: impl FnOnce(&Sheet) -> T) -> T {
        let who = self.screen.who();
        self.with(|pad| pad.players.get(who).map(|entry| look(&entry.has)).unwrap_or_default())
    }

    fn change(self, what: &str, change: impl FnOnce(&mut CartographersPad)) {
        self.screen.change(what, |pad| {
            if let Some(pad) = pad.of_mut() {
                change(pad);
            }
        });
    }

    fn change_sheet(self, what: &str, change: impl FnOnce(&mut Sheet)) {
        let who = self.screen.who();
        self.change(what, |pad| {
            if let Some(entry) = pad.players.get_mut(who) {
                change(&mut entry.has);
            }
        });
    }

    /// The selected season: one that has ended, or the one that is being entered.
    fn looked_at(self) -> Season {
        let ended = self.sheet(|sheet| sheet.ended.len());
        let last = ended.min(usize::from(Season::COUNT) - 1);
        let wanted = self.season.get().unwrap_or(last).min(last);
        Season::all().nth(wanted).unwrap_or_default()
    }

    /// Whether the selected season is still being entered.
    fn is_open(self) -> bool {
        let season = self.looked_at();
        self.sheet(|sheet| sheet.season() == Some(season))
    }

    /// The map of the selected season.
    fn land(self) -> Option<Land> {
        let season = self.looked_at();
        self.sheet(|sheet| match sheet.end_of(season) {
            Some(SeasonEnd::Drawn { land, .. }) => Some(land),
            _ => Some(sheet.land),
        })
    }

    /// The score lines of the selected season.
    fn lines(self) -> Result<Vec<Line>, Phrase> {
        let season = self.looked_at();
        let Some(edicts) = self.with(CartographersPad::all_edicts) else {
            return Err(Phrase::new("library-paper-edicts-missing"));
        };
        let end = self.sheet(|sheet| sheet.end_of(season));
        let boxes = end.map(|end| end.boxes(season, &edicts)).transpose().map_err(|bad| bad.phrase())?;
        Ok(boxes.into_iter().flatten().collect())
    }
}

fn season_name(speech: Speech, season: Season) -> String {
    speech.term(&format!("cartographers-season-{}", season.name()))
}

/// The side and the four cards; below them, the cards to choose from.
fn edicts(state: PaperState) -> Markup {
    let speech = state.screen.speech;
    let (side, chosen) = state.with(|pad| (pad.side, pad.edicts));
    html! {
        section.panel.paper-edicts {
            fieldset.choice {
                legend { (speech.term("page-side")) }
                @for one in Side::ALL {
                    @let name = speech.term(&format!("cartographers-side-{one}"));
                    (pill("paper-side", &EdictsField::Side(one), &name, one == side))
                }
            }
            h2 { (speech.term("page-edicts")) }
            div.slots {
                @for (place, card) in chosen.iter().enumerate() {
                    @let open = state.edict.get() == Some(place);
                    (slot(speech, place, *card, open))
                    @if open { (cards(speech, place, *card)) }
                }
            }
        }
    }
}

const LETTERS: [&str; EDICTS] = ["A", "B", "C", "D"];

/// One edict, and the card that was chosen for it.
fn slot(speech: Speech, place: usize, card: Option<Scoring>, open: bool) -> Markup {
    let command = EdictsCommand::Edict(place);
    html! {
        button.option id=(command.id()) data-do=(command) aria-expanded=(open) {
            strong.mark { (LETTERS[place]) }
            @match card {
                Some(card) => { (card_words(speech, card)) }
                None => {
                    span.words {
                        span.rule { (speech.term("page-edict-choose")) }
                    }
                }
            }
        }
    }
}

/// The code of a card's rule.
fn rule_code(card: Scoring) -> String {
    format!("cartographers-rule-{card}")
}

/// A card's name and rule.
fn card_words(speech: Speech, card: Scoring) -> Markup {
    html! {
        span.words {
            strong { (speech.term(&card.term())) }
            span.rule { (speech.term(&rule_code(card))) }
        }
    }
}

/// All cards, stack by stack, for the edict with this index.
fn cards(speech: Speech, place: usize, chosen: Option<Scoring>) -> Markup {
    html! {
        div.deck-of-cards role="group"
            aria-label=(speech.say(&Phrase::new("library-paper-edict").with("edict", LETTERS[place]))) {
            @for card in Scoring::all() {
                @let command = EdictsCommand::Card(card);
                button.option id=(command.id()) data-do=(command) aria-pressed=(chosen == Some(card)) {
                    span.tile { (ornament(&stack_sign(card))) }
                    (card_words(speech, card))
                }
            }
        }
    }
}

/// The sign of a card's stack.
fn stack_sign(card: Scoring) -> Drawing {
    match card.facts().stack {
        0 => picture::terrain_tile(Terrain::Forest),
        1 => picture::terrain_tile(Terrain::Water),
        2 => picture::terrain_tile(Terrain::Village),
        _ => picture::mountain_tile(),
    }
}

fn choose(state: PaperState, command: EdictsCommand) {
    match command {
        EdictsCommand::Edict(place) => {
            let edict = Some(place).filter(|place| *place < EDICTS);
            state.edict.update(|open| *open = edict.filter(|_| *open != edict));
            show_later(".deck-of-cards");
        }
        EdictsCommand::Card(card) => {
            let Some(edict) = state.edict.get_untracked() else { return };
            state.change("", |pad| pad.choose(edict, card));
            // Opens the next edict without a card; none once all are chosen.
            state.edict.set(state.with(|pad| pad.edicts.iter().position(Option::is_none)));
            show_later(".deck-of-cards");
        }
    }
}

fn brushes(state: PaperState) -> Markup {
    let speech = state.screen.speech;
    let (chosen, who) = (state.brush.get(), state.screen.who());
    let all = html! {
        @for (place, terrain) in Terrain::ALL.into_iter().enumerate() {
            @let name = speech.term(&format!("cartographers-terrain-{terrain}"));
            (brush(place, ornament(&picture::terrain_tile(terrain)), &name, chosen == Some(terrain)))
        }
        (brush(Terrain::COUNT, "×", &speech.term("library-paper-erase"), chosen.is_none()))
    };
    html! {
        p class={ "whose chair-" (who % usize::from(page_kit::seating::COLOURS)) } {
            span { (state.screen.name(who)) }
        }
        (palette(speech, all))
    }
}

/// Selects the brush of a terrain. The last brush erases.
fn take_brush(state: PaperState, place: usize) {
    if place <= Terrain::COUNT {
        state.brush.set(Terrain::ALL.get(place).copied());
    }
}

fn board(state: PaperState) -> AnyView {
    let ground = move || layer(&picture::sheet_ground(state.with(|pad| pad.side)));
    let land = move || {
        let lit: Grid11 = state.screen.lit.with(|lit| lit.iter().map(|space| *space as u8).collect());
        html! {
            @if let Some(land) = state.land() { (layer(&picture::sheet_land(&land, lit))) }
        }
    };
    let key = move |number: usize| {
        if let Some(place) = number.checked_sub(1) {
            take_brush(state, place);
        }
    };
    let layers = vec![Signal::derive(ground), Signal::derive(land)];
    let view_box = format!("0 0 {0} {0}", picture::SIZE);
    canvas(view_box, layers, move || spaces(state), move |stroke| paint(state, stroke), key)
}

const SIDE: u8 = Grid11::SIDE as u8;

fn spaces(state: PaperState) -> Markup {
    let speech = state.screen.speech;
    let across = Grid11::SIDE as i32 * picture::CELL;
    let place = data_box((picture::MARGIN, picture::MARGIN, across, across), (picture::SIZE, picture::SIZE));
    let Some(land) = state.land() else { return html! {} };
    html! {
        div.cells #cells role="grid" aria-label=(speech.term("page-board")) data-box=(place) {
            @for row in 0..SIDE {
                div role="row" {
                    @for column in 0..SIDE {
                        @let at = row * SIDE + column;
                        (space("space", at, (column, row), None, &label(speech, &land, at)))
                    }
                }
            }
        }
    }
}

/// The name of the content of a space.
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

fn paint(state: PaperState, stroke: Stroke) {
    let speech = state.screen.speech;
    if !state.is_open() {
        let season = format!("cartographers-season-{}", state.looked_at().name());
        let closed = Phrase::new("library-paper-season-closed").term("season", season);
        return state.screen.status.set(points::capital(&speech.say(&closed)));
    }
    if let Stroke::Begins(_) = stroke {
        state.strokes.update_value(|strokes| *strokes += 1);
    }
    let terrain = state.brush.get_untracked();
    let at = stroke.space();
    state.change_sheet(&format!("stroke-{}", state.strokes.get_value()), |sheet| sheet.paint(at, terrain));
    if let Some(land) = state.land() {
        state.screen.status.set(space_message(speech, &space_name(at), &what_lies(speech, &land, at)));
    }
}

/// The selected season: its coins, its four boxes and its commands.
fn season(state: PaperState) -> Markup {
    let speech = state.screen.speech;
    let now = state.looked_at();
    let ended = state.sheet(|sheet| sheet.ended.len());
    let lines = state.lines();
    html! {
        section.panel.paper-points {
            h2 { (speech.term("library-paper-points")) }
            div.choice role="radiogroup" aria-label=(speech.term("page-box-season")) {
                @for season in Season::all().take(ended + 1) {
                    @let field = SeasonField::Season(season.index());
                    (pill("season", &field, &season_name(speech, season), season == now))
                }
            }
            (entered(state, now))
            @match &lines {
                Ok(lines) => {
                    (points::lines(speech, "cartographers", lines))
                    (points::sum(&season_name(speech, now), lines.iter().map(|line| line.points).sum()))
                }
                Err(why) => { (points::missing(speech, why)) }
            }
            div.ways {
                @if state.is_open() {
                    button.big id=(SeasonCommand::Write.id()) data-do=(SeasonCommand::Write) disabled[lines.is_err()] {
                        (about(speech, "library-paper-season-write", now))
                    }
                    (button(&SeasonCommand::WriteBoxes, about(speech, "library-paper-season-boxes", now)))
                }
            }
        }
    }
}

/// A sentence about a season.
fn about(speech: Speech, code: &'static str, season: Season) -> String {
    let season = format!("cartographers-season-{}", season.name());
    points::capital(&speech.say(&Phrase::new(code).term("season", season)))
}

/// The data entered for a season, or the fields to enter it.
fn entered(state: PaperState, season: Season) -> Markup {
    let speech = state.screen.speech;
    let (ended, coins, end) = state.sheet(|sheet| (sheet.ended.len(), sheet.coins, sheet.end_of(season)));
    let open_again = html! {
        @if season.index() + 1 == ended {
            (button(&SeasonCommand::Open, about(speech, "library-paper-season-open", season)))
        }
    };
    html! {
        @match end {
            Some(SeasonEnd::Written(score)) => {
                (written(speech, &score))
                (open_again)
            }
            Some(SeasonEnd::Drawn { .. }) if !state.is_open() => {
                p.hint { (about(speech, "library-paper-season-written", season)) }
                (open_again)
            }
            _ => {
                (number_field(&SeasonField::Coins, &speech.term("library-paper-coins"), coins.into(), COINS.into()))
                p.hint { (speech.term("library-paper-coins-why")) }
            }
        }
    }
}

/// The four boxes as fields.
fn written(speech: Speech, score: &SeasonScore) -> Markup {
    let SeasonScore { edicts: [one, other], coins, monsters, .. } = *score;
    let boxes = [
        ("page-box-first", one),
        ("page-box-second", other),
        ("page-coins-name", coins),
        ("page-monsters-name", monsters),
    ];
    html! {
        @for (place, (code, stars)) in boxes.into_iter().enumerate() {
            (number_field(&SeasonField::Box(place), &speech.term(code), stars.into(), MOST_STARS))
        }
    }
}

/// The stars in one of the four boxes, in the order of their fields.
fn box_of(score: &mut SeasonScore, place: usize) -> Option<&mut i16> {
    let SeasonScore { edicts: [one, other], coins, monsters, .. } = score;
    [one, other, coins, monsters].into_iter().nth(place)
}

/// The maximum of a box. More is a typing mistake.
const MOST_STARS: i64 = 999;

fn season_touched(state: PaperState, gesture: Gesture, command: WithPoints<SeasonCommand>) {
    match command {
        WithPoints::Points(pointed) => {
            points::light(state.screen, &state.lines().unwrap_or_default(), gesture, &pointed);
        }
        WithPoints::Other(command) if gesture == Gesture::Press => act(state, command),
        WithPoints::Other(_) => state.screen.lit.set(Vec::new()),
    }
}

fn act(state: PaperState, command: SeasonCommand) {
    let now = state.looked_at();
    match command {
        SeasonCommand::Write => {
            state.change_sheet("", Sheet::write_down);
            state.season.set(None);
        }
        SeasonCommand::WriteBoxes => {
            state.season.set(Some(now.index()));
            state.change_sheet("", |sheet| sheet.write_boxes(now, SeasonScore::default()));
        }
        SeasonCommand::Open => {
            state.change_sheet("", Sheet::open_again);
            state.season.set(None);
        }
    }
}

fn changed(state: PaperState, field: &SeasonField, value: &str) {
    let now = state.looked_at();
    let what = field.to_string();
    match *field {
        SeasonField::Season(place) => state.season.set(Some(place)),
        SeasonField::Coins => {
            let coins = number(value, i64::from(u8::MAX)).max(0) as u8;
            state.change_sheet(&what, |sheet| sheet.coins = coins);
        }
        SeasonField::Box(place) => state.change_sheet(&what, |sheet| {
            let Some(SeasonEnd::Written(mut score)) = sheet.end_of(now) else { return };
            if let Some(stars) = box_of(&mut score, place) {
                *stars = number(value, MOST_STARS) as i16;
            }
            sheet.write_boxes(now, score);
        }),
    }
}

/// The picture of a player's sheet: the last known map.
fn boards(pad: &CartographersPad, player: usize) -> Vec<Drawing> {
    let Some(entry) = pad.players.get(player) else { return Vec::new() };
    let land = match entry.has.ended.last() {
        Some(SeasonEnd::Drawn { land, .. }) if entry.has.season().is_none() => land,
        _ => &entry.has.land,
    };
    vec![picture::sheet(&SheetPicture { land, lit: Grid11::EMPTY, ghost: None, wanted: Grid11::EMPTY })]
}

/// Rating and title of the solo game.
fn honours(speech: Speech, pad: &CartographersPad) -> Markup {
    let Some(played) = pad.played() else { return html! {} };
    let outcome = played.scored().ok().and_then(|scored| scored.outcome());
    let solo = outcome.and_then(|outcome| outcome.players.first().and_then(|player| player.honours.0));
    let Some(solo) = solo else { return html! {} };
    let title = match solo.title {
        Some(title) => speech.term(&format!("cartographers-title-{}", title.name())),
        None => speech.term("page-no-title"),
    };
    html! {
        p.title {
            strong { (title) }
            span { (speech.say(&Phrase::new("page-rating").with("rating", i64::from(solo.rating)))) }
        }
    }
}
