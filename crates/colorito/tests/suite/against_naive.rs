//! Two views of the same thing, held against each other: the fast generator and the naive one, the moves
//! listed and the moves allowed, the key kept and the key computed, the board and its half-turn image.

use colorito::{Ending, Move, Outcome, Position, Rules, Side, Space, SpaceSet, Victory, perft};

use crate::{
    perft_suite,
    random::Random,
    setup::{all_rules, naive},
};

/// Moves of one random game at most.
const LONGEST: usize = 250;

/// Calls a function with so many positions from random games by these rules.
fn visit_random_positions(
    rules: Rules,
    count: usize,
    seed: u64,
    mut visit: impl FnMut(&mut Position, &mut Random),
) {
    let mut random = Random::new(seed);
    let mut visited = 0;
    while visited < count {
        let mut position = Position::start(rules, random.pick(&Side::ALL));
        let purpose = random.below(100);
        for _ in 0..LONGEST.min(count - visited) {
            visit(&mut position, &mut random);
            visited += 1;
            let Some(m) = choose(&position, purpose, &mut random) else { break };
            position.play(m).expect("legal moves are legal");
        }
    }
}

/// A random move, or in so many cases of a hundred one of those that gain most.
fn choose(position: &Position, purpose: usize, random: &mut Random) -> Option<Move> {
    let mut moves = position.legal_moves();
    if random.below(100) < purpose {
        let best = moves.iter().map(|m| gain(position, *m)).max()?;
        moves.retain(|m| gain(position, *m) == best);
    }
    (!moves.is_empty()).then(|| random.pick(&moves))
}

/// How much nearer to its target a move takes a piece.
fn gain(position: &Position, m: Move) -> i32 {
    let Move::Go { from, to } = m else { return 0 };
    let target = position.piece(from).expect("a piece moves").target();
    i32::from(from.distance(target)) - i32::from(to.distance(target))
}

/// Calls a function with this many positions over every variant and board.
fn visit_everywhere(count: usize, mut visit: impl FnMut(&mut Position, &mut Random)) {
    let each = count.div_ceil(all_rules().count());
    for (seed, rules) in (1..).zip(all_rules()) {
        visit_random_positions(rules, each, seed, &mut visit);
    }
}

fn assert_agrees_with_naive(position: &Position) {
    let naive = naive(position);
    let mut moves: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    moves.sort();
    assert_eq!(moves, naive.moves(), "{position:?}");
    assert_eq!(position.ending().map(|ending| naive_name(ending.outcome)), naive.outcome(), "{position:?}");
    assert_eq!(position.is_reply_pending(), naive.reply_pending(), "{position:?}");
    assert_eq!(position.to_string(), naive.to_text());
}

/// What the naive generator calls an outcome.
fn naive_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won { winner: Side::Red, by: Victory::Completion } => "red-complete",
        Outcome::Won { winner: Side::Blue, by: Victory::Completion } => "blue-complete",
        Outcome::Won { winner: Side::Red, by: Victory::SpecialSituation } => "red-special",
        Outcome::Won { winner: Side::Blue, by: Victory::SpecialSituation } => "blue-special",
        Outcome::Drawn(_) | Outcome::Aborted => "tie",
        Outcome::Won { .. } => "declared",
    }
}

#[test]
fn fast_and_naive_agree_on_2_000_positions() {
    visit_everywhere(2_000, |position, _| assert_agrees_with_naive(position));
}

#[test]
#[ignore = "takes half a minute"]
fn fast_and_naive_agree_on_120_000_positions() {
    visit_everywhere(120_000, |position, _| assert_agrees_with_naive(position));
}

#[test]
fn a_move_between_any_two_spaces_is_legal_exactly_if_the_naive_generator_lists_it() {
    visit_everywhere(160, |position, _| {
        let listed = naive(position).moves();
        for from in Space::all() {
            for to in Space::all() {
                let m = Move::Go { from, to };
                assert_eq!(position.is_legal(m), listed.contains(&m.to_string()), "{m} in {position:?}");
            }
        }
        assert_eq!(position.is_legal(Move::Pass), listed == ["pass"], "{position:?}");
    });
}

#[test]
fn counting_moves_agrees_with_listing_them() {
    visit_everywhere(20_000, |position, _| {
        assert_eq!(position.count_moves(), position.legal_moves().len() as u64, "{position:?}");
    });
}

#[test]
fn counting_pairs_of_moves_agrees_with_playing_them() {
    visit_everywhere(2_000, |position, _| {
        let mut pairs = 0;
        for m in position.legal_moves() {
            let mut after = position.clone();
            after.play_unchecked(m);
            pairs += after.legal_moves().len() as u64;
        }
        assert_eq!(perft(position, 2), pairs, "{position:?}");
    });
}

