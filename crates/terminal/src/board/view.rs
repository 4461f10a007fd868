//! How the board looks.

use std::time::Instant;

use colorito::{Colour, Move, MoveKind, Piece, Position, Space, SpaceSet};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
};

use super::{BoardState, Geometry, Travel, shape};
use crate::paint::{Paint, is_dark};

/// A board to be drawn.
pub(crate) struct BoardView<'a> {
    pub(crate) position: &'a Position,
    pub(crate) state: &'a BoardState,
    /// The move that led here.
    pub(crate) last: Option<Move>,
    /// A piece that is still on its way.
    pub(crate) travel: Option<&'a Travel>,
    pub(crate) now: Instant,
    pub(crate) paint: Paint,
}

/// What there is to see on a space.
#[derive(Clone, Copy, Debug)]
struct Look {
    colour: Option<Colour>,
    /// Whether it is one of every second space.
    alternate: bool,
    printed: Option<Piece>,
    piece: Option<(Piece, Bearing)>,
    rim: Option<Rim>,
    note: Option<Note>,
    destination: Option<MoveKind>,
    /// Whether it is an end of the recommended move.
    is_hint: bool,
}

/// How a piece stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bearing {
    Away,
    Home,
    Chosen,
}

/// What surrounds a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rim {
    Cursor,
    LastMove,
}

/// What a mark on a space says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Note {
    /// Its place on the way that is shown, counted from 1.
    Leg(usize),
    /// The chosen piece belongs here.
    Target,
}

impl BoardView<'_> {
    pub(crate) fn draw(&self, geometry: &Geometry, buffer: &mut Buffer) {
        let (shown, come) = match self.travel {
            Some(travel) => travel.moment(self.now),
            None => (self.position.clone(), &[][..]),
        };
        self.draw_frame(geometry, buffer);
        let scene = Scene::of(self, &shown, come);
        for space in Space::all() {
            let look = scene.look(space);
            CellPainter { paint: self.paint, look, area: geometry.cell(space) }.draw(buffer);
        }
    }

    fn draw_frame(&self, geometry: &Geometry, buffer: &mut Buffer) {
        let style = self.paint.frame();
        buffer.set_style(geometry.outer, style);
        for space in Space::all() {
            let cell = geometry.cell(space);
            let seen = geometry.seen(space);
            if seen.row() == 0 {
                let x = cell.x + (cell.width - 1) / 2;
                for y in [geometry.outer.y, geometry.outer.bottom() - 1] {
                    put(buffer, x, y, space.column_letter(), style);
                }
            }
            if seen.column() == 0 {
                let y = cell.y + (cell.height - 1) / 2;
                let name = format!("{:>2}", space.row() + 1);
                buffer.set_string(geometry.outer.x, y, &name, style);
                buffer.set_string(geometry.outer.right() - 3, y, format!(" {:<2}", name.trim()), style);
            }
        }
    }
}

/// All that is marked on the board.
struct Scene<'a> {
    view: &'a BoardView<'a>,
    shown: &'a Position,
    destinations: SpaceSet,
    targets: SpaceSet,
    way: Vec<Space>,
}

impl<'a> Scene<'a> {
    fn of(view: &'a BoardView<'a>, shown: &'a Position, come: &[Space]) -> Scene<'a> {
        let mut scene = Scene {
            view,
            shown,
            destinations: SpaceSet::EMPTY,
            targets: SpaceSet::EMPTY,
            way: come.to_vec(),
        };
        let state = view.state;
        let chosen = state.chosen.filter(|_| view.travel.is_none());
        if let Some((from, piece)) = chosen.and_then(|from| Some((from, shown.piece(from)?))) {
            scene.destinations = shown.destinations(from);
            scene.targets = shown.rules().homes(piece) & shown.open_targets(piece.side());
            let way = shown.way_alone(Move::Go { from, to: state.cursor });
            scene.way = way.map(|way| way.spaces().to_vec()).unwrap_or_default();
        } else if let Some(way) = state.hint.and_then(|hint| shown.way_alone(hint)) {
            scene.way = way.spaces().to_vec();
        }
        scene
    }

    fn look(&self, space: Space) -> Look {
        let (state, shown) = (self.view.state, self.shown);
        let rests = self.view.travel.is_none();
        let ends = |m: Option<Move>| m.is_some_and(|m| m.from() == Some(space) || m.to() == Some(space));
        let chosen = state.chosen.filter(|_| rests);
        let bearing = |piece: Piece| match () {
            () if chosen == Some(space) => Bearing::Chosen,
            () if shown.home(piece.side()).contains(space) => Bearing::Home,
            () => Bearing::Away,
        };
        let leg = self.way.iter().skip(1).position(|on| *on == space).map(|leg| Note::Leg(leg + 1));
        let cursor = (rests && state.cursor == space).then_some(Rim::Cursor);
        let last = (rests && ends(self.view.last)).then_some(Rim::LastMove);
        Look {
            colour: shown.rules().board.colour(space),
            alternate: (space.column() + space.row()).is_multiple_of(2),
            printed: Piece::printed_on(space),
            piece: shown.piece(space).map(|piece| (piece, bearing(piece))),
            rim: cursor.or(last),
            note: leg.or(self.targets.contains(space).then_some(Note::Target)),
            destination: chosen
                .filter(|_| self.destinations.contains(space))
                .and_then(|from| Move::Go { from, to: space }.kind()),
            is_hint: ends(state.hint),
        }
    }
}

/// Paints a space.
struct CellPainter {
    paint: Paint,
    look: Look,
    area: Rect,
}

impl CellPainter {
    fn size(&self) -> (u16, u16) {
        (self.area.width, self.area.height)
    }

