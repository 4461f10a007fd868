//! A side's task with everything about it that is worth working out once.

use std::cell::OnceCell;

use colorito::{Position, Side};

use crate::{
    bounds::cost::{Cost, FAR},
    bounds::crossing::Crossing,
    bounds::passage::Passage,
    bounds::relaxed::Relaxed,
    bounds::rungs::Rungs,
    bounds::two_way::Ends,
    goal::Goal,
    lines::outlook::Outlook,
    solo::{Placement, Solo},
};

/// One side alone, where it stands and where it has to go.
pub(crate) struct Problem {
    pub(crate) solo: Solo,
    pub(crate) start: Placement,
    pub(crate) relaxed: Relaxed,
    pub(crate) goal: Goal,
    /// The outlooks of all moods.
    pub(crate) outlooks: [Outlook; 3],
    /// A lower bound on the moves from the start.
    away: Cost,
    /// The placements at the goal, if they can be listed. They may be many, and only proofs need them.
    finals: OnceCell<Option<Vec<Placement>>>,
}

impl Problem {
    /// The task of a side, or `None` if it is plain that it has no solution.
    pub(crate) fn new(position: &Position, side: Side) -> Option<Problem> {
        let (solo, start) = Solo::new(position, side);
        let relaxed = Relaxed::new(&solo);
        let goal = Goal::new(&solo, &relaxed)?;
        if goal.towards.total(&solo, &start) >= i32::from(FAR) {
            return None;
        }
        let outlooks = Outlook::moods(&solo, &goal);
        let away = Cost::away_from(&solo, &relaxed, &start);
        Some(Problem { solo, start, relaxed, goal, outlooks, away, finals: OnceCell::new() })
    }

    /// The least number of moves, as far as it can be told without searching. Zero exactly at the end.
    pub(crate) fn lower_bound(&self) -> u32 {
        self.goal.towards.total(&self.solo, &self.start).max(0) as u32
    }

    /// The least number of moves that the ladders of the side tell, looking at no more than so many choices
    /// of rungs and as many pictures of the coloured rows.
    pub(crate) fn ladder_bound(&self, work: u64) -> u32 {
        let mut least = self.lower_bound();
        if least == 0 {
            return 0;
        }
        if let Some(rungs) = Rungs::new(&self.solo, &self.goal, &self.start).filter(Rungs::has_way) {
            let mut choices = work;
            while rungs.needs(least + 1, &mut choices) == Some(true) {
                least += 1;
            }
        }
        if let Some(passage) = Passage::new(&self.solo, &self.goal, &self.start) {
            let mut pictures = work;
            while passage.needs(least + 1, &mut pictures) == Some(true) {
                least += 1;
            }
        }
        least
    }

    /// The least number of moves that a side tells that has the coloured rows before it, looking at no more than so many
    /// pictures and placements for each number of moves; no less than its ladders tell with as much work.
    pub(crate) fn crossing_bound(&self, work: u64) -> u32 {
        let mut least = self.ladder_bound(work);
        if let Some(passage) = Passage::new(&self.solo, &self.goal, &self.start) {
            let crossing = Crossing::new(&self.solo, &self.goal, &self.start, &passage);
            while crossing.needs(least + 1, work) == Some(true) {
                least += 1;
            }
        }
        least
    }

    /// Whether a placement is at the end.
    pub(crate) fn is_at_goal(&self, placement: &Placement) -> bool {
        self.goal.towards.total(&self.solo, placement) == 0
    }

    pub(crate) fn ends(&self) -> Ends<'_> {
        Ends {
            start: self.start,
            towards: &self.goal.towards,
            finals: self.finals.get_or_init(|| self.goal.final_placements(&self.solo)).as_deref(),
            away: &self.away,
        }
    }
}
