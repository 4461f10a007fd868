//! Planned replies: what can be planned, when it is played, and what ends it.

mod common;

use std::time::Duration;

use colorito::{Outcome, Side, Victory};
use colorito_play::{
    Change, Command, ForSide, GameClock, Invalid, NoticeKind, Noticed, PlanReplies, PlayMove, PlayerId,
    Players, Refusal, Role, SeatedGame, Seats, SideName, TimeControl, Timestamp,
};
use common::{NOW, new_game};

const RED: Role = Role::Player(Side::Red);
const BLUE: Role = Role::Player(Side::Blue);

fn begin(clock: Option<TimeControl>) -> SeatedGame {
    let [red, blue] = [1, 2].map(PlayerId::from_random);
    let players = Players { owner: Some(red), red: Some(red), blue: Some(blue) };
    let clock = clock.map(|control| GameClock::new(control, NOW));
    SeatedGame { clock, ..new_game(players, Seats::default()) }
}

fn by_days() -> SeatedGame {
    begin(Some(TimeControl::by_days(3, Some(9))))
}

fn plan(game: &SeatedGame, role: Role, side: SideName, lines: &str) -> Result<SeatedGame, Refusal> {
    let command = Command::Plan(PlanReplies { side, ply: game.ply(), lines: lines.to_owned() });
    match game.follow(role, &command, NOW)? {
        Change::Plan(after) => Ok(*after),
        other => panic!("{other:?}"),
    }
}

fn follow(game: &SeatedGame, role: Role, command: &Command, now: Timestamp) -> SeatedGame {
    match game.follow(role, command, now) {
        Ok(Change::Game(after)) => *after,
        other => panic!("{other:?}"),
    }
}

fn play(game: &SeatedGame, role: Role, text: &str, now: Timestamp) -> SeatedGame {
    let play = PlayMove { played: text.to_owned(), ply: game.ply(), client: text.to_owned() };
    follow(game, role, &Command::Move(play), now)
}

fn wish(side: SideName, ply: usize) -> ForSide {
    ForSide { side, ply }
}

fn moves(game: &SeatedGame) -> Vec<String> {
    game.game.moves().iter().map(ToString::to_string).collect()
}

#[test]
fn a_reply_is_played_at_once_and_costs_nothing() {
    let game =
        plan(&by_days(), BLUE, SideName::Blue, "c1c3 h10h8 d2d3 g9g8, c1c3 h10h8 h2h3 c9c8,g1g3 d10d8");
    let game = game.unwrap();
    let later = NOW.after(Duration::from_hours(20));
    let after = play(&game, RED, "c1c3", later);
    assert_eq!(moves(&after), ["c1c3", "h10h8"]);
    assert_eq!(after.to_move(), Some(Side::Red));
    let clock = after.clock.as_ref().unwrap();
    assert_eq!(clock.after_moves()[1], Duration::from_hours(6 * 24), "three days, and three for the move");
    assert_eq!(after.deadline(), Some(later.after(Duration::from_hours(4 * 24 + 3 * 24 - 20 - 24))));
    assert_eq!(after.plan(Side::Blue).to_string(), "d2d3 g9g8,h2h3 c9c8", "the rest stays");
    // Whoever has moved is to move again, and is told so.
    let noticed = Noticed::between(&game, &after);
    assert_eq!(noticed.new.len(), 1);
    assert_eq!((noticed.new[0].kind, noticed.new[0].player), (NoticeKind::Turn, PlayerId::from_random(1)));
    let after = play(&after, RED, "h2h3", later);
    assert_eq!(moves(&after).last().map(String::as_str), Some("c9c8"));
    assert!(after.plan(Side::Blue).is_empty());
}

#[test]
fn any_other_move_ends_the_plan() {
    let game = plan(&by_days(), BLUE, SideName::Blue, "c1c3 h10h8").unwrap();
    let after = play(&game, RED, "d2d3", NOW);
    assert_eq!((after.ply(), after.plan(Side::Blue).is_empty()), (1, true));
    let emptied = plan(&game, BLUE, SideName::Blue, "").unwrap();
    assert!(emptied.plan(Side::Blue).is_empty());
}

