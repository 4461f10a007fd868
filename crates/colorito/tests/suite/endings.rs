//! Section 5 of the rules, the end, sentence by sentence.
//!
//! Red's 6 (`F`) belongs on e10 and gets there from e8 by a hop over e9; Blue's 6 (`f`) belongs on f1 and
//! gets there from f3 over f2.

use colorito::{Draw, Ending, Game, Move, Outcome, Position, RepetitionRule, Rules, Side, Variant, Victory};

use crate::setup::{almost_done, few, play, rules};

/// The outcome of a position after some moves.
fn outcome(mut position: Position, moves: &str) -> Option<Outcome> {
    for m in moves.split_whitespace() {
        play(&mut position, m);
    }
    position.ending().map(|ending| ending.outcome)
}

const fn completes(winner: Side) -> Outcome {
    Outcome::Won { winner, by: Victory::Completion }
}

const fn special(winner: Side) -> Outcome {
    Outcome::Won { winner, by: Victory::SpecialSituation }
}

const TIE: Option<Outcome> = Some(Outcome::Drawn(Draw::Tie));

/// Both sides one move from completion, Red to move.
fn race(starter: Side) -> Position {
    almost_done("F@e8 f@f3", starter, Side::Red, Variant::STANDARD)
}

#[test]
fn a_player_is_complete_when_all_20_own_pieces_are_on_target() {
    let mut position = race(Side::Red);
    assert_eq!(position.count_home(Side::Red), 19);
    assert!(!position.is_complete(Side::Red));
    play(&mut position, "e8e10");
    assert_eq!(position.count_home(Side::Red), 20);
    assert!(position.is_complete(Side::Red));
    assert!(!position.is_complete(Side::Blue));
}

#[test]
fn the_starter_completes_and_the_other_player_has_exactly_one_more_move() {
    let mut position = race(Side::Red);
    assert!(!position.is_reply_pending());
    play(&mut position, "e8e10");
    assert!(position.is_reply_pending());
    assert_eq!(position.ending(), None);
    let replies = position.legal_moves();
    assert!(replies.len() > 1);
    for reply in replies {
        let mut after = position.clone();
        after.play(reply).expect("a legal move");
        assert!(after.ending().is_some(), "{reply}");
        assert_eq!(after.legal_moves(), []);
        assert!(!after.is_reply_pending());
    }
}

#[test]
fn a_pending_reply_move_needs_no_flag_in_the_text() {
    let placement = "JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/5f4/klmnopqrst/abcde1ghij";
    let read = |rest| Position::parse(&format!("{placement} {rest}"), Rules::default()).expect("a position");
    let pending = read("b r 61");
    assert!(pending.is_reply_pending());
    assert_eq!(outcome(pending, "f3f1"), TIE);
    assert_eq!(outcome(read("r r 62"), ""), Some(completes(Side::Red)), "the reply move is made");
    assert_eq!(outcome(read("b b 60"), ""), Some(completes(Side::Red)), "Red did not start");
}

#[test]
fn a_reply_move_that_completes_the_other_player_too_is_a_tie() {
    assert_eq!(outcome(race(Side::Red), "e8e10 f3f1"), TIE);
    assert_eq!(outcome(race(Side::Red).turned(), "f3f1 e8e10"), TIE, "with Blue as starter");
}

#[test]
fn a_reply_move_that_does_not_complete_the_other_player_wins_for_the_starter() {
    let mut position = race(Side::Red);
    play(&mut position, "e8e10");
    let others = position.legal_moves().into_iter().filter(|m| m.to_string() != "f3f1");
    for reply in others {
        assert_eq!(outcome(position.clone(), &reply.to_string()), Some(completes(Side::Red)), "{reply}");
    }
}

#[test]
fn the_reply_move_may_be_a_pass_and_the_starter_wins() {
    let mut position = few("F@e8 O@e9 f@f5", Side::Red, Variant::STANDARD);
    play(&mut position, "e8e10");
    assert!(!position.is_reply_pending(), "O belongs on f9");
    let mut position = few("F@e8 P@e9 f@f5", Side::Red, Variant::STANDARD);
    play(&mut position, "e8e10");
    assert!(position.is_reply_pending());
    assert_eq!(position.legal_moves(), [Move::Pass]);
    assert_eq!(outcome(position, "pass"), Some(completes(Side::Red)));
}

#[test]
fn the_other_player_completes_and_wins_at_once() {
    assert_eq!(outcome(race(Side::Blue), "e8e10"), Some(completes(Side::Red)), "Blue started");
    assert_eq!(outcome(race(Side::Blue).turned(), "f3f1"), Some(completes(Side::Blue)), "Red started");
}

#[test]
fn the_second_player_finishing_first_wins_although_the_starter_is_one_move_away() {
    let position = almost_done("F@e8 f@f3", Side::Red, Side::Blue, Variant::STANDARD);
    let mut after = position.clone();
    play(&mut after, "f3f1");
    assert_eq!(after.ending(), Some(Ending { outcome: completes(Side::Blue), plies: 62 }));
    assert_eq!(after.legal_moves(), []);
}

