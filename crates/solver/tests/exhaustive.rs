//! The solver against breadth-first search, which knows nothing but the rules.

mod common;

use std::collections::HashSet;

use colorito::{Arrangement, Move, Piece, Position, Rules, Side, Space, SpaceSet};
use colorito_solver::{Score, lower_bound};

use common::{Random, after, all_rules, corpus, has_ended, solve_checked};

/// The fewest moves, found by trying everything: `Ok` with the number, or `Err` with the depth to which there
/// is none, `None` if everything that can be reached was seen.
fn by_trying(position: &Position, side: Side, deepest: u32) -> Result<u32, Option<u32>> {
    let mut layer = vec![position.clone()];
    let mut seen: HashSet<Vec<(Space, Piece)>> = layer.iter().map(identity).collect();
    for depth in 0..=deepest {
        if layer.iter().any(|position| has_ended(position, side)) {
            return Ok(depth);
        }
        if depth < deepest {
            layer = next_layer(&layer, side, &mut seen);
        }
        if layer.is_empty() {
            return Err(None);
        }
    }
    Err(Some(deepest))
}

fn next_layer(layer: &[Position], side: Side, seen: &mut HashSet<Vec<(Space, Piece)>>) -> Vec<Position> {
    let mut next = Vec::new();
    for position in layer {
        for from in position.of(side) {
            for to in position.destinations(from) {
                let child = after(position, Move::Go { from, to });
                if seen.insert(identity(&child)) {
                    next.push(child);
                }
            }
        }
    }
    next
}

/// What stands where; equal-coloured pieces count as equal under Just Colours.
fn identity(position: &Position) -> Vec<(Space, Piece)> {
    let first_of_colour = |piece: Piece| Piece::from_index(piece.index() / 10 * 10).unwrap_or(piece);
    let just_colours = position.rules().variant.just_colours;
    let arrangement = position.arrangement();
    arrangement.placed().map(|(s, p)| (s, if just_colours { first_of_colour(p) } else { p })).collect()
}

fn check(position: &Position, side: Side, deepest: u32, nodes: u64) -> Result<u32, Option<u32>> {
    let tried = by_trying(position, side, deepest);
    let solved = solve_checked(position, side, nodes).score;
    match tried {
        Ok(moves) => {
            assert_eq!(solved, Score::Exact(moves), "{position:?}");
            let least = lower_bound(position, side, 100);
            assert!(least.is_some_and(|least| least <= moves), "{least:?} for {position:?}");
        }
        Err(None) => assert_eq!(solved, Score::Never, "{position:?}"),
        Err(Some(depth)) => {
            assert!(solved.lower().is_none_or(|lower| lower > depth), "{solved} for {position:?}");
        }
    }
    tried
}

/// A few pieces of one side and some of the other on random spaces.
fn few_pieces(rules: Rules, own: usize, frozen: usize, random: &mut Random) -> (Position, Side) {
    let side = Side::ALL[random.below(2)];
    let mut arrangement = Arrangement::EMPTY;
    let mut taken = SpaceSet::EMPTY;
    for (owner, count) in [(side, own), (!side, frozen)] {
        let mut pieces: Vec<Piece> = Piece::of(owner).collect();
        for _ in 0..count {
            let piece = pieces.swap_remove(random.below(pieces.len()));
            let free: Vec<Space> = (rules.rest(piece.colour()) - taken).into_iter().collect();
            if let Some(space) = random.pick(&free) {
                arrangement.set(space, Some(piece));
                taken.insert(space);
            }
        }
    }
    (Position::study(&arrangement, rules).expect("pieces rest where they may"), side)
}

#[test]
fn one_piece_and_some_to_hop_over() {
    let mut random = Random(1);
    let (mut solved, mut never) = (0, 0);
    for rules in all_rules() {
        for round in 0..40 {
            let (position, side) = few_pieces(rules, 1, round % 20, &mut random);
            match check(&position, side, u32::MAX, u64::MAX) {
                Ok(_) => solved += 1,
                Err(_) => never += 1,
            }
        }
    }
    assert!(solved > 30 && never > 30, "{solved} solved, {never} never");
}

#[test]
fn two_pieces_and_some_to_hop_over() {
    let mut random = Random(2);
    let (mut solved, mut never) = (0, 0);
    for rules in all_rules() {
        for round in 0..6 {
            let (position, side) = few_pieces(rules, 2, 4 * round % 20, &mut random);
            match check(&position, side, u32::MAX, u64::MAX) {
                Ok(_) => solved += 1,
                Err(_) => never += 1,
            }
        }
    }
    assert!(solved > 10 && never > 10, "{solved} solved, {never} never");
}

#[test]
#[ignore = "takes minutes"]
fn three_pieces_and_some_to_hop_over() {
    let mut random = Random(3);
    for rules in all_rules() {
        for round in 0..3 {
            let (position, side) = few_pieces(rules, 3, 6 * round, &mut random);
            let _ = check(&position, side, u32::MAX, u64::MAX);
        }
    }
}

/// Positions up to three moves from the end, from the last moves of the corpus' best known lines and some
/// random moves away from them.
fn near_the_end(every: usize, random: &mut Random) -> Vec<(Position, Side)> {
    let mut near = Vec::new();
    for (position, side) in corpus().into_iter().step_by(every) {
        let Some(line) = solve_checked(&position, side, 3_000).line else { continue };
        let first = line.len().saturating_sub(3);
        let mut current = position;
        for (index, m) in line.iter().enumerate() {
            if index >= first {
                near.push((current.clone(), side));
                near.push((strayed(&current, side, random), side));
            }
            current = after(&current, *m);
        }
    }
    near
}

/// The position after a random move.
fn strayed(position: &Position, side: Side, random: &mut Random) -> Position {
    let moves: Vec<Move> = position
        .of(side)
        .into_iter()
        .flat_map(|from| position.destinations(from).into_iter().map(move |to| Move::Go { from, to }))
        .collect();
    random.pick(&moves).map_or_else(|| position.clone(), |m| after(position, m))
}

fn check_near_the_end(every: usize, deepest: u32) {
    let mut random = Random(4);
    let mut counts = [0; 5];
    for (position, side) in near_the_end(every, &mut random) {
        match check(&position, side, deepest, 50_000) {
            Ok(moves) => counts[moves as usize] += 1,
            Err(_) => counts[4] += 1,
        }
    }
    assert!(counts[1] > 0 && counts[2] > 0, "{counts:?}");
}

#[test]
fn up_to_two_moves_from_the_end() {
    check_near_the_end(5, 2);
}

#[test]
#[ignore = "takes minutes"]
fn up_to_three_moves_from_the_end() {
    check_near_the_end(1, 3);
}
