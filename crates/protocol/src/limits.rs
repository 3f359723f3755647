//! Which names, lucks, keys and chat messages are allowed.

use crate::problem::Problem;

/// The maximum number of characters of a player's name.
pub const LONGEST_NAME: usize = 24;
/// The maximum number of characters of a luck.
pub const LONGEST_LUCK: usize = 64;
/// The maximum number of characters of a key.
pub const LONGEST_KEY: usize = 64;
/// The maximum number of characters of a chat message.
pub const LONGEST_CHAT: usize = 500;
/// The maximum number of moves in one batch. No turn of any game has so many.
pub const MOST_MOVES: usize = 200;
/// The maximum number of characters of a move.
pub const LONGEST_MOVE: usize = 400;

/// Characters that break a line or change the direction of the text around them.
fn is_disruptive(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Checks a player's name: 1 to 24 characters, not only spaces, without control, bidirectional or line-breaking
/// characters.
pub fn check_name(name: &str) -> Result<(), Problem> {
    let length = name.chars().count();
    if name.trim().is_empty() || length > LONGEST_NAME || name.contains(is_disruptive) {
        let rule = "a name has 1 to 24 characters, without line breaks, control or bidirectional characters";
        return Err(Problem::unprocessable("bad-name", rule).with("length", length).with("longest", LONGEST_NAME));
    }
    Ok(())
}

/// Checks a luck: at most 64 characters, without control characters.
pub fn check_luck(luck: &str) -> Result<(), Problem> {
    let length = luck.chars().count();
    if length > LONGEST_LUCK || luck.contains(char::is_control) {
        let rule = "a luck has at most 64 characters, without control characters";
        return Err(Problem::unprocessable("bad-luck", rule).with("length", length).with("longest", LONGEST_LUCK));
    }
    Ok(())
}

/// Checks a key: 1 to 64 characters.
pub fn check_key(key: &str) -> Result<(), Problem> {
    let length = key.chars().count();
    if length == 0 || length > LONGEST_KEY {
        let rule = "a key has 1 to 64 characters";
        return Err(Problem::unprocessable("bad-key", rule).with("length", length).with("longest", LONGEST_KEY));
    }
    Ok(())
}

/// Checks a chat message: 1 to 500 characters, not only spaces, without control characters other than line feeds, and
/// without bidirectional ones.
pub fn check_chat(text: &str) -> Result<(), Problem> {
    let length = text.chars().count();
    if text.trim().is_empty() || length > LONGEST_CHAT || text.contains(|c| c != '\n' && is_disruptive(c)) {
        let rule = "a message has 1 to 500 characters, without control or bidirectional characters";
        return Err(Problem::unprocessable("bad-chat", rule).with("length", length).with("longest", LONGEST_CHAT));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_may_be_in_any_script_but_not_disrupt_the_page() {
        for good in ["A", "Änne", "🗺️ Ada", "שרה", "<b>Bo</b>", &"x".repeat(24)] {
            assert_eq!(check_name(good), Ok(()), "{good}");
        }
        for bad in [
            "",
            "  ",
            "a\nb",
            "a\u{0}",
            "a\u{202e}b",
            "a\u{2066}b",
            "\u{200f}",
            "a\u{2028}b",
            "\u{61c}a",
            &"x".repeat(25),
        ] {
            assert_eq!(check_name(bad).map_err(|bad| bad.code), Err("bad-name".into()), "{bad:?}");
        }
    }

    #[test]
    fn limits_are_inclusive() {
        assert!(check_luck("").is_ok() && check_luck(&"é".repeat(64)).is_ok());
        assert!(check_luck(&"é".repeat(65)).is_err() && check_luck("a\tb").is_err());
        assert!(check_key("k").is_ok() && check_key(&"k".repeat(64)).is_ok());
        assert!(check_key("").is_err() && check_key(&"k".repeat(65)).is_err());
        assert!(check_chat("two\nlines").is_ok() && check_chat(&"c".repeat(500)).is_ok());
        assert!(check_chat(" \n").is_err() && check_chat(&"c".repeat(501)).is_err() && check_chat("\u{7}").is_err());
    }
}
