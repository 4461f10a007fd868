//! What every store has to do, as functions over any store. They panic where one does not.

mod absence;
mod administration;
mod conversation;
mod feeds;
mod invitations;
mod letters;
mod manners;
mod notices;
mod outbox;
mod passkeys;
mod people;
mod plans;
mod weeks;

use std::{sync::Arc, time::Duration};

use colorito::{Game, Position, RepetitionRule, Rules, Side};
use colorito_play::{
    Asker, Change, Command, ForSide, GameClock, GameId, MatchTerms, NewSeatedGame, PlayMove, PlayerId,
    Players, ScoreState, Seat, SeatedGame, Seats, SideName, TimeControl, Timestamp,
};
use colorito_solver::Score;
use colorito_study::review::Review;

use crate::{Commit, ListPage, Receipt, ReviewState, Store, StoreError, StoredReview, Whose};

/// Holds a store that is empty against all that is asked of one. `reopen` opens the same data once more, as
/// another program would.
///
/// # Panics
/// If the store does not conform.
pub async fn check<F: Future<Output = Arc<dyn Store>>>(store: Arc<dyn Store>, reopen: impl Fn() -> F) {
    let other = reopen().await;
    games(&store, &other).await;
    receipts_and_revisions(&store, &other).await;
    taken_over(&store, &other).await;
    named(&store, &other).await;
    played_on_elsewhere(&store, &other).await;
    rematches(&store, &other).await;
    lists_and_bin(&store).await;
    clocks(&store, &other).await;
    nodes(&store, reopen().await).await;
    matches(&store, &other).await;
    reviews(&store).await;
    guests(&store, &other).await;
    rated_games(&store, &other).await;
    people::check(&store, &other).await;
    passkeys::check(&store, &other).await;
    invitations::check(&store, &other).await;
    notices::check(&store, &other).await;
    outbox::check(&store, &other, reopen().await).await;
    letters::check(&store, &other).await;
    feeds::check(&store, &other).await;
    manners::check(&store, &other).await;
    administration::check(&store, &other).await;
    absence::check(&store, &other).await;
    conversation::check(&store, &other).await;
    plans::check(&store, &other).await;
    weeks::check(reopen().await, &other, reopen().await).await;
    many_at_once(&store, 50).await;
}

/// Holds an account whose game was spoilt by somebody else against what is asked of it. `spoil` makes a game one that cannot be opened.
///
/// # Panics
/// If the store does not conform.
pub async fn check_spoilt(store: &Arc<dyn Store>, spoil: impl AsyncFnOnce(GameId)) {
    weeks::check_spoilt(store, spoil).await;
}

/// A game of the device's owner.
///
/// # Panics
/// If it cannot be kept.
pub async fn begin(store: &Arc<dyn Store>) -> SeatedGame {
    begin_by(store, Asker::DeviceOwner, None).await
}

async fn begin_by(store: &Arc<dyn Store>, asker: Asker, clock: Option<TimeControl>) -> SeatedGame {
    let created = store.create(vec![new_game(asker, clock)], Timestamp(1_000)).await.expect("a game is kept");
    created.into_iter().next().expect("one game")
}

fn new_game(asker: Asker, clock: Option<TimeControl>) -> NewSeatedGame {
    let seats = Seats::default();
    NewSeatedGame {
        players: Players::begun_by(asker, &seats),
        seats,
        game: Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Off),
        clock,
        rated: false,
        place: None,
        record: Some("1. c1c3 *".to_owned()),
    }
}

/// The change that a legal move makes.
fn play(game: &SeatedGame, client: &str, now: Timestamp) -> Commit {
    let m = game.game.position().legal_moves()[0];
    let play = PlayMove { played: m.to_string(), ply: game.ply(), client: client.to_owned() };
    let receipt = Receipt { client: play.client.clone(), ply: play.ply, sent: play.played.clone() };
    Commit { receipt: Some(receipt), ..follow(game, &Command::Move(play), now) }
}

fn follow(game: &SeatedGame, command: &Command, now: Timestamp) -> Commit {
    match game.follow(game.role(Asker::DeviceOwner), command, now) {
        Ok(Change::Game(after)) => {
            Commit { before: game.clone(), after: *after, receipt: None, touches: true, now }
        }
        other => panic!("{other:?}"),
    }
}

