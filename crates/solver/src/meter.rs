//! Counting work and asking whether to go on.

use std::ops::ControlFlow;

/// How many nodes are looked at, or as much other work is done, between two questions to the caller.
const BETWEEN_QUESTIONS: u64 = 128;

/// The caller, or a limit of theirs, has ended the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;

/// Counts the placements looked at and passes the caller's wish to stop on.
pub(crate) struct Meter<'a> {
    nodes: u64,
    most: u64,
    /// Work since the last question.
    unasked: u64,
    ask: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(most: u64, ask: &'a mut dyn FnMut(u64) -> ControlFlow<()>) -> Meter<'a> {
        Meter { nodes: 0, most, unasked: 0, ask }
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
        self.breathe()
    }

    /// Lets the caller stop work that looks at no new placement but takes as long as if it did.
    #[inline]
    pub(crate) fn breathe(&mut self) -> Result<(), Stopped> {
        self.work(1)
    }

    /// The same for as much work as so many placements are.
    #[inline]
    pub(crate) fn work(&mut self, placements: u64) -> Result<(), Stopped> {
        self.unasked += placements;
        if self.unasked < BETWEEN_QUESTIONS {
            return Ok(());
        }
        self.unasked = 0;
        if (self.ask)(self.nodes).is_break() {
            self.most = 0;
            return Err(Stopped);
        }
        Ok(())
    }
}
