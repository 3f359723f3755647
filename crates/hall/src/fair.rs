//! Fair by proof: the secret that a table commits to, and the seed of its game.
//!
//! Opening a table draws a secret and publishes its hash, the commitment. Players then add their lucks. The seed depends
//! on both, so neither the server nor a player alone chooses the cards. After the end, secret and lucks are public, and
//! anybody can compute the commitment and the seed again:
//!
//! ```text
//! commitment  the hex SHA-256 of the secret, a text of 64 lower-case hex digits
//! seed        SECRET.LUCK, LUCK the hex SHA-256 of all lucks in seat order, joined by line feeds; no luck is empty
//! ```

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// The hex SHA-256 of a text.
fn digest(text: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(text))
}

/// The secret made of random bytes.
#[must_use]
pub fn secret(random: [u8; 32]) -> String {
    HEXLOWER.encode(&random)
}

/// What a table publishes before the lucks are known.
#[must_use]
pub fn commitment(secret: &str) -> String {
    digest(secret)
}

/// The seed of the game, from the secret and the lucks in seat order.
#[must_use]
pub fn seed(secret: &str, lucks: &[Option<&str>]) -> String {
    let lucks: Vec<&str> = lucks.iter().map(|luck| luck.unwrap_or_default()).collect();
    format!("{secret}.{}", digest(&lucks.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with `printf '%s' TEXT | sha256sum`.
    #[test]
    fn commitment_and_seed_can_be_computed_with_standard_tools() {
        let zeros = secret([0; 32]);
        assert_eq!(zeros, "0".repeat(64));
        assert_eq!(commitment(&zeros), "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55");
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(seed(&zeros, &[None]), format!("{zeros}.{empty}"));
        let a_and_none = "87428fc522803d31065e7bce3cf03fe475096631e5e07bbd7a0fde60c4cf25c7";
        assert_eq!(seed(&zeros, &[Some("a"), None]), format!("{zeros}.{a_and_none}"));
        let a_none_b = "38022fd2b8dbc5cb3d2cee74e083edbf59e3d4e13d067ebcb5db633d4cff4d8c";
        assert_eq!(seed(&zeros, &[Some("a"), None, Some("b")]), format!("{zeros}.{a_none_b}"));
    }
}
