//! Table codes, which people read aloud, and secret tokens.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use table::Seed;

/// Letters and digits that are not mistaken for one another, without vowels, so that no words appear.
const ALPHABET: &[u8; 28] = b"23456789BCDFGHJKLMNPQRSTVWXZ";
const CODE: usize = 6;
const TOKEN_BYTES: usize = 24;

/// Random bytes from the operating system.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are no secrets; stopping is better than handing out tokens that can be guessed.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random seed for a new table.
pub fn seed() -> Seed {
    Seed(random())
}

/// A new table code.
pub fn code() -> String {
    code_from(seed())
}

/// The code derived from a request key. If the code of one attempt is taken, the next attempt gives another.
pub fn code_for(key: &str, attempt: usize) -> String {
    code_from(Seed(derived("code", key, attempt)))
}

fn code_from(seed: Seed) -> String {
    let mut dice = table::Dice::new(seed);
    (0..CODE)
        .filter_map(|_| dice.pick(ALPHABET))
        .map(|letter| char::from(*letter))
        .collect()
}

/// The stored form of a typed table code; `None` for an invalid one.
pub fn normalise_code(typed: &str) -> Option<String> {
    let code: String = typed
        .chars()
        .take(4 * CODE)
        .filter(|c| !c.is_whitespace() && *c != '-')
        .map(|c| c.to_ascii_uppercase())
        .collect();
    let valid = code.len() == CODE && code.bytes().all(|letter| ALPHABET.contains(&letter));
    valid.then_some(code)
}

/// A new token, in hexadecimal digits.
pub fn token() -> String {
    hex(&random::<TOKEN_BYTES>())
}

/// The token that belongs to a request key. A client that lost the answer asks again with the same key and gets the same token.
/// The key is as secret as the token, and nothing of it is stored.
pub fn token_for(key: &str) -> String {
    hex(&derived("token", key, 0)[..TOKEN_BYTES])
}

fn derived(what: &str, key: &str, attempt: usize) -> [u8; 32] {
    Sha256::digest(format!("hangar {what} {attempt} {key}")).into()
}

/// What is stored of a token: enough to recognise it, not enough to use it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TokenHash(String);

impl TokenHash {
    /// The hash of a token.
    pub fn of(token: &str) -> TokenHash {
        TokenHash(hex(&Sha256::digest(token.as_bytes())))
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// The stored digest of a command id.
pub type IdDigest = u64;

/// A short digest of a command id, to recognise a repeated command.
pub fn digest(id: &str) -> IdDigest {
    let hash = Sha256::digest(id.as_bytes());
    hash.iter()
        .take(8)
        .fold(0, |digest, byte| digest << 8 | u64::from(*byte))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_can_be_typed_carelessly() {
        let code = code();
        assert_eq!(normalise_code(&code), Some(code.clone()));
        assert_eq!(normalise_code(&code.to_lowercase()), Some(code.clone()));
        assert_eq!(
            normalise_code(&format!(" {}-{} ", &code[..3], &code[3..])),
            Some(code)
        );
        for wrong in [
            "",
            "ABC",
            "AAAAAA",
            "222222222",
            "../../etc",
            "é22222",
            &"2".repeat(10_000),
        ] {
            assert_eq!(normalise_code(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_request_key_stands_for_the_same_code_and_token() {
        let key = "0123456789abcdef012345";
        assert_eq!(code_for(key, 0), code_for(key, 0));
        assert_eq!(normalise_code(&code_for(key, 0)), Some(code_for(key, 0)));
        assert_ne!(code_for(key, 0), code_for(key, 1));
        assert_eq!(token_for(key), token_for(key));
        assert_eq!(token_for(key).len(), 48);
        assert_ne!(token_for(key), token_for("another key of some length"));
    }

    #[test]
    fn tokens_differ_and_are_long() {
        let (a, b) = (token(), token());
        assert_ne!(a, b);
        assert_eq!(a.len(), 48);
        assert_eq!(TokenHash::of(&a), TokenHash::of(&a));
        assert_ne!(TokenHash::of(&a), TokenHash::of(&b));
        assert_eq!(format!("{:?}", TokenHash::of(&a)), "TokenHash(..)");
    }
}
