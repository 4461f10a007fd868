//! Accounts, sessions and ratings.

use std::sync::Arc;

use colorito_play::{
    AccountName, Asker, Command, ForSide, NewSeatedGame, Pace, PlayerId, Players, ScoreState, Seat,
    SeatedGame, SideName, TimeControl, Timestamp,
};
use colorito_solver::Score;

use super::{follow, new_game, play};
use crate::{Commit, Credentials, Fate, GamesWithOthers, Holder, NewSession, ProgramOf, Store};

pub(super) async fn check(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let [red, blue] = accounts(store, other).await;
    sessions(store, other, &red).await;
    ratings(store, other, [red.player, blue.player]).await;
    watched(store, other, [red.player, blue.player]).await;
    taken_along(store, other, &red).await;
    programs(store, other, red.player, blue.player).await;
    deleted(store, other, &red, blue.player).await;
    ties(store, other).await;
}

fn name(text: &str) -> AccountName {
    AccountName::new(text).expect("a name")
}

/// A person behind a session.
fn holder(player: PlayerId) -> Holder {
    Holder { player, is_program: false }
}

/// A program has an account of its own, which its owner and nobody else has a say in.
async fn programs(store: &Arc<dyn Store>, other: &Arc<dyn Store>, owner: PlayerId, stranger: PlayerId) {
    let (now, later) = (Timestamp(9_000), Timestamp(9_001));
    let of = ProgramOf { owner, rated: false };
    assert!(store.make_program(of, &name("Robo"), "robo", now).await.expect("kept"));
    assert!(!other.make_program(of, &name("R0bo"), "x", now).await.expect("answered"), "the name is taken");
    let (one, two) = (name("Racer"), name("RACER"));
    let (won, lost) =
        tokio::join!(store.make_program(of, &one, "y", later), other.make_program(of, &two, "z", later));
    assert!(won.expect("answered") != lost.expect("answered"), "of two at once one gets the name");
    let account = other.account_named(name("robo").folded()).await.expect("readable").expect("there");
    let program = account.player;
    assert_eq!((account.program, account.seat()), (Some(of), Seat::Program { name: "Robo".to_owned() }));
    assert_eq!(
        other.session("robo").await.expect("readable"),
        Some(Holder { player: program, is_program: true })
    );
    let by_program = ProgramOf { owner: program, rated: false };
    assert!(!store.make_program(by_program, &name("Child"), "x", now).await.expect("answered"));
    let rated = ProgramOf { owner, rated: true };
    assert!(!store.set_program(program, ProgramOf { owner: stranger, ..rated }).await.expect("answered"));
    assert!(!store.renew_program(program, stranger, Some("x"), now).await.expect("answered"));
    assert!(store.set_program(program, rated).await.expect("kept"));
    assert!(store.renew_program(program, owner, Some("robo again"), now).await.expect("kept"));
    assert_eq!(other.session("robo").await.expect("readable"), None, "the old token is worth nothing");
    let listed = other.programs(owner).await.expect("readable");
    assert_eq!(listed.len(), 2);
    assert_eq!((listed[0].rated, listed[0].used), (true, Some(now)));
    assert!(store.renew_program(program, owner, None, now).await.expect("kept"));
    assert_eq!(other.session("robo again").await.expect("readable"), None);
    assert_eq!(store.programs(owner).await.expect("readable")[0].used, None);
    assert!(store.delete_account(program, now).await.expect("kept"));
    assert_eq!(other.programs(owner).await.expect("readable").len(), 1);
    assert!(!store.renew_program(program, owner, Some("x"), now).await.expect("answered"), "it is gone");
}

fn session(token: &str, instead_of: Option<&str>) -> NewSession {
    NewSession {
        token: token.to_owned(),
        instead_of: instead_of.map(str::to_owned),
        browser: Some("Firefox, Linux".to_owned()),
        now: Timestamp(5_000),
    }
}

