//! The short code of a table, which people read to each other.

use crate::id::TableId;

/// The letters of codes. There are no vowels, so that no words come out, and no letter is taken for another one or a digit.
const LETTERS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";
/// The number of letters of a code.
const LENGTH: usize = 5;

/// The code of a table. Several tables may have the same.
#[must_use]
pub fn code(table: TableId) -> String {
    // The lower half says where a table is served, so tables of one server have fewer of these.
    let mut rest = (table.0 >> 64) as u64;
    let mut letter = || {
        let letter = LETTERS[(rest % LETTERS.len() as u64) as usize];
        rest /= LETTERS.len() as u64;
        char::from(letter)
    };
    (0..LENGTH).map(|_| letter()).collect()
}

/// The code that somebody has typed, as [`code`] writes it: case and spaces do not matter.
#[must_use]
pub fn read_code(text: &str) -> Option<String> {
    let letters = text.chars().filter(|letter| !letter.is_whitespace());
    let code: String = letters.map(|letter| letter.to_ascii_uppercase()).collect();
    (code.len() == LENGTH && code.bytes().all(|letter| LETTERS.contains(&letter))).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_five_letters_and_always_the_same() {
        let tables = [0, 1, 1 << 64, (20 * 20 + 19) << 64, u128::MAX];
        assert_eq!(tables.map(|id| code(TableId(id))), ["BBBBB", "BBBBB", "CBBBB", "ZBCBB", "TBZRG"]);
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        assert_eq!(read_code(" tt xmg\n").as_deref(), Some("TTXMG"));
        for bad in ["", "TTXM", "TTXMGG", "TTXMA", "TTXM1", "ÄTXMG", "\u{212a}TXMG"] {
            assert_eq!(read_code(bad), None, "{bad}");
        }
    }
}
