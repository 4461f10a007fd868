//! Writing records.

use std::fmt;

use super::{FIRST_TAGS, NodeId, Record, Tree, Verdict};
use crate::{Comment, Position, RepetitionRule};

/// Moves are wrapped so that lines get no longer than this where that can be helped.
const LINE: usize = 100;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        f.write_str("\n")?;
        let mut words = Words::default();
        words.line(&self.tree, &self.start);
        words.word(&self.verdict.result().to_string());
        f.write_str(&words.finish())
    }
}

impl Record {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags().filter(|(name, _)| FIRST_TAGS.contains(name)) {
            write_tag(f, name, value)?;
        }
        let rules = self.start.rules();
        write_tag(f, "Variant", rules.variant.name())?;
        write_tag(f, "Board", &rules.board.name_or_rows())?;
        write_tag(f, "Starter", self.start.starter().name())?;
        if self.start != Position::start(*rules, self.start.starter()) {
            write_tag(f, "Position", &self.start.to_string())?;
        }
        if self.repetition == RepetitionRule::Off {
            write_tag(f, "Repetition", "off")?;
        }
        write_tag(f, "Result", &self.verdict.result().to_string())?;
        if let Verdict::Known(outcome) = self.verdict {
            write_tag(f, "Ending", outcome.reason())?;
        }
        for (name, value) in self.tags().filter(|(name, _)| !FIRST_TAGS.contains(name)) {
            write_tag(f, name, value)?;
        }
        Ok(())
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{escaped}\"]")
}

/// Words set in lines.
#[derive(Default)]
struct Words {
    text: String,
    column: usize,
    /// The next word stands close to the last one.
    close: bool,
}

impl Words {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if !std::mem::take(&mut self.close) && self.column > 0 {
            if self.column + 1 + width > LINE {
                self.text.push('\n');
                self.column = 0;
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.text.push_str(word);
        // A comment may hold line breaks of its own.
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + width,
        };
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            self.word(&format!("{{{comment}}}"));
        }
    }

    fn line(&mut self, tree: &Tree, start: &Position) {
        self.comments(tree.before());
        let first = Place { ply: u64::from(start.plies()), numbered: true };
        if let Some(&id) = tree.next(None).first() {
            self.moves(tree, id, first);
        }
    }

    /// Writes a move, the variations instead of it, and the main line after it.
    ///
    /// Recursion is only into variations, and those are never nested deeper than `DEEPEST`.
    fn moves(&mut self, tree: &Tree, first: NodeId, mut place: Place) {
        let mut next = Some(first);
        while let Some(id) = next {
            let node = tree.node(id);
            self.comments(&node.before);
            place.numbered |= !node.before.is_empty();
            // One word, so that no line ends with a number.
            self.word(&format!("{}{}", place.number(), node.played));
            self.comments(&node.after);
            place.numbered = !node.after.is_empty();
            // Variations stand behind the main move, not behind each other's first moves.
            if let [main, variations @ ..] = tree.next(node.parent)
                && *main == id
            {
                for &variation in variations {
                    self.word("(");
                    self.close = true;
                    self.moves(tree, variation, Place { numbered: true, ..place });
                    self.close = true;
                    self.word(")");
                    place.numbered = true;
                }
            }
            place.ply += 1;
            next = node.next.first().copied();
        }
    }

    fn finish(mut self) -> String {
        self.text.push('\n');
        self.text
    }
}

#[derive(Clone, Copy)]
struct Place {
    /// Moves made before, by both together.
    ply: u64,
    /// Whether the number must be written even for the second player.
    numbered: bool,
}

impl Place {
    /// `12. ` before the starter's moves, `12... ` before the other's where the line was interrupted.
    fn number(self) -> String {
        let number = self.ply / 2 + 1;
        match self.ply.is_multiple_of(2) {
            true => format!("{number}. "),
            false if self.numbered => format!("{number}... "),
            false => String::new(),
        }
    }
}
