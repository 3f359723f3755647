//! Turns `data/1.toml` into tables, so that the game parses no TOML at run time.

use table::{Grid11, Placing, Shape};

#[path = "src/rules/data.rs"]
mod data;
#[allow(dead_code)]
#[path = "src/rules/space.rs"]
mod space;
#[path = "build/walk.rs"]
mod walk;

fn main() {
    let sources = ["src/rules/data.rs", "src/rules/space.rs", "build/walk.rs"];
    table::data::generate("data/1.toml", &sources, data::read, tables);
}

fn tables(data: &data::Components) -> String {
    let mut out = String::new();
    let mut fits = Fits::default();
    line(&mut out, "/// The digest of this generation's data. It never changes.".into());
    line(&mut out, format!("pub const DATA: &str = {:?};", data.digest));
    line(&mut out, "/// The number of coin symbols on a sheet.".into());
    line(&mut out, format!("pub const COINS: u8 = {};", data.sheet.coins.get_ref()));

    line(&mut out, format!("pub(crate) static MAPS: [SideMap; {}] = [", data.map.len()));
    for map in &data.map {
        let mountains = data::spaces(map.mountains.get_ref());
        let ruins = data::spaces(&map.ruins);
        let wasteland = data::spaces(&map.wasteland);
        let sides: Vec<String> = mountains.iter().map(|mountain| grid(Grid11::space(mountain).neighbours())).collect();
        line(
            &mut out,
            format!(
                "SideMap {{ mountains: {}, ruins: {}, wasteland: {}, filled: {}, beside_mountains: {}, \
                 beside_ruins: {}, around: &[{}] }},",
                grid(mountains),
                grid(ruins),
                grid(wasteland),
                grid(mountains | wasteland),
                grid(mountains.neighbours()),
                grid(ruins.neighbours()),
                sides.join(", "),
            ),
        );
    }
    line(&mut out, "];".into());

    line(&mut out, format!("pub(crate) static SEASONS: [SeasonCard; {}] = [", data.season.len()));
    for season in &data.season {
        let edicts: Vec<String> =
            season.edicts.get_ref().iter().map(|edict| index(edict.get_ref(), &data::EDICTS).to_string()).collect();
        line(
            &mut out,
            format!(
                "SeasonCard {{ name: {:?}, threshold: {}, edicts: [{}] }},",
                season.name.get_ref(),
                season.threshold.get_ref(),
                edicts.join(", ")
            ),
        );
    }
    line(&mut out, "];".into());

    line(&mut out, format!("pub(crate) static EXPLORE: [ExploreCard; {}] = [", data.explore.len()));
    for card in &data.explore {
        let terrains =
            card.terrains.iter().fold(0, |set, terrain| set | 1 << index(terrain.get_ref(), &data::TERRAINS));
        let shapes: Vec<String> =
            card.shapes.iter().map(|shape| card_shape(&mut fits, shape.cells.get_ref(), shape.coin)).collect();
        line(
            &mut out,
            format!(
                "ExploreCard {{ name: {:?}, number: {}, time: {}, ruins: {}, terrains: Terrains::from_bits({terrains}), \
                 shapes: &[{}] }},",
                card.name.get_ref(),
                card.number.get_ref(),
                card.time.get_ref(),
                card.ruins,
                shapes.join(", ")
            ),
        );
    }
    line(&mut out, "];".into());

    line(&mut out, format!("pub(crate) static AMBUSH: [AmbushCard; {}] = [", data.ambush.len()));
    for card in &data.ambush {
        let variant =
            |word: &str| word.split('-').map(|part| part[..1].to_uppercase() + &part[1..]).collect::<String>();
        let shape = Shape::new(data::pairs(card.cells.get_ref())).expect("the data was checked");
        let walk = walk::anchors(
            index(card.corner.get_ref(), &data::CORNERS),
            card.arrow.get_ref() == data::ARROWS[0],
            (shape.rows() as usize, shape.columns() as usize),
        );
        line(
            &mut out,
            format!(
                "AmbushCard {{ name: {:?}, number: {}, arrow: Arrow::{}, corner: Corner::{}, shapes: &[{}], walk: &{walk:?} }},",
                card.name.get_ref(),
                card.number.get_ref(),
                variant(card.arrow.get_ref()),
                variant(card.corner.get_ref()),
                card_shape(&mut fits, card.cells.get_ref(), false)
            ),
        );
    }
    line(&mut out, "];".into());

    line(&mut out, format!("pub(crate) static SCORING: [ScoringCard; {}] = [", data.scoring.len()));
    for card in &data.scoring {
        line(
            &mut out,
            format!(
                "ScoringCard {{ name: {:?}, number: {}, stack: {}, solo: {} }},",
                card.name.get_ref(),
                card.number.get_ref(),
                index(card.stack.get_ref(), &data::STACKS),
                card.solo.get_ref()
            ),
        );
    }
    line(&mut out, "];".into());

    line(&mut out, format!("pub(crate) static TITLES: [TitleCard; {}] = [", data.solo_title.len()));
    for title in &data.solo_title {
        line(
            &mut out,
            format!("TitleCard {{ rating: {}, name: {:?} }},", title.rating.get_ref(), title.title.get_ref()),
        );
    }
    line(&mut out, "];".into());
    out + &fits.functions
}

