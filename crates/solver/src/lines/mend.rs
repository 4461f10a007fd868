//! A line that was found earlier, made to fit again after the opponent has moved.

use colorito::{Move, Position, Side};

use crate::{
    bounds::cost::Cost,
    lines::dash::{Dash, Reach},
    meter::{Meter, Stopped},
    problem::Problem,
    solo::Placement,
    solver::{Limits, Progress},
};

/// How far ahead a line that is broken is picked up again at the most.
const AHEAD: usize = 8;

/// How many moves longer a way around may be than what it takes the place of, and how much is looked at for
/// it.
const LONGER: u32 = 4;
const WAY_AROUND: u64 = 1_000;

/// How much is looked at for what is missing at the end.
const TO_THE_END: Reach = Reach { moves: 40, placements: 3_000 };

/// A line of a side alone that follows an earlier one as far as that is still possible, and leads around where
/// it is not; `None` if there is none nearby.
pub fn mend_line(
    position: &Position,
    side: Side,
    line: &[Move],
    limits: Limits,
    watch: &mut dyn FnMut(Progress) -> std::ops::ControlFlow<()>,
) -> Option<Vec<Move>> {
    let problem = Problem::new(position, side)?;
    let score = crate::Score::AtLeast(problem.lower_bound());
    let mut ask = |nodes| watch(Progress { score, nodes });
    let mut meter = Meter::new(limits.nodes, &mut ask);
    let path = mended(&problem, line, &mut meter).ok().flatten()?;
    Some(problem.solo.line(&path))
}

fn mended(
    problem: &Problem,
    mut line: &[Move],
    meter: &mut Meter,
) -> Result<Option<Vec<Placement>>, Stopped> {
    let mut path = vec![problem.start];
    while let Some((&m, rest)) = line.split_first() {
        let here = path[path.len() - 1];
        if problem.is_at_goal(&here) {
            return Ok(Some(path));
        }
        if let Some(next) = played(problem, &here, m) {
            path.push(next);
            line = rest;
            continue;
        }
        let Some((around, left_out)) = way_around(problem, &here, line, meter)? else { return Ok(None) };
        path.extend_from_slice(&around[1..]);
        line = &line[left_out..];
    }
    let rest =
        Dash::new(&problem.solo, &problem.goal.towards).search(path[path.len() - 1], TO_THE_END, meter)?;
    Ok(rest.map(|rest| [&path, &rest[1..]].concat()))
}

fn played(problem: &Problem, placement: &Placement, m: Move) -> Option<Placement> {
    let Move::Go { from, to } = m else { return None };
    problem.solo.play(placement, from, to)
}

/// A path to where the line would have been after some of its moves, less those that lead onto a space that is
/// taken now, and how many they are.
fn way_around(
    problem: &Problem,
    here: &Placement,
    line: &[Move],
    meter: &mut Meter,
) -> Result<Option<(Vec<Placement>, usize)>, Stopped> {
    let solo = &problem.solo;
    let mut aim = *here;
    for (index, m) in line.iter().take(AHEAD).enumerate() {
        let Move::Go { from, to } = *m else { return Ok(None) };
        let slot = (0..solo.pieces().len()).find(|slot| aim.at(*slot) == from);
        if let Some(slot) = slot.filter(|_| !(solo.own(&aim) | solo.frozen()).contains(to)) {
            aim = solo.after(&aim, slot, to);
        }
        let towards = Cost::towards(solo, &problem.relaxed, &aim);
        let reach = Reach { moves: index as u32 + 1 + LONGER, placements: WAY_AROUND };
        if let Some(path) = Dash::new(solo, &towards).search(*here, reach, meter)? {
            return Ok(Some((path, index + 1)));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use colorito::Rules;

    use super::*;
    use crate::solve;

    fn position(text: &str) -> Position {
        Position::parse(text, Rules::default()).unwrap()
    }

    fn leads_home(mut position: Position, side: Side, line: &[Move]) -> bool {
        for (index, m) in line.iter().enumerate() {
            if index > 0 {
                position.play_unchecked(Move::Pass);
            }
            if position.play(*m).is_err() {
                return false;
            }
        }
        position.is_complete(side) || position.is_special(side)
    }

    #[test]
    fn a_line_is_led_around_what_has_come_in_its_way() {
        let free = position("JIHGFEDCB1/TSRQPONML1/8AK/10/10/10/10/8t1/klmnopqrs1/fedcbaghij r r 100");
        let line =
            solve(&free, Side::Red, Limits::default(), &mut |_| ControlFlow::Continue(())).line.unwrap();
        assert_eq!(line.len(), 2);
        // Blue holds the target of red 1 now, which opens the special situation instead.
        let barred = position("JIHGFEDCBt/TSRQPONML1/8AK/10/10/10/10/10/klmnopqrs1/fedcbaghij r r 100");
        let mended =
            mend_line(&barred, Side::Red, &line, Limits::default(), &mut |_| ControlFlow::Continue(()));
        assert!(leads_home(barred, Side::Red, &mended.unwrap()));
        let mended =
            mend_line(&free, Side::Red, &line, Limits::default(), &mut |_| ControlFlow::Continue(()));
        assert_eq!(mended, Some(line), "nothing to mend");
    }

    #[test]
    fn what_cannot_be_mended_is_given_up() {
        let text = "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0";
        let nonsense = [Move::Go { from: "a1".parse().unwrap(), to: "a3".parse().unwrap() }];
        let mended = mend_line(&position(text), Side::Red, &nonsense, Limits::default(), &mut |_| {
            ControlFlow::Continue(())
        });
        assert_eq!(mended, None);
    }
}