    /// The row with the numeral.
    fn numeral_row(&self) -> u16 {
        self.area.y + (self.area.height - 1) / 2
    }

    /// The row with the marks: below the numeral, if there is room.
    fn mark_row(&self) -> u16 {
        self.area.bottom() - 1
    }

    fn draw(&self, buffer: &mut Buffer) {
        match (self.look.piece, self.paint.is_coloured() && !self.paint.ascii && self.area.height > 1) {
            (Some((piece, _)), true) => self.draw_body(buffer, piece),
            (Some((piece, _)), false) => self.draw_bracketed(buffer, piece),
            (None, _) => self.draw_empty(buffer),
        }
        self.draw_marks(buffer);
    }

    /// The style of what lies around a piece, or of the empty space.
    fn ground(&self) -> Style {
        if !self.paint.is_coloured() {
            return Style::new();
        }
        match self.look.piece {
            Some((_, Bearing::Chosen)) => Style::new().bg(self.paint.halo()).fg(self.paint.ink(None)),
            Some(_) => Style::new().bg(self.paint.well()).fg(self.paint.halo()),
            None => {
                let colour = self.look.colour;
                Style::new().bg(self.paint.space(colour, self.look.alternate)).fg(self.paint.ink(colour))
            }
        }
    }

    /// A piece of solid colour.
    fn draw_body(&self, buffer: &mut Buffer, piece: Piece) {
        let paint = self.paint.piece(piece.colour());
        let ground = self.ground();
        self.each(|column, row, x, y| {
            let (symbol, style) = match shape::corner(self.size(), (column, row)) {
                Some(corner) => (corner, ground.fg(self.paint.brass())),
                None => (shape::body(piece.side(), self.size(), (column, row)), ground.fg(paint.body)),
            };
            put(buffer, x, y, symbol, style);
        });
        let numeral = Style::new().fg(paint.numeral).bg(paint.body).add_modifier(Modifier::BOLD);
        self.write_numeral(buffer, piece.number(), numeral);
    }

    /// A piece by its brackets: round for Red, square for Blue, dark ones reversed.
    fn draw_bracketed(&self, buffer: &mut Buffer, piece: Piece) {
        let dark = is_dark(piece.colour());
        let (body, below) = if self.paint.is_coloured() {
            let paint = self.paint.piece(piece.colour());
            let body = Style::new().bg(paint.body).fg(paint.numeral).add_modifier(Modifier::BOLD);
            (body, self.ground().fg(paint.body))
        } else if dark {
            (Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD), Style::new())
        } else {
            (Style::new().add_modifier(Modifier::BOLD), Style::new())
        };
        self.each(|_, _, x, y| put(buffer, x, y, ' ', below));
        let [left, right] = Paint::brackets(piece.side());
        let (y, middle) = (self.numeral_row(), self.middle());
        self.write_numeral(buffer, piece.number(), body);
        put(buffer, middle - 1, y, left, body);
        put(buffer, middle + 2, y, right, body);
        if self.area.height > 1 {
            // The pattern says where the piece may rest.
            let pattern = self.paint.pattern_mark(piece.colour());
            for x in [middle, middle + 1] {
                put(buffer, x, y + 1, pattern, below);
            }
        }
    }

