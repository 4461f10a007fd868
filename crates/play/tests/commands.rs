//! What each role may do, and what becomes of a game.

use colorito::{Game, Position, RepetitionRule, Rules, Side};
use colorito_play::{
    Ability, Asker, Change, Command, ForSide, GameClock, GameId, OnPly, PlayMove, PlayerId, Players, Refusal,
    Role, Seat, SeatedGame, Seats, SideName, TimeControl, Timestamp,
};

const NOW: Timestamp = Timestamp(1_000_000);

fn game(seats: Seats) -> SeatedGame {
    SeatedGame {
        id: GameId::from_random(1),
        players: Players::begun_by(Asker::DeviceOwner, &seats),
        seats,
        game: Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw),
        clock: None,
        draw_offer: None,
        score: None,
        rated: false,
        place: None,
        revision: 0,
        created: NOW,
        changed: NOW,
    }
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

fn every_command(ply: usize) -> [Command; 9] {
    [
        play("c1c3", ply),
        Command::TakeBack(OnPly { ply }),
        Command::Redo(OnPly { ply }),
        Command::Resign(for_red(ply)),
        Command::OfferDraw(for_red(ply)),
        Command::AcceptDraw(for_red(ply)),
        Command::DeclineDraw(for_red(ply)),
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
            Change::StopCounting => panic!("nothing is counted"),
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