#[test]
fn an_ending_says_after_how_many_moves() {
    let mut position = race(Side::Red);
    play(&mut position, "e8e10");
    play(&mut position, "f3f1");
    assert_eq!(position.ending().map(|ending| ending.plies), Some(62));
}

#[test]
fn the_special_situation_wins_for_the_mover() {
    // Red's 5 stands outside; its target f10 is held by Blue's 5.
    let position = almost_done("E@e4 F@e8 e@f10", Side::Red, Side::Red, Variant::STANDARD);
    assert!(!position.is_special(Side::Red), "e10 is still empty");
    assert_eq!(outcome(position, "e8e10"), Some(special(Side::Red)));
}

#[test]
fn the_special_situation_wins_for_the_other() {
    // Blue itself fills the last of Red's targets.
    let position = almost_done("E@e4 e@d8", Side::Red, Side::Blue, Variant::STANDARD);
    assert_eq!(outcome(position, "d8f10"), Some(special(Side::Red)));
    let position = almost_done("E@e4 e@d8 d@b3", Side::Blue, Side::Blue, Variant::STANDARD);
    assert_eq!(outcome(position, "d8f10"), Some(special(Side::Red)), "also if the one who moves started");
}

#[test]
fn the_special_situation_wins_at_once_without_a_reply_move() {
    let mut position = almost_done("E@e4 F@e8 e@f10", Side::Red, Side::Red, Variant::STANDARD);
    play(&mut position, "e8e10");
    assert!(!position.is_reply_pending());
    assert_eq!(position.legal_moves(), []);
    assert_eq!(position.count_moves(), 0);
    let reply = Move::Go { from: "f10".parse().unwrap(), to: "e8".parse().unwrap() };
    assert!(position.play(reply).is_err());
}

#[test]
fn the_special_situation_counts_for_both_sides_alike() {
    let red = almost_done("E@e4 F@e8 e@f10", Side::Red, Side::Red, Variant::STANDARD);
    assert_eq!(outcome(red.turned(), "f3f1"), Some(special(Side::Blue)));
}

#[test]
fn there_is_no_special_situation_at_the_start_of_the_game() {
    for variant in Variant::ALL {
        for starter in Side::ALL {
            let start = Position::start(rules(variant), starter);
            assert!(!start.is_special(Side::Red) && !start.is_special(Side::Blue));
            assert_eq!(start.ending(), None);
        }
    }
}

#[test]
fn at_least_one_target_must_be_rightly_filled_for_the_special_situation() {
    let none_filled = few("A@e4 a@j10", Side::Blue, Variant::STANDARD);
    assert!(!none_filled.is_special(Side::Red));
    let one_filled = few("A@e4 B@i10 a@j10", Side::Blue, Variant::STANDARD);
    assert!(one_filled.is_special(Side::Red));
}

#[test]
fn there_is_no_special_situation_while_an_own_wrong_piece_holds_a_target() {
    // Red's 4 and 5 stand on each other's targets; Red's 6 is shut out by Blue's 5.
    let position = almost_done("D@f10 E@g10 F@e4 e@e10", Side::Red, Side::Red, Variant::STANDARD);
    assert!(!position.is_special(Side::Red));
    assert_eq!(position.ending(), None);
    let with_numbers_ignored = almost_done("D@f10 E@g10 F@e4 e@e10", Side::Red, Side::Red, Variant::COLOURS);
    assert_eq!(
        outcome(with_numbers_ignored, ""),
        Some(special(Side::Red)),
        "in Just Colours they are right there"
    );
}

#[test]
fn there_is_no_special_situation_while_a_target_is_empty() {
    let position = almost_done("E@e4 F@e8 e@f10", Side::Red, Side::Red, Variant::STANDARD);
    assert_eq!(position.ending(), None);
}

#[test]
fn in_just_colours_the_special_situation_goes_by_the_colours_of_the_numbers() {
    let yellow_for_red = "K@f10 E@j9 F@e4 e@e10";
    let position = almost_done(yellow_for_red, Side::Red, Side::Red, Variant::COLOURS);
    assert_eq!(position.ending(), None, "a yellow piece holds a red number");
}

#[test]
fn a_complete_player_is_not_in_the_special_situation() {
    let mut position = race(Side::Red);
    play(&mut position, "e8e10");
    assert!(!position.is_special(Side::Red));
}

#[test]
fn only_games_played_out_have_a_score() {
    for outcome in Outcome::all() {
        let scored = matches!(outcome.reason(), "completion" | "special" | "tie");
        assert_eq!(outcome.is_scored(), scored, "{outcome}");
        let declared = ["resignation", "time", "absence", "agreement", "claim", "aborted"];
        assert_eq!(outcome.is_declared(), declared.contains(&outcome.reason()));
    }
    assert_eq!(Outcome::all().count(), 15);
}

