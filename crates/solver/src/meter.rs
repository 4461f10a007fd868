//! Counting work and asking whether to go on.

use std::ops::ControlFlow;

/// How many nodes are looked at between two questions to the caller.
const BETWEEN_QUESTIONS: u64 = 128;

/// The caller, or a limit of theirs, has ended the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;

/// Counts the placements looked at and passes the caller's wish to stop on.
pub(crate) struct Meter<'a> {
    nodes: u64,
    most: u64,
    ask: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(most: u64, ask: &'a mut dyn FnMut(u64) -> ControlFlow<()>) -> Meter<'a> {
        Meter { nodes: 0, most, ask }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts one placement.
    #[inline]
    pub(crate) fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.most {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(BETWEEN_QUESTIONS) && (self.ask)(self.nodes).is_break() {
            self.most = 0;
            return Err(Stopped);
        }
        Ok(())
    }
}
