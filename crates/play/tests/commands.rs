//! What each role may do, and what becomes of a game.

mod common;

use colorito::{Game, Position, RepetitionRule, Rules, Side};
use colorito_play::{
    Ability, Asker, Change, Command, ForSide, GameClock, GameId, OnPly, PlayMove, PlayerId, Players, Refusal,
    Role, Seat, SeatedGame, Seats, SideName, TimeControl, Timestamp,
};

use common::{NOW, new_game};

fn game(seats: Seats) -> SeatedGame {
    new_game(Players::begun_by(Asker::DeviceOwner, &seats), seats)
}

fn against_computer() -> Seats {
    Seats { blue: Seat::Computer { level: 3 }, ..Seats::default() }
}

fn play(text: &str, ply: usize) -> Command {
    Command::Move(PlayMove { played: text.to_owned(), ply, client: text.to_owned() })
}

fn for_red(ply: usize) -> ForSide {
    ForSide { side: SideName::Red, ply }
}

fn every_command(ply: usize) -> [Command; 17] {
    [
        play("c1c3", ply),
        Command::TakeBack(OnPly { ply }),
        Command::Redo(OnPly { ply }),
        Command::Resign(for_red(ply)),
        Command::OfferDraw(for_red(ply)),
        Command::AcceptDraw(for_red(ply)),
        Command::DeclineDraw(for_red(ply)),
        Command::AskTakeBack(for_red(ply)),
        Command::AcceptTakeBack(for_red(ply)),
        Command::DeclineTakeBack(for_red(ply)),
        Command::Rematch(for_red(ply)),
        Command::DeclineRematch(for_red(ply)),
        Command::Abort(for_red(ply)),
        Command::ClaimWin(for_red(ply)),
        Command::ClaimDraw(for_red(ply)),
        Command::StopScore(OnPly { ply }),
        Command::CountScore(OnPly { ply }),
    ]
}

fn followed(game: &SeatedGame, role: Role, command: &Command) -> SeatedGame {
    match game.follow(role, command, NOW) {
        Ok(Change::Game(after)) => *after,
        other => panic!("{command:?}: {other:?}"),
    }
}

#[test]
fn spectators_may_nothing() {
    let game = game(Seats::default());
    for command in every_command(0) {
        assert_eq!(game.follow(Role::Spectator, &command, NOW), Err(Refusal::NotYourGame), "{command:?}");
    }
    assert_eq!(game.abilities(Role::Spectator), []);
}

#[test]
fn a_player_acts_for_their_side_only() {
    let game = game(Seats::default());
    let blue = Role::Player(Side::Blue);
    for command in [
        play("c1c3", 0),
        Command::Resign(for_red(0)),
        Command::OfferDraw(for_red(0)),
        Command::AcceptDraw(for_red(0)),
    ] {
        assert_eq!(game.follow(blue, &command, NOW), Err(Refusal::NotYourSide(Side::Red)), "{command:?}");
    }
    let after = followed(&game, Role::Player(Side::Red), &play("c1c3", 0));
    assert_eq!(
        after.follow(Role::Player(Side::Red), &play("h10h8", 1), NOW),
        Err(Refusal::NotYourSide(Side::Blue))
    );
    assert_eq!(followed(&after, blue, &play("h10h8", 1)).ply(), 2);
}

#[test]
fn moves_are_taken_back_alone_or_with_consent() {
    for (seats, role, wanted) in [
        (Seats::default(), Role::Player(Side::Red), Err(Refusal::NeedsConsent)),
        (Seats::default(), Role::Both, Ok(0)),
        (against_computer(), Role::Player(Side::Red), Ok(0)),
    ] {
        let after = followed(&game(seats), role, &play("c1c3", 0));
        let back = after.follow(role, &Command::TakeBack(OnPly { ply: 1 }), NOW);
        let ply = back.map(|change| match change {
            Change::Game(game) => game.ply(),
            other => panic!("nothing else follows: {other:?}"),
        });
        assert_eq!(ply, wanted);
        assert_eq!(after.abilities(role).contains(&Ability::TakeBack), wanted.is_ok());
    }
}