/// Two guests become accounts; names are given once, whichever program asks.
async fn accounts(store: &Arc<dyn Store>, other: &Arc<dyn Store>) -> [Credentials; 2] {
    let olga = store.create_guest("guest olga", Timestamp(1)).await.expect("a guest");
    let boris = store.create_guest("guest boris", Timestamp(1)).await.expect("a guest");
    assert_eq!(store.account(olga).await.expect("readable"), None, "a guest");
    let begun = session("olga", Some("guest olga"));
    assert!(store.become_account(olga, &name("Olga"), "hash", begun).await.expect("kept"));
    assert_eq!(other.session("guest olga").await.expect("readable"), None, "the old session is over");
    assert_eq!(other.session("olga").await.expect("readable"), Some(holder(olga)));
    for (store, alike) in [(store, "olga"), (other, "0LGA"), (other, "O-l-g-a")] {
        let taken = store.become_account(boris, &name(alike), "hash", session("x", None)).await;
        assert!(!taken.expect("answered"), "{alike} is taken");
    }
    assert_eq!(store.session("x").await.expect("readable"), None, "nothing was changed");
    let again = store.become_account(olga, &name("Helga"), "hash", session("x", None)).await;
    assert!(!again.expect("answered"), "she has a name");
    // Of two who want a name at once one gets it.
    let (one, two) = (name("Boris"), name("B0RIS"));
    let rival = store.create_guest("guest rival", Timestamp(1)).await.expect("a guest");
    let (won, lost) = tokio::join!(
        store.become_account(boris, &one, "hash 2", session("boris", None)),
        other.become_account(rival, &two, "hash 2", session("rival", None)),
    );
    assert!(won.expect("answered") != lost.expect("answered"), "one of both");
    let account = other.account_named(name("OLGA").folded()).await.expect("readable").expect("there");
    assert_eq!((account.player, account.name.as_str()), (olga, "Olga"));
    assert_eq!(other.account(olga).await.expect("readable"), Some(account));
    assert_eq!(store.account_named("nobody").await.expect("readable"), None);
    assert_eq!(store.credentials("nobody").await.expect("readable"), None);
    let known = |text: &'static str| async move {
        store.credentials(name(text).folded()).await.expect("readable").expect("there")
    };
    [known("Olga").await, known("Boris").await]
}

async fn sessions(store: &Arc<dyn Store>, other: &Arc<dyn Store>, olga: &Credentials) {
    assert!(other.sign_in(olga, session("elsewhere", None), None).await.expect("kept"));
    let stale = Credentials { password: "another hash".to_owned(), ..olga.clone() };
    assert!(!store.sign_in(&stale, session("late", None), None).await.expect("answered"));
    let all = store.sessions(olga.player).await.expect("readable");
    let tokens: Vec<&str> = all.iter().map(|session| session.token.as_str()).collect();
    assert_eq!(tokens.len(), 2);
    assert!(tokens.contains(&"olga") && tokens.contains(&"elsewhere"));
    assert_eq!(all[0].browser.as_deref(), Some("Firefox, Linux"));
    // Reading a session that was not used for long says that it is used now.
    assert_eq!(store.session("elsewhere").await.expect("readable"), Some(holder(olga.player)));
    let used = other.sessions(olga.player).await.expect("readable");
    assert_eq!(used[0].token, "elsewhere");
    assert!(used[0].used > Timestamp(5_000));
    assert!(!store.set_password(&stale, "hash 3", session("new", None)).await.expect("answered"));
    assert!(store.set_password(olga, "hash 3", session("new", None)).await.expect("kept"));
    assert!(!other.sign_in(olga, session("late", None), None).await.expect("answered"), "it was changed");
    for gone in ["olga", "elsewhere", "late"] {
        assert_eq!(other.session(gone).await.expect("readable"), None, "{gone}");
    }
    assert_eq!(other.session("new").await.expect("readable"), Some(holder(olga.player)));
}

/// A game between two that counts.
async fn begin(store: &Arc<dyn Store>, [red, blue]: [PlayerId; 2], clock: Option<TimeControl>) -> SeatedGame {
    let players = Players { owner: Some(red), red: Some(red), blue: Some(blue) };
    let new =
        NewSeatedGame { rated: true, players, clock, record: None, ..new_game(Asker::Player(red), None) };
    store.create(vec![new], Timestamp(1_000)).await.expect("kept").remove(0)
}

