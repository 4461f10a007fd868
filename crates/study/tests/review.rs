//! The review of games, with searches of fixed size.

use std::sync::atomic::AtomicBool;

use colorito::{Game, Position, RepetitionRule, Rules, Side, Variant};
use colorito_engine::{Engine, Level, Limits, NoClock, Settings};
use colorito_locales::Language;
use colorito_study::review::{Progress, Review, Reviewer, Standing};

const NODES: Limits = Limits { depth: None, nodes: Some(1_500), time: None };

fn engine() -> Engine {
    Engine::new(Settings { hash: 2, threads: 1, lines: 1 })
}

fn start(variant: Variant) -> Game {
    let rules = Rules { variant, ..Rules::default() };
    Game::new(Position::start(rules, Side::Red), RepetitionRule::Draw)
}

/// A game of two weak players.
fn weak_game(variant: Variant, plies: usize) -> Game {
    let mut game = start(variant);
    let mut engine = engine();
    let level = Level::new(3).unwrap();
    while game.ending().is_none() && game.moves().len() < plies {
        let choice = engine.choose(&game, level, 7, Limits::nodes(500), &NoClock, &AtomicBool::new(false));
        game.play(choice.unwrap().moves[0]).unwrap();
    }
    game
}

/// Goes on with a review for at most so many steps.
fn review(game: &Game, so_far: Review, steps: usize) -> Review {
    let mut reviewer = Reviewer::new(game, so_far).unwrap();
    let (mut engine, stop) = (engine(), AtomicBool::new(false));
    for _ in 0..steps {
        if reviewer.step(&mut engine, NODES, &NoClock, &stop) != Progress::Reviewed {
            break;
        }
    }
    reviewer.into_review()
}

#[test]
fn every_move_is_reviewed_under_every_variant() {
    for variant in Variant::ALL {
        let game = weak_game(variant, 40);
        let review = review(&game, Review::default(), usize::MAX);
        assert_eq!(review.moves.len(), game.moves().len());
        for reviewed in &review.moves {
            assert!(reviewed.loss >= 0);
            let turns = reviewed.turning_point.is_some();
            assert!(!turns || reviewed.loss >= review.threshold, "{reviewed:?}");
        }
        let [red, blue] = Side::ALL.map(|side| review.summary(side));
        assert_eq!(red.moves + blue.moves, game.moves().len());
        assert!(red.best_move.is_some() && blue.best_move.is_some());
    }
}

#[test]
fn a_review_that_is_broken_off_and_stored_goes_on_as_if_nothing_had_happened() {
    let game = weak_game(Variant::STANDARD, 14);
    let whole = review(&game, Review::default(), usize::MAX);
    let part = review(&game, Review::default(), 6);
    assert_eq!(part.moves.len(), 6);
    let stored = serde_json::to_string(&part).unwrap();
    let read: Review = serde_json::from_str(&stored).unwrap();
    assert_eq!(read, part);
    assert_eq!(review(&game, read, usize::MAX), whole);
}

#[test]
fn a_stopped_step_leaves_the_review_as_it_was() {
    let game = weak_game(Variant::STANDARD, 4);
    let mut reviewer = Reviewer::new(&game, Review::default()).unwrap();
    let stop = AtomicBool::new(true);
    assert_eq!(reviewer.step(&mut engine(), NODES, &NoClock, &stop), Progress::Stopped);
    assert!(reviewer.review().moves.is_empty());
}

#[test]
fn a_review_of_another_game_is_refused() {
    let game = weak_game(Variant::STANDARD, 6);
    let review = review(&game, Review::default(), 3);
    let other = start(Variant::STANDARD);
    let error = Reviewer::new(&other, review).unwrap_err();
    assert_eq!(error.to_string(), "the review is of another game: move 1 is not the one played");
}

/// Red needs two moves, i9-i10 and then j8-i9; Blue needs one.
const RACE: &str = "JIHGFEDC1A/TSRQPONMBK/9L/10/10/10/10/l9/k1mnopqrst/abcdefghij r r 120";

/// A game of one move.
fn one_move(text: &str, played: &str) -> Game {
    let position = Position::parse(text, Rules::default()).unwrap();
    let m = position.parse_move(played).unwrap();
    let mut game = Game::new(position, RepetitionRule::Draw);
    game.play(m).unwrap();
    game
}

#[test]
fn a_race_is_counted_by_the_solver() {
    let review = review(&one_move(RACE, "i9i10"), Review::default(), usize::MAX);
    let first = &review.moves[0];
    assert_eq!((first.loss, &first.turning_point), (0, &None));
    // Each needs one more, and it is Blue's turn.
    assert_eq!(first.standing, Standing::Lead { lead: -50 });
}

#[test]
fn a_wasted_move_in_a_race_is_a_turning_point_with_the_better_move() {
    let review = review(&one_move(RACE, "j9i10"), Review::default(), usize::MAX);
    let first = &review.moves[0];
    assert_eq!(first.loss, 200, "the piece must come back, and that is a move too");
    let turning = first.turning_point.as_ref().unwrap();
    let line: Vec<String> = turning.line.iter().map(ToString::to_string).collect();
    assert_eq!(line, ["i9i10", "j8i9"]);
    assert_eq!(turning.reason.key, "review-reason-comes-home");
    assert_eq!(turning.findings[0].key, "review-finding-left-home");
    assert!(Language::ALL.into_iter().all(|language| language.has(&turning.reason.key)));
}

/// Red needs three moves, i10-h10, i9-i10 and j8-i9; Blue needs one.
const LOST_RACE: &str = "JIHGFED1CA/TSRQPONMBK/9L/10/10/10/10/l9/k1mnopqrst/abcdefghij r r 120";

#[test]
fn a_game_that_is_lost_anyway_has_no_turning_points() {
    let position = Position::parse(LOST_RACE, Rules::default()).unwrap();
    let mut wasted = 0;
    for m in position.legal_moves() {
        let mut game = Game::new(position.clone(), RepetitionRule::Draw);
        game.play(m).unwrap();
        let review = review(&game, Review::default(), usize::MAX);
        wasted += usize::from(review.moves[0].loss >= review.threshold);
        assert_eq!(review.moves[0].turning_point, None, "{m}");
    }
    assert!(wasted > 0, "some of the moves lose more than others");
}

/// Red is complete and Blue has the reply move.
const REPLY: &str = "JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/l9/k1mnopqrst/abcdefghij b r 101";

#[test]
fn a_game_that_ended_stands_as_it_ended() {
    let tie = review(&one_move(REPLY, "a3b2"), Review::default(), usize::MAX);
    assert_eq!(tie.moves[0].standing, Standing::Drawn);
    assert_eq!((tie.moves[0].loss, tie.moves[0].reason.key.as_str()), (0, "review-reason-tie"));
    let position = Position::parse(REPLY, Rules::default()).unwrap();
    let others = position.legal_moves().into_iter().map(|m| m.to_string());
    let other = others.into_iter().find(|m| m != "a3b2").unwrap();
    let lost = review(&one_move(REPLY, &other), Review::default(), usize::MAX);
    assert_eq!(lost.moves[0].standing, Standing::Won { winner: Side::Red });
    assert_eq!(lost.moves[0].turning_point.as_ref().unwrap().better.to_string(), "a3b2");
}
