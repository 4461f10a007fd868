//! Moves that take long on their way: what is given back to their players, and what is not. Time is what the tests say.

mod common;

use std::time::Duration;

use colorito::{Game, Outcome, Position, RepetitionRule, Rules, Side, Victory};
use colorito_play::{
    Change, Command, GameClock, Moment, PlayMove, PlayerId, Players, Role, SeatedGame, Seats, TimeControl,
    Timestamp,
};

use common::{NOW, new_game};

fn later(milliseconds: u64) -> Timestamp {
    NOW.after(Duration::from_millis(milliseconds))
}

fn at(now: Timestamp, lag: u64) -> Moment {
    Moment { lag: Duration::from_millis(lag), ..now.into() }
}

fn played(seated: &SeatedGame, text: &str, moment: Moment) -> SeatedGame {
    let role = seated.role(colorito_play::Asker::DeviceOwner);
    let role = if role == Role::Spectator { Role::Player(seated.to_move().unwrap()) } else { role };
    let play = PlayMove { played: text.to_owned(), ply: seated.ply(), client: text.to_owned() };
    match seated.follow(role, &Command::Move(play), moment) {
        Ok(Change::Game(after)) => *after,
        other => panic!("{text}: {other:?}"),
    }
}

/// A minute each, and both have moved at once: Red's clock runs.
fn begun(players: Players) -> SeatedGame {
    let clock = Some(GameClock::new(TimeControl::live(60, 0), NOW));
    let game = Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Off);
    let seated = SeatedGame { clock, game, ..new_game(players, Seats::default()) };
    played(&played(&seated, "c1c3", at(NOW, 400)), "h10h8", at(NOW, 400))
}

fn two() -> Players {
    let [red, blue] = [1, 2].map(|number| Some(PlayerId::from_random(number)));
    Players { owner: red, red, blue }
}

fn left(seated: &SeatedGame, side: Side, now: Timestamp) -> u64 {
    seated.clock.as_ref().unwrap().left(&seated.game, side, now).as_millis() as u64
}

#[test]
fn who_thinks_as_long_has_as_much_left_however_long_the_way() {
    let near = played(&begun(two()), "e1g3", at(later(10_020), 20));
    let far = played(&begun(two()), "e1g3", at(later(10_450), 450));
    assert_eq!([&near, &far].map(|seated| left(seated, Side::Red, NOW)), [50_000, 50_000]);
}

#[test]
fn a_move_on_its_way_when_time_is_up_still_counts() {
    let seated = begun(two());
    // Nobody is flagged as long as a move may be on its way.
    assert_eq!(seated.after_time(later(60_999)), None);
    let over = seated.after_time(later(61_000)).expect("time is up");
    let on_time = Outcome::Won { winner: Side::Blue, by: Victory::Time };
    assert_eq!(over.game.ending().map(|ending| ending.outcome), Some(on_time));
    // It was sent with a tenth of a second left.
    let moment = at(later(60_300), 400);
    assert_eq!(seated.after_late_move(moment), None);
    let after = played(&seated, "e1g3", moment);
    assert_eq!(left(&after, Side::Red, NOW), 100);
    // This one was sent too late: its way was not so long.
    let late = seated.after_late_move(at(later(60_300), 200)).expect("time is up");
    assert_eq!(late.game.ending().map(|ending| ending.outcome), Some(on_time));
    // However long a way somebody makes up, a second is the most.
    assert!(seated.after_late_move(at(later(60_999), 60_000)).is_none());
    assert!(seated.after_late_move(at(later(61_001), 60_000)).is_some());
}

#[test]
fn a_long_way_wins_no_time() {
    // Somebody whose answers always come late, and whose moves come at once, plays fifty moves.
    let mut seated = begun(two());
    let (mut now, mut spent) = (NOW, 0);
    let back_and_forth = [["e1g3", "h8h10"], ["g3e1", "h10h8"]];
    for number in 0..50 {
        for text in back_and_forth[number % 2] {
            now = now.after(Duration::from_millis(700));
            spent += 700;
            seated = played(&seated, text, at(now, 10_000));
            assert!(left(&seated, Side::Red, now) <= 60_000, "time is given back, never added");
        }
    }
    let thinking: u64 = spent / 2;
    let given = 60_000 - left(&seated, Side::Red, now);
    // The bucket holds two seconds, and half a second is added with each move.
    assert!(given >= thinking - 2_000 - 50 * 500, "{given} of {thinking}");
}

#[test]
fn at_one_device_there_is_no_way() {
    let seated = begun(Players::default());
    assert_eq!(seated.deadline(), Some(later(60_000)));
    let after = played(&seated, "e1g3", at(later(10_000), 400));
    assert_eq!(left(&after, Side::Red, NOW), 50_000);
    assert!(seated.after_late_move(at(later(60_100), 400)).is_some());
}
