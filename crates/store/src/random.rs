//! Chance from the operating system.

use crate::StoreError;

/// So many bytes that nobody can guess.
///
/// # Errors
/// If the operating system has none.
pub fn random_bytes<const COUNT: usize>() -> Result<[u8; COUNT], StoreError> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::failed(error.to_string()))?;
    Ok(bytes)
}

/// A number for a new name.
pub(crate) fn random_number() -> Result<u64, StoreError> {
    Ok(u64::from_be_bytes(random_bytes()?))
}
