//! The networks of all variants.
//!
//! Programs have them built in. Pages load them beside the module that thinks, and hand them in.

use std::sync::{Arc, OnceLock};

use colorito::Variant;

use crate::network::{LENGTH, Network, NetworkError};

/// A network for each variant, in the order of [`Variant::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Networks([Arc<Network>; 4]);

/// Those in use.
static IN_USE: OnceLock<Networks> = OnceLock::new();

impl Networks {
    /// The file that is built in.
    #[cfg(feature = "networks")]
    pub const BUILT_IN: &'static [u8] = include_bytes!("../networks.bin");

    /// Those in use: the ones that are built in, or else the ones that were handed in.
    pub fn in_use() -> Option<&'static Networks> {
        #[cfg(feature = "networks")]
        if IN_USE.get().is_none() {
            // It can be read: a test does.
            let _ = Networks::hand_in(Networks::BUILT_IN);
        }
        IN_USE.get()
    }

    /// Hands them in where none are built in. The first that are stay.
    ///
    /// # Errors
    /// If the bytes are not those of networks.
    pub fn hand_in(bytes: &[u8]) -> Result<(), NetworkError> {
        let networks = Networks::from_bytes(bytes)?;
        IN_USE.get_or_init(|| networks);
        Ok(())
    }

    /// Reads the networks of a file, one behind the other.
    ///
    /// # Errors
    /// If it does not have just four networks.
    pub fn from_bytes(bytes: &[u8]) -> Result<Networks, NetworkError> {
        if bytes.len() != 4 * LENGTH {
            return Err(NetworkError::Length { expected: 4 * LENGTH, found: bytes.len() });
        }
        let mut networks = bytes.chunks_exact(LENGTH).map(Network::from_bytes);
        let mut next = || networks.next().unwrap_or(Err(NetworkError::Heading)).map(Arc::new);
        Ok(Networks([next()?, next()?, next()?, next()?]))
    }

    /// The file that they are read from.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.0.iter().flat_map(|network| network.to_bytes()).collect()
    }

    /// The network of a variant.
    pub fn of(&self, variant: Variant) -> &Arc<Network> {
        &self.0[index(variant)]
    }

    /// Puts another in its place.
    pub fn replace(&mut self, variant: Variant, network: Network) {
        self.0[index(variant)] = Arc::new(network);
    }
}

/// The place of a variant in the file.
const fn index(variant: Variant) -> usize {
    variant.strict as usize + 2 * variant.just_colours as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_have_their_places() {
        for (place, variant) in Variant::ALL.into_iter().enumerate() {
            assert_eq!(index(variant), place);
        }
    }

    #[cfg(feature = "networks")]
    #[test]
    fn the_file_that_is_built_in_is_read_as_it_was_written() {
        let networks = Networks::from_bytes(Networks::BUILT_IN).unwrap();
        assert_eq!(networks.to_bytes(), Networks::BUILT_IN);
        assert_eq!(Networks::in_use(), Some(&networks));
        let short = &Networks::BUILT_IN[1..];
        let wrong = NetworkError::Length { expected: 4 * LENGTH, found: short.len() };
        assert_eq!(Networks::from_bytes(short), Err(wrong));
    }
}
