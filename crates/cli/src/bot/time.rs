//! How long a bot thinks about a move.

use std::time::Duration;

use colorito_play::SideName;
use colorito_wire::ClockAnswer;

/// What is left for the way there and back.
const MARGIN: Duration = Duration::from_millis(200);

/// The least thought.
const LEAST: Duration = Duration::from_millis(10);

/// For how many more moves the time left should last.
const MOVES: u32 = 30;

/// The time for a move: as much as is wished, but never so much that the clock runs out.
pub(super) fn for_move(wished: Duration, clock: Option<&ClockAnswer>, side: SideName) -> Duration {
    let Some(clock) = clock.filter(|clock| clock.days.is_none()) else { return wished };
    let left = match side {
        SideName::Red => clock.red,
        SideName::Blue => clock.blue,
    };
    let left = Duration::from_millis(left).saturating_sub(MARGIN);
    let increment = Duration::from_secs(clock.increment.unwrap_or_default().into());
    let share = left / MOVES + increment.mul_f64(0.8);
    wished.min(share).min(left / 2).max(LEAST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(red: u64, increment: u32) -> ClockAnswer {
        ClockAnswer {
            seconds: Some(60),
            increment: Some(increment),
            days: None,
            most_days: None,
            red,
            blue: 0,
            running: None,
            red_holiday: None,
            blue_holiday: None,
            begin: None,
        }
    }

    #[test]
    fn a_clock_never_runs_out() {
        let second = Duration::from_secs(1);
        let time = |clock| for_move(second, Some(&clock), SideName::Red);
        assert_eq!(for_move(second, None, SideName::Red), second);
        let by_mail = ClockAnswer { days: Some(3), ..clock(5, 0) };
        assert_eq!(for_move(second, Some(&by_mail), SideName::Red), second, "days are long enough");
        assert_eq!(time(clock(600_000, 0)), second, "no more than is wished");
        assert_eq!(time(clock(6_200, 0)), Duration::from_millis(200));
        assert_eq!(time(clock(1_200, 30)), Duration::from_millis(500), "an increment that comes too late");
        assert_eq!(time(clock(0, 0)), LEAST);
    }
}