async fn moved(store: &Arc<dyn Store>, mut game: SeatedGame, plies: usize) -> SeatedGame {
    for ply in 0..plies {
        let now = Timestamp(2_000 + i64::try_from(ply).expect("few"));
        game = store.commit(play(&game, &format!("{ply}"), now)).await.expect("kept");
    }
    game
}

fn resign(game: &SeatedGame, side: SideName, now: Timestamp) -> Commit {
    follow(game, &Command::Resign(ForSide { side, ply: game.ply() }), now)
}

/// Both ratings change with the end of a game, or neither does.
async fn ratings(store: &Arc<dyn Store>, other: &Arc<dyn Store>, both: [PlayerId; 2]) {
    let [red, blue] = both;
    let early = moved(store, begin(store, both, None).await, 1).await;
    store.commit(resign(&early, SideName::Red, Timestamp(3_000))).await.expect("kept");
    assert!(store.ratings(red).await.expect("readable").is_empty(), "Blue has not moved");

    let game = moved(store, begin(store, both, None).await, 2).await;
    // Two programs end it at once: one does, and it counts once.
    let now = Timestamp(4_000);
    let (one, two) = tokio::join!(
        store.commit(resign(&game, SideName::Blue, now)),
        other.commit(resign(&game, SideName::Blue, now)),
    );
    assert!(one.is_ok() != two.is_ok(), "one of both");
    let of = |player, pace| async move {
        let all = other.ratings(player).await.expect("readable");
        all.into_iter().find(|(found, _)| *found == pace).map(|(_, rating)| rating)
    };
    let (winner, loser) = (of(red, Pace::Correspondence).await, of(blue, Pace::Correspondence).await);
    let (winner, loser) = (winner.expect("rated"), loser.expect("rated"));
    assert_eq!((winner.games, loser.games, winner.last), (1, 1, Some(now)));
    assert!((winner.value + loser.value - 3_000.0).abs() < 1e-3 && winner.value > 1_600.0);
    assert_eq!(of(red, Pace::Live).await, None, "apart");
    // A later change of the same game is no second end.
    let over = store.load(game.id).await.expect("readable");
    let scored =
        Commit { before: over.clone(), after: over, receipt: None, touches: false, now: Timestamp(4_500) };
    store.commit(scored).await.expect("kept");
    assert_eq!(of(red, Pace::Correspondence).await, Some(winner));

    // Many games of the same two, ended at once through both programs: each counts.
    let mut games = Vec::new();
    for number in 0..8 {
        let live =
            begin(store, if number % 2 == 0 { both } else { [blue, red] }, Some(TimeControl::live(600, 0)))
                .await;
        games.push(moved(store, live, 2).await);
    }
    let mut ends = Vec::new();
    for (number, game) in games.into_iter().enumerate() {
        let store = Arc::clone(if number % 2 == 0 { store } else { other });
        ends.push(tokio::spawn(async move {
            store.commit(resign(&game, SideName::Blue, Timestamp(5_000))).await.expect("kept")
        }));
    }
    for end in ends {
        end.await.expect("ended");
    }
    let (one, two) = (of(red, Pace::Live).await.expect("rated"), of(blue, Pace::Live).await.expect("rated"));
    assert_eq!((one.games, two.games), (8, 8));
    let changes = other.rating_changes(red).await.expect("readable");
    let live: Vec<_> = changes.iter().filter(|change| change.pace == Pace::Live).collect();
    assert_eq!((changes.len(), live.len()), (9, 8));
    assert!(live.iter().any(|change| (change.value - one.value).abs() < 1e-3), "the last one stands");
    // Nobody is sure yet; with more games they are, and listed.
    assert!(other.leaders(Pace::Correspondence, now, 10).await.expect("readable").is_empty());
    for _ in 0..15 {
        draw(store, both).await;
    }
    let leaders = other.leaders(Pace::Live, Timestamp(7_000), 10).await.expect("readable");
    assert_eq!(leaders.len(), 2);
    assert!(leaders[0].1.value >= leaders[1].1.value);
    let years = Timestamp(20 * 365 * 24 * 60 * 60 * 1_000);
    assert!(other.leaders(Pace::Live, years, 10).await.expect("readable").is_empty(), "forgotten");
    results(other, both).await;
}

