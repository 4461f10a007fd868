//! What a change of a game tells whom.

mod common;

use colorito::Side;
use colorito_play::{
    Change, Command, ForSide, GameClock, GameId, Notice, NoticeKind, Noticed, PlayMove, PlayerId, Players,
    Role, SeatedGame, Seats, SideName, Talk, TimeControl,
};

use common::{NOW, new_game};

fn players() -> [PlayerId; 2] {
    [1, 2].map(PlayerId::from_random)
}

fn game(clock: Option<TimeControl>) -> SeatedGame {
    let [red, blue] = players();
    let players = Players { owner: Some(red), red: Some(red), blue: Some(blue) };
    let clock = clock.map(|control| GameClock::new(control, NOW));
    SeatedGame { clock, ..new_game(players, Seats::default()) }
}

/// Follows a command, and gives the game as it is then with what follows for notices.
fn follow(before: &SeatedGame, command: &Command) -> (SeatedGame, Noticed) {
    match before.follow(Role::Both, command, NOW) {
        Ok(Change::Game(after)) => {
            let noticed = Noticed::between(before, &after);
            (*after, noticed)
        }
        other => panic!("{other:?}"),
    }
}

fn play(text: &str, ply: usize) -> Command {
    Command::Move(PlayMove { played: text.to_owned(), ply, client: text.to_owned() })
}

fn by(side: SideName, ply: usize) -> ForSide {
    ForSide { side, ply }
}

fn told(noticed: &Noticed) -> Vec<(Side, NoticeKind)> {
    let side = |notice: &Notice| if notice.player == players()[0] { Side::Red } else { Side::Blue };
    noticed.new.iter().map(|notice| (side(notice), notice.kind)).collect()
}

#[test]
fn a_move_tells_the_other_unless_both_sit_at_the_board() {
    for clock in [None, Some(TimeControl::Days(3))] {
        let (_, noticed) = follow(&game(clock), &play("c1c3", 0));
        assert_eq!(told(&noticed), [(Side::Blue, NoticeKind::Turn)]);
        assert_eq!(noticed.void, [NoticeKind::Turn, NoticeKind::Deadline]);
    }
    let (_, noticed) = follow(&game(Some(TimeControl::live(600, 0))), &play("c1c3", 0));
    assert_eq!(told(&noticed), []);
}

#[test]
fn a_game_of_one_player_has_no_notices() {
    let mut alone = game(None);
    alone.players.blue = alone.players.red;
    assert_eq!(follow(&alone, &play("c1c3", 0)).1, Noticed::default());
    assert_eq!(Noticed::begun(&alone), None);
}

#[test]
fn a_question_is_told_until_it_is_answered() {
    let (offered, noticed) = follow(&game(None), &Command::OfferDraw(by(SideName::Red, 0)));
    assert_eq!(told(&noticed), [(Side::Blue, NoticeKind::DrawOffer)]);
    let (_, noticed) = follow(&offered, &Command::DeclineDraw(by(SideName::Blue, 0)));
    assert_eq!((told(&noticed), noticed.void), (vec![], vec![NoticeKind::DrawOffer]));
    let (moved, _) = follow(&game(None), &play("c1c3", 0));
    let (asked, noticed) = follow(&moved, &Command::AskTakeBack(by(SideName::Red, 1)));
    assert_eq!(told(&noticed), [(Side::Blue, NoticeKind::TakeBack)]);
    let (_, noticed) = follow(&asked, &Command::AcceptTakeBack(by(SideName::Blue, 1)));
    assert_eq!(told(&noticed), [(Side::Red, NoticeKind::Turn)], "whoever asked may be away");
    assert!(noticed.void.contains(&NoticeKind::TakeBack));
}

#[test]
fn an_end_is_told_to_whoever_did_not_bring_it_about() {
    let (over, noticed) = follow(&game(None), &Command::Resign(by(SideName::Red, 0)));
    assert_eq!(told(&noticed), [(Side::Blue, NoticeKind::Over)]);
    let (offered, noticed) = follow(&over, &Command::Rematch(by(SideName::Blue, 0)));
    assert_eq!(told(&noticed), [(Side::Red, NoticeKind::Rematch)]);
    let next = GameId::from_random(2);
    let accepted = SeatedGame { next: Some(next), talk: Talk::default(), ..offered.clone() };
    let begun = Noticed::between(&offered, &accepted).new;
    assert_eq!(begun, [Notice { player: players()[1], kind: NoticeKind::Begun, game: next }]);
}
