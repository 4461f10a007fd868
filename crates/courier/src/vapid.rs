//! The key by which push services know a server, so that nobody else can send to its browsers.

use std::{fmt, time::Duration};

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use hyper::Uri;
use serde_json::json;
use web_push_native::p256::ecdsa::{Signature, SigningKey, signature::Signer as _};

/// How long a push service may take what was signed; a day is the most.
const VALID: Duration = Duration::from_hours(12);

/// A key for signing. It is made once: browsers take messages of the key they have subscribed with only.
#[derive(Clone)]
pub struct VapidKey(SigningKey);

/// The text is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no key for signing")]
pub struct BadKey;

impl fmt::Debug for VapidKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("VapidKey(…)")
    }
}

impl VapidKey {
    /// A new key.
    ///
    /// # Errors
    /// If the operating system has no chance to give.
    pub fn new() -> Result<VapidKey, BadKey> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| BadKey)?;
        SigningKey::from_slice(&bytes).map(VapidKey).map_err(|_| BadKey)
    }

    /// The key as it is kept.
    ///
    /// # Errors
    /// If the text is none.
    pub fn read(text: &str) -> Result<VapidKey, BadKey> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| BadKey)?;
        SigningKey::from_slice(&bytes).map(VapidKey).map_err(|_| BadKey)
    }

    /// The text to be kept, which is a secret.
    pub fn secret_text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.to_bytes())
    }

    /// What browsers subscribe with.
    pub fn public_text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// Says to a push service who asks, and how they can be reached. `now` is in seconds since 1970.
    pub(crate) fn authorization(&self, endpoint: &Uri, contact: &str, now: u64) -> String {
        let scheme = endpoint.scheme_str().unwrap_or("https");
        let authority = endpoint.authority().map(ToString::to_string).unwrap_or_default();
        let usual = if scheme == "https" { ":443" } else { ":80" };
        let audience = format!("{scheme}://{}", authority.trim_end_matches(usual));
        let claims = json!({ "aud": audience, "exp": now + VALID.as_secs(), "sub": contact });
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = self.0.sign(signed.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public_text())
    }
}

#[cfg(test)]
mod tests {
    use web_push_native::p256::ecdsa::{VerifyingKey, signature::Verifier as _};

    use super::*;

    #[test]
    fn what_is_signed_can_be_checked_with_what_browsers_know() {
        let key = VapidKey::read(&VapidKey::new().unwrap().secret_text()).unwrap();
        let endpoint = "https://push.example:443/some/where?x".parse().unwrap();
        let header = key.authorization(&endpoint, "https://colorito.example", 1_000);
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public_text());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = URL_SAFE_NO_PAD.decode(public).unwrap();
        let signature = Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
        let public = VerifyingKey::from_sec1_bytes(&public).unwrap();
        public.verify(signed.as_bytes(), &signature).unwrap();
        let claims = URL_SAFE_NO_PAD.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        let wanted = json!({ "aud": "https://push.example", "exp": 1_000 + 12 * 3_600, "sub": "https://colorito.example" });
        assert_eq!(claims, wanted);
    }

    #[test]
    fn nonsense_is_no_key_and_a_key_is_not_shown() {
        for text in ["", "nonsense", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"] {
            assert_eq!(VapidKey::read(text).unwrap_err(), BadKey);
        }
        assert_eq!(format!("{:?}", VapidKey::new().unwrap()), "VapidKey(…)");
    }
}
