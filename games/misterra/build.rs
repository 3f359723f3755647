//! Turns `data/1.toml` into tables, so that the game does not read TOML at run time.

use table::Grid5;
use toml::Spanned;

use crate::space::Space;

#[path = "src/rules/data.rs"]
mod data;
#[allow(dead_code)]
#[path = "src/rules/space.rs"]
mod space;

fn main() {
    let sources = ["src/rules/data.rs", "src/rules/space.rs"];
    table::data::generate("data/1.toml", &sources, data::read, tables);
}

fn tables(data: &data::Components) -> String {
    let mut out = String::new();
    line(&mut out, "/// The digest of this generation's data. It never changes.".into());
    line(&mut out, format!("pub const DATA: &str = {:?};", data.digest));
    line(&mut out, "/// The number of tiles of each terrain.".into());
    line(&mut out, format!("pub const TILES: u8 = {};", data.terrain_tiles.jungle.get_ref()));
    line(&mut out, "/// The number of claim markers of each player, and of Otoma.".into());
    line(&mut out, format!("pub const MARKERS: u8 = {};", data.claim_markers.per_player.get_ref()));

    let most: u32 = data.sketch.iter().map(|sketch| copies(sketch).iter().copied().max().unwrap_or(0)).sum();
    line(&mut out, "/// The number of sketches in the largest deck.".into());
    line(&mut out, format!("pub const SKETCH_CARDS: usize = {most};"));

    let jungles: Vec<String> = data.setup_jungle.iter().map(|jungle| grid(jungle.spaces.get_ref())).collect();
    line(&mut out, format!("static SETUP_JUNGLE: [Grid5; {}] = [{}];", jungles.len(), jungles.join(", ")));

    line(&mut out, format!("static SKETCHES: [SketchCard; {}] = [", data.sketch.len()));
    for sketch in &data.sketch {
        let names: Vec<&str> = sketch.terrains.get_ref().iter().map(|name| name.get_ref().as_str()).collect();
        let terrains: Vec<String> = sketch.terrains.get_ref().iter().map(terrain).collect();
        line(
            &mut out,
            format!(
                "SketchCard {{ name: {:?}, terrains: [{}], copies: {:?} }},",
                names.join("-"),
                terrains.join(", "),
                copies(sketch)
            ),
        );
    }
    line(&mut out, "];".into());

    line(&mut out, format!("static PRESUMPTIONS: [PresumptionCard; {}] = [", data.presumption.len()));
    for card in &data.presumption {
        let letter = card.first_game.as_ref().map(|letter| index(letter, &data::LETTERS));
        line(
            &mut out,
            format!(
                "PresumptionCard {{ rule: Rule::{}, pay: Pay::{}, first_game: {letter:?} }},",
                rule(card),
                pay(card)
            ),
        );
    }
    line(&mut out, "];".into());

    line(&mut out, format!("static OTOMA: [OtomaFacts; {}] = [", data.otoma.len()));
    for card in &data.otoma {
        let spaces: Vec<String> = card.spaces.get_ref().iter().map(space).collect();
        let actions: Vec<String> = card
            .actions
            .get_ref()
            .iter()
            .map(|(action, to)| format!("OtomaAction::{}({})", camel(action.get_ref()), terrain(to)))
            .collect();
        line(
            &mut out,
            format!(
                "OtomaFacts {{ spaces: [{}], orders: Orders {{ actions: [{}], claim: {} }} }},",
                spaces.join(", "),
                actions.join(", "),
                card.claim
            ),
        );
    }
    line(&mut out, "];".into());

    line(&mut out, format!("static TITLES: [TitleFacts; {}] = [", data.solo_title.len()));
    for title in &data.solo_title {
        line(
            &mut out,
            format!(
                "TitleFacts {{ track: Track::{}, from: {}, name: {:?} }},",
                camel(title.of.get_ref()),
                title.from.get_ref(),
                title.title.get_ref()
            ),
        );
    }
    line(&mut out, "];".into());
    out
}

/// How many copies games of two, three and four players use.
fn copies(sketch: &data::SketchFacts) -> [u32; 3] {
    let mut sum = 0;
    [&sketch.copies.p2, &sketch.copies.p3, &sketch.copies.p4].map(|copies| {
        sum += u32::from(*copies.get_ref());
        sum
    })
}

fn rule(card: &data::PresumptionFacts) -> String {
    let kind = camel(card.kind.get_ref());
    let words: Vec<String> = [&card.terrain, &card.apart_from].into_iter().flatten().map(terrain).collect();
    if !words.is_empty() {
        return format!("{kind}({})", words.join(", "));
    }
    if let Some(direction) = &card.direction {
        return format!("{kind}(Direction::{})", camel(direction.get_ref()));
    }
    if let Some(size) = &card.size {
        return format!("{kind}({})", size.get_ref());
    }
    if let Some(pattern) = &card.pattern {
        let row = |row: &Vec<Spanned<String>>| format!("&[{}]", row.iter().map(terrain).collect::<Vec<_>>().join(", "));
        return format!("{kind}(&[{}])", pattern.get_ref().iter().map(row).collect::<Vec<_>>().join(", "));
    }
    kind
}

fn pay(card: &data::PresumptionFacts) -> String {
    if let Some(each) = &card.each {
        return format!("Each({})", each.get_ref());
    }
    let table = card.table.as_ref().expect("the data was checked");
    let beyond = card.beyond.as_ref().map_or(0, |beyond| *beyond.get_ref());
    format!("Steps {{ table: &{:?}, beyond: {beyond} }}", table.get_ref())
}

fn line(out: &mut String, text: String) {
    out.push_str(&text);
    out.push('\n');
}

/// The name of an enum variant: `confirm-or-map` becomes `ConfirmOrMap`.
fn camel(word: &str) -> String {
    word.split('-').map(|part| part[..1].to_uppercase() + &part[1..]).collect()
}

fn terrain(word: &Spanned<String>) -> String {
    format!("Terrain::{}", camel(word.get_ref()))
}

fn space(name: &Spanned<String>) -> String {
    let index = Space::named(name.get_ref()).expect("the data was checked").index();
    format!("Space::new({index}).expect(\"a space\")")
}

fn grid(names: &[Spanned<String>]) -> String {
    let spaces = names.iter().filter_map(|name| Space::named(name.get_ref()));
    let set = spaces.fold(Grid5::EMPTY, |set, space| set | space.grid());
    format!("Grid5::from_bits({:#x})", set.bits())
}

fn index(word: &Spanned<String>, words: &[&str]) -> usize {
    words.iter().position(|known| known == word.get_ref()).expect("the data was checked")
}