#[test]
fn plans_are_held_against_the_rules() {
    let game = by_days();
    let refused = |lines: &str| plan(&game, BLUE, SideName::Blue, lines).unwrap_err();
    assert!(matches!(refused("c1c4 h10h8"), Refusal::Move(_)), "not legal");
    assert!(matches!(refused("c1c3 c3c5"), Refusal::Move(_)), "not theirs");
    assert_eq!(refused("c1c3"), Refusal::PlanLine(0));
    assert_eq!(refused("c1c3 h10h8,g1g3 d10d8 h2h3"), Refusal::PlanLine(1));
    assert_eq!(refused("c1c3 h10h8,c1c3 d10d8"), Refusal::PlanContradicts(1));
    let twice = plan(&game, BLUE, SideName::Blue, "c1c3 h10h8,c1c3 h10h8 d2d3 g9g8,c1c3 h10h8").unwrap();
    assert_eq!(twice.plan(Side::Blue).to_string(), "c1c3 h10h8 d2d3 g9g8", "said once");
    let long = PlanReplies { side: SideName::Blue, ply: 0, lines: " ".repeat(3_001) };
    assert!(matches!(Command::Plan(long).check(), Err(Invalid::PlanLength { .. })));
}

#[test]
fn only_while_the_other_is_to_move_and_by_the_calendar() {
    let game = by_days();
    let line = "c1c3 h10h8";
    assert_eq!(plan(&game, RED, SideName::Red, line), Err(Refusal::YourTurn));
    assert_eq!(plan(&game, RED, SideName::Blue, line), Err(Refusal::NotYourSide(Side::Blue)));
    assert_eq!(plan(&game, Role::Spectator, SideName::Blue, line), Err(Refusal::NotYourGame));
    for clock in [None, Some(TimeControl::live(60, 0))] {
        assert_eq!(plan(&begin(clock), BLUE, SideName::Blue, line), Err(Refusal::NotByCalendar));
    }
    let over = follow(&game, RED, &Command::Resign(wish(SideName::Red, 0)), NOW);
    assert_eq!(plan(&over, BLUE, SideName::Blue, line), Err(Refusal::Over));
}

#[test]
fn whoever_is_offered_a_draw_decides_by_themselves() {
    let game = plan(&by_days(), BLUE, SideName::Blue, "c1c3 h10h8").unwrap();
    let offered = follow(&game, RED, &Command::OfferDraw(wish(SideName::Red, 0)), NOW);
    assert!(!offered.plan(Side::Blue).is_empty(), "an offer alone changes nothing");
    let after = play(&offered, RED, "c1c3", NOW);
    assert_eq!((after.ply(), after.draw_offer), (1, Some(Side::Red)));
    assert!(after.plan(Side::Blue).is_empty());
    // An offer of one's own is declined by the other's move, and the reply is played.
    let own = follow(&game, BLUE, &Command::OfferDraw(wish(SideName::Blue, 0)), NOW);
    let after = play(&own, RED, "c1c3", NOW);
    assert_eq!((after.ply(), after.draw_offer), (2, None));
}

#[test]
fn what_ends_or_takes_back_ends_the_plan() {
    let game = play(&by_days(), RED, "c1c3", NOW);
    let game = plan(&game, RED, SideName::Red, "h10h8 d2d3").unwrap();
    let asked = follow(&game, RED, &Command::AskTakeBack(wish(SideName::Red, 1)), NOW);
    assert!(!asked.plan(Side::Red).is_empty());
    let back = follow(&asked, BLUE, &Command::AcceptTakeBack(wish(SideName::Blue, 1)), NOW);
    assert!(back.plan(Side::Red).is_empty());
    let over = follow(&game, BLUE, &Command::Resign(wish(SideName::Blue, 1)), NOW);
    assert!(over.plan(Side::Red).is_empty());
    let lost = game.after_time(NOW.after(Duration::from_hours(72))).unwrap();
    assert!(lost.plan(Side::Red).is_empty());
    let outcome = lost.game.ending().map(|ending| ending.outcome);
    assert_eq!(outcome, Some(Outcome::Won { winner: Side::Red, by: Victory::Time }));
}
