//! An analysis board.

use std::path::Path;

use colorito::{Move, Position, Record, Rules, Side};
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseEvent},
    layout::Rect,
    text::{Line, Span},
};

use super::{NewGamePage, ReviewPage};
use crate::{
    board::{BoardPane, Wish},
    desk::Desk,
    page::{KeyHelp, Page, Then, board_keys, wheel_key},
    panel::{Panel, fitted},
    prompt::{Ask, Prompt},
    session::{Analysis, NewGame, ReviewSession, read_records, write_record},
    trouble::Trouble,
    work::News,
};

const KEYS: [KeyHelp; 9] = [
    KeyHelp::new("s", "terminal-key-engine"),
    KeyHelp::new("m", "terminal-key-lines"),
    KeyHelp::new("PgUp PgDn", "terminal-key-browse"),
    KeyHelp::new("y", "terminal-key-variation"),
    KeyHelp::new("p", "terminal-key-position"),
    KeyHelp::new("o", "terminal-key-read"),
    KeyHelp::new("w", "terminal-key-write"),
    KeyHelp::new("n", "play-from-here"),
    KeyHelp::new("z", "review-title"),
];

/// An analysis and its board.
pub(crate) struct AnalysisPage {
    analysis: Analysis,
    pane: BoardPane,
}

impl AnalysisPage {
    /// An analysis of the start of a game.
    pub(crate) fn new(desk: &mut Desk) -> AnalysisPage {
        AnalysisPage::of(Analysis::of_position(Position::start(Rules::default(), Side::Red)), Side::Red, desk)
    }

    /// The analysis of a record, at its end.
    pub(crate) fn of_record(record: Record, facing: Side, desk: &mut Desk) -> AnalysisPage {
        let mut analysis = Analysis::of_record(record);
        analysis.go_to_end(desk);
        AnalysisPage::of(analysis, facing, desk)
    }

    /// The analysis of a position.
    pub(crate) fn of_position(position: Position, desk: &mut Desk) -> AnalysisPage {
        let facing = position.turn();
        AnalysisPage::of(Analysis::of_position(position), facing, desk)
    }

    fn of(mut analysis: Analysis, facing: Side, desk: &mut Desk) -> AnalysisPage {
        analysis.toggle_engine(desk);
        AnalysisPage { analysis, pane: BoardPane::new(facing) }
    }

    fn play(&mut self, m: Move, desk: &mut Desk) -> Then {
        let before = self.analysis.position().clone();
        match self.analysis.play(m, desk) {
            Ok(()) => {
                self.pane.show(before, m, desk);
                Then::Stay
            }
            Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
        }
    }

    fn forward(&mut self, variation: usize, desk: &mut Desk) {
        let before = self.analysis.position().clone();
        if self.analysis.forward(variation, desk)
            && let Some(m) = self.analysis.last_move()
        {
            self.pane.show(before, m, desk);
        }
    }

    fn browse(&mut self, key: KeyCode, desk: &mut Desk) {
        self.pane.stop();
        self.pane.settle();
        match key {
            KeyCode::PageUp => {
                self.analysis.back(desk);
            }
            KeyCode::PageDown => self.forward(0, desk),
            KeyCode::Home => self.analysis.go_to_start(desk),
            _ => self.analysis.go_to_end(desk),
        }
    }

    /// Replaces what is analysed.
    fn turn_to(&mut self, analysis: Result<Analysis, Trouble>, desk: &mut Desk) -> Then {
        match analysis {
            Ok(analysis) => {
                *self = AnalysisPage::of(analysis, self.pane.state.facing, desk);
                Then::Stay
            }
            Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
        }
    }

    fn wish(&mut self, wish: Wish, desk: &mut Desk) -> Then {
        match wish {
            Wish::Done => Then::Stay,
            Wish::Type(prompt) => Then::Ask(prompt),
            Wish::Play(m) => self.play(m, desk),
        }
    }

    /// A new game from the position on the board.
    fn play_from_here(&self) -> Then {
        let position = self.analysis.position().clone();
        let new = NewGame { rules: *position.rules(), position: Some(position), ..NewGame::default() };
        Then::Open(Box::new(NewGamePage::of(new)))
    }

    fn review(&self, desk: &mut Desk) -> Then {
        match ReviewSession::open(self.analysis.game().clone(), None, desk) {
            Ok(session) => Then::Open(Box::new(ReviewPage::new(session, self.pane.state.facing, desk))),
            Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
        }
    }