async fn games(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let mut game = begin(store).await;
    assert_eq!(other.load(game.id).await.expect("another program sees it"), game);
    assert_eq!(store.import(game.id).await.expect("a record").as_deref(), Some("1. c1c3 *"));
    for turn in 0..4 {
        let change = play(&game, &format!("client {turn}"), Timestamp(2_000 + turn));
        game = store.commit(change).await.expect("a move is kept");
        assert_eq!((game.revision, game.changed), (turn + 1, Timestamp(2_000 + turn)));
    }
    assert_eq!(other.load(game.id).await.expect("all moves"), game);
    let back = Command::TakeBack(colorito_play::OnPly { ply: 4 });
    game = store.commit(follow(&game, &back, Timestamp(3_000))).await.expect("a move is taken back");
    assert_eq!((game.ply(), game.game.undone().len()), (3, 1));
    assert_eq!(other.load(game.id).await.expect("what was taken back is there"), game);
    // Another move than the one taken back: that one is gone.
    let m = game.game.position().legal_moves()[1];
    let instead = Command::Move(PlayMove { played: m.to_string(), ply: 3, client: "instead".to_owned() });
    game = store.commit(follow(&game, &instead, Timestamp(4_000))).await.expect("another move");
    assert_eq!(other.load(game.id).await.expect("the other move"), game);
    let resign = Command::Resign(ForSide { side: SideName::Blue, ply: 4 });
    game = store.commit(follow(&game, &resign, Timestamp(5_000))).await.expect("resigned");
    let scored = SeatedGame {
        score: Some(ScoreState { score: Score::AtLeast(3), line: None, done: true }),
        ..game.clone()
    };
    let change =
        Commit { before: game.clone(), after: scored, receipt: None, touches: false, now: Timestamp(9_000) };
    let scored = store.commit(change).await.expect("a score is kept");
    assert_eq!(scored.changed, game.changed, "a score is no change of the game");
    assert_eq!(other.load(game.id).await.expect("with its score"), scored);
    let nobody = GameId::from_random(7);
    assert!(matches!(store.load(nobody).await, Err(StoreError::NoSuchGame(id)) if id == nobody));
}

async fn receipts_and_revisions(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let game = begin(store).await;
    let change = play(&game, "tab", Timestamp(2_000));
    let after = store.commit(change.clone()).await.expect("kept");
    assert_eq!(other.receipt(game.id, "tab").await.expect("readable"), change.receipt);
    assert_eq!(other.receipt(game.id, "another").await.expect("readable"), None);
    // Made for an earlier revision, by whichever program.
    for store in [store, other] {
        let late = play(&game, "late", Timestamp(3_000));
        assert!(matches!(store.commit(late).await, Err(StoreError::Changed(_))));
        let used = play(&after, "tab", Timestamp(3_000));
        assert!(matches!(store.commit(used).await, Err(StoreError::Changed(_))), "the id was used");
    }
    assert_eq!(store.load(game.id).await.expect("unchanged"), after);
    assert_eq!(store.receipt(game.id, "late").await.expect("readable"), None);
    // Of several programs that change the same revision one succeeds.
    let changes = [play(&after, "one", Timestamp(4_000)), play(&after, "two", Timestamp(4_000))];
    let [one, two] = changes;
    let (one, two) = tokio::join!(store.commit(one), other.commit(two));
    assert!(one.is_ok() != two.is_ok(), "one of both");
}

