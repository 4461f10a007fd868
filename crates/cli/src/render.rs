//! `colorito render`: the board as a picture.

use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use clap::{Args, ValueEnum};
use colorito::{Move, MoveText, Position, Side, Space};
use colorito_drawing::{Drawing, PNG_WIDTHS, PngError, Theme};

use crate::{Failure, setup::PositionOptions, words::Words};

/// The options of `colorito render`.
#[derive(Args)]
#[command(after_help = "colorito render --destinations c1 --theme dark --output board.png")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct Render {
    #[arg(long, short, value_name = "file")]
    output: Option<PathBuf>,
    #[arg(long, value_enum, value_name = "format")]
    format: Option<Format>,
    #[arg(long, value_name = "pixels", default_value_t = 1000)]
    width: u32,
    #[arg(long, value_name = "side", default_value = "r")]
    seat: Side,
    #[arg(long, value_name = "theme", default_value = "light")]
    theme: Theme,
    #[arg(long = "move", value_name = "move")]
    arrow: Option<MoveText>,
    #[arg(long, value_name = "space")]
    destinations: Option<Space>,
    #[arg(long, value_name = "move")]
    last_move: Option<Move>,
    #[arg(long)]
    no_coordinates: bool,
    #[arg(long)]
    textures: bool,
    #[arg(long, requires = "position")]
    study: bool,
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
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        let drawing = self.drawing(words)?;
        let picture = match self.format(words)? {
            Format::Svg => drawing.svg().into_bytes(),
            Format::Png => {
                drawing.png(self.width).map_err(|error| Failure::Input(wrong_picture(&error, words)))?
            }
        };
        match &self.output {
            Some(path) => fs::write(path, picture)
                .map_err(|error| Failure::Input(words.wrong_file(path, words.system_error(&error)))),
            None => Ok(io::stdout().lock().write_all(&picture)?),
        }
    }

    fn drawing(&self, words: Words) -> Result<Drawing, Failure> {
        let drawing = if self.empty {
            Drawing::board(self.setup.rules(words)?.board)
        } else {
            let position = if self.study { self.setup.study(words)? } else { self.setup.position(words)? };
            self.with_pieces(&position, words)?
        };
        Ok(drawing
            .seat(self.seat)
            .theme(self.theme)
            .coordinates(!self.no_coordinates)
            .textures(self.textures))
    }

    fn with_pieces(&self, position: &Position, words: Words) -> Result<Drawing, Failure> {
        let mut drawing = Drawing::new(position);
        if let Some(m) = self.last_move {
            // It can no longer be held against the position after it.
            drawing = drawing.last_move(m);
        }
        if let Some(space) = self.destinations {
            if position.piece(space).is_none() {
                let empty = words.text("error-move-no-piece", &[("space", space.to_string().into())]);
                return Err(wrong_option("--destinations", empty, words));
            }
            drawing = drawing.chosen(space);
        }
        if let Some(text) = &self.arrow {
            let wrong = |error| wrong_option("--move", words.wrong_move(&error), words);
            let m = text.resolve(position).map_err(wrong)?;
            drawing = drawing.arrow(m).map_err(|error| wrong(error.into()))?;
        }
        Ok(drawing)
    }

    fn format(&self, words: Words) -> Result<Format, Failure> {
        if let Some(format) = self.format {
            return Ok(format);
        }
        let Some(path) = &self.output else {
            return if io::stdout().is_terminal() {
                Err(Failure::Input(words.say("cli-format-wanted")))
            } else {
                Ok(Format::Svg)
            };
        };
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(Format::Svg),
            Some("png") => Ok(Format::Png),
            _ => Err(unknown_ending(path, words)),
        }
    }
}

fn unknown_ending(path: &Path, words: Words) -> Failure {
    Failure::Input(words.text("cli-unknown-ending", &[("file", path.display().to_string().into())]))
}

fn wrong_option(option: &str, cause: String, words: Words) -> Failure {
    Failure::Input(words.because("cli-bad-option", vec![("option", option.into())], cause))
}

fn wrong_picture(error: &PngError, words: Words) -> String {
    let PngError::Width(width) = error else { return words.say("error-picture") };
    let [width, least, most] =
        [*width, *PNG_WIDTHS.start(), *PNG_WIDTHS.end()].map(|number| number.to_string().into());
    words.text("cli-png-width", &[("width", width), ("least", least), ("most", most)])
}
