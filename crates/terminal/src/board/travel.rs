//! A piece on its way, hop by hop.

use std::time::{Duration, Instant};

use colorito::{Move, Position, Space, Way};

/// What a leg of the way takes.
const LEG: Duration = Duration::from_millis(160);

/// The longest a whole way takes: long chains speed up.
const WHOLE: Duration = Duration::from_millis(1_200);

/// A move that is being shown.
#[derive(Clone, Debug)]
pub(crate) struct Travel {
    /// The position before the move.
    before: Position,
    way: Way,
    began: Instant,
}

impl Travel {
    /// Shows a move from a position on; `None` for a pass, which goes nowhere.
    pub(crate) fn of(before: &Position, m: Move, now: Instant) -> Option<Travel> {
        let way = before.way_alone(m)?;
        Some(Travel { before: before.clone(), way, began: now })
    }

    fn leg(&self) -> Duration {
        LEG.min(WHOLE / (self.way.spaces().len() as u32 - 1))
    }

    /// How many legs were made by now; `None` once the piece is there.
    fn legs(&self, now: Instant) -> Option<usize> {
        let passed = now.saturating_duration_since(self.began);
        let made = (passed.as_secs_f64() / self.leg().as_secs_f64()) as usize;
        (made + 1 < self.way.spaces().len()).then_some(made)
    }

    /// Whether the piece has arrived.
    pub(crate) fn is_over(&self, now: Instant) -> bool {
        self.legs(now).is_none()
    }

    /// The position to show, with the piece where it is by now, and the way it has come.
    pub(crate) fn moment(&self, now: Instant) -> (Position, &[Space]) {
        let made = self.legs(now).unwrap_or(self.way.spaces().len() - 1);
        let come = &self.way.spaces()[..=made];
        let mut shown = self.before.clone();
        if let (Some(&from), Some(&to)) = (come.first(), come.last())
            && from != to
        {
            // Any space will do on the way; the position is only looked at.
            shown.play_unchecked(Move::Go { from, to });
        }
        (shown, come)
    }
}

#[cfg(test)]
mod tests {
    use colorito::{Rules, Side};

    use super::*;

    #[test]
    fn a_piece_travels_hop_by_hop() {
        let text = "9a/5P3k/10/5b4/10/5d4/10/5f4/5E4/10 r r 0";
        let position = Position::study(&text.parse().unwrap(), Rules::default()).unwrap();
        let m = position.parse_move("f2f10").unwrap();
        let began = Instant::now();
        let travel = Travel::of(&position, m, began).unwrap();
        let place = |millis| {
            let now = began + Duration::from_millis(millis);
            (travel.moment(now).1.last().unwrap().to_string(), travel.is_over(now))
        };
        assert_eq!(place(0), ("f2".to_owned(), false));
        assert_eq!(place(170), ("f4".to_owned(), false));
        assert_eq!(place(330), ("f6".to_owned(), false));
        assert_eq!(place(640), ("f10".to_owned(), true));
        assert_eq!(position.turn(), Side::Red);
    }
}
