//! `colorito serve`: the web application, once there is one.

use clap::Args;

use crate::{Failure, output};

/// Tell what there is. The web application is not built yet
#[derive(Args)]
pub(crate) struct Serve {}

impl Serve {
    pub(crate) fn run() -> Result<(), Failure> {
        output::line(
            "Colorito: the rules exactly, an opponent, a referee. There is no web application yet; until then, try

  colorito moves --ways     the legal moves and how the pieces get there
  colorito status           whether a game is over, and why
  colorito analyse          the best moves with evaluation and line
  colorito solve --side r   the fewest moves for one side alone
  colorito match A B        engines against each other
  colorito ugi              the engine for other programs
  colorito perft 5          count all sequences of five moves
  colorito render --output board.svg
                            draw the board
  colorito bench            how fast the rules are on this machine

`colorito help COMMAND` shows the options and an example.",
        )
    }
}
