//! The CSS rules for the classes of drawings. They use the properties of the [palette](mod@crate::palette).
//!
//! Widths are in units of the drawings, so that lines scale with the chart. The prefix `c-` separates the chart's
//! classes from the page's own.

use crate::palette::{Light, properties};

/// The style sheet for a page with drawings, including the styles of games. The page sets the properties of the
/// palette. A class `no-patterns` on any ancestor hides the hatches.
#[must_use]
pub fn style(games: &[&str]) -> String {
    [RULES, CHAIRS, &games.concat(), MOTION].concat()
}

/// A complete style sheet for a page: one line for the palette by day, one for the palette by night, and the rules.
/// `data-light="night"` on the root selects the night, except in print.
#[must_use]
pub fn sheet(games: &[&str]) -> String {
    let [day, night] = Light::ALL.map(properties);
    format!(":root{{{day}}}\n@media screen{{:root[data-light=\"night\"]{{{night}}}}}\n{}", style(games))
}

/// The rules of a [sheet] that a picture in a file needs, with the colours of a light instead of CSS properties.
pub(crate) fn in_file(sheet: &str, light: Light) -> String {
    let mut lines = sheet.splitn(3, '\n');
    let (day, night, rules) = (lines.next(), lines.next(), lines.next().unwrap_or_default());
    let palette = match light {
        Light::Day => day,
        Light::Night => night,
    };
    // A file has no animation, and its pieces get their colour directly.
    let rules = rules.split("@media").next().unwrap_or_default();
    let mut rules = rules.replace("{--chair:", "{color:").replace("var(--chair,var(--ink))", "var(--ink)");
    let palette = palette.and_then(|line| line.rsplit_once('{')).map_or("", |(_, palette)| palette);
    for (name, value) in palette.split(';').filter_map(|property| property.split_once(':')) {
        rules = rules.replace(&["var(", name, ")"].concat(), value);
    }
    rules
}