/// A game that was played elsewhere is kept once, as it is, with what was taken back and what the clocks say.
async fn taken_over(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let mut game = Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw);
    for text in ["c1c3", "h10h8", "e1g3"] {
        let m = game.position().parse_move(text).expect("a move");
        game.play(m).expect("a legal move");
    }
    game.undo();
    game.undo();
    let control = TimeControl::live(300, 5);
    let left = [290_u64, 280, 270].map(|seconds| Some(Duration::from_secs(seconds))).to_vec();
    let begun = begin(store).await;
    let id = GameId::from_random(0x1892);
    let clock = Some(GameClock::restore(control, left, Timestamp(5_000)));
    let elsewhere =
        SeatedGame { id, game, clock, created: Timestamp(400), changed: Timestamp(5_000), ..begun };
    assert!(store.take_over(elsewhere.clone(), None).await.expect("kept"));
    assert_eq!(other.load(id).await.expect("the game"), elsewhere);
    let changed = SeatedGame { created: Timestamp(9_999), ..elsewhere.clone() };
    assert!(!other.take_over(changed.clone(), None).await.expect("there is one"));
    assert!(store.delete(id, Timestamp(6_000)).await.expect("deleted"));
    assert!(!store.take_over(changed, None).await.expect("there is one in the bin"));
    assert!(store.restore(id).await.expect("restored"));
    assert_eq!(store.load(id).await.expect("the game").created, elsewhere.created);
    let twice = SeatedGame { id: GameId::from_random(0x1893), ..elsewhere };
    let (one, two) = tokio::join!(store.take_over(twice.clone(), None), other.take_over(twice, None));
    assert!(one.expect("kept") != two.expect("kept"), "one of two is the first");
    // Nobody's clock runs in what follows.
    for id in [id, GameId::from_random(0x1893)] {
        assert!(store.delete(id, Timestamp(7_000)).await.expect("deleted"));
    }
}

/// Games begin under names that were chosen for them, once, all or none.
async fn named(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let [one, two, three] = [0x7001, 0x7002, 0x7003].map(GameId::from_random);
    let new = |names: &[GameId]| -> Vec<(GameId, NewSeatedGame)> {
        names.iter().map(|id| (*id, new_game(Asker::DeviceOwner, None))).collect()
    };
    let begun = store.create_named(new(&[one, two]), Timestamp(1_000)).await.expect("kept");
    let begun = begun.expect("nobody had these names");
    assert_eq!(begun.iter().map(|seated| seated.id).collect::<Vec<_>>(), [one, two]);
    assert_eq!(other.load(two).await.expect("the game"), begun[1]);
    // One that is there, be it in the bin, keeps all of them away.
    assert!(store.delete(two, Timestamp(2_000)).await.expect("deleted"));
    for names in [[one, three], [three, two]] {
        assert_eq!(other.create_named(new(&names), Timestamp(3_000)).await.expect("an answer"), None);
        assert!(matches!(store.load(three).await, Err(StoreError::NoSuchGame(_))));
    }
    let again = || new(&[three]);
    let (here, there) = tokio::join!(
        store.create_named(again(), Timestamp(4_000)),
        other.create_named(again(), Timestamp(4_000))
    );
    assert!(
        here.expect("an answer").is_some() != there.expect("an answer").is_some(),
        "one of two is the first"
    );
}

/// A game that was begun here can become what was played elsewhere, whatever moves it has: they are replaced, and
/// what was taken back can be played again.
async fn played_on_elsewhere(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let begun = begin(store).await;
    let here = store.commit(play(&begun, "here", Timestamp(2_000))).await.expect("a move");
    for texts in [&["c1c3", "h10h8", "e1g3"][..], &["e1g3"]] {
        let before = store.load(here.id).await.expect("the game");
        let mut after = begun.clone();
        for text in texts {
            let m = after.game.position().parse_move(text).expect("a move");
            after.game.play(m).expect("a legal move");
        }
        if texts.len() > 1 {
            after.game.undo();
            after.game.undo();
        }
        let change = Commit { before, after, receipt: None, touches: true, now: Timestamp(3_000) };
        let after = store.commit(change).await.expect("kept");
        assert_eq!(other.load(here.id).await.expect("the game"), after);
    }
}

/// A game that follows from another begins once.
async fn rematches(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let game = begin(store).await;
    let next = || new_game(Asker::DeviceOwner, None);
    let mut asked = game.clone();
    asked.talk.takeback = Some(SideName::Red);
    asked.talk.rematch = Some(SideName::Blue);
    let change = |before: &SeatedGame, after: &SeatedGame| Commit {
        before: before.clone(),
        after: after.clone(),
        receipt: None,
        touches: true,
        now: Timestamp(2_000),
    };
    let asked = store.commit(change(&game, &asked)).await.expect("kept");
    assert_eq!(other.load(game.id).await.expect("readable"), asked, "what was asked is kept");
    let both = tokio::join!(
        store.commit_and_begin(change(&asked, &asked), next()),
        other.commit_and_begin(change(&asked, &asked), next())
    );
    let (Ok(after), Err(StoreError::Changed(_))) = (match both {
        (Ok(after), late) | (late, Ok(after)) => (Ok::<_, StoreError>(after), late),
        (one, two) => panic!("{one:?} {two:?}"),
    }) else {
        panic!("one of both")
    };
    assert_eq!(other.load(game.id).await.expect("readable"), after);
    let begun = other.load(after.next.expect("the next game")).await.expect("it is there");
    assert_eq!(begun.ply(), 0);
}

