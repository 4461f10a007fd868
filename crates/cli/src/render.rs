//! `colorito render`: the board as a picture.

use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use clap::{Args, ValueEnum};
use colorito::{Move, MoveText, Position, Side, Space};
use colorito_drawing::{Drawing, Theme};

use crate::{Failure, setup::PositionOptions};

/// Draw the board as SVG or PNG
///
/// Without an output file the picture goes to standard output.
#[derive(Args)]
#[command(after_help = "Example:\n  colorito render --destinations c1 --theme dark --output board.png")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct Render {
    /// The file to write; its ending, .svg or .png, decides the format.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The format, if there is no file or its ending does not say.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// The width of a PNG in pixels.
    #[arg(long, default_value_t = 1000)]
    width: u32,
    /// Who sits at the lower edge: r or b.
    #[arg(long, default_value = "r")]
    seat: Side,
    /// The theme: light, dark, or print for paper in black and white.
    #[arg(long, default_value = "light")]
    theme: Theme,
    /// Show a move with its way, hop by hop.
    #[arg(long = "move", value_name = "MOVE")]
    arrow: Option<MoveText>,
    /// Choose the piece on a space and show where it can go.
    #[arg(long, value_name = "SPACE")]
    destinations: Option<Space>,
    /// Mark both ends of the move made last, e.g. a2a3.
    #[arg(long, value_name = "MOVE")]
    last_move: Option<Move>,
    /// Leave out the letters and numbers on the frame.
    #[arg(long)]
    no_coordinates: bool,
    /// Tell the colours apart by texture as well.
    #[arg(long)]
    textures: bool,
    /// Take a position with pieces missing, as in problems and for one side alone.
    #[arg(long, requires = "position")]
    study: bool,
    /// Draw the board without pieces.
    #[arg(long, conflicts_with_all = ["position", "arrow", "destinations", "last_move"])]
    empty: bool,
    #[command(flatten)]
    setup: PositionOptions,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Svg,
    Png,
}

impl Render {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let drawing = self.drawing()?;
        let picture = match self.format()? {
            Format::Svg => drawing.svg().into_bytes(),
            Format::Png => drawing.png(self.width).map_err(Failure::input)?,
        };
        match &self.output {
            Some(path) => fs::write(path, picture)
                .map_err(|error| Failure::Input(format!("`{}` cannot be written: {error}", path.display()))),
            None => Ok(io::stdout().lock().write_all(&picture)?),
        }
    }

    fn drawing(&self) -> Result<Drawing, Failure> {
        let drawing = if self.empty {
            Drawing::board(self.setup.rules()?.board)
        } else {
            let position = if self.study { self.setup.study()? } else { self.setup.position()? };
            self.with_pieces(&position)?
        };
        Ok(drawing
            .seat(self.seat)
            .theme(self.theme)
            .coordinates(!self.no_coordinates)
            .textures(self.textures))
    }

    fn with_pieces(&self, position: &Position) -> Result<Drawing, Failure> {
        let mut drawing = Drawing::new(position);
        if let Some(m) = self.last_move {
            // It can no longer be held against the position after it.
            drawing = drawing.last_move(m);
        }
        if let Some(space) = self.destinations {
            if position.piece(space).is_none() {
                return Err(Failure::Input(format!("--destinations: no piece stands on {space}")));
            }
            drawing = drawing.chosen(space);
        }
        if let Some(text) = &self.arrow {
            let m = text.resolve(position).map_err(|error| Failure::Input(format!("--move: {error}")))?;
            drawing = drawing.arrow(m).map_err(Failure::input)?;
        }
        Ok(drawing)
    }

    fn format(&self) -> Result<Format, Failure> {
        if let Some(format) = self.format {
            return Ok(format);
        }
        let Some(path) = &self.output else {
            return if io::stdout().is_terminal() {
                Err(Failure::input("give a file with --output, or a --format to write to the terminal"))
            } else {
                Ok(Format::Svg)
            };
        };
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(Format::Svg),
            Some("png") => Ok(Format::Png),
            _ => Err(unknown_ending(path)),
        }
    }
}

fn unknown_ending(path: &Path) -> Failure {
    Failure::Input(format!("`{}` ends in neither .svg nor .png; choose with --format", path.display()))
}
