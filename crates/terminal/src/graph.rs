//! The lead over a game as a graph.

use colorito::Side;
use colorito_study::review::{ReviewedMove, Standing};
use ratatui::{buffer::Buffer, layout::Rect, style::Modifier};

use crate::Paint;

/// Beyond so many hundredths of a move the graph ends.
const MOST: i32 = 1_000;

/// Eighths of a character, from below.
const EIGHTHS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The lead of Red in hundredths of a move, a decided game as far as the graph goes.
fn lead(reviewed: &ReviewedMove) -> i32 {
    match reviewed.standing {
        Standing::Lead { lead } => lead.clamp(-MOST, MOST),
        Standing::Decided { winner: Side::Red, .. } | Standing::Won { winner: Side::Red } => MOST,
        Standing::Decided { .. } | Standing::Won { .. } => -MOST,
        Standing::Drawn => 0,
    }
}

/// Draws Red's lead upwards and Blue's downwards from the middle, with a mark below the move that is looked
/// at and `?` at turning points.
pub(crate) fn draw(
    moves: &[ReviewedMove],
    total: usize,
    looked_at: usize,
    paint: Paint,
    area: Rect,
    buffer: &mut Buffer,
) {
    if area.height < 4 || area.width == 0 || total == 0 {
        return;
    }
    let half = (area.height - 2) / 2;
    let middle = area.y + half;
    let columns = usize::from(area.width).min(total.max(1));
    let greatest = moves.iter().map(|reviewed| lead(reviewed).abs()).max().unwrap_or(0).max(100);
    for column in 0..columns {
        // Where a column stands for several moves, it shows the last of them.
        let (from, to) = (column * total / columns, (column + 1) * total / columns);
        let x = area.x + column as u16;
        let shown = moves.get(from..to.min(moves.len())).and_then(<[_]>::last);
        let is_turn = moves.iter().take(to).skip(from).any(|reviewed| reviewed.turning_point.is_some());
        if let Some(reviewed) = shown {
            draw_bar(lead(reviewed), greatest, x, middle, half, paint, buffer);
        }
        let foot = area.bottom() - 1;
        if (from + 1..=to).contains(&looked_at) {
            put(buffer, x, foot, if paint.ascii { '^' } else { '▲' }, paint.accent());
        } else if is_turn {
            put(buffer, x, foot, '?', paint.warning());
        }
    }
}

fn draw_bar(lead: i32, greatest: i32, x: u16, middle: u16, half: u16, paint: Paint, buffer: &mut Buffer) {
    let side = if lead >= 0 { Side::Red } else { Side::Blue };
    let eighths = (i64::from(lead.abs()) * i64::from(half) * 8 / i64::from(greatest)) as u16;
    let style = paint.side(side);
    for row in 0..half {
        let filled = eighths.saturating_sub(row * 8).min(8);
        if paint.ascii {
            let y = if side == Side::Red { middle - 1 - row } else { middle + 1 + row };
            put(buffer, x, y, if filled >= 4 { '#' } else { ' ' }, style);
        } else if side == Side::Red {
            put(buffer, x, middle - 1 - row, EIGHTHS[usize::from(filled)], style);
        } else {
            // There are no blocks that hang from above; a reversed one does.
            let symbol = EIGHTHS[usize::from(8 - filled)];
            let hanging =
                if filled == 8 { ('█', style) } else { (symbol, style.add_modifier(Modifier::REVERSED)) };
            if filled > 0 {
                put(buffer, x, middle + 1 + row, hanging.0, hanging.1);
            }
        }
    }
    put(buffer, x, middle, paint.rule(), Paint::quiet());
}

fn put(buffer: &mut Buffer, x: u16, y: u16, symbol: char, style: ratatui::style::Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_char(symbol).set_style(style);
    }
}