    /// The engine's lines.
    fn draw_lines(&self, panel: &mut Panel, desk: &Desk) {
        let (words, analysis) = (desk.words, &self.analysis);
        panel.title(&words.say("engine-title"));
        if let Some(ending) = analysis.game().ending() {
            return panel.text(&words.ending(Some(ending.outcome)));
        }
        let Some(report) = analysis.report() else {
            return panel.quiet(&words.say("engine-no-verdict"));
        };
        let effort = [
            ("depth", i64::from(report.depth).into()),
            ("nodes", report.nodes.to_string().into()),
            ("seconds", (report.elapsed.as_secs() as i64).into()),
        ];
        panel.quiet(&words.text("engine-effort", &effort));
        let width = panel.width();
        for line in &report.lines {
            let score = format!("{:>6}  ", words.short_score(line.score));
            let moves = words.line(analysis.position(), &line.moves);
            let moves = fitted(&moves, width.saturating_sub(score.len()));
            panel.line(Line::from(vec![Span::styled(score, desk.paint.accent()), Span::raw(moves)]));
        }
    }

    /// The moves that follow here.
    fn draw_variations(&self, panel: &mut Panel, desk: &Desk) {
        let variations = self.analysis.variations();
        if variations.is_empty() {
            return;
        }
        let ways = variations.iter().map(|m| desk.words.way(self.analysis.position().way_alone(*m).as_ref()));
        panel.quiet(&format!("→ {}", ways.collect::<Vec<_>>().join(" | ")));
    }
}

impl Page for AnalysisPage {
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then {
        let position = self.analysis.position().clone();
        if let Some(wish) = self.pane.key(key, &position, desk) {
            return self.wish(wish, desk);
        }
        let words = desk.words;
        match key.code {
            KeyCode::PageUp | KeyCode::PageDown | KeyCode::Home | KeyCode::End => {
                self.browse(key.code, desk);
                Then::Stay
            }
            KeyCode::Char('u') | KeyCode::Backspace => {
                self.browse(KeyCode::PageUp, desk);
                Then::Stay
            }
            KeyCode::Char('r') => {
                self.forward(0, desk);
                Then::Stay
            }
            KeyCode::Char('y') => {
                self.forward(1, desk);
                Then::Stay
            }
            KeyCode::Char('s') => {
                self.analysis.toggle_engine(desk);
                Then::Stay
            }
            KeyCode::Char('m') => {
                self.analysis.more_lines(desk);
                Then::Stay
            }
            KeyCode::Char('p') => {
                let text = self.analysis.position().to_string();
                Then::Ask(Prompt::new(Ask::Position, words.say("terminal-ask-position"), text))
            }
            KeyCode::Char('o') => Then::Ask(Prompt::new(Ask::ReadFile, words.say("terminal-ask-read"), "")),
            KeyCode::Char('w') => {
                Then::Ask(Prompt::new(Ask::WriteFile, words.say("terminal-ask-write"), "analysis.colorito"))
            }
            KeyCode::Char('n') => self.play_from_here(),
            KeyCode::Char('z') => self.review(desk),
            _ => Then::Unused,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, area: Rect, desk: &mut Desk) -> Then {
        if let Some(key) = wheel_key(mouse) {
            self.browse(key, desk);
            return Then::Stay;
        }
        let position = self.analysis.position().clone();
        match self.pane.mouse(mouse, area, &position) {
            Some(wish) => self.wish(wish, desk),
            None => Then::Stay,
        }
    }

    fn submit(&mut self, ask: Ask, text: &str, desk: &mut Desk) -> Then {
        match ask {
            Ask::Move => match self.analysis.position().parse_move(text) {
                Ok(m) => self.play(m, desk),
                Err(error) => Then::Warn(desk.words.trouble(&error.into())),
            },
            Ask::Position => {
                let rules = *self.analysis.position().rules();
                self.turn_to(Analysis::of_text(text, rules), desk)
            }
            Ask::ReadFile => {
                let read = read_records(Path::new(text));
                self.turn_to(read.map(|mut records| Analysis::of_record(records.swap_remove(0))), desk)
            }
            Ask::WriteFile => {
                let written = write_record(Path::new(text), &self.analysis.record().to_string());
                match written {
                    Ok(path) => {
                        let file = path.display().to_string();
                        Then::Say(desk.words.text("terminal-written", &[("file", file.into())]))
                    }
                    Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
                }
            }
            _ => Then::Stay,
        }
    }

    fn news(&mut self, news: News, _: &mut Desk) -> Then {
        self.analysis.news(news);
        Then::Stay
    }

    fn tick(&mut self, desk: &mut Desk) -> Then {
        self.pane.go_on(desk);
        Then::Stay
    }

    fn is_moving(&self, _: &Desk) -> bool {
        self.pane.is_moving()
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let (words, position) = (desk.words, self.analysis.position());
        let panel = self.pane.draw(frame, area, position, self.analysis.last_move(), desk);
        let mut panel = Panel::new(panel, desk.paint);
        if self.analysis.game().ending().is_none() {
            panel.text(&words.side_to_move(position.turn()));
        }
        panel.rule();
        self.draw_lines(&mut panel, desk);
        panel.rule();
        self.draw_variations(&mut panel, desk);
        panel.moves(&words.numbered_moves(self.analysis.game()), None);
        panel.draw(frame);
    }

    fn keys(&self) -> Vec<KeyHelp> {
        board_keys(&KEYS)
    }
}
