//! Colours and symbols, for terminals that can show many of them and for those that cannot.

use std::{fmt, str::FromStr};

use colorito::{Colour, MoveKind, Side};
use colorito_drawing::{Finish, Palette, Rgb, Theme};
use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// Any colour at all.
    True,
    /// The 256 of xterm.
    Indexed,
    /// The sixteen that every terminal names as it likes.
    Basic,
    /// None: patterns and brackets say it all.
    None,
}

impl Colours {
    /// All depths, the richest first.
    pub const ALL: [Colours; 4] = [Colours::True, Colours::Indexed, Colours::Basic, Colours::None];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Colours::True => "true",
            Colours::Indexed => "256",
            Colours::Basic => "16",
            Colours::None => "none",
        }
    }

    /// What the environment says about the terminal. <https://no-color.org> is respected.
    pub fn detect(variable: impl Fn(&str) -> Option<String>) -> Colours {
        let value = |name: &str| variable(name).unwrap_or_default().to_ascii_lowercase();
        let term = value("TERM");
        if !value("NO_COLOR").is_empty() || term == "dumb" {
            Colours::None
        } else if ["truecolor", "24bit"].contains(&value("COLORTERM").as_str()) || term.ends_with("-direct") {
            Colours::True
        } else if term.contains("256color") {
            Colours::Indexed
        } else {
            Colours::Basic
        }
    }
}

impl fmt::Display for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no number of colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseColoursError(String);

impl fmt::Display for ParseColoursError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no number of colours; use `true`, `256`, `16` or `none`", self.0)
    }
}

impl std::error::Error for ParseColoursError {}

impl FromStr for Colours {
    type Err = ParseColoursError;

    fn from_str(text: &str) -> Result<Colours, ParseColoursError> {
        Colours::ALL
            .into_iter()
            .find(|colours| colours.name() == text)
            .ok_or_else(|| ParseColoursError(text.to_owned()))
    }
}

/// Whether the terminal's background is light, as far as the environment says: `COLORFGBG` ends in its
/// number.
pub(crate) fn detect_theme(variable: impl Fn(&str) -> Option<String>) -> Theme {
    let background = variable("COLORFGBG").and_then(|value| value.rsplit(';').next()?.parse::<u8>().ok());
    match background {
        Some(7 | 9..=15) => Theme::Light,
        _ => Theme::Dark,
    }
}

/// Whether the environment promises Unicode.
pub(crate) fn detect_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let locale =
        ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    locale.is_none_or(|locale| {
        let locale = locale.to_ascii_lowercase().replace('-', "");
        locale.contains("utf8") || !(locale == "c" || locale == "posix" || locale.contains('.'))
    })
}

/// How the screen is painted: depth of colour, light, and which symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    /// How many colours there are.
    pub colours: Colours,
    /// Light or dark.
    pub theme: Theme,
    /// Whether only ASCII can be shown.
    pub ascii: bool,
}

/// The body and the numeral of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PiecePaint {
    pub(crate) body: Color,
    pub(crate) numeral: Color,
}

