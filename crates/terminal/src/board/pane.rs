//! A board that somebody uses: keys, mouse, typed moves, and pieces on their way.

use std::collections::VecDeque;

use colorito::{Move, Position, Side, Space};
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind},
    layout::{Position as Place, Rect},
    widgets::{Paragraph, Wrap},
};

use super::{BoardState, BoardView, Geometry, Heading, Travel};
use crate::{
    desk::Desk,
    prompt::{Ask, Prompt},
};

/// The narrowest panel beside a board, the widest, and the lowest one below it.
const PANEL: (u16, u16, u16) = (30, 64, 7);

/// What somebody wants at a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// To move.
    Play(Move),
    /// To type a move.
    Type(Prompt),
    /// Something the board has done by itself.
    Done,
}

/// A board with its cursor and the moves that are still being shown.
pub(crate) struct BoardPane {
    pub(crate) state: BoardState,
    travels: VecDeque<(Position, Move)>,
    travel: Option<Travel>,
}

/// Where board and panel are.
pub(crate) struct Layout {
    pub(crate) board: Option<Geometry>,
    pub(crate) panel: Rect,
}

impl BoardPane {
    pub(crate) fn new(facing: Side) -> BoardPane {
        BoardPane { state: BoardState::new(facing), travels: VecDeque::new(), travel: None }
    }

    /// Board and panel side by side or one above the other, whichever leaves more to the board.
    pub(crate) fn layout(&self, area: Rect) -> Layout {
        let facing = self.state.facing;
        let (narrowest, widest, lowest) = PANEL;
        let beside = Rect { width: area.width.saturating_sub(narrowest), ..area };
        let above = Rect { height: area.height.saturating_sub(lowest), ..area };
        let [beside, above, alone] = [beside, above, area].map(|area| Geometry::fit(area, facing));
        let width = |geometry: &Option<Geometry>| geometry.map_or((0, 0), |geometry| geometry.size);
        if width(&beside) >= width(&above) && beside.is_some() {
            let board = beside.map(|board| board.outer).unwrap_or_default();
            let panel_width = (area.width - board.width - 1).min(widest);
            let left = (area.width - board.width - 1 - panel_width) / 2;
            let top = (area.height - board.height) / 2;
            let place = Rect { x: area.x + left, y: area.y + top, ..board };
            let x = place.right() + 1;
            let panel = Rect { x, y: place.y, width: panel_width, height: area.bottom() - place.y };
            Layout { board: Geometry::fit(place, facing), panel }
        } else if let Some(board) = above.or(alone) {
            let below = board.outer.bottom();
            Layout { board: Some(board), panel: Rect { y: below, height: area.bottom() - below, ..area } }
        } else {
            Layout { board: None, panel: area }
        }
    }

    /// Turns the eye to a new position.
    pub(crate) fn settle(&mut self) {
        self.state.settle();
    }

    /// Shows a move hop by hop, after those that are being shown.
    pub(crate) fn show(&mut self, before: Position, m: Move, desk: &Desk) {
        self.state.settle();
        if desk.motion {
            self.travels.push_back((before, m));
            self.go_on(desk);
        }
    }

    /// Forgets all moves that are still to be shown.
    pub(crate) fn stop(&mut self) {
        self.travels.clear();
        self.travel = None;
    }

    /// Begins to show the next move when the last one has arrived.
    pub(crate) fn go_on(&mut self, desk: &Desk) {
        if self.travel.as_ref().is_some_and(|travel| travel.is_over(desk.now)) {
            self.travel = None;
        }
        while self.travel.is_none() {
            let Some((before, m)) = self.travels.pop_front() else { return };
            self.travel = Travel::of(&before, m, desk.now);
        }
    }

    pub(crate) fn is_moving(&self) -> bool {
        self.travel.is_some()
    }

    /// What a key means at the board; `None` if nothing.
    pub(crate) fn key(&mut self, key: KeyEvent, position: &Position, desk: &Desk) -> Option<Wish> {
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return None;
        }
        match key.code {
            KeyCode::Up => self.state.go(Heading::Up),
            KeyCode::Down => self.state.go(Heading::Down),
            KeyCode::Left => self.state.go(Heading::Left),
            KeyCode::Right => self.state.go(Heading::Right),
            KeyCode::Tab => self.state.next(position, false),
            KeyCode::BackTab => self.state.next(position, true),
            KeyCode::Enter | KeyCode::Char(' ') => return Some(self.point(self.state.cursor, position)),
            KeyCode::Esc if self.state.chosen.is_some() => self.state.chosen = None,
            KeyCode::Char('v') => self.state.turn(),
            KeyCode::Char(letter @ ('a'..='j' | '1'..='9')) => {
                let label = desk.words.say("terminal-ask-move");
                return Some(Wish::Type(Prompt::new(Ask::Move, label, letter)));
            }
            _ => return None,
        }
        Some(Wish::Done)
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent, area: Rect, position: &Position) -> Option<Wish> {
        let geometry = self.layout(area).board?;
        let space = geometry.space_at(Place::new(mouse.column, mouse.row))?;
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(self.point(space, position)),
            MouseEventKind::Up(MouseButton::Left) => self.drop_on(space, position),
            MouseEventKind::Down(MouseButton::Right) => {
                self.state.chosen = None;
                Some(Wish::Done)
            }
            MouseEventKind::Moved | MouseEventKind::Drag(MouseButton::Left) => {
                self.state.cursor = space;
                Some(Wish::Done)
            }
            _ => None,
        }
    }

    fn point(&mut self, space: Space, position: &Position) -> Wish {
        let has_pieces = !position.of(position.turn()).is_empty();
        if has_pieces && position.legal_moves() == [Move::Pass] {
            return Wish::Play(Move::Pass);
        }
        self.state.point(space, position).map_or(Wish::Done, Wish::Play)
    }

    /// A piece that was dragged is let go over a space.
    fn drop_on(&mut self, space: Space, position: &Position) -> Option<Wish> {
        let from = self.state.chosen.filter(|from| *from != space)?;
        if !position.destinations(from).contains(space) {
            return None;
        }
        Some(self.point(space, position))
    }

    /// Draws the board and returns the room for the panel.
    pub(crate) fn draw(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        position: &Position,
        last: Option<Move>,
        desk: &Desk,
    ) -> Rect {
        let layout = self.layout(area);
        let Some(geometry) = layout.board else {
            let (width, height) = Geometry::LEAST;
            let args = [("width", i64::from(width).into()), ("height", i64::from(height + 2).into())];
            let text = desk.words.text("terminal-too-small", &args);
            frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
            return Rect::default();
        };
        let view = BoardView {
            position,
            state: &self.state,
            last,
            travel: self.travel.as_ref(),
            now: desk.now,
            paint: desk.paint,
        };
        view.draw(&geometry, frame.buffer_mut());
        let cell = geometry.cell(self.state.cursor);
        frame.set_cursor_position(Place::new(cell.x, cell.bottom() - 1));
        layout.panel
    }
}
