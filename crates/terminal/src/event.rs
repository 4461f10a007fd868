//! What happens to the program.

use ratatui::crossterm::event::Event as TerminalEvent;

use crate::work::News;

/// Something that happened outside.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    /// A key, the mouse, a new size.
    Terminal(TerminalEvent),
    /// A line was typed; `None` at the end of input.
    Line(Option<String>),
    /// Work is done, or has got on.
    News(News),
    /// Somebody wants the program to end.
    Terminate,
}