impl Paint {
    fn palette(self) -> &'static Palette {
        self.theme.palette()
    }

    /// A colour as this terminal can show it.
    fn mix(self, rgb: [u8; 3], basic: Color) -> Color {
        match self.colours {
            Colours::True => Color::Rgb(rgb[0], rgb[1], rgb[2]),
            Colours::Indexed => Color::Indexed(nearest_index(rgb)),
            Colours::Basic => basic,
            Colours::None => Color::Reset,
        }
    }

    fn rgb(self, rgb: Rgb, basic: Color) -> Color {
        self.mix(rgb.channels(), basic)
    }

    /// The same for the colours of the board, whose nearest neighbours among the 256 have other hues.
    fn enamel(self, rgb: [u8; 3], indexed: u8, basic: Color) -> Color {
        if self.colours == Colours::Indexed { Color::Indexed(indexed) } else { self.mix(rgb, basic) }
    }

    /// Whether there are any colours.
    pub(crate) fn is_coloured(self) -> bool {
        self.colours != Colours::None
    }

    /// The background of an empty space; white ones alternate a little, so that each can be seen.
    pub(crate) fn space(self, colour: Option<Colour>, alternate: bool) -> Color {
        let palette = self.palette();
        match colour {
            Some(colour) => {
                let [space, ..] = indexed_enamel(colour);
                self.enamel(palette.enamel(colour).space.channels(), space, basic_space(colour))
            }
            None if alternate => {
                let darker = blend(palette.white.channels(), palette.ink.channels(), 0.08);
                self.enamel(darker, 251, Color::Gray)
            }
            None => self.enamel(palette.white.channels(), 255, Color::White),
        }
    }

    /// The pattern of an empty space, a shade off its background.
    pub(crate) fn pattern(self, colour: Colour) -> Color {
        let space = self.palette().enamel(colour).space.channels();
        let towards = if is_dark(colour) { [255, 255, 255] } else { [0, 0, 0] };
        let basic = if is_dark(colour) { Color::Gray } else { Color::Black };
        let [_, pattern, _] = indexed_enamel(colour);
        self.enamel(blend(space, towards, 0.22), pattern, basic)
    }

    /// The hollow that a piece stands in.
    pub(crate) fn well(self) -> Color {
        let ground = match self.palette().finish {
            Finish::Solid { ground, .. } => ground,
            Finish::Flat => self.palette().ink,
        };
        self.rgb(ground, Color::Black)
    }

    pub(crate) fn piece(self, colour: Colour) -> PiecePaint {
        let enamel = self.palette().enamel(colour);
        // A little lighter than on the drawn board, where pieces have a rim.
        let body = if is_dark(colour) {
            blend(enamel.space.channels(), [255; 3], 0.04)
        } else {
            enamel.piece.channels()
        };
        PiecePaint {
            body: self.enamel(body, indexed_enamel(colour)[2], basic_piece(colour)),
            numeral: self.rgb(enamel.numeral, if is_dark(colour) { Color::White } else { Color::Black }),
        }
    }

    /// The numeral printed on a white space.
    pub(crate) fn printed(self, colour: Colour) -> Color {
        let basic = match colour {
            Colour::Red => Color::Red,
            Colour::DarkBlue => Color::Blue,
            Colour::Yellow | Colour::LightBlue => Color::Black,
        };
        self.rgb(self.palette().enamel(colour).printed, basic)
    }

    /// Marks on white or light spaces, and on dark ones.
    pub(crate) fn ink(self, on: Option<Colour>) -> Color {
        let palette = self.palette();
        match on {
            Some(colour) if is_dark(colour) => self.rgb(palette.halo, Color::White),
            _ => self.rgb(palette.ink, Color::Black),
        }
    }

    pub(crate) fn brass(self) -> Color {
        self.rgb(self.palette().home, Color::LightYellow)
    }

    pub(crate) fn halo(self) -> Color {
        self.rgb(self.palette().halo, Color::White)
    }

    /// The frame around the board with its coordinates.
    pub(crate) fn frame(self) -> Style {
        let palette = self.palette();
        let wood = match palette.finish {
            Finish::Solid { walnut, .. } => walnut[1],
            Finish::Flat => palette.white,
        };
        Style::new().bg(self.rgb(wood, Color::Black)).fg(self.rgb(palette.coordinates, Color::Yellow))
    }

    /// Titles and what is chosen in a list. The text around the board keeps the terminal's own colours.
    pub(crate) fn accent(self) -> Style {
        let brass = match (self.theme, self.palette().finish) {
            (Theme::Light, Finish::Solid { brass, .. }) => brass[2],
            _ => self.palette().coordinates,
        };
        Style::new().fg(self.rgb(brass, Color::Yellow)).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn quiet() -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What went wrong.
    pub(crate) fn warning(self) -> Style {
        let red = self.mix([0xd8, 0x5a, 0x3c], Color::LightRed);
        Style::new().fg(red).add_modifier(Modifier::BOLD)
    }

    /// The colour of a side in lists and graphs.
    pub(crate) fn side(self, side: Side) -> Style {
        let [rgb, basic] = match side {
            Side::Red => [self.mix([0xd8, 0x5a, 0x3c], Color::LightRed), Color::LightRed],
            Side::Blue => [self.mix([0x4f, 0x8f, 0xd6], Color::LightBlue), Color::LightBlue],
        };
        Style::new().fg(if self.colours == Colours::Basic { basic } else { rgb })
    }

    /// The line that is chosen in a list.
    pub(crate) fn chosen_line() -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}

