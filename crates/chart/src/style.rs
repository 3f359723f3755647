//! How the classes of drawings look: one rule for each, in terms of the [palette](mod@crate::palette)'s properties.
//!
//! Widths are in units of the drawings, so that lines grow with the chart. The `c-` keeps the chart's classes apart
//! from the page's own.

/// The style sheet for a page that shows drawings. The page sets the properties of the palette; a class `no-patterns`
/// on any ancestor takes the hatches away.
#[must_use]
pub fn style() -> String {
    [RULES, MOTION].concat()
}

/// What a picture in a file needs too.
pub(crate) const RULES: &str = "\
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
.c-label{fill:var(--soft);font:600 21px \"Iowan Old Style\",\"Palatino Linotype\",Palatino,\"URW Palladio L\",\"Book Antiqua\",Georgia,serif;font-variant-numeric:lining-nums}
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
.c-lit{fill:none;stroke:var(--lit);stroke-width:3.6;stroke-linejoin:round}
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
.c-time-passed{fill:var(--ink);stroke:var(--ink);stroke-width:1.6}
.c-time-card{fill:none;stroke:var(--ink);stroke-width:1.6}
.c-time-left{fill:none;stroke:var(--soft);stroke-width:1.6}
.c-time-hatch{fill:none;stroke:var(--ink);stroke-width:2.4}
.c-rose{color:var(--accent)}
.c-rose-ring{fill:none;stroke:var(--ink);stroke-width:2.4}
.c-rose-scale{fill:none;stroke:var(--ink);stroke-width:6;stroke-dasharray:6.58 6.58}
.c-rose-dark{fill:var(--ink);stroke:var(--ink);stroke-width:2;stroke-linejoin:round}
.c-rose-tint{fill:currentColor;stroke:var(--ink);stroke-width:2;stroke-linejoin:round}
.c-rose-light{fill:var(--card);stroke:var(--ink);stroke-width:2;stroke-linejoin:round}
";

/// What moves, and only for who has not asked for less motion.
const MOTION: &str = "\
@media (prefers-reduced-motion:no-preference){.c-lit{animation:c-ink .7s ease-out}\
.c-wanted-glow{animation:c-breathe 3s ease-in-out infinite alternate}}
@keyframes c-ink{from{opacity:0;stroke-width:14}}
@keyframes c-breathe{from{stroke-opacity:.12}to{stroke-opacity:.32}}
";
