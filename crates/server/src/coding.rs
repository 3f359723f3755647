//! Selects the compressed form for a browser: `Accept-Encoding` (RFC 9110, section 12.5.3).

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

use crate::page::File;

/// A form of a file's content.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Coding {
    Brotli,
    Gzip,
    Plain,
}

impl Coding {
    /// The smallest first.
    const ALL: [Coding; 3] = [Coding::Brotli, Coding::Gzip, Coding::Plain];

    /// Its name in `Accept-Encoding` and `Content-Encoding`.
    pub fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
            Coding::Plain => "identity",
        }
    }

    fn of(self, file: &File) -> Option<&'static [u8]> {
        match self {
            Coding::Brotli => file.br,
            Coding::Gzip => file.gz,
            Coding::Plain => Some(file.plain),
        }
    }
}

/// The form of a file that the browser prefers; among equals the smallest.
pub fn best(file: &File, headers: &HeaderMap) -> (Coding, &'static [u8]) {
    let accepted = AcceptEncoding::read(headers);
    let mut best = (Coding::Plain, file.plain, 0);
    for coding in Coding::ALL {
        let Some(content) = coding.of(file) else { continue };
        let weight = accepted.weight(coding);
        if weight > best.2 {
            best = (coding, content, weight);
        }
    }
    // A browser that refuses everything gets the plain form, as the RFC allows; an error would not help.
    (best.0, best.1)
}

/// The parsed `Accept-Encoding`: names and their weights in thousandths.
struct AcceptEncoding(Vec<(String, u16)>);

impl AcceptEncoding {
    fn read(headers: &HeaderMap) -> AcceptEncoding {
        let lines = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|line| line.to_str().ok());
        let entry = |entry: &str| {
            let mut parts = entry.split(';').map(str::trim);
            let name = parts.next().filter(|name| !name.is_empty())?.to_ascii_lowercase();
            let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
            Some((name, weight.map_or(Some(1000), thousandths)?))
        };
        AcceptEncoding(lines.flat_map(|line| line.split(',')).filter_map(entry).collect())
    }

    fn weight(&self, coding: Coding) -> u16 {
        let named = |name: &str| self.0.iter().find(|(entry, _)| entry == name).map(|(_, weight)| *weight);
        let exact = named(coding.name()).or_else(|| if coding == Coding::Gzip { named("x-gzip") } else { None });
        // The plain form is acceptable unless it is refused; any form that the browser names is better.
        exact.or_else(|| named("*")).unwrap_or(u16::from(coding == Coding::Plain))
    }
}

/// A weight from 0 to 1 with at most three decimals.
fn thousandths(weight: &str) -> Option<u16> {
    let weight: f32 = weight.trim().parse().ok().filter(|weight| (0.0..=1.0).contains(weight))?;
    Some((weight * 1000.0).round() as u16)
}
