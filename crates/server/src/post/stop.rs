//! Links that have no more notices sent to an address, without signing in.

use std::fmt;

use crate::identity::hash;

/// How many letters name a channel.
const CHANNEL: usize = 16;

/// How many letters prove that a link was made here: 128 bits.
const PROOF: usize = 32;

/// What the links are made with. They are good for as long as their channel is there, in every mail that was ever
/// sent over it, and nothing has to be kept for them.
#[derive(Clone)]
pub(crate) struct StopKey(String);

impl fmt::Debug for StopKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StopKey(…)")
    }
}

impl StopKey {
    pub(crate) fn new(key: String) -> StopKey {
        StopKey(key)
    }

    /// The end of a link that stops a channel.
    pub(crate) fn link(&self, channel: &str) -> String {
        format!("{channel}{}", self.proof(channel))
    }

    /// The channel that a link stops, if it was made here.
    pub(crate) fn channel<'a>(&self, link: &'a str) -> Option<&'a str> {
        let (channel, proof) = link.split_at_checked(CHANNEL)?;
        // Hashed once more, so that how long comparing takes tells nothing.
        (hash(proof) == hash(&self.proof(channel))).then_some(channel)
    }

    /// The key is of one length, channels are, and half of the hash is left out: nothing can be made to follow.
    fn proof(&self, channel: &str) -> String {
        hash(&format!("{} {channel}", self.0))[..PROOF].to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_links_made_here_stop_anything() {
        let (key, other) = (StopKey::new("a".repeat(64)), StopKey::new("b".repeat(64)));
        let link = key.link("0123456789abcdef");
        assert_eq!((link.len(), key.channel(&link)), (48, Some("0123456789abcdef")));
        assert_eq!(other.channel(&link), None);
        for wrong in
            ["", "0123456789abcdef", "é", &link[..47], &format!("{link}0"), &link.replace("cdef", "cdee")]
        {
            assert_eq!(key.channel(wrong), None, "{wrong}");
        }
        assert_eq!(format!("{key:?}"), "StopKey(…)");
    }
}
