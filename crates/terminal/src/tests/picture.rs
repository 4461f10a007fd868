//! The screen as a picture: every character in its cell, blocks as rectangles, so that it looks the same with
//! any font.

use std::fmt::Write as _;

use colorito_drawing::Theme;
use ratatui::{
    buffer::{Buffer, Cell},
    style::{Color, Modifier},
};
use unicode_width::UnicodeWidthStr;

use crate::board::shape::QUARTERS;

/// The size of a cell.
const WIDTH: usize = 10;
const HEIGHT: usize = 20;

/// The sixteen colours as xterm has them.
const BASIC: [[u8; 3]; 16] = [
    [0, 0, 0],
    [205, 0, 0],
    [0, 205, 0],
    [205, 205, 0],
    [0, 0, 238],
    [205, 0, 205],
    [0, 205, 205],
    [229, 229, 229],
    [127, 127, 127],
    [255, 0, 0],
    [0, 255, 0],
    [255, 255, 0],
    [92, 92, 255],
    [255, 0, 255],
    [0, 255, 255],
    [255, 255, 255],
];

/// The terminal's own ink and paper.
fn own(theme: Theme) -> [[u8; 3]; 2] {
    match theme {
        Theme::Light => [[0x22, 0x22, 0x22], [0xfa, 0xfa, 0xf7]],
        _ => [[0xd8, 0xd4, 0xcc], [0x16, 0x15, 0x14]],
    }
}

fn rgb(colour: Color, own: [u8; 3]) -> [u8; 3] {
    match colour {
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(index @ 0..16) => BASIC[usize::from(index)],
        Color::Indexed(index @ 16..232) => {
            let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
            let index = index - 16;
            [level(index / 36), level(index / 6 % 6), level(index % 6)]
        }
        Color::Indexed(index) => [8 + 10 * (index - 232); 3],
        Color::Black => BASIC[0],
        Color::Red => BASIC[1],
        Color::Green => BASIC[2],
        Color::Yellow => BASIC[3],
        Color::Blue => BASIC[4],
        Color::Magenta => BASIC[5],
        Color::Cyan => BASIC[6],
        Color::Gray => BASIC[7],
        Color::DarkGray => BASIC[8],
        Color::LightRed => BASIC[9],
        Color::LightGreen => BASIC[10],
        Color::LightYellow => BASIC[11],
        Color::LightBlue => BASIC[12],
        Color::LightMagenta => BASIC[13],
        Color::LightCyan => BASIC[14],
        Color::White => BASIC[15],
        Color::Reset => own,
    }
}

fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Ink and paper of a cell.
fn inks(cell: &Cell, theme: Theme) -> [String; 2] {
    let [ink, paper] = own(theme);
    let (mut ink, mut paper) = (rgb(cell.fg, ink), rgb(cell.bg, paper));
    if cell.modifier.contains(Modifier::REVERSED) {
        std::mem::swap(&mut ink, &mut paper);
    }
    if cell.modifier.contains(Modifier::DIM) {
        ink = std::array::from_fn(|channel| {
            ((2 * u16::from(ink[channel]) + u16::from(paper[channel])) / 3) as u8
        });
    }
    [hex(ink), hex(paper)]
}

/// The screen as SVG.
pub(super) fn svg(buffer: &Buffer, theme: Theme) -> String {
    let columns = usize::from(buffer.area.width);
    let (width, height) = (columns * WIDTH, usize::from(buffer.area.height) * HEIGHT);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"'DejaVu Sans Mono', 'Noto Sans Mono CJK JP', Menlo, Consolas, monospace\" font-size=\"16\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n",
        hex(own(theme)[1])
    );
    for (row, cells) in buffer.content.chunks(columns).enumerate() {
        draw_papers(&mut svg, row, cells, theme);
        draw_symbols(&mut svg, row, cells, theme);
    }
    svg + "</svg>\n"
}

fn rect(svg: &mut String, [x, y, width, height]: [usize; 4], fill: &str) {
    writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>")
        .unwrap();
}

/// What lies below the symbols of a row, a rectangle for each run of one colour.
fn draw_papers(svg: &mut String, row: usize, cells: &[Cell], theme: Theme) {
    let none = hex(own(theme)[1]);
    let papers: Vec<String> = cells.iter().map(|cell| inks(cell, theme)[1].clone()).collect();
    let mut column = 0;
    for run in papers.chunk_by(|one, next| one == next) {
        if run[0] != none {
            rect(svg, [column * WIDTH, row * HEIGHT, run.len() * WIDTH, HEIGHT], &run[0]);
        }
        column += run.len();
    }
}

/// Symbols of one look beside each other.
struct Run {
    column: usize,
    width: usize,
    text: String,
    look: String,
}

impl Run {
    /// The length keeps every symbol in its cell.
    fn draw(&self, svg: &mut String, row: usize) {
        let text = self.text.trim_end();
        if !text.is_empty() {
            let (x, y) = (self.column * WIDTH, row * HEIGHT + 15);
            let length = (self.width - (self.text.len() - text.len())) * WIDTH;
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            let look = &self.look;
            writeln!(svg, "<text x=\"{x}\" y=\"{y}\" textLength=\"{length}\"{look}>{text}</text>").unwrap();
        }
    }
}

fn draw_symbols(svg: &mut String, row: usize, cells: &[Cell], theme: Theme) {
    let mut runs: Vec<Run> = Vec::new();
    let mut column = 0;
    while column < cells.len() {
        let cell = &cells[column];
        let (symbol, width) = (cell.symbol(), cell.symbol().width().max(1));
        let ink = &inks(cell, theme)[0];
        if let Some(quarters) = quarters(symbol) {
            draw_quarters(svg, (column * WIDTH, row * HEIGHT), quarters, ink);
        } else {
            let bold = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
            let look = format!(" fill=\"{ink}\"{bold}");
            match runs.last_mut() {
                // Two blanks end a run, because readers make one of them.
                Some(run)
                    if run.column + run.width == column
                        && run.look == look
                        && !(symbol == " " && run.text.ends_with(' ')) =>
                {
                    run.width += width;
                    run.text.push_str(symbol);
                }
                _ if symbol == " " => {}
                _ => runs.push(Run { column, width, text: symbol.to_owned(), look }),
            }
        }
        column += width;
    }
    for run in &runs {
        run.draw(svg, row);
    }
}

/// Which quarters of a cell a block fills.
fn quarters(symbol: &str) -> Option<usize> {
    let mut symbols = symbol.chars();
    let (first, rest) = (symbols.next()?, symbols.next());
    QUARTERS.iter().skip(1).position(|block| *block == first && rest.is_none()).map(|at| at + 1)
}

fn draw_quarters(svg: &mut String, (x, y): (usize, usize), quarters: usize, ink: &str) {
    let (half, middle) = (WIDTH / 2, HEIGHT / 2);
    if quarters == 15 {
        return rect(svg, [x, y, WIDTH, HEIGHT], ink);
    }
    for (bit, top) in [(0, y), (2, y + middle)] {
        match quarters >> bit & 3 {
            1 => rect(svg, [x, top, half, middle], ink),
            2 => rect(svg, [x + half, top, half, middle], ink),
            3 => rect(svg, [x, top, WIDTH, middle], ink),
            _ => {}
        }
    }
}
