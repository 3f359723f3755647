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

/// Why a game was not dealt as it was promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// The seed does not have the form `SECRET.LUCK`: the game is not from an online table.
    NotOnline,
    /// The secret is not the one that the table committed to.
    OtherSecret,
    /// The seed does not contain these lucks.
    OtherLucks,
}

impl std::fmt::Display for Unfair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Unfair::NotOnline => "the seed is not SECRET.LUCK, as at an online table",
            Unfair::OtherSecret => "the secret in the seed is not the one that the table committed to",
            Unfair::OtherLucks => "the seed was not made with these lucks",
        })
    }
}

impl std::error::Error for Unfair {}

/// Checks a seed against what was known before the game: the commitment, and the lucks in seat order if they are known.
pub fn verify(seed: &str, commitment: &str, lucks: Option<&[Option<&str>]>) -> Result<(), Unfair> {
    let (secret, _) = seed.split_once('.').ok_or(Unfair::NotOnline)?;
    if !commitment.eq_ignore_ascii_case(&self::commitment(secret)) {
        return Err(Unfair::OtherSecret);
    }
    match lucks {
        Some(lucks) if self::seed(secret, lucks) != seed => Err(Unfair::OtherLucks),
        _ => Ok(()),
    }
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

    #[test]
    fn a_seed_is_verified_against_what_was_known_before() {
        let secret = secret([1; 32]);
        let (promised, lucks) = (commitment(&secret), [Some("a"), None]);
        let dealt = seed(&secret, &lucks);
        assert_eq!(verify(&dealt, &promised, Some(&lucks)), Ok(()));
        assert_eq!(verify(&dealt, &promised.to_uppercase(), None), Ok(()));
        assert_eq!(verify(&dealt, &promised, Some(&[None, Some("a")])), Err(Unfair::OtherLucks));
        assert_eq!(verify(&dealt, &promised, Some(&[Some("a")])), Err(Unfair::OtherLucks));
        assert_eq!(verify(&dealt, &commitment("another"), Some(&lucks)), Err(Unfair::OtherSecret));
        assert_eq!(verify("an old sea chart", &promised, None), Err(Unfair::NotOnline));
    }
}