async fn lists_and_bin(store: &Arc<dyn Store>) {
    let guest = store.create_guest("hash of the list", Timestamp(1)).await.expect("a guest");
    let mine = begin_by(store, Asker::Player(guest), None).await;
    let changed = store.commit(play(&mine, "x", Timestamp(i64::MAX / 2))).await.expect("kept");
    let page = |whose, deleted, after| ListPage { whose, deleted, after, limit: 1 };
    let all = store.list(page(Whose::Everybodys, false, None)).await.expect("a list");
    assert_eq!((all.len(), all[0].id, all[0].ply), (1, mine.id, 1), "the last changed first");
    let place = Some((changed.changed.0, mine.id.to_string()));
    let next = store.list(page(Whose::Everybodys, false, place.clone())).await.expect("the next page");
    assert_ne!(next[0].id, mine.id);
    assert_eq!(store.list(page(Whose::Of(guest), false, None)).await.expect("a list").len(), 1);
    assert!(store.list(page(Whose::Of(guest), false, place)).await.expect("the end").is_empty());
    let stranger = PlayerId::from_random(1);
    for whose in [Whose::Nobodys, Whose::Of(stranger)] {
        assert!(store.list(page(whose, false, None)).await.expect("a list").is_empty());
    }
    assert!(!store.restore(mine.id).await.expect("nothing to restore"));
    assert!(store.delete(mine.id, Timestamp(5)).await.expect("deleted"));
    assert!(!store.delete(mine.id, Timestamp(5)).await.expect("deleted before"));
    assert!(matches!(store.load(mine.id).await, Err(StoreError::NoSuchGame(_))));
    assert!(matches!(store.commit(play(&changed, "y", Timestamp(6))).await, Err(StoreError::Changed(_))));
    let bin = store.list(page(Whose::Of(guest), true, None)).await.expect("the bin");
    assert!(bin.len() == 1 && bin[0].deleted);
    assert_eq!(store.players(mine.id).await.expect("whose it is").owner, Some(guest));
    assert!(store.restore(mine.id).await.expect("restored"));
    let back = store.load(mine.id).await.expect("it is back");
    assert_eq!((back.game, back.revision), (changed.game, changed.revision + 2));
}

/// Games count for ratings between two players who are known, from the first position on.
async fn rated_games(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let red = store.create_guest("hash of red", Timestamp(1)).await.expect("a guest");
    let blue = store.create_guest("hash of blue", Timestamp(1)).await.expect("a guest");
    let players = Players { owner: Some(red), red: Some(red), blue: Some(blue) };
    let rated = NewSeatedGame { rated: true, players, ..new_game(Asker::Player(red), None) };
    let mut later = rated.clone();
    later.game.play(later.game.position().legal_moves()[0]).expect("legal");
    let elsewhere = later.game.position().clone();
    let all = vec![
        rated.clone(),
        NewSeatedGame { rated: false, ..rated.clone() },
        NewSeatedGame { players: Players { blue: Some(red), ..players }, ..rated.clone() },
        NewSeatedGame { players: Players { blue: None, ..players }, ..rated.clone() },
        NewSeatedGame { game: Game::new(elsewhere, RepetitionRule::Off), ..rated.clone() },
        later,
    ];
    let created = store.create(all, Timestamp(2)).await.expect("kept");
    let counts: Vec<bool> = created.iter().map(|game| game.rated).collect();
    assert_eq!(counts, [true, false, false, false, false, false]);
    for game in created {
        assert_eq!(other.load(game.id).await.expect("readable"), game);
    }
}

