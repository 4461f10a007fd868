//! Players who are not there: what the other may claim, and what the server ends. Time is what the tests say.

mod common;

use std::time::Duration;

use colorito::{Draw, Outcome, Side, Victory};
use colorito_play::{
    Ability, Change, Command, FIRST_MOVE, FORSAKEN, ForSide, GameClock, Moment, NoticeKind, Noticed,
    PlayMove, PlayerId, Players, Refusal, Role, SeatedGame, Seats, SideName, TimeControl, Timestamp,
};

use common::{NOW, new_game};

const RED: Role = Role::Player(Side::Red);
const BLUE: Role = Role::Player(Side::Blue);

fn later(seconds: u64) -> Timestamp {
    NOW.after(Duration::from_secs(seconds))
}

/// A game of two players, begun now.
fn between_two(control: Option<TimeControl>) -> SeatedGame {
    let [red, blue] = [1, 2].map(|number| Some(PlayerId::from_random(number)));
    let seated = new_game(Players { owner: red, red, blue }, Seats::default());
    SeatedGame { clock: control.map(|control| GameClock::new(control, NOW)), ..seated }
}

fn played(mut seated: SeatedGame, moves: &[(&str, Timestamp)]) -> SeatedGame {
    for (text, at) in moves {
        let role = Role::Player(seated.to_move().unwrap());
        let play = PlayMove { played: (*text).to_owned(), ply: seated.ply(), client: (*text).to_owned() };
        seated = followed(&seated, role, &Command::Move(play), *at);
    }
    seated
}

fn followed(game: &SeatedGame, role: Role, command: &Command, at: impl Into<Moment>) -> SeatedGame {
    match game.follow(role, command, at) {
        Ok(Change::Game(after)) => *after,
        other => panic!("{command:?}: {other:?}"),
    }
}

fn wish(side: SideName, game: &SeatedGame) -> ForSide {
    ForSide { side, ply: game.ply() }
}

fn outcome(game: &SeatedGame) -> Option<Outcome> {
    game.game.ending().map(|ending| ending.outcome)
}

/// Both have moved, and it is Red's turn since ten seconds after the beginning.
fn on_reds_turn(control: Option<TimeControl>) -> SeatedGame {
    played(between_two(control), &[("c1c3", later(5)), ("h10h8", later(10))])
}

/// Red has been away since a moment.
fn red_away(since: Timestamp, now: Timestamp) -> Moment {
    Moment { away: [Some(since), None], ..now.into() }
}

#[test]
fn patience_is_a_tenth_of_the_time() {
    for (seconds, patience) in [(60, 30), (300, 30), (600, 60), (900, 90), (3600, 180), (86_400, 180)] {
        let seated = on_reds_turn(Some(TimeControl::live(seconds, 0)));
        let claimable = seated.claimable_at(Side::Blue, later(2));
        assert_eq!(claimable, Some(later(10 + patience)), "counted from the beginning of the turn");
        let claimable = seated.claimable_at(Side::Blue, later(25));
        assert_eq!(claimable, Some(later(25 + patience)), "or from when they have left");
        assert_eq!(seated.claimable_at(Side::Red, later(2)), None, "not on one's own turn");
    }
}

#[test]
fn a_win_or_a_draw_is_claimed_at_the_moment_and_not_before() {
    let seated = on_reds_turn(Some(TimeControl::live(600, 5)));
    let claims = [Command::ClaimWin, Command::ClaimDraw];
    let outcomes = [Outcome::Won { winner: Side::Blue, by: Victory::Absence }, Outcome::Drawn(Draw::Claim)];
    for (claim, wanted) in claims.into_iter().zip(outcomes) {
        let claim = claim(wish(SideName::Blue, &seated));
        let at = |now| seated.follow(BLUE, &claim, red_away(later(20), now));
        let early = Timestamp(later(80).0 - 1);
        assert_eq!(at(early), Err(Refusal::NotAbsent(Some(Duration::from_millis(1)))));
        let over = followed(&seated, BLUE, &claim, red_away(later(20), later(80)));
        assert_eq!((outcome(&over), over.deadline()), (Some(wanted), None));
        // The other, who was not there, is told; who has claimed it knows.
        let told = Noticed::between(&seated, &over).new;
        assert_eq!(
            told.iter().map(|notice| notice.player).collect::<Vec<_>>(),
            [seated.players.red.unwrap()]
        );
        assert_eq!(told[0].kind, NoticeKind::Over);
        assert_eq!(over.follow(BLUE, &claim, red_away(later(20), later(90))), Err(Refusal::Over));
    }
}

#[test]
fn nothing_is_claimed_from_who_is_there_or_may_take_their_time() {
    let claim = |seated: &SeatedGame, role, side, away| {
        let moment = Moment { away, ..later(100_000).into() };
        let claims = [Command::ClaimWin(wish(side, seated)), Command::ClaimDraw(wish(side, seated))];
        let refused = claims.map(|claim| seated.follow(role, &claim, moment).unwrap_err());
        assert_eq!(refused[0], refused[1]);
        refused[0].clone()
    };
    let live = on_reds_turn(Some(TimeControl::live(600, 5)));
    let both_away = [Some(later(0)); 2];
    assert_eq!(claim(&live, BLUE, SideName::Blue, [None, None]), Refusal::NotAbsent(None));
    // Red is to move: Blue, who is away, misses nothing.
    assert_eq!(claim(&live, RED, SideName::Red, both_away), Refusal::NotAbsent(None));
    assert_eq!(claim(&live, BLUE, SideName::Red, both_away), Refusal::NotYourSide(Side::Red));
    assert_eq!(claim(&live, Role::Spectator, SideName::Blue, both_away), Refusal::NotYourGame);
    let unbegun = played(between_two(Some(TimeControl::live(600, 5))), &[("c1c3", later(5))]);
    assert_eq!(claim(&unbegun, RED, SideName::Red, both_away), Refusal::NotAbsent(None));
    for control in [None, Some(TimeControl::Days(1))] {
        let slow = on_reds_turn(control);
        assert_eq!(claim(&slow, BLUE, SideName::Blue, both_away), Refusal::NotAbsent(None), "{control:?}");
    }
    let here = SeatedGame { players: Players::default(), ..live };
    assert_eq!(claim(&here, Role::Both, SideName::Blue, both_away), Refusal::NotBetweenTwo);
}