/// Symbols.
impl Paint {
    fn either(self, unicode: char, ascii: char) -> char {
        if self.ascii { ascii } else { unicode }
    }

    /// The mark of a destination: a dot for a step, an arc for a jump, both for a step-jump.
    pub(crate) fn kind_mark(self, kind: MoveKind) -> char {
        match kind {
            MoveKind::Step => self.either('•', 'o'),
            MoveKind::Jump => self.either('◠', '^'),
            MoveKind::StepJump => self.either('◓', '*'),
        }
    }

    /// The pattern of a colour, as on the drawn board: hatching, dots, cross-hatching, lines.
    pub(crate) fn pattern_mark(self, colour: Colour) -> char {
        match colour {
            Colour::Red => self.either('╱', '/'),
            Colour::Yellow => self.either('·', '.'),
            Colour::DarkBlue => self.either('╳', 'x'),
            Colour::LightBlue => self.either('─', '-'),
        }
    }

    /// The place where a chosen piece belongs.
    pub(crate) fn target_mark(self) -> char {
        self.either('◎', '@')
    }

    pub(crate) fn home_mark(self) -> char {
        self.either('✓', '+')
    }

    /// Left and right of the space with the cursor.
    pub(crate) fn cursor_marks(self) -> [char; 2] {
        [self.either('▸', '>'), self.either('◂', '<')]
    }

    /// Left and right of a chosen piece.
    pub(crate) fn chosen_marks(self) -> [char; 2] {
        [self.either('«', '{'), self.either('»', '}')]
    }

    /// Beside both ends of the last move.
    pub(crate) fn last_mark(self) -> char {
        self.either('╎', ':')
    }

    /// Brackets by side: round for Red, square for Blue.
    pub(crate) fn brackets(side: Side) -> [char; 2] {
        match side {
            Side::Red => ['(', ')'],
            Side::Blue => ['[', ']'],
        }
    }

    /// A line across a panel.
    pub(crate) fn rule(self) -> char {
        self.either('─', '-')
    }
}

/// Whether a colour is the darker one of its side.
pub(crate) fn is_dark(colour: Colour) -> bool {
    matches!(colour, Colour::Red | Colour::DarkBlue)
}

/// Space, pattern and piece of a colour among xterm's 256.
fn indexed_enamel(colour: Colour) -> [u8; 3] {
    match colour {
        Colour::Red => [124, 167, 160],
        Colour::Yellow => [178, 136, 220],
        Colour::DarkBlue => [25, 67, 26],
        Colour::LightBlue => [74, 67, 117],
    }
}

fn basic_space(colour: Colour) -> Color {
    match colour {
        Colour::Red => Color::Red,
        Colour::Yellow => Color::Yellow,
        Colour::DarkBlue => Color::Blue,
        Colour::LightBlue => Color::Cyan,
    }
}

fn basic_piece(colour: Colour) -> Color {
    match colour {
        Colour::Red => Color::Red,
        Colour::Yellow => Color::LightYellow,
        Colour::DarkBlue => Color::Blue,
        Colour::LightBlue => Color::LightCyan,
    }
}

fn blend(from: [u8; 3], to: [u8; 3], share: f64) -> [u8; 3] {
    std::array::from_fn(|channel| {
        let (from, to) = (f64::from(from[channel]), f64::from(to[channel]));
        (from + (to - from) * share).round() as u8
    })
}

