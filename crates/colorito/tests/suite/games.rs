//! Games: history, undo and redo, and ends that the players declare.

use colorito::{Ending, Game, Outcome, Position, RepetitionRule, Rules, Side, Victory};

fn game(moves: &str) -> Game {
    let mut game = Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw);
    for text in moves.split_whitespace() {
        play(&mut game, text);
    }
    game
}

fn play(game: &mut Game, text: &str) {
    let m = game.position().parse_move(text).expect("a legal move");
    game.play(m).expect("a legal move");
}

fn texts(moves: &[colorito::Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

#[test]
fn undo_goes_back_to_the_start_and_redo_forth_again() {
    let played = game("c1c3 h10h8 d2d3");
    let mut walked = played.clone();
    while walked.undo().is_some() {}
    assert_eq!(walked.position(), walked.start());
    assert_eq!((walked.moves().len(), walked.undone().len()), (0, 3));
    assert_eq!(walked.position().key(), walked.start().key());
    while walked.redo().is_some() {}
    assert_eq!(walked, played);
    assert_eq!(walked.redo(), None);
}

#[test]
fn playing_the_move_that_was_taken_back_keeps_those_after_it() {
    let mut walked = game("c1c3 h10h8 d2d3");
    walked.undo();
    walked.undo();
    play(&mut walked, "h10h8");
    assert_eq!(texts(walked.undone()), ["d2d3"]);
}

#[test]
fn playing_another_move_drops_those_that_were_taken_back() {
    let mut walked = game("c1c3 h10h8 d2d3");
    walked.undo();
    walked.undo();
    play(&mut walked, "g9g8");
    assert_eq!(texts(walked.moves()), ["c1c3", "g9g8"]);
    assert_eq!(walked.undone(), []);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut walked = game("c1c3 h10h8");
    walked.undo();
    let before = walked.clone();
    assert!(walked.play(walked.moves()[0]).is_err());
    assert_eq!(walked, before);
}

#[test]
fn repetitions_are_counted_again_after_undo_and_redo() {
    let mut walked = game("d2d3 g9g8 d3d2 g8g9 d2d3 g9g8 d3d2 g8g9");
    assert_eq!(walked.count_repetitions(), 3);
    assert!(walked.ending().is_some());
    walked.undo();
    assert_eq!(walked.ending(), None);
    assert_eq!(walked.count_repetitions(), 2);
    walked.redo();
    assert_eq!(walked.count_repetitions(), 3);
    assert!(walked.ending().is_some());
}

#[test]
fn a_resigned_game_is_over() {
    let mut over = game("c1c3");
    over.resign(Side::Blue).unwrap();
    let outcome = Outcome::Won { winner: Side::Red, by: Victory::Resignation };
    assert_eq!(over.ending(), Some(Ending { outcome, plies: 1 }));
    assert!(over.play(over.position().legal_moves()[0]).is_err());
    let error = over.agree_on_draw().unwrap_err();
    assert_eq!(error.to_string(), "the game is over already: red wins by resignation");
    assert!(over.run_out_of_time(Side::Red).is_err());
    assert!(over.resign(Side::Red).is_err());
}

#[test]
fn undo_takes_back_a_resignation_with_the_last_move() {
    let mut walked = game("c1c3");
    walked.resign(Side::Blue).unwrap();
    walked.undo();
    assert_eq!(walked.ending(), None);
    play(&mut walked, "d2d3");
}

#[test]
fn undo_takes_back_a_resignation_before_the_first_move() {
    let mut untouched = game("");
    untouched.resign(Side::Red).unwrap();
    assert_eq!(untouched.undo(), None);
    assert_eq!(untouched.ending(), None);
}

#[test]
fn nothing_is_played_again_after_the_players_ended_the_game() {
    let mut walked = game("c1c3 h10h8");
    walked.undo();
    walked.resign(Side::Red).unwrap();
    assert_eq!(walked.redo(), None);
    assert_eq!(walked.ending().map(|ending| ending.plies), Some(1));
}

#[test]
fn time_and_agreement_end_games() {
    let mut timed_out = game("");
    timed_out.run_out_of_time(Side::Red).unwrap();
    assert_eq!(timed_out.ending().and_then(|ending| ending.outcome.winner()), Some(Side::Blue));
    let mut agreed = game("c1c3");
    agreed.agree_on_draw().unwrap();
    assert_eq!(agreed.ending().map(|ending| ending.outcome.reason()), Some("agreement"));
}