#[test]
fn who_offered_a_draw_does_not_answer_it() {
    let offered = followed(&game(Seats::default()), Role::Player(Side::Red), &Command::OfferDraw(for_red(0)));
    assert!(!offered.abilities(Role::Player(Side::Red)).contains(&Ability::AnswerDraw));
    assert!(offered.abilities(Role::Player(Side::Blue)).contains(&Ability::AnswerDraw));
    let accept = Command::AcceptDraw(ForSide { side: SideName::Blue, ply: 0 });
    let over = followed(&offered, Role::Player(Side::Blue), &accept);
    assert!(over.game.ending().is_some() && over.draw_offer.is_none());
}

#[test]
fn a_command_for_another_ply_changes_nothing() {
    let game = game(Seats::default());
    for command in every_command(3) {
        assert_eq!(game.follow(Role::Both, &command, NOW), Err(Refusal::Ply { expected: 3, now: 0 }));
    }
}

#[test]
fn time_ends_a_game_at_its_deadline_and_not_before() {
    let mut seated = game(Seats::default());
    seated.clock = Some(GameClock::new(TimeControl::live(60, 0), NOW));
    for (ply, text) in ["c1c3", "h10h8"].into_iter().enumerate() {
        seated = followed(&seated, Role::Both, &play(text, ply));
    }
    let deadline = seated.deadline().expect("Red's clock runs");
    assert_eq!(deadline, Timestamp(NOW.0 + 60_000));
    assert_eq!(seated.after_time(Timestamp(deadline.0 - 1)), None);
    let over = seated.after_time(deadline).expect("time is up");
    assert_eq!(over.follow(Role::Both, &play("e1g3", 2), deadline), Err(Refusal::Over));
    assert_eq!(over.deadline(), None);
}

#[test]
fn a_guest_is_known_by_id_and_nobody_else_is() {
    let guest = Asker::Player(PlayerId::from_random(5));
    let again = game(against_computer()).again(guest);
    assert_eq!(again.players.role(guest), Role::Player(Side::Red));
    assert_eq!(again.players.role(Asker::Stranger), Role::Spectator);
}

/// A game of two players, after some moves.
fn between_two(moves: &[&str]) -> SeatedGame {
    let [red, blue] = [1, 2].map(|number| Some(PlayerId::from_random(number)));
    let mut seated = SeatedGame {
        players: Players { owner: red, red, blue },
        game: Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Off),
        ..game(Seats::default())
    };
    for (ply, text) in moves.iter().enumerate() {
        let role = Role::Player(seated.to_move().unwrap());
        seated = followed(&seated, role, &play(text, ply));
    }
    seated
}

const RED: Role = Role::Player(Side::Red);
const BLUE: Role = Role::Player(Side::Blue);

fn for_side(side: SideName, ply: usize) -> ForSide {
    ForSide { side, ply }
}

#[test]
fn a_move_is_taken_back_if_the_other_agrees() {
    use SideName::{Blue, Red};
    let seated = between_two(&["c1c3", "h10h8"]);
    let can = |seated: &SeatedGame, role, ability| seated.abilities(role).contains(&ability);
    assert!(can(&seated, RED, Ability::AskTakeBack) && !can(&seated, Role::Spectator, Ability::AskTakeBack));
    let other_side = seated.follow(BLUE, &Command::AskTakeBack(for_side(Red, 2)), NOW);
    assert_eq!(other_side, Err(Refusal::NotYourSide(Side::Red)));
    let asked = followed(&seated, RED, &Command::AskTakeBack(for_side(Red, 2)));
    assert!(can(&asked, BLUE, Ability::AnswerTakeBack) && !can(&asked, RED, Ability::AnswerTakeBack));
    let own = asked.follow(RED, &Command::AcceptTakeBack(for_side(Red, 2)), NOW);
    assert_eq!(own, Err(Refusal::NoTakeBackOffer(Side::Red)), "nobody agrees with themselves");
    // Red's last move was the one before Blue's.
    let back = followed(&asked, BLUE, &Command::AcceptTakeBack(for_side(Blue, 2)));
    assert_eq!((back.ply(), back.to_move(), back.talk.takeback()), (0, Some(Side::Red), None));
    let asked = followed(&seated, BLUE, &Command::AskTakeBack(for_side(Blue, 2)));
    assert_eq!(followed(&asked, RED, &Command::AcceptTakeBack(for_side(Red, 2))).ply(), 1);
    // A move lets the question be.
    assert_eq!(followed(&asked, RED, &play("c3c1", 2)).talk.takeback(), None);
    let nothing = between_two(&["c1c3"]).follow(BLUE, &Command::AskTakeBack(for_side(Blue, 1)), NOW);
    assert_eq!(nothing, Err(Refusal::NothingToTakeBack));
    let rated = SeatedGame { rated: true, ..seated.clone() };
    let asked = rated.follow(RED, &Command::AskTakeBack(for_side(Red, 2)), NOW);
    assert_eq!((asked, can(&rated, RED, Ability::AskTakeBack)), (Err(Refusal::Rated), false));
    let alone = game(Seats::default()).follow(Role::Both, &Command::AskTakeBack(for_side(Red, 0)), NOW);
    assert_eq!(alone, Err(Refusal::NotBetweenTwo));
}