/// Generates one function for each shape. It computes where the shape fits, in every orientation, with all shifts
/// written out. The compiler then shares the shifts that orientations have in common: the code takes a fifth of the
/// instructions of a loop over cells.
#[derive(Default)]
struct Fits {
    functions: String,
    count: usize,
}

impl Fits {
    /// Writes the function for these placings and returns its name.
    fn function(&mut self, placings: &[Placing]) -> String {
        let name = format!("fits_{}", self.count);
        self.count += 1;
        line(&mut self.functions, format!("fn {name}(free: Grid11, fits: &mut [Grid11; ORIENTATIONS]) {{"));
        line(&mut self.functions, "let free = free.bits();".into());
        for (place, placing) in placings.iter().enumerate() {
            let shifted = |cell| if cell == 0 { "free".to_owned() } else { format!("free >> {cell}") };
            let shifted: Vec<String> = placing.cells.iter().map(shifted).collect();
            let anchors = placing.anchors.bits();
            line(
                &mut self.functions,
                format!("fits[{place}] = Grid11::from_bits({} & {anchors:#x});", shifted.join(" & ")),
            );
        }
        line(&mut self.functions, "}".into());
        name
    }
}

fn line(out: &mut String, text: String) {
    out.push_str(&text);
    out.push('\n');
}

fn grid(set: Grid11) -> String {
    format!("Grid11::from_bits({:#x})", set.bits())
}

fn index(word: &str, words: &[&str]) -> usize {
    words.iter().position(|known| *known == word).expect("the data was checked")
}

fn card_shape(fits: &mut Fits, cells: &[Vec<i64>], coin: bool) -> String {
    let shape = Shape::new(data::pairs(cells)).expect("the data was checked");
    let placings: Vec<Placing> = shape
        .orientations()
        .map(|(orientation, shape)| Placing::new(orientation, &shape).expect("the data was checked"))
        .collect();
    let tables: Vec<String> = placings
        .iter()
        .map(|placing| {
            let Placing { orientation, cells, anchors } = *placing;
            format!("Placing {{ orientation: {orientation}, cells: {}, anchors: {} }}", grid(cells), grid(anchors))
        })
        .collect();
    let lies: Vec<usize> = (0..table::shape::ORIENTATIONS)
        .map(|orientation| {
            let cells = Placing::new(orientation, &shape.oriented(orientation)).expect("the data was checked").cells;
            placings.iter().position(|placing| placing.cells == cells).expect("the orientation is in the list")
        })
        .collect();
    format!(
        "CardShape {{ coin: {coin}, rows: {}, columns: {}, placings: &[{}], lies: {lies:?}, fits: {} }}",
        shape.rows(),
        shape.columns(),
        tables.join(", "),
        fits.function(&placings),
    )
}