/// Red's 1 and 2 and Blue's 1, each with room to walk about.
fn walkers(variant: Variant, rule: RepetitionRule) -> Game {
    Game::new(few("A@a1 B@b1 a@j10", Side::Red, variant), rule)
}

/// Plays some moves until the game is over and returns the number of moves played.
fn play_all<'a>(game: &mut Game, moves: impl Iterator<Item = &'a str>) -> usize {
    for text in moves {
        if game.ending().is_some() {
            break;
        }
        let m = game.position().parse_move(text).unwrap_or_else(|error| panic!("{error}"));
        game.play(m).expect("a legal move");
    }
    game.moves().len()
}

const TO_AND_FRO: [&str; 4] = ["a1a2", "j10j9", "a2a1", "j9j10"];
/// Red's two pieces change places, Blue's walks in a triangle.
const SWAP: [&str; 6] = ["a1a2", "j10j9", "b1a1", "j9i10", "a2b1", "i10j10"];

#[test]
fn the_same_position_with_the_same_player_to_move_for_the_third_time_is_a_draw() {
    let mut game = walkers(Variant::STANDARD, RepetitionRule::Draw);
    assert_eq!(play_all(&mut game, TO_AND_FRO.into_iter().cycle().take(7)), 7);
    assert_eq!(game.ending(), None);
    assert_eq!(play_all(&mut game, ["j9j10"].into_iter()), 8);
    assert_eq!(game.count_repetitions(), 3);
    assert_eq!(game.ending(), Some(Ending { outcome: Outcome::Drawn(Draw::Repetition), plies: 8 }));
    let m = game.position().parse_move("a1a2").expect("legal but for the house rule");
    assert!(game.play(m).is_err());
}

#[test]
fn in_just_colours_a_position_repeats_when_equal_coloured_pieces_have_changed_places() {
    let moves = || SWAP.into_iter().cycle().take(30);
    for variant in Variant::ALL {
        let mut game = walkers(variant, RepetitionRule::Draw);
        let expected = if variant.just_colours { 12 } else { 24 };
        assert_eq!(play_all(&mut game, moves()), expected, "{variant}");
        assert_eq!(game.ending().map(|ending| ending.outcome), Some(Outcome::Drawn(Draw::Repetition)));
    }
}

#[test]
fn the_same_pieces_with_the_other_player_to_move_are_no_repetition() {
    let mut game = walkers(Variant::STANDARD, RepetitionRule::Draw);
    // Red walks in a triangle, three moves; Blue to and fro, two.
    play_all(&mut game, ["a1a2", "j10j9", "a2b2", "j9j10", "b2a1"].into_iter());
    assert_eq!(game.position().occupied(), game.start().occupied());
    assert_eq!(game.count_repetitions(), 1);
    assert_ne!(game.position().key(), game.start().key());
}

#[test]
fn repeated_passes_end_by_the_house_rule_too() {
    let stuck = few("A@e4 a@f5", Side::Red, Variant::STRICT);
    let mut game = Game::new(stuck, RepetitionRule::Draw);
    assert_eq!(play_all(&mut game, ["pass"].into_iter().cycle().take(10)), 4);
}

#[test]
fn the_house_rule_can_be_switched_off() {
    let mut game = walkers(Variant::STANDARD, RepetitionRule::Off);
    assert_eq!(play_all(&mut game, TO_AND_FRO.into_iter().cycle().take(40)), 40);
    assert_eq!(game.ending(), None);
    assert_eq!(game.count_repetitions(), 11);
}

#[test]
fn the_house_rule_is_named_as_one() {
    assert!(Outcome::Drawn(Draw::Repetition).to_string().contains("house rule"));
}

#[test]
fn outcomes_read_as_sentences() {
    let sentences: Vec<String> = Outcome::all().map(|outcome| outcome.to_string()).collect();
    assert_eq!(sentences[0], "red wins by completing");
    assert_eq!(sentences[8], "blue wins on time");
    assert_eq!(sentences[10], "a tie: both completed in the same number of moves");
}

#[test]
fn completion_comes_before_repetition() {
    let mut game = Game::new(race(Side::Red), RepetitionRule::Draw);
    play_all(&mut game, ["e8e10", "f3f1"].into_iter());
    assert_eq!(game.ending().map(|ending| ending.outcome), TIE);
}

#[test]
fn either_side_may_be_the_starter() {
    for starter in Side::ALL {
        let start = Position::start(Rules::default(), starter);
        assert_eq!((start.turn(), start.starter(), start.plies()), (starter, starter, 0));
        assert_eq!(start.legal_moves().len(), 12);
    }
    let keys = Side::ALL.map(|starter| Position::start(Rules::default(), starter).key());
    assert_ne!(keys[0], keys[1]);
}