#[test]
fn either_aborts_a_game_before_both_have_moved() {
    for control in [None, Some(TimeControl::Days(3)), Some(TimeControl::live(60, 0))] {
        let new = between_two(control);
        let begun = played(new.clone(), &[("c1c3", later(1))]);
        for seated in [&new, &begun] {
            for (role, side) in [(RED, SideName::Red), (BLUE, SideName::Blue)] {
                assert!(seated.abilities(role).contains(&Ability::Abort));
                let over = followed(seated, role, &Command::Abort(wish(side, seated)), later(2));
                assert_eq!(outcome(&over), Some(Outcome::Aborted));
                assert_eq!((over.deadline(), over.needs_score()), (None, false));
                assert!(over.abilities(role).contains(&Ability::Rematch), "they may try again");
            }
            let other = seated.follow(BLUE, &Command::Abort(wish(SideName::Red, seated)), later(2));
            assert_eq!(other, Err(Refusal::NotYourSide(Side::Red)));
            assert!(!seated.abilities(Role::Spectator).contains(&Ability::Abort));
        }
        let both = played(begun, &[("h10h8", later(2))]);
        let late = both.follow(RED, &Command::Abort(wish(SideName::Red, &both)), later(3));
        assert_eq!(late, Err(Refusal::BothHaveMoved));
        assert!(!both.abilities(RED).contains(&Ability::Abort));
    }
    let here = new_game(Players::default(), Seats::default());
    let alone = here.follow(Role::Both, &Command::Abort(wish(SideName::Red, &here)), NOW);
    assert_eq!(
        (alone, here.abilities(Role::Both).contains(&Ability::Abort)),
        (Err(Refusal::NotBetweenTwo), false)
    );
}

#[test]
fn a_live_game_that_nobody_begins_is_aborted() {
    let new = between_two(Some(TimeControl::live(600, 5)));
    let by = NOW.after(FIRST_MOVE);
    assert_eq!((new.deadline(), new.begin_by()), (Some(by), Some(by)));
    assert_eq!(new.after_time(Timestamp(by.0 - 1)), None);
    let over = new.after_time(by).expect("nobody has begun");
    assert_eq!((outcome(&over), over.deadline()), (Some(Outcome::Aborted), None));
    let told = Noticed::between(&new, &over).new;
    assert_eq!(told.len(), 2, "both are told: {told:?}");
    // The second player has as long, from the first move on.
    let begun = played(new.clone(), &[("c1c3", later(290))]);
    assert_eq!(begun.deadline(), Some(later(290).after(FIRST_MOVE)));
    // Then the clock decides.
    let both = played(begun, &[("h10h8", later(500))]);
    assert_eq!(
        (both.begin_by(), both.deadline()),
        (None, Some(later(500 + 600 + 1))),
        "a second for the way"
    );
    let late = both.after_time(later(1101)).expect("time is up");
    assert_eq!(outcome(&late), Some(Outcome::Won { winner: Side::Blue, by: Victory::Time }));
    // Time in which no server was there is nobody's.
    let excused = new.clone().excused(later(100), later(250));
    assert_eq!(excused.deadline(), Some(by.after(Duration::from_secs(150))));
    for control in [None, Some(TimeControl::Days(3))] {
        assert_eq!(between_two(control).begin_by(), None, "{control:?}");
    }
    let here = SeatedGame { players: Players::default(), ..new };
    assert_eq!((here.deadline(), here.after_time(later(1_000_000))), (None, None), "nobody else waits");
}

#[test]
fn a_game_without_a_clock_is_ended_once_nobody_has_been_there_for_long() {
    let seated = on_reds_turn(None);
    let last = later(100);
    let end = last.after(FORSAKEN);
    assert_eq!(seated.after_forsaken(last, Timestamp(end.0 - 1)), None);
    let over = seated.after_forsaken(last, end).expect("it is forsaken");
    assert_eq!(outcome(&over), Some(Outcome::Won { winner: Side::Blue, by: Victory::Absence }));
    assert_eq!(Noticed::between(&seated, &over).new.len(), 2, "neither has ended it");
    assert_eq!(over.after_forsaken(last, end), None);
    let unbegun = played(between_two(None), &[("c1c3", later(5))]).after_forsaken(last, end);
    assert_eq!(outcome(&unbegun.expect("it is forsaken")), Some(Outcome::Aborted));
    assert_eq!(on_reds_turn(Some(TimeControl::Days(30))).after_forsaken(last, end), None);
    let here = SeatedGame { players: Players::default(), ..seated };
    assert_eq!(here.after_forsaken(last, end), None, "a board of one's own may stand for years");
}
