//! `go`.

use std::time::Duration;

use colorito::Side;

use super::{Step, Task, Ugi};
use crate::{Budget, Limits, TimeLimit};

/// What a `go` line says.
#[derive(Default)]
struct Wishes {
    limits: Limits,
    infinite: bool,
    /// The time of the starter and of the other.
    left: [Option<Duration>; 2],
    increment: [Option<Duration>; 2],
}

impl Wishes {
    fn read(words: &[&str]) -> Result<Wishes, String> {
        let mut wishes = Wishes::default();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if word == "infinite" {
                wishes.infinite = true;
                continue;
            }
            let value = words.next().ok_or_else(|| format!("go: `{word}` needs a number"))?;
            let number: u64 =
                value.parse().map_err(|_| format!("go: `{value}` after `{word}` is no whole number"))?;
            let time = Duration::from_millis(number);
            match word {
                "movetime" => wishes.limits.time = Some(TimeLimit { enough: time, most: time }),
                "depth" => wishes.limits.depth = Some(u32::try_from(number).unwrap_or(u32::MAX)),
                "nodes" => wishes.limits.nodes = Some(number),
                "p1time" => wishes.left[0] = Some(time),
                "p2time" => wishes.left[1] = Some(time),
                "p1inc" => wishes.increment[0] = Some(time),
                "p2inc" => wishes.increment[1] = Some(time),
                _ => return Err(format!("go: `{word}` is nothing to go by")),
            }
        }
        Ok(wishes)
    }

    /// The limits for one of the players, 0 for the starter.
    fn limits_for(&self, player: usize, plies: u32) -> Limits {
        let mut limits = self.limits;
        if let (None, Some(left)) = (limits.time, self.left[player]) {
            let increment = self.increment[player].unwrap_or_default();
            limits.time = Some(Budget { left, increment }.next_move(plies));
        }
        if self.infinite { Limits::default() } else { limits }
    }
}

impl Ugi {
    pub(super) fn go(&mut self, words: &[&str]) -> Result<Step, String> {
        let wishes = Wishes::read(words)?;
        let position = self.game.position();
        let player = usize::from(position.turn() != position.starter());
        let limits = wishes.limits_for(player, position.plies());
        let task = Task {
            game: self.game.clone(),
            level: self.level,
            settings: self.settings,
            limits,
            waits: limits == Limits::default(),
            forget: std::mem::take(&mut self.forget),
            seed: u64::from(position.turn() == Side::Red),
        };
        Ok(Step::Search(Box::new(task)))
    }
}