async fn clocks(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let live = begin_by(store, Asker::DeviceOwner, Some(TimeControl::live(60, 2))).await;
    assert_eq!(live.deadline(), None, "nobody is in a hurry yet");
    let mut game = live;
    for turn in 0..3 {
        game = store.commit(play(&game, &format!("{turn}"), Timestamp(10_000 * turn))).await.expect("kept");
    }
    assert_eq!(other.load(game.id).await.expect("with its clock"), game);
    let deadline = game.deadline().expect("Blue's clock runs");
    assert_eq!(deadline, Timestamp(20_000 + 60_000));
    assert_eq!(other.next_deadline(Timestamp(0)).await.expect("readable"), Some(deadline));
    // Clocks of players at a node that is not seen stand still.
    store.beat().await.expect("alive");
    assert!(store.due(Timestamp(deadline.0 - 1), 10).await.expect("readable").is_empty());
    assert_eq!(store.due(deadline, 10).await.expect("readable"), [game.id]);
    let over = game.after_time(Timestamp(1_000_000)).expect("time is up");
    let change =
        Commit { before: game, after: over, receipt: None, touches: true, now: Timestamp(1_000_000) };
    let over = store.commit(change).await.expect("ended");
    assert_eq!(other.load(over.id).await.expect("ended by time"), over);
    assert_eq!(store.next_deadline(Timestamp(0)).await.expect("readable"), None);
    let slow = begin_by(store, Asker::DeviceOwner, Some(TimeControl::Days(3))).await;
    assert_eq!(store.next_deadline(Timestamp(0)).await.expect("readable"), slow.deadline());
    assert_eq!(other.load(slow.id).await.expect("with days"), slow);
    store.delete(slow.id, Timestamp(1)).await.expect("deleted");
}

/// A node that claims work, has players at its clocks, and stops: another one goes on.
async fn nodes(store: &Arc<dyn Store>, leaving: Arc<dyn Store>) {
    let against = Seats { blue: Seat::Computer { level: 1 }, ..Seats::default() };
    let new = NewSeatedGame { seats: against, record: None, ..new_game(Asker::DeviceOwner, None) };
    let computers = leaving.create(vec![new], Timestamp(1_000)).await.expect("kept").remove(0);
    assert!(!store.unattended(100).await.expect("readable").contains(&computers.id), "a person's turn");
    let computers = leaving.commit(play(&computers, "x", Timestamp(2_000))).await.expect("kept");
    leaving.beat().await.expect("alive");
    store.beat().await.expect("alive");
    assert!(!store.unattended(100).await.expect("readable").contains(&computers.id), "it has the work");
    assert!(
        leaving.claim(computers.id).await.expect("its own") && !store.claim(computers.id).await.expect("no")
    );

    let mut live = begin_by(&leaving, Asker::DeviceOwner, Some(TimeControl::live(600, 0))).await;
    assert_eq!(store.absent_since(live.id).await.expect("readable"), None, "nobody is there yet");
    let begun = Timestamp(leaving.now().0 - 60_000);
    for turn in 0..3 {
        live = leaving.commit(play(&live, &format!("{turn}"), begun)).await.expect("kept");
    }
    assert_eq!(leaving.absent_since(live.id).await.expect("readable"), None, "they are here");
    let seen = store.absent_since(live.id).await.expect("readable").expect("they were elsewhere");
    assert!(seen > begun);

    let review =
        StoredReview { state: ReviewState::Running, time: Duration::from_secs(1), review: Review::default() };
    leaving.save_review(live.id, review.clone(), Timestamp(1)).await.expect("kept");
    assert!(leaving.claim_review(live.id).await.expect("claimed"));
    assert!(!store.claim_review(live.id).await.expect("not free"));
    assert!(leaving.continue_review(live.id, review.clone(), Timestamp(2)).await.expect("kept"));
    assert!(!store.continue_review(live.id, review.clone(), Timestamp(2)).await.expect("not its own"));

    leaving.close().await;
    assert!(store.unattended(100).await.expect("readable").contains(&computers.id), "nobody has it");
    assert!(store.claim(computers.id).await.expect("free"));
    let free: Vec<GameId> =
        store.unattended_reviews().await.expect("readable").into_iter().map(|(id, _)| id).collect();
    assert_eq!(free, [live.id]);
    assert!(store.claim_review(live.id).await.expect("free"));
    store.stop_review(live.id).await.expect("stopped");
    assert!(!store.continue_review(live.id, review, Timestamp(3)).await.expect("stopped is stopped"));

    store.beat().await.expect("alive");
    let excused = store.load(live.id).await.expect("readable");
    assert_eq!(excused.revision, live.revision + 1, "others notice");
    let gained = excused.deadline().expect("runs").since(live.deadline().expect("runs"));
    assert!(gained >= Duration::from_secs(5), "{gained:?}");
    assert!(excused.deadline() <= Some(store.now().after(Duration::from_mins(10))), "no more than a turn");
    assert_eq!(store.absent_since(live.id).await.expect("readable"), None, "excused once");
    let revisions = store.revisions(&[live.id, GameId::from_random(7)]).await.expect("readable");
    assert_eq!(revisions, [(live.id, excused.revision)]);
    store.delete(live.id, Timestamp(1)).await.expect("deleted");
    assert!(store.revisions(&[live.id]).await.expect("readable").is_empty());
}

