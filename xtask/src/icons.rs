//! `cargo xtask icons`: draws the icon in fixed sizes, for systems that do not support SVG.
//!
//! Chromium draws the pictures from `crates/web/static/icon.svg`; they lie beside it, in `icons`. Chromium writes full
//! colour, but the icon has few colours: with a palette the files are much smaller.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};

use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};

use crate::step::{Step, program, root};

const SVG: &str = "crates/web/static/icon.svg";
const PLACE: &str = "crates/web/static/icons";

/// Name, size, and whether the picture fills its square: the system that shows such a picture crops it.
const PICTURES: [(&str, usize, bool); 4] =
    [("small", 192, false), ("large", 512, false), ("maskable", 512, true), ("touch", 180, true)];

/// A window that fits all pictures; Chromium refuses very small windows.
const WINDOW: usize = 600;

/// Redraws all pictures.
pub fn draw() -> Result<(), String> {
    program("chromium", "chromium")?;
    let svg = fs::read_to_string(root().join(SVG)).map_err(|bad| format!("{SVG}: {bad}"))?;
    let scratch = root().join("target/icons");
    let failed = |bad: std::io::Error| format!("the icons: {bad}");
    fs::create_dir_all(&scratch).map_err(failed)?;
    fs::create_dir_all(root().join(PLACE)).map_err(failed)?;
    let scratch = scratch.canonicalize().map_err(failed)?;
    for (name, size, square) in PICTURES {
        let mut sized = svg.replacen("<svg ", &format!("<svg width=\"{size}\" height=\"{size}\" "), 1);
        if square {
            sized = sized.replacen(" rx=\"104\"", "", 1);
        }
        fs::write(scratch.join("icon.svg"), sized).map_err(failed)?;
        let picture = scratch.join("icon.png");
        let flags =
            ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1"];
        Step::new("chromium")
            .args(&flags)
            .args(&["--default-background-color=00000000", &format!("--window-size={WINDOW},{WINDOW}")])
            .args(&[&format!("--screenshot={}", picture.display())])
            .args(&[&format!("file://{}", scratch.join("icon.svg").display())])
            .output()?;
        let drawn = Picture::read(&fs::read(&picture).map_err(failed)?)?.cut(size);
        let content = drawn.write();
        println!("{:>6} bytes  {PLACE}/{name}.png", content.len());
        fs::write(root().join(PLACE).join(format!("{name}.png")), content).map_err(failed)?;
    }
    Ok(())
}

type Colour = [u8; 4];

/// A picture: its width, and its pixels row by row.
struct Picture {
    width: usize,
    pixels: Vec<Colour>,
}

const HEADING: &[u8] = b"\x89PNG\r\n\x1a\n";

impl Picture {
    /// Reads a PNG of the kind that Chromium writes: 8 bits a channel, with or without transparency, not interlaced.
    fn read(png: &[u8]) -> Result<Picture, String> {
        let strange = || "Chromium wrote a picture of another kind than expected".to_owned();
        let mut rest = png.strip_prefix(HEADING).ok_or_else(strange)?;
        let (mut header, mut packed) = (Vec::new(), Vec::new());
        while let Some((length, after)) = rest.split_first_chunk() {
            let length = u32::from_be_bytes(*length) as usize;
            let (Some(kind), Some(data)) = (after.get(..4), after.get(4..4 + length)) else { return Err(strange()) };
            match kind {
                b"IHDR" => header = data.to_vec(),
                b"IDAT" => packed.extend_from_slice(data),
                _ => {}
            }
            rest = after.get(8 + length..).unwrap_or_default();
        }
        let [w0, w1, w2, w3, _, _, _, _, 8, kind @ (2 | 6), 0, 0, 0] = header[..] else { return Err(strange()) };
        let (width, channels) = (u32::from_be_bytes([w0, w1, w2, w3]) as usize, if kind == 6 { 4 } else { 3 });
        let mut raw = Vec::new();
        ZlibDecoder::new(&packed[..]).read_to_end(&mut raw).map_err(|bad| bad.to_string())?;

        let mut pixels = Vec::new();
        let mut above = vec![0; width * channels];
        for row in raw.chunks_exact(1 + width * channels) {
            let mut line = row[1..].to_vec();
            for at in 0..line.len() {
                let left = if at < channels { 0 } else { line[at - channels] };
                let corner = if at < channels { 0 } else { above[at - channels] };
                let guess = match row[0] {
                    0 => 0,
                    1 => left,
                    2 => above[at],
                    3 => ((u16::from(left) + u16::from(above[at])) / 2) as u8,
                    _ => nearest(left, above[at], corner),
                };
                line[at] = line[at].wrapping_add(guess);
            }
            pixels.extend(line.chunks_exact(channels).map(|p| [p[0], p[1], p[2], p.get(3).copied().unwrap_or(255)]));
            above = line;
        }
        Ok(Picture { width, pixels })
    }

