//! The board in words.

use std::io::Write;

use colorito::{Move, MoveKind, Piece, Position, SIZE, Space};
use colorito_locales::Arg;

use super::{Conversation, Done, Failure};
use crate::Words;

impl<W: Write> Conversation<W> {
    /// Tells all rows, the far one first.
    pub(super) fn board(&mut self) -> Done {
        let Some(position) = self.position() else {
            return self.say("terminal-plain-no-board").map_err(Failure::Io);
        };
        for row in (0..SIZE).rev() {
            let line = describe_row(&position, row, self.desk.words);
            self.tell(&line).map_err(Failure::Io)?;
        }
        Ok(())
    }

    /// Tells what is on a space.
    pub(super) fn describe_space(&mut self, position: &Position, space: Space) -> Done {
        let line = describe_space(position, space, self.desk.words);
        self.tell(&line).map_err(Failure::Io)
    }

    /// Tells which pieces can move, or where one of them can go.
    pub(super) fn moves(&mut self, which: &str) -> Done {
        let words = self.desk.words;
        let Some(position) = self.position() else {
            return self.say("terminal-plain-no-board").map_err(Failure::Io);
        };
        let lines = if which.is_empty() {
            movable(&position, words)
        } else if let Some(from) = find(&position, which) {
            vec![destinations(&position, from, words)]
        } else {
            vec![words.text("terminal-plain-no-piece", &[("text", Arg::from(which))])]
        };
        lines.iter().try_for_each(|line| self.tell(line)).map_err(Failure::Io)
    }

    /// Tells the position as a text that can be typed in again.
    pub(super) fn position_text(&mut self) -> Done {
        let Some(position) = self.position() else {
            return self.say("terminal-plain-no-board").map_err(Failure::Io);
        };
        self.tell(&position.to_string()).map_err(Failure::Io)
    }
}

fn describe_row(position: &Position, row: u8, words: Words) -> String {
    let spaces = (0..SIZE).filter_map(|column| Space::new(column, row));
    let pieces: Vec<String> = spaces
        .filter_map(|space| {
            Some(format!("{} {}", space.column_letter(), words.piece(position.piece(space)?)))
        })
        .collect();
    let number = ("row", Arg::Number(i64::from(row) + 1));
    if pieces.is_empty() {
        return words.text("terminal-plain-row-empty", &[number]);
    }
    words.text("terminal-plain-row", &[number, ("pieces", words.list(pieces).into())])
}

fn describe_space(position: &Position, space: Space, words: Words) -> String {
    let ground = match (position.rules().board.colour(space), Piece::printed_on(space)) {
        (Some(colour), _) => words.coloured_space(colour),
        (None, Some(piece)) => words.text("space-target", &[("piece", words.piece(piece).into())]),
        (None, None) => words.say("space-white"),
    };
    let mut parts = vec![ground];
    match position.piece(space) {
        None => parts.push(words.say("terminal-plain-empty")),
        Some(piece) => {
            let name = words.piece(piece);
            let home = position.home(piece.side()).contains(space);
            parts.push(if home { words.text("piece-home", &[("piece", name.into())]) } else { name });
            let count = i64::from(position.destinations(space).len());
            if piece.side() == position.turn() {
                parts.push(words.text("note-can-move", &[("count", count.into())]));
            }
        }
    }
    format!("{space}: {}", words.list(parts))
}

/// The pieces that can move and how many destinations they have.
fn movable(position: &Position, words: Words) -> Vec<String> {
    let mut lines = Vec::new();
    position.for_each_piece(|from, destinations| {
        if let Some(piece) = position.piece(from).filter(|_| !destinations.is_empty()) {
            let count = [("count", Arg::Number(i64::from(destinations.len())))];
            let can = words.text("note-can-move", &count);
            lines.push(format!("{from}: {}", words.list([words.piece(piece), can])));
        }
    });
    if lines.is_empty() {
        lines.push(words.say("must-pass"));
    }
    lines
}

/// Where a piece can go, by kind.
fn destinations(position: &Position, from: Space, words: Words) -> String {
    let name = position.piece(from).map(|piece| words.piece(piece)).unwrap_or_default();
    let kinds = [MoveKind::Step, MoveKind::Jump, MoveKind::StepJump].into_iter().filter_map(|kind| {
        let ends: Vec<String> = position
            .destinations(from)
            .into_iter()
            .filter(|to| Move::Go { from, to: *to }.kind() == Some(kind))
            .map(|to| to.to_string())
            .collect();
        (!ends.is_empty()).then(|| format!("{} {}", words.kind(kind), ends.join(" ")))
    });
    let kinds: Vec<String> = kinds.collect();
    if kinds.is_empty() {
        return words
            .text("terminal-plain-stuck", &[("piece", name.into()), ("space", from.to_string().into())]);
    }
    let args =
        [("piece", name.into()), ("space", from.to_string().into()), ("moves", words.list(kinds).into())];
    words.text("terminal-plain-can-go", &args)
}

/// The space that is meant: by its name, or by the number of a piece of the player to move.
fn find(position: &Position, text: &str) -> Option<Space> {
    let by_name = text.parse::<Space>().ok().filter(|space| position.piece(*space).is_some());
    let by_number = || position.find(Piece::new(position.turn(), text.parse().ok()?)?);
    by_name.or_else(by_number)
}
