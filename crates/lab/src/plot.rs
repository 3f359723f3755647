//! Plots: a dot and its interval for each row, in the colours of the charts.

use std::fmt::Write;

use chart::Light;
use chart::palette::palette;

use crate::sample::Sample;

/// One row of a plot.
pub struct Row<'a> {
    /// Its name.
    pub label: String,
    /// Its numbers.
    pub sample: &'a Sample,
    /// Its mean, as text.
    pub mean: String,
    /// Whether it is an outlier.
    pub apart: bool,
}

const WIDTH: f64 = 680.0;
/// The minimum width of the labels. `LETTER` is the width of a letter.
const LABELS: f64 = 270.0;
const LETTER: f64 = 7.4;
const NUMBERS: f64 = 70.0;
const LINE: f64 = 22.0;
const TOP: f64 = 44.0;
const FOOT: f64 = 34.0;

/// The plot as SVG. `middle` is the value at which a vertical line is drawn, and the label of that line.
#[must_use]
pub fn plot(title: &str, rows: &[Row<'_>], middle: (f64, &str)) -> String {
    let longest = rows.iter().map(|row| row.label.chars().count()).max().unwrap_or(0);
    let labels = LABELS.max(LETTER * longest as f64 + 24.0);
    let ends =
        rows.iter().flat_map(|row| [row.sample.mean() - row.sample.half(), row.sample.mean() + row.sample.half()]);
    let (low, high) = ends.fold((middle.0, middle.0), |(low, high), end| (low.min(end), high.max(end)));
    let room = (high - low).max(0.1) * 0.05;
    let (low, high) = (low - room, high + room);
    let x = |value: f64| labels + (value - low) / (high - low) * (WIDTH - labels - NUMBERS);
    let (height, foot) = (TOP + LINE * rows.len() as f64 + FOOT, TOP + LINE * rows.len() as f64);
    let (paper, ink, soft) = (colour("sheet"), colour("ink"), colour("soft"));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"Georgia, serif\" font-size=\"13\" role=\"img\"><title>{0}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" rx=\"6\" fill=\"{paper}\" stroke=\"{1}\"/>\n\
         <text x=\"14\" y=\"26\" font-size=\"15\" fill=\"{ink}\">{0}</text>\n",
        escaped(title),
        colour("edge")
    );
    let mut put = |text: String| {
        let _ = writeln!(svg, "{text}");
    };
    let at = x(middle.0);
    put(format!("<path d=\"M{at:.1} {:.1}V{foot:.1}\" stroke=\"{soft}\" stroke-dasharray=\"3 3\"/>", TOP - 6.0));
    put(format!(
        "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"{soft}\">{}</text>",
        foot + 20.0,
        escaped(middle.1)
    ));
    for (index, row) in rows.iter().enumerate() {
        let y = TOP + LINE * (index as f64 + 0.5);
        let (mean, half) = (row.sample.mean(), row.sample.half());
        let dot = colour(if row.apart { "accent" } else { "teal" });
        put(format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"{ink}\">{}</text>",
            labels - 10.0,
            y + 4.5,
            escaped(&row.label)
        ));
        put(format!(
            "<path d=\"M{:.1} {y:.1}H{:.1}\" stroke=\"{soft}\" stroke-width=\"2\"/>",
            x(mean - half),
            x(mean + half)
        ));
        put(format!("<circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4.5\" fill=\"{dot}\"/>", x(mean)));
        put(format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"{soft}\">{}</text>",
            WIDTH - 14.0,
            y + 4.5,
            escaped(&row.mean)
        ));
    }
    svg + "</svg>\n"
}

fn colour(name: &str) -> &'static str {
    palette(Light::Day).iter().find(|&&(known, _)| known == name).map_or("black", |&(_, value)| value)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_has_its_label_a_dot_and_an_interval() {
        let mut sample = Sample::default();
        [1.0, 2.0, 3.0].into_iter().for_each(|value| sample.add(value));
        let row = |label: &str, apart| Row { label: label.to_owned(), sample: &sample, mean: "2.0".to_owned(), apart };
        let svg = plot("Stars & more", &[row("Treetower", false), row("Great City", true)], (0.0, "nothing"));
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert_eq!((svg.matches("<circle").count(), svg.matches("<path").count()), (2, 3));
        assert_eq!(svg.matches(">2.0<").count(), 2);
        assert!(svg.contains("Treetower") && svg.contains("Stars &amp; more"));
        assert_eq!(svg.matches(colour("accent")).count(), 1);
    }
}
