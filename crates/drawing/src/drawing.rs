//! One drawing and what it shows.

use colorito::{Board, IllegalMove, Move, Position, Rules, Side, Space, Way};

use crate::{
    Theme, Words, arrow, frame, geometry::EXTENT, light, marks, numerals, pieces, sheet::Sheet, spaces,
    textures, words::English,
};

/// A board, the pieces on it, and what is to be pointed out.
///
/// ```
/// use colorito::{Position, Rules, Side};
/// use colorito_drawing::{Drawing, Theme};
///
/// let position = Position::start(Rules::default(), Side::Red);
/// let svg = Drawing::new(&position).theme(Theme::Dark).seat(Side::Blue).svg();
/// assert!(svg.starts_with("<svg"));
/// ```
#[derive(Clone, Debug)]
pub struct Drawing {
    position: Position,
    seat: Side,
    theme: Theme,
    way: Option<Way>,
    chosen: Option<Space>,
    last_move: Option<[Space; 2]>,
    coordinates: bool,
    textures: bool,
    id_prefix: Option<String>,
}

/// What to draw.
impl Drawing {
    /// A position as Red sees it, light, with coordinates.
    pub fn new(position: &Position) -> Drawing {
        Drawing {
            position: position.clone(),
            seat: Side::Red,
            theme: Theme::Light,
            way: None,
            chosen: None,
            last_move: None,
            coordinates: true,
            textures: false,
            id_prefix: None,
        }
    }

    /// A board without pieces.
    pub fn board(board: Board) -> Drawing {
        Drawing::new(&Position::empty(Rules { board, ..Rules::default() }))
    }

    /// Who sits at the bottom.
    #[must_use]
    pub fn seat(self, seat: Side) -> Drawing {
        Drawing { seat, ..self }
    }

    /// The manner it is drawn in.
    #[must_use]
    pub fn theme(self, theme: Theme) -> Drawing {
        Drawing { theme, ..self }
    }

    /// An arrow along the way of a move, hop by hop; a pass has none.
    ///
    /// # Errors
    /// If the move is not legal in the position.
    pub fn arrow(self, m: Move) -> Result<Drawing, IllegalMove> {
        Ok(Drawing { way: self.position.way(m)?, ..self })
    }

    /// The piece on a space is chosen: raised, its target ringed, its destinations marked with a dot for a
    /// step, an arc for a jump and both for a step-jump. Nothing happens if the space is empty.
    #[must_use]
    pub fn chosen(self, space: Space) -> Drawing {
        Drawing { chosen: Some(space), ..self }
    }

    /// The move that led to the position: both its ends get a dashed rim.
    #[must_use]
    pub fn last_move(self, m: Move) -> Drawing {
        let last_move = m.from().zip(m.to()).map(|(from, to)| [from, to]);
        Drawing { last_move, ..self }
    }

    /// Whether the frame carries the letters of columns and the numbers of rows.
    #[must_use]
    pub fn coordinates(self, coordinates: bool) -> Drawing {
        Drawing { coordinates, ..self }
    }

    /// Whether the coloured spaces carry textures: hatch, dots, cross-hatch, lines. In print they always do.
    #[must_use]
    pub fn textures(self, textures: bool) -> Drawing {
        Drawing { textures, ..self }
    }

    /// What all ids within the drawing begin with, after a `c`. Characters other than ASCII letters, digits,
    /// `-` and `_` are left out.
    ///
    /// Without it the prefix depends on the theme, and so does all that has an id: drawings share a page
    /// without harm. A prefix of its own is for a drawing that is hidden or taken away while others stay.
    #[must_use]
    pub fn id_prefix(self, prefix: &str) -> Drawing {
        let allowed = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
        // An id must not begin with a digit everywhere it may be used.
        let prefix = format!("c{}", prefix.chars().filter(allowed).collect::<String>());
        Drawing { id_prefix: Some(prefix), ..self }
    }
}

/// How it is drawn.
impl Drawing {
    /// The drawing as SVG text, described in English. The same drawing always gives the same text.
    pub fn svg(&self) -> String {
        self.svg_described(&English)
    }

    /// The drawing as SVG text, described to whoever cannot see it in words of the caller's.
    pub fn svg_described(&self, words: &dyn Words) -> String {
        let prefix = self.prefix();
        let mut sheet = Sheet::new(self.theme.palette(), &prefix);
        let name_space = "http://www.w3.org/2000/svg";
        sheet.put(format_args!(r#"<svg xmlns="{name_space}" viewBox="0 0 {EXTENT} {EXTENT}" role="img">"#));
        sheet.put(format_args!("<title>Colorito</title><desc>{}</desc>", self.description(words)));
        self.define(&mut sheet);
        self.draw_board(&mut sheet);
        self.draw_position(&mut sheet);
        sheet.put(format_args!("</svg>"));
        sheet.finish()
    }

    fn prefix(&self) -> String {
        self.id_prefix.clone().unwrap_or_else(|| format!("c{}", &self.theme.name()[..1]))
    }

    fn is_textured(&self) -> bool {
        self.textures || self.theme == Theme::Print
    }

    /// The drawing in words.
    fn description(&self, words: &dyn Words) -> String {
        let mut sentences = vec![];
        if self.position.occupied().is_empty() {
            sentences.push(words.empty());
        } else {
            sentences.push(words.position(&self.position));
        }
        sentences.push(words.seat(self.seat));
        let chosen = self.chosen.and_then(|space| Some((space, self.position.piece(space)?)));
        sentences.extend(chosen.map(|(space, piece)| words.chosen(piece, space)));
        sentences.extend(self.way.as_ref().map(|way| words.way(way)));
        sentences.extend(self.last_move.map(|[from, to]| words.last_move(from, to)));
        escape(&words.join(&sentences))
    }

    fn define(&self, sheet: &mut Sheet) {
        sheet.put(format_args!("<defs>"));
        light::define(sheet);
        frame::define(sheet);
        numerals::define(sheet);
        spaces::define(sheet);
        pieces::define(sheet);
        if self.is_textured() {
            textures::define(sheet);
        }
        sheet.put(format_args!("</defs>"));
    }

    fn draw_board(&self, sheet: &mut Sheet) {
        frame::draw(sheet);
        frame::draw_arrows(sheet, self.seat);
        if self.coordinates {
            frame::draw_coordinates(sheet, self.seat);
        }
        spaces::draw_studs(sheet);
        let board = &self.position.rules().board;
        let empty = |space| self.position.piece(space).is_none();
        spaces::draw(sheet, board, self.seat);
        if self.is_textured() {
            spaces::draw_textures(sheet, board, empty, self.seat);
        }
        frame::draw_dusk(sheet);
        spaces::draw_printed(sheet, empty, self.seat);
    }

    fn draw_position(&self, sheet: &mut Sheet) {
        if let Some(ends) = self.last_move {
            marks::draw_last_move(sheet, ends, self.seat);
        }
        pieces::draw(sheet, &self.position, self.seat, self.chosen);
        if let Some(chosen) = self.chosen {
            marks::draw_targets(sheet, &self.position, chosen, self.seat);
        }
        if let Some(way) = &self.way {
            arrow::draw(sheet, way, self.seat);
        }
        if let Some(chosen) = self.chosen {
            marks::draw_destinations(sheet, &self.position, chosen, self.seat);
        }
    }
}

/// A text as it stands between tags.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