/// Two who have drawn with each other, and each won a game of another: the margin says who stands first.
async fn ties(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let mut players = Vec::new();
    for text in ["Tied", "Equal", "Third", "Fourth"] {
        let guest = store.create_guest(&format!("guest {text}"), Timestamp(1)).await.expect("a guest");
        assert!(store.become_account(guest, &name(text), "hash", session(text, None)).await.expect("kept"));
        players.push(guest);
    }
    // Without the margin the smaller id would stand first.
    players[..2].sort();
    for _ in 0..20 {
        draw(store, [players[0], players[1]]).await;
    }
    for (winner, loser, moves) in [(0, 2, 3), (1, 3, 12)] {
        let both = [players[winner], players[loser]];
        let game = moved(store, begin(store, both, Some(TimeControl::live(600, 0))).await, 2).await;
        let over = store.commit(resign(&game, SideName::Blue, Timestamp(6_000))).await.expect("kept");
        let counted = ScoreState { score: Score::Exact(moves), line: None, done: true };
        let after = SeatedGame { score: Some(counted), ..over.clone() };
        let scored = Commit { before: over, after, receipt: None, touches: false, now: Timestamp(6_000) };
        store.commit(scored).await.expect("kept");
    }
    let leaders = other.leaders(Pace::Live, Timestamp(7_000), 10).await.expect("readable");
    let found: Vec<PlayerId> = leaders.iter().map(|(account, _)| account.player).collect();
    let place = |player| found.iter().position(|found| *found == player).expect("a leader");
    assert!(place(players[1]) < place(players[0]), "{leaders:?}");
    let value = |player| leaders[place(player)].1.value;
    assert!((value(players[0]) - value(players[1])).abs() < 1e-9, "{leaders:?}");
}

async fn draw(store: &Arc<dyn Store>, both: [PlayerId; 2]) {
    let live = moved(store, begin(store, both, Some(TimeControl::live(600, 0))).await, 2).await;
    let drawn = follow(&live, &Command::OfferDraw(ForSide { side: SideName::Red, ply: 2 }), Timestamp(6_000));
    let offered = store.commit(drawn).await.expect("kept");
    let accepted = Command::AcceptDraw(ForSide { side: SideName::Blue, ply: 2 });
    store.commit(follow(&offered, &accepted, Timestamp(6_000))).await.expect("kept");
}

async fn results(store: &Arc<dyn Store>, [red, blue]: [PlayerId; 2]) {
    let all = store.results(red).await.expect("readable");
    assert_eq!(all.len(), 1);
    // The first one she resigned, then one and four of eight she won, and fifteen were drawn.
    assert_eq!((all[0].won, all[0].drawn, all[0].lost, all[0].opponent), (5, 15, 5, blue));
    assert!(all[0].name.is_some() && !all[0].gone);
    let wanted = |fate, rated| GamesWithOthers {
        player: red,
        opponent: Some(blue),
        variant: Some("standard".to_owned()),
        fate,
        rated,
        after: None,
        limit: 100,
    };
    for (fate, rated, count) in [
        (None, None, 25),
        (Some(Fate::Won), Some(true), 5),
        (Some(Fate::Lost), None, 5),
        (Some(Fate::Drawn), None, 15),
        (Some(Fate::Open), None, 0),
        (None, Some(false), 0),
    ] {
        let found = store.games_with_others(wanted(fate, rated)).await.expect("readable");
        assert_eq!(found.len(), count, "{fate:?} {rated:?}");
    }
    let strict = GamesWithOthers { variant: Some("strict".to_owned()), ..wanted(None, None) };
    assert!(store.games_with_others(strict).await.expect("readable").is_empty());
    let page = GamesWithOthers { limit: 3, ..wanted(None, None) };
    let first = store.games_with_others(page.clone()).await.expect("readable");
    let place = first.last().map(|game| (game.changed.0, game.id.to_string()));
    let second = store.games_with_others(GamesWithOthers { after: place, ..page }).await.expect("readable");
    assert!(first.iter().all(|game| second.iter().all(|later| later.id != game.id)));
}

