//! Passwords, hashed by Argon2id so that whoever steals the hashes has to try long.

use std::sync::{Arc, OnceLock};

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use colorito_play::Password;
use colorito_wire::Error;

use crate::workers::{Class, Party, Workers};

/// How much memory a hash takes, in KiB, and how often it is gone through: what OWASP recommends at least.
const MEMORY: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// Hashes and compares passwords where that keeps nobody waiting.
#[derive(Clone)]
pub(crate) struct Passwords {
    workers: Workers,
    /// Stands in for the hash of an account that is not there, so that nobody learns by the time it takes
    /// whether one is.
    decoy: Arc<OnceLock<String>>,
}

impl Passwords {
    pub(crate) fn new(workers: Workers) -> Passwords {
        Passwords { workers, decoy: Arc::default() }
    }

    /// The hash of a password, with all that is needed to compare.
    pub(crate) async fn hash(&self, party: Party, password: Password) -> Result<String, Error> {
        self.workers.run(Class::Password, party, move || hash(password.as_bytes())).await?
    }

    /// Whether a password is the one with a hash. Without a hash it is not, and that takes as long.
    pub(crate) async fn is(
        &self,
        party: Party,
        password: Password,
        stored: Option<String>,
    ) -> Result<bool, Error> {
        let decoy = Arc::clone(&self.decoy);
        let compare = move || {
            let decoy = if let Some(decoy) = decoy.get() {
                decoy
            } else {
                let made = hash(b"nobody has this password")?;
                decoy.get_or_init(|| made)
            };
            let right = matches(password.as_bytes(), stored.as_deref().unwrap_or(decoy));
            Ok(right && stored.is_some())
        };
        self.workers.run(Class::Password, party, compare).await?
    }
}

fn hash(password: &[u8]) -> Result<String, Error> {
    let params = Params::new(MEMORY, PASSES, LANES, None).map_err(|_| Error::Internal)?;
    let method = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    Ok(method.hash_password(password).map_err(|_| Error::Internal)?.to_string())
}

/// Compares by the parameters that the hash was made with.
fn matches(password: &[u8], stored: &str) -> bool {
    PasswordHash::new(stored).is_ok_and(|hash| Argon2::default().verify_password(password, &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    #[tokio::test]
    async fn hashes_are_salted_compared_and_made_as_documented() {
        let passwords = Passwords::new(Workers::new(1));
        let party = Party::Client(IpAddr::from(Ipv4Addr::LOCALHOST).into());
        let password = Password::given("correct horse").unwrap();
        let one = passwords.hash(party, password.clone()).await.unwrap();
        let two = passwords.hash(party, password.clone()).await.unwrap();
        assert_ne!(one, two);
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        assert!(passwords.is(party, password.clone(), Some(one.clone())).await.unwrap());
        let other = Password::given("incorrect horse").unwrap();
        assert!(!passwords.is(party, other, Some(one)).await.unwrap());
        assert!(!passwords.is(party, password.clone(), None).await.unwrap());
        // The decoy's own password opens nothing either.
        let decoys = Password::given("nobody has this password").unwrap();
        assert!(!passwords.is(party, decoys, None).await.unwrap());
        assert!(!passwords.is(party, password, Some("nonsense".to_owned())).await.unwrap());
    }
}