#[test]
fn fast_and_naive_agree_on_the_positions_of_the_perft_suite_and_one_move_on() {
    let mut endings = 0;
    for (position, _) in perft_suite::positions() {
        assert_agrees_with_naive(&position);
        for m in position.legal_moves() {
            let mut after = position.clone();
            after.play_unchecked(m);
            endings += usize::from(after.ending().is_some());
            assert_agrees_with_naive(&after);
        }
    }
    assert!(endings > 500, "only {endings} moves end a game");
}

#[test]
fn destinations_of_one_piece_agree_with_those_of_all() {
    visit_everywhere(5_000, |position, _| {
        let mut pieces = SpaceSet::EMPTY;
        position.for_each_piece(|from, destinations| {
            pieces.insert(from);
            assert_eq!(destinations, position.destinations(from), "from {from} in {position:?}");
        });
        assert_eq!(pieces, position.of(position.turn()));
    });
}

#[test]
fn undo_restores_everything_and_the_kept_key_is_the_computed_one() {
    visit_everywhere(3_000, |position, random| {
        let before = position.clone();
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let m = random.pick(&moves);
        position.play_unchecked(m);
        assert_eq!(position.key(), position.recomputed_key(), "{m} in {before:?}");
        assert_ne!(position.key(), before.key());
        position.undo_unchecked(m);
        assert_eq!(position.key(), before.key(), "{m} in {before:?}");
        assert_eq!(*position, before);
        for side in Side::ALL {
            assert_eq!(position.home(side), before.home(side));
            assert_eq!(position.of(side), before.of(side));
            assert_eq!(position.open_targets(side), before.open_targets(side));
        }
    });
}

#[test]
fn what_is_kept_up_to_date_equals_what_the_text_says() {
    visit_everywhere(3_000, |position, _| {
        let read = Position::parse(&position.to_string(), *position.rules())
            .expect("printed positions are playable");
        assert_eq!(read, *position);
        assert_eq!(read.key(), position.key());
        for side in Side::ALL {
            assert_eq!(read.home(side), position.home(side));
            assert_eq!(read.of(side), position.of(side));
            assert_eq!(read.is_complete(side), position.is_complete(side));
            assert_eq!(read.is_special(side), position.is_special(side));
        }
    });
}

#[test]
fn half_a_turn_mirrors_moves_ways_and_outcomes() {
    visit_everywhere(1_000, |position, _| {
        let turned = position.turned();
        assert_eq!(turned.turned(), *position);
        let mut moves: Vec<Move> = position.legal_moves().into_iter().map(Move::turned).collect();
        let mut turned_moves = turned.legal_moves();
        moves.sort();
        turned_moves.sort();
        assert_eq!(moves, turned_moves, "{position:?}");
        let turned_ending =
            position.ending().map(|Ending { outcome, plies }| Ending { outcome: outcome.turned(), plies });
        assert_eq!(turned.ending(), turned_ending);
        assert_eq!(turned.is_reply_pending(), position.is_reply_pending());
        for m in position.legal_moves() {
            assert_eq!(
                way(&turned, m.turned()),
                way(position, m).map(|way| way.into_iter().map(Space::turned).collect())
            );
        }
    });
}

fn way(position: &Position, m: Move) -> Option<Vec<Space>> {
    position.way(m).expect("legal moves have ways").map(|way| way.spaces().to_vec())
}

#[test]
fn every_way_shown_is_a_way_and_reads_back() {
    visit_everywhere(1_000, |position, _| {
        for m in position.legal_moves() {
            let Some(way) = position.way(m).expect("a legal move") else { continue };
            let text = way.to_string();
            assert_eq!(position.parse_move(&text), Ok(m), "{way} in {position:?}");
            assert_eq!(position.parse_move(&text.replace('·', "-")), Ok(m), "{way}, typed, in {position:?}");
            assert_eq!(Some(way.kind()), m.kind());
            assert_eq!(position.parse_move(&m.to_string()), Ok(m));
        }
    });
}

#[test]
fn ways_are_the_same_together_and_one_by_one() {
    for rules in all_rules() {
        visit_random_positions(rules, 1_000, 8, |position, _| {
            let one_by_one =
                position.legal_moves().into_iter().map(|m| (m, position.way(m).expect("a legal move")));
            assert_eq!(position.legal_ways(), one_by_one.collect::<Vec<_>>(), "{position}");
        });
    }
}