/// The games of a guest become an account's, and show its name to others.
/// Games that go on are shown to all, the strongest players first; what guests play by a link is not.
async fn watched(store: &Arc<dyn Store>, other: &Arc<dyn Store>, both: [PlayerId; 2]) {
    let guest = async |token| store.create_guest(token, Timestamp(1)).await.expect("a guest");
    let guests = [guest("guest seven").await, guest("guest eight").await];
    let rated = begin(store, both, None).await;
    let mixed = begin(store, [guests[0], both[1]], None).await;
    let private = begin(store, guests, None).await;
    let over = moved(store, begin(store, both, None).await, 2).await;
    let over = store.commit(resign(&over, SideName::Red, Timestamp(3_000))).await.expect("kept");
    let alone = begin(store, [both[0], both[0]], None).await;
    let shown = other.watched(Timestamp(500), 1_000).await.expect("readable");
    let place = |game: &SeatedGame| shown.iter().position(|one| one.game.id == game.id);
    assert!(place(&rated).expect("shown") < place(&mixed).expect("shown"), "two ratings before one");
    assert_eq!([place(&private), place(&over), place(&alone)], [None; 3]);
    let one = &shown[place(&mixed).expect("shown")];
    assert!(one.ratings[0].is_none() && one.ratings[1].is_some_and(|rating| rating.games > 0), "{one:?}");
    assert_eq!(other.watched(Timestamp(500), 1).await.expect("readable").len(), 1);
    let later = other.watched(Timestamp(1_001), 1_000).await.expect("readable");
    assert!(later.iter().all(|one| one.game.id != rated.id), "nothing has happened there since");
}

async fn taken_along(store: &Arc<dyn Store>, other: &Arc<dyn Store>, olga: &Credentials) {
    let olga = store.credentials(name("Olga").folded()).await.expect("readable").unwrap_or(olga.clone());
    let guest = store.create_guest("guest along", Timestamp(1)).await.expect("a guest");
    let stranger = store.create_guest("guest stranger", Timestamp(1)).await.expect("a guest");
    let game = begin(store, [guest, stranger], None).await;
    let own = begin(store, [guest, olga.player], None).await;
    let along = session("along", Some("guest along"));
    assert!(other.sign_in(&olga, along, Some(guest)).await.expect("kept"));
    let taken = store.load(game.id).await.expect("readable");
    let wanted = Players { owner: Some(olga.player), red: Some(olga.player), blue: Some(stranger) };
    assert_eq!((taken.players, taken.rated, taken.revision > game.revision), (wanted, true, true));
    assert_eq!(taken.seats.red, Seat::Person { name: Some("Olga".to_owned()) });
    assert!(!store.load(own.id).await.expect("readable").rated, "nobody plays against themselves for points");
    assert_eq!(store.session("guest along").await.expect("readable"), None);
}

async fn deleted(store: &Arc<dyn Store>, other: &Arc<dyn Store>, olga: &Credentials, boris: PlayerId) {
    let olga = olga.player;
    let between = begin(store, [boris, olga], None).await;
    let alone = super::begin_by(store, Asker::Player(olga), None).await;
    assert!(other.delete_account(olga, Timestamp(9_000)).await.expect("kept"));
    assert!(!store.delete_account(olga, Timestamp(9_000)).await.expect("answered"), "once");
    assert_eq!(store.account(olga).await.expect("readable"), None);
    assert_eq!(store.account_named(name("Olga").folded()).await.expect("readable"), None);
    assert!(store.sessions(olga).await.expect("readable").is_empty());
    assert!(store.ratings(olga).await.expect("readable").is_empty());
    assert!(store.load(alone.id).await.is_err(), "nobody else's");
    let left = store.load(between.id).await.expect("the other's");
    assert_eq!(left.seats.blue, Seat::default());
    assert!(store.results(boris).await.expect("readable").iter().all(|of| of.gone && of.name.is_none()));
    assert!(!store.ratings(boris).await.expect("readable").is_empty(), "his own stay");
    let new = store.create_guest("guest new", Timestamp(1)).await.expect("a guest");
    let again = store.become_account(new, &name("OLGA"), "hash", session("again", None)).await;
    assert!(!again.expect("answered"), "no name is given twice");
}