#[test]
fn patience_grows_with_every_refusal() {
    use SideName::{Blue, Red};
    let mut seated = between_two(&["c1c3", "h10h8"]);
    let back_and_forth = ["c3c1", "h8h10", "c1c3", "h10h8"];
    let mut waits = Vec::new();
    for _ in 0..3 {
        let asked_at = seated.ply();
        seated = followed(&seated, RED, &Command::AskTakeBack(for_side(Red, asked_at)));
        seated = followed(&seated, BLUE, &Command::DeclineTakeBack(for_side(Blue, asked_at)));
        while let Err(refusal) = seated.follow(RED, &Command::AskTakeBack(for_side(Red, seated.ply())), NOW) {
            assert!(matches!(refusal, Refusal::AskedTooOften(_)), "{refusal:?}");
            let text = back_and_forth[(seated.ply() + 2) % 4];
            let role = Role::Player(seated.to_move().unwrap());
            seated = followed(&seated, role, &play(text, seated.ply()));
        }
        waits.push(seated.ply() - asked_at);
    }
    assert_eq!(waits, [4, 8, 16]);
    // Who lets their own question be has not been refused.
    let asked = followed(&seated, RED, &Command::AskTakeBack(for_side(Red, seated.ply())));
    let let_be = followed(&asked, RED, &Command::DeclineTakeBack(for_side(Red, seated.ply())));
    assert_eq!(let_be.talk, seated.talk);
}

#[test]
fn they_play_again_once_both_want_it_and_the_other_begins() {
    use SideName::{Blue, Red};
    let seated = between_two(&["c1c3"]);
    let early = seated.follow(RED, &Command::Rematch(for_side(Red, 1)), NOW);
    assert_eq!(early, Err(Refusal::NotOver));
    let over = followed(&seated, BLUE, &Command::Resign(for_side(Blue, 1)));
    assert_eq!(
        over.follow(Role::Spectator, &Command::Rematch(for_side(Red, 1)), NOW),
        Err(Refusal::NotYourGame)
    );
    let offered = followed(&over, RED, &Command::Rematch(for_side(Red, 1)));
    assert_eq!(offered.talk.rematch(), Some(Side::Red));
    assert_eq!(followed(&offered, RED, &Command::Rematch(for_side(Red, 1))), offered, "once is enough");
    assert!(!offered.abilities(RED).contains(&Ability::Rematch));
    assert!(offered.abilities(BLUE).contains(&Ability::Rematch));
    let declined = followed(&offered, BLUE, &Command::DeclineRematch(for_side(Blue, 1)));
    assert_eq!(declined.talk.rematch(), None);
    let Ok(Change::Next(after, next)) = offered.follow(BLUE, &Command::Rematch(for_side(Blue, 1)), NOW)
    else {
        panic!("both want it")
    };
    assert_eq!((next.players, next.game.position().turn()), (over.players, Side::Blue));
    let went_on = SeatedGame { next: Some(GameId::from_random(9)), ..*after };
    for (role, side) in [(RED, Red), (BLUE, Blue)] {
        let again = went_on.follow(role, &Command::Rematch(for_side(side, 1)), NOW);
        assert_eq!(again, Err(Refusal::WentOn), "there is one next game");
    }
}