/// The rules that pages and picture files share.
const RULES: &str = "\
.c-defs{position:absolute;width:0;height:0;overflow:hidden}
.c-paper{fill:var(--paper)}
.c-sheet{fill:var(--sheet)}
.c-age{stroke:none}
.c-age-in{stop-color:var(--paper-edge);stop-opacity:0}
.c-age-out{stop-color:var(--paper-edge);stop-opacity:.62}
.c-rhumb,.c-rhumb-half,.c-rhumb-quarter{fill:none;stroke:var(--rhumb);stroke-width:1.2;stroke-opacity:.3}
.c-rhumb-half{stroke:var(--rhumb-half);stroke-width:1;stroke-opacity:.26}
.c-rhumb-quarter{stroke:var(--rhumb-quarter);stroke-width:.9;stroke-opacity:.2}
.c-grid{fill:none;stroke:var(--soft);stroke-width:1.5;stroke-opacity:.55;stroke-linecap:round;stroke-dasharray:0 5}
.c-neat{fill:none;stroke:var(--ink);stroke-width:1.4}
.c-neat-bold{fill:none;stroke:var(--ink);stroke-width:3}
.c-scale{fill:var(--ink)}
.c-label,.c-pay,.c-name,.c-distance{fill:var(--soft);font:600 21px \"Iowan Old Style\",\"Palatino Linotype\",Palatino,\"URW Palladio L\",\"Book Antiqua\",Georgia,serif;font-variant-numeric:lining-nums}
.c-pay{fill:var(--ink);font-size:18px}
.c-name{fill:var(--ink);font-size:28px}
.c-wash{stroke:none}
.c-band{fill:none;stroke-width:8;stroke-opacity:.38;stroke-linejoin:round}
.c-hatch,.c-sign{stroke:none}
.no-patterns .c-hatch{display:none}
.c-seam{fill:none;stroke:var(--ink);stroke-width:1.3;stroke-opacity:.35;stroke-linecap:round;stroke-dasharray:1 6}
.c-border{fill:none;stroke:var(--ink);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.c-forest{fill:var(--forest);stroke:var(--forest-deep);color:var(--forest-deep)}
.c-village{fill:var(--village);stroke:var(--village-deep);color:var(--village-deep)}
.c-farm{fill:var(--farm);stroke:var(--farm-deep);color:var(--farm-deep)}
.c-water{fill:var(--water);stroke:var(--water-deep);color:var(--water-deep)}
.c-monster{fill:var(--monster);stroke:var(--monster-deep);color:var(--monster-deep)}
.c-mountain{fill:var(--mountain);stroke:var(--mountain-deep);color:var(--mountain-deep)}
.c-wasteland{fill:var(--wasteland);stroke:var(--wasteland-deep);color:var(--wasteland-deep)}
.c-jungle{fill:var(--jungle);stroke:var(--jungle-deep);color:var(--jungle-deep)}
.c-lagoon{fill:var(--lagoon);stroke:var(--lagoon-deep);color:var(--lagoon-deep)}
.c-steppe{fill:var(--steppe);stroke:var(--steppe-deep);color:var(--steppe-deep)}
.c-ruins{color:var(--edge)}
.c-wash{stroke:none}
.c-band{fill:none}
.c-bold{fill:none;stroke:var(--ink);stroke-width:2.1;stroke-linecap:round;stroke-linejoin:round}
.c-fine{fill:none;stroke:var(--ink);stroke-width:1.15;stroke-linecap:round;stroke-linejoin:round}
.c-body{fill:var(--body);stroke:var(--ink);stroke-width:2.1;stroke-linecap:round;stroke-linejoin:round}
.c-tone{fill:currentColor;stroke:none}
.c-shade{fill:currentColor;stroke:var(--ink);stroke-width:2.1;stroke-linejoin:round}
.c-solid{fill:var(--ink);stroke:none}
.c-hatch-line{fill:none;stroke:var(--ink);stroke-width:1.2;stroke-opacity:.28;stroke-linecap:round}
.c-hatch-strong{fill:none;stroke:var(--refused);stroke-width:2;stroke-opacity:.75}
.c-lit-halo{fill:none;stroke:var(--sheet);stroke-width:7;stroke-linejoin:round}
.c-lit{fill:var(--lit);fill-opacity:0;stroke:var(--lit);stroke-width:3.6;stroke-linejoin:round;stroke-dasharray:1}
.c-wanted-glow{fill:var(--teal);fill-opacity:.13;stroke:var(--teal);stroke-width:8;stroke-opacity:.22}
.c-wanted{fill:none;stroke:var(--teal);stroke-width:2.6}
.c-ghost{fill:var(--sheet);fill-opacity:.72;stroke:none}
.c-ghost-wash{fill-opacity:.6;stroke:none}
.c-ghost-symbol{opacity:.8}
.c-ghost-fits{fill:var(--teal);fill-opacity:.2;stroke:var(--teal);stroke-width:4;stroke-dasharray:11 7;stroke-linecap:butt}
.c-ghost-refused{fill:var(--refused);fill-opacity:.16;stroke:var(--refused);stroke-width:4;stroke-dasharray:11 7;stroke-linecap:butt}
.c-tiny{fill:none;stroke:var(--ink);stroke-width:1.3;stroke-opacity:.55}
.c-tiny-solid{fill:var(--ink);fill-opacity:.75}
.c-tiny-border{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linecap:square}
.c-coin{color:var(--gold)}
.c-coin-empty{fill:none;stroke:var(--soft);stroke-width:1.4;stroke-dasharray:2.4 2.4}
.c-sand{fill:var(--sand)}
.c-shore{fill:none;stroke:var(--ink);stroke-width:2}
.c-surf{fill:none;stroke:var(--ink);stroke-width:1.1;stroke-opacity:.5}
.c-dash{fill:none;stroke:var(--ink);stroke-width:2;stroke-opacity:.75;stroke-dasharray:5 5}
.c-seal,.c-rose,.c-red{color:var(--accent)}
.c-tick{fill:none;stroke:var(--card);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.c-thick{fill:none;stroke:currentColor;stroke-width:7;stroke-linecap:round;stroke-linejoin:round}
.c-halo{fill:var(--sheet);stroke:var(--sheet);stroke-width:7;stroke-linecap:round;stroke-linejoin:round}
.c-active{fill:var(--sheet);fill-opacity:.8;stroke:var(--lit);stroke-width:3}
.c-refused{color:var(--refused)}
.c-seen-halo{fill:none;stroke:var(--sheet);stroke-width:8;stroke-linejoin:round}
.c-seen{fill:none;stroke:var(--teal);stroke-width:4;stroke-linejoin:round}
.c-reach{fill:var(--teal);stroke:var(--sheet);stroke-width:3}
.c-ghost-idle{fill:none;stroke:var(--soft);stroke-width:4;stroke-dasharray:11 7}
.c-card{fill:var(--card);stroke:var(--ink);stroke-width:2.4}
.c-card-line{fill:none;stroke:var(--edge);stroke-width:1.4}
.c-rose-ring{fill:none;stroke:var(--ink);stroke-width:2.4}
.c-rose-scale{fill:none;stroke:var(--ink);stroke-width:6;stroke-dasharray:6.58 6.58}
.c-rose-dark{fill:var(--ink);stroke:var(--ink);stroke-width:2;stroke-linejoin:round}
.c-rose-tint{fill:currentColor;stroke:var(--ink);stroke-width:2;stroke-linejoin:round}
.c-rose-light{fill:var(--card);stroke:var(--ink);stroke-width:2;stroke-linejoin:round}
";

/// Pieces have the colour of their chair. A page sets it on every element that belongs to a chair; a file has it in its
/// own rules.
const CHAIRS: &str = "\
.c-piece{color:var(--chair,var(--ink))}
.chair-0{--chair:var(--chair-0)}.chair-1{--chair:var(--chair-1)}.chair-2{--chair:var(--chair-2)}
.chair-3{--chair:var(--chair-3)}.chair-4{--chair:var(--chair-4)}.chair-5{--chair:var(--chair-5)}
.chair-6{--chair:var(--chair-6)}.chair-7{--chair:var(--chair-7)}
";

/// Animations, only for people who have not asked for reduced motion. The glow of an available place pulses twice and
/// stops: an endless animation would repaint the board in every frame and keep a core busy while a player thinks.
const MOTION: &str = "\
@media (prefers-reduced-motion:no-preference){:root:not(.no-motion) .c-lit{animation:c-ink .9s ease-out}\
:root:not(.no-motion) .c-wanted-glow{animation:c-breathe 2.2s ease-in-out 2}}
@keyframes c-ink{from{stroke-dashoffset:1;fill-opacity:.45}}
@keyframes c-breathe{50%{stroke-opacity:.42}}
";