async fn matches(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let terms = MatchTerms {
        games: 3,
        seats: Seats::default(),
        players: Players::default(),
        rules: Rules::default(),
        starter: Side::Blue,
        repetition: RepetitionRule::Off,
        clock: Some(TimeControl::live(60, 0)),
    };
    let (begun, first) = store.create_match(None, terms, Timestamp(1)).await.expect("a match");
    let loaded = other.load_match(begun.id).await.expect("readable");
    assert_eq!((loaded.terms.games, loaded.terms.starter), (3, Side::Blue));
    assert_eq!(other.load(first.id).await.expect("its first game"), first);
    store.create(vec![begun.game(2)], Timestamp(2)).await.expect("the second game");
    assert!(store.create(vec![begun.game(2)], Timestamp(2)).await.is_err(), "there is one second game");
    let games = other.games_of(begun.id).await.expect("its games");
    let numbers: Vec<u32> = games.iter().filter_map(|game| Some(game.place?.number)).collect();
    assert_eq!(numbers, [1, 2]);
}

async fn reviews(store: &Arc<dyn Store>) {
    let game = begin(store).await;
    assert_eq!(store.review(game.id).await.expect("readable"), None);
    let time = Duration::from_millis(400);
    let running = StoredReview { state: ReviewState::Running, time, review: Review::default() };
    store.save_review(game.id, running.clone(), Timestamp(1)).await.expect("kept");
    assert_eq!(store.review(game.id).await.expect("readable"), Some(running));
    assert_eq!(store.unattended_reviews().await.expect("readable"), [(game.id, time)]);
    store.stop_review(game.id).await.expect("stopped");
    assert_eq!(
        store.review(game.id).await.expect("readable").map(|review| review.state),
        Some(ReviewState::Stopped)
    );
    assert!(store.unattended_reviews().await.expect("readable").is_empty());
    let nobody = GameId::from_random(7);
    let none = StoredReview { state: ReviewState::Running, time, review: Review::default() };
    assert!(store.save_review(nobody, none, Timestamp(1)).await.is_err());
}

async fn guests(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let guest = store.create_guest("hash", Timestamp(1)).await.expect("a guest");
    assert_eq!(other.session("hash").await.expect("readable").map(|holder| holder.player), Some(guest));
    assert_eq!(other.session("another").await.expect("readable"), None);
    assert!(other.revoke("hash").await.expect("revoked"));
    assert!(!store.revoke("hash").await.expect("revoked before"));
    assert_eq!(store.session("hash").await.expect("readable"), None);
    assert_eq!(store.bytes_of(guest).await.expect("readable"), 0);
    let game = begin_by(store, Asker::Player(guest), None).await;
    let begun = store.bytes_of(guest).await.expect("readable");
    assert!(begun > 0, "a game takes room");
    store.commit(play(&game, "a", Timestamp(2))).await.expect("a move is kept");
    store.delete(game.id, Timestamp(3)).await.expect("deleted");
    assert!(other.bytes_of(guest).await.expect("readable") > begun, "so does a move, and what was deleted");
}

/// Plays a move in many games at once.
///
/// # Panics
/// If one is not kept.
pub async fn many_at_once(store: &Arc<dyn Store>, games: usize) {
    let mut all = Vec::new();
    for number in 0..games {
        let store = Arc::clone(store);
        all.push(tokio::spawn(async move {
            let mut game = begin(&store).await;
            for turn in 0..3 {
                let change = play(&game, &format!("{number}-{turn}"), Timestamp(2_000));
                game = store.commit(change).await.expect("kept");
            }
            assert_eq!(store.load(game.id).await.expect("readable"), game);
        }));
    }
    for one in all {
        one.await.expect("all are kept");
    }
}
