//! Maps in the text form: marks row by row; a number before a mark repeats it.

use table::Phrase;

/// Packs rows of marks into one word.
#[must_use]
pub fn packed(rows: &[String]) -> String {
    let mut marks = rows.iter().flat_map(|row| row.chars()).peekable();
    let mut word = String::new();
    while let Some(mark) = marks.next() {
        let mut count = 1;
        while marks.next_if_eq(&mark).is_some() {
            count += 1;
        }
        if count > 1 {
            word += &count.to_string();
        }
        word.push(mark);
    }
    word
}

/// Unpacks the rows of a square of marks from what [`packed`] wrote.
pub fn unpacked(word: &str, side: usize) -> Result<Vec<String>, Phrase> {
    let spaces = side * side;
    let bad =
        |found: usize| Phrase::new("library-paper-text-map").with("found", found as i64).with("spaces", spaces as i64);
    let mut marks: Vec<char> = Vec::with_capacity(spaces);
    let mut count = 0;
    for mark in word.chars() {
        if let Some(digit) = mark.to_digit(10) {
            // Caps the count, so that a text cannot ask for a map of a billion spaces.
            count = (count * 10 + digit as usize).min(spaces + 1);
            continue;
        }
        marks.extend(std::iter::repeat_n(mark, count.max(1)));
        count = 0;
        if marks.len() > spaces {
            return Err(bad(marks.len()));
        }
    }
    if marks.len() != spaces || count > 0 {
        return Err(bad(marks.len()));
    }
    Ok(marks.chunks(side).map(|row| row.iter().collect()).collect())
}

/// The rows with one mark replaced.
#[must_use]
pub fn remarked(rows: &[String], space: usize, mark: char) -> Vec<String> {
    let side = rows.len();
    let row = |(number, row): (usize, &String)| {
        let marks = row.chars().enumerate();
        marks.map(|(column, old)| if number * side + column == space { mark } else { old }).collect()
    };
    rows.iter().enumerate().map(row).collect()
}