    fn draw_empty(&self, buffer: &mut Buffer) {
        let ground = self.ground();
        let pattern = self.look.colour.map_or(' ', |colour| self.paint.pattern_mark(colour));
        let style = match self.look.colour {
            Some(colour) if self.paint.is_coloured() => ground.fg(self.paint.pattern(colour)),
            _ => ground.add_modifier(Modifier::DIM),
        };
        self.each(|column, row, x, y| match shape::corner(self.size(), (column, row)) {
            Some(corner) if self.paint.is_coloured() && !self.paint.ascii => {
                put(buffer, x, y, corner, ground.fg(self.paint.brass()));
            }
            _ => put(buffer, x, y, pattern, style),
        });
        if let Some(printed) = self.look.printed {
            let style = if self.paint.is_coloured() {
                ground.fg(self.paint.printed(printed.colour()))
            } else {
                ground
            };
            self.write_numeral(buffer, printed.number(), style);
        }
    }

    fn draw_marks(&self, buffer: &mut Buffer) {
        let ground = self.ground().add_modifier(Modifier::BOLD);
        let style = match self.look.piece {
            Some((_, Bearing::Away | Bearing::Home)) if self.paint.is_coloured() => {
                ground.fg(self.paint.brass())
            }
            _ => ground,
        };
        let (left, right, row) = (self.area.x, self.area.right() - 1, self.mark_row());
        let mut beside = |row: u16, [open, close]: [char; 2]| {
            put(buffer, left, row, open, style);
            put(buffer, right, row, close, style);
        };
        if let Some((_, Bearing::Chosen)) = self.look.piece {
            beside(self.numeral_row(), self.paint.chosen_marks());
        }
        match self.look.rim {
            // On a low board the brackets stay, because they say whose piece it is.
            Some(_) if self.area.height == 1 && self.look.piece.is_some() => self.underline(buffer),
            Some(Rim::Cursor) => beside(row, self.paint.cursor_marks()),
            Some(Rim::LastMove) => beside(row, [self.paint.last_mark(); 2]),
            None => {}
        }
        match self.look.piece {
            None => self.draw_notes(buffer, style),
            Some(_) if self.look.is_hint => put(buffer, right, row, '!', style),
            Some((_, Bearing::Home)) if self.area.height > 1 => {
                put(buffer, right, row, self.paint.home_mark(), style);
            }
            Some(_) if self.look.note == Some(Note::Target) && self.area.height > 1 => {
                put(buffer, right, row, self.paint.target_mark(), style);
            }
            Some(_) => {}
        }
    }

    fn underline(&self, buffer: &mut Buffer) {
        buffer.set_style(self.area, Style::new().add_modifier(Modifier::UNDERLINED));
    }

    /// The marks of an empty space: what kind of move leads there, and its place on a way or as a target.
    fn draw_notes(&self, buffer: &mut Buffer, style: Style) {
        // On a low board they stand beside the numeral.
        let is_beside = self.area.height == 1 && self.look.printed.is_some();
        let (first, second) =
            if is_beside { (self.area.x, self.area.right() - 1) } else { (self.middle(), self.middle() + 1) };
        let row = self.mark_row();
        match self.look.note {
            Some(Note::Leg(leg)) => put(buffer, second, row, digit(leg), style),
            Some(Note::Target) => put(buffer, second, row, self.paint.target_mark(), style),
            None => {}
        }
        if let Some(kind) = self.look.destination {
            put(buffer, first, row, self.paint.kind_mark(kind), style);
        } else if self.look.is_hint {
            put(buffer, first, row, '!', style);
        }
    }

    /// The left one of the two columns in the middle.
    fn middle(&self) -> u16 {
        self.area.x + self.area.width / 2 - 1
    }

    fn write_numeral(&self, buffer: &mut Buffer, number: u8, style: Style) {
        buffer.set_string(self.middle(), self.numeral_row(), format!("{number:>2}"), style);
    }

    fn each(&self, mut visit: impl FnMut(u16, u16, u16, u16)) {
        for row in 0..self.area.height {
            for column in 0..self.area.width {
                visit(column, row, self.area.x + column, self.area.y + row);
            }
        }
    }
}

/// The number of a leg in one character.
fn digit(leg: usize) -> char {
    u32::try_from(leg).ok().and_then(|leg| char::from_digit(leg, 10)).unwrap_or('+')
}

fn put(buffer: &mut Buffer, x: u16, y: u16, symbol: char, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_char(symbol).set_style(Style::reset().patch(style));
    }
}