    /// The square of this size at the upper left.
    fn cut(&self, size: usize) -> Picture {
        let rows = self.pixels.chunks_exact(self.width).take(size);
        Picture { width: size, pixels: rows.flat_map(|row| &row[..size]).copied().collect() }
    }

    /// Writes a PNG with a palette of at most 64 colours: the most frequent ones. All others become the nearest of
    /// these.
    fn write(&self) -> Vec<u8> {
        let mut counts: BTreeMap<Colour, usize> = BTreeMap::new();
        for &pixel in &self.pixels {
            *counts.entry(pixel).or_default() += 1;
        }
        let mut table: Vec<Colour> = counts.keys().copied().collect();
        table.sort_by_key(|colour| std::cmp::Reverse(counts[colour]));
        table.truncate(64);
        let distance = |one: Colour, other: Colour| -> u32 {
            one.iter().zip(other).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
        };
        let place = |colour: Colour| (0..table.len()).min_by_key(|&at| distance(table[at], colour)).unwrap_or(0) as u8;
        let places: BTreeMap<Colour, u8> = counts.keys().map(|&colour| (colour, place(colour))).collect();

        let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
        for row in self.pixels.chunks_exact(self.width) {
            let line: Vec<u8> = std::iter::once(0).chain(row.iter().map(|pixel| places[pixel])).collect();
            packed.write_all(&line).expect("a list takes all");
        }
        let mut header = Vec::new();
        for length in [self.width, self.pixels.len() / self.width] {
            header.extend_from_slice(&(length as u32).to_be_bytes());
        }
        // 8 bits, with a palette.
        header.extend_from_slice(&[8, 3, 0, 0, 0]);
        let mut png = HEADING.to_vec();
        let colours: Vec<u8> = table.iter().flat_map(|colour| &colour[..3]).copied().collect();
        let opacities: Vec<u8> = table.iter().map(|colour| colour[3]).collect();
        let packed = packed.finish().expect("a list takes all");
        for (kind, data) in
            [(b"IHDR", header), (b"PLTE", colours), (b"tRNS", opacities), (b"IDAT", packed), (b"IEND", vec![])]
        {
            png.extend_from_slice(&(data.len() as u32).to_be_bytes());
            let mut check = Crc::new();
            check.update(kind);
            check.update(&data);
            png.extend_from_slice(kind);
            png.extend_from_slice(&data);
            png.extend_from_slice(&check.sum().to_be_bytes());
        }
        png
    }
}

/// The Paeth predictor: the neighbour of a pixel that is nearest to left + above − corner.
fn nearest(left: u8, above: u8, corner: u8) -> u8 {
    let guess = i16::from(left) + i16::from(above) - i16::from(corner);
    let off = |one: u8| (guess - i16::from(one)).abs();
    if off(left) <= off(above) && off(left) <= off(corner) {
        left
    } else if off(above) <= off(corner) {
        above
    } else {
        corner
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_stored_pictures_have_the_sizes_in_the_manifest() {
        let manifest = fs::read_to_string(root().join("crates/web/static/app.webmanifest")).unwrap();
        for (name, size, square) in PICTURES {
            let png = fs::read(root().join(PLACE).join(format!("{name}.png"))).unwrap();
            assert!(png.starts_with(HEADING) && png.len() < 25_000, "{name}: {} bytes", png.len());
            assert_eq!(png[16..20], (size as u32).to_be_bytes(), "{name}");
            // Of the pictures that fill their square, `maskable` is for the manifest and `touch` for phones that read
            // no manifest.
            let told = format!("\"src\": \"icons/{name}.png\", \"sizes\": \"{size}x{size}\"");
            assert_eq!(manifest.contains(&told), name != "touch", "{name}");
            assert_eq!(
                manifest.contains(&format!("{told}, \"type\": \"image/png\", \"purpose\": \"maskable\"")),
                square && name != "touch"
            );
        }
    }
}
