//! What pieces left behind cost the loser.

use colorito_solver::Score;

use crate::{
    fit::{Cost, costs},
    game::GameResult,
    remains::{Place, Remains},
    statistics::Mean,
};

/// So many stragglers and more are counted together.
pub(crate) const MANY: usize = 5;

/// What the losers of some games had left to do.
pub(crate) struct Stranding {
    remains: Vec<Remains>,
}

impl Stranding {
    /// That of the losers of some games.
    pub(crate) fn of(games: &[&GameResult]) -> Stranding {
        Stranding { remains: games.iter().filter_map(|game| game.remains).collect() }
    }

    /// How many losers there are; of how many of them the number of moves is proven, of how many only a way
    /// is known, of how many none, and how many never get home while the winner stands still.
    pub(crate) fn known(&self) -> [usize; 5] {
        let count = |is: fn(Score) -> bool| self.remains.iter().filter(|remains| is(remains.needed)).count();
        [
            self.remains.len(),
            count(|score| matches!(score, Score::Exact(_))),
            count(|score| matches!(score, Score::Between { .. })),
            count(|score| matches!(score, Score::AtLeast(_))),
            count(|score| matches!(score, Score::Never)),
        ]
    }

    /// The moves still needed by the number of stragglers, the last for that and more, with the pieces away
    /// from home.
    pub(crate) fn by_stragglers(&self) -> [Option<[Mean; 2]>; MANY + 1] {
        std::array::from_fn(|stragglers| {
            let with = || {
                let number = |remains: &Remains| (remains.stragglers() as usize).min(MANY);
                self.solved().filter(move |(remains, _)| number(remains) == stragglers)
            };
            Some([
                Mean::of(with().map(|(_, moves)| moves))?,
                Mean::of(with().map(|(remains, _)| f64::from(remains.away())))?,
            ])
        })
    }

    /// What a piece in each place costs in moves, as far as the losers tell.
    pub(crate) fn costs(&self) -> [Option<Cost>; Place::ALL.len()] {
        let samples: Vec<_> =
            self.solved().map(|(remains, moves)| (remains.pieces.map(f64::from), moves)).collect();
        costs(&samples).unwrap_or_default()
    }

    /// How many pieces losers have in each place.
    pub(crate) fn pieces(&self) -> Option<[f64; Place::ALL.len()]> {
        let count = Some(self.remains.len()).filter(|count| *count > 0)? as f64;
        Some(std::array::from_fn(|place| {
            self.remains.iter().map(|remains| f64::from(remains.pieces[place])).sum::<f64>() / count
        }))
    }

    /// Those of whom a way home is known, with its length.
    fn solved(&self) -> impl Iterator<Item = (&Remains, f64)> {
        self.remains.iter().filter_map(|remains| Some((remains, f64::from(remains.needed.upper()?))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stranding(remains: &[([u32; 4], Score)]) -> Stranding {
        Stranding {
            remains: remains
                .iter()
                .map(|(pieces, needed)| Remains { pieces: *pieces, needed: *needed })
                .collect(),
        }
    }

    #[test]
    fn stragglers_are_counted_and_priced() {
        let stranding = stranding(&[
            ([1, 0, 0, 0], Score::Exact(6)),
            ([0, 1, 0, 0], Score::Exact(4)),
            ([0, 0, 1, 0], Score::Exact(2)),
            ([0, 0, 0, 1], Score::Exact(1)),
            ([4, 3, 1, 0], Score::Between { lower: 30, upper: 38 }),
            ([2, 0, 0, 0], Score::AtLeast(5)),
            ([3, 0, 0, 0], Score::Never),
        ]);
        assert_eq!(stranding.known(), [7, 4, 1, 1, 1]);
        let by = stranding.by_stragglers();
        let [moves, away] = by[1].unwrap();
        assert_eq!((moves.count, moves.value, away.value), (2, 5.0, 1.0));
        assert!(by[2].is_none() && by[3].is_none());
        assert_eq!(by[MANY].unwrap()[0].count, 1);
        let costs = stranding.costs().map(|cost| cost.unwrap().cost.round() as i32);
        assert_eq!(costs, [6, 4, 2, 1]);
        assert_eq!(stranding.pieces().unwrap().map(|pieces| (7.0 * pieces).round() as i32), [10, 4, 2, 1]);
    }

    #[test]
    fn nobody_is_nothing() {
        let nobody = stranding(&[]);
        assert!(nobody.costs() == [None; 4] && nobody.pieces().is_none());
        assert_eq!(nobody.known(), [0; 5]);
    }
}