/// The six levels of a channel in xterm's cube of colours.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The nearest of xterm's 256 colours: from its cube or from its greys. The first sixteen are not used,
/// because people give them other values.
fn nearest_index(rgb: [u8; 3]) -> u8 {
    let distance = |other: [u8; 3]| -> u32 {
        rgb.iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    let cube = rgb.map(|value| (0..6).min_by_key(|level| LEVELS[*level].abs_diff(value)).unwrap_or(0));
    let in_cube = (16 + 36 * cube[0] + 6 * cube[1] + cube[2], distance(cube.map(|level| LEVELS[level])));
    let greys = (0..24).map(|step| (232 + step, distance([8 + 10 * step as u8; 3])));
    let nearest = greys.chain([in_cube]).min_by_key(|(_, distance)| *distance);
    nearest.map_or(16, |(index, _)| index as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn environment<'a>(pairs: &'a [(&'a str, &'a str)]) -> impl Fn(&str) -> Option<String> + 'a {
        |name| pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
    }

    #[test]
    fn colours_are_detected() {
        let table = [
            (vec![("COLORTERM", "truecolor"), ("TERM", "xterm")], Colours::True),
            (vec![("TERM", "xterm-direct")], Colours::True),
            (vec![("TERM", "screen-256color")], Colours::Indexed),
            (vec![("TERM", "linux")], Colours::Basic),
            (vec![("TERM", "dumb")], Colours::None),
            (vec![("NO_COLOR", "1"), ("COLORTERM", "truecolor")], Colours::None),
            (vec![("NO_COLOR", ""), ("TERM", "xterm-256color")], Colours::Indexed),
        ];
        for (pairs, colours) in table {
            assert_eq!(Colours::detect(environment(&pairs)), colours, "{pairs:?}");
        }
    }

    #[test]
    fn light_terminals_are_detected() {
        assert_eq!(detect_theme(environment(&[("COLORFGBG", "0;15")])), Theme::Light);
        assert_eq!(detect_theme(environment(&[("COLORFGBG", "15;default;0")])), Theme::Dark);
        assert_eq!(detect_theme(environment(&[])), Theme::Dark);
    }

    #[test]
    fn unicode_is_detected() {
        assert!(detect_unicode(environment(&[("LANG", "de_DE.UTF-8")])));
        assert!(detect_unicode(environment(&[("LANG", "ja_JP")])));
        assert!(!detect_unicode(environment(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")])));
        assert!(!detect_unicode(environment(&[("LANG", "de_DE.ISO-8859-1")])));
        assert!(detect_unicode(environment(&[("LC_ALL", "C.UTF-8")])));
    }

    #[test]
    fn nearest_colours_of_xterm() {
        assert_eq!(nearest_index([0, 0, 0]), 16);
        assert_eq!(nearest_index([255, 255, 255]), 231);
        assert_eq!(nearest_index([95, 135, 175]), 67);
        assert_eq!(nearest_index([128, 128, 128]), 244);
    }

    #[test]
    fn names_lead_back() {
        for colours in Colours::ALL {
            assert_eq!(colours.name().parse(), Ok(colours));
        }
        assert!("lots".parse::<Colours>().is_err());
    }

    #[test]
    fn the_four_colours_differ_at_every_depth() {
        for colours in [Colours::True, Colours::Indexed, Colours::Basic] {
            for theme in [Theme::Light, Theme::Dark] {
                let paint = Paint { colours, theme, ascii: false };
                for one in Colour::ALL {
                    for other in Colour::ALL.into_iter().filter(|other| *other != one) {
                        assert_ne!(paint.space(Some(one), false), paint.space(Some(other), false));
                        assert_ne!(paint.piece(one).body, paint.piece(other).body);
                    }
                    assert_ne!(paint.piece(one).body, paint.well());
                    assert_ne!(paint.piece(one).body, paint.piece(one).numeral);
                }
            }
        }
    }
}
