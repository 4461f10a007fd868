//! Reports and blocks.

use std::{sync::Arc, time::Duration};

use colorito_play::{
    Audience, Fate, FreeText, Invitation, InvitationId, InvitationTerms, Remark, Report, ReportReason, Seat,
    SideName, TimeControl, Timestamp, Words,
};

use super::begin;
use crate::{Admin, Deed, Store};

pub(super) async fn check(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let one = store.create_guest("hash of who blocks", Timestamp(1)).await.expect("a guest");
    let two = store.create_guest("hash of who is blocked", Timestamp(1)).await.expect("a guest");
    let game = begin(store).await.id;
    let report = |reason, created| Report {
        reporter: one,
        reported: two,
        game,
        reason,
        text: Some("He left".to_owned()),
        said: vec![Remark {
            number: 3,
            side: SideName::Blue,
            words: Words::Text(FreeText::new("Too slow!").expect("a text")),
            at: Timestamp(4),
        }],
        created: Timestamp(created),
    };
    store.report(report(ReportReason::Stalling, 5)).await.expect("kept");
    let kept = &other.reports(true, 9).await.expect("readable")[0];
    assert_eq!((&kept.report, kept.settled), (&report(ReportReason::Stalling, 5), None));
    let settle = || Deed::Settle { report: kept.id.clone(), remark: Some("asked him".to_owned()) };
    let by = Admin::CommandLine;
    assert!(other.administer(settle(), &by, Timestamp(7)).await.expect("kept"));
    assert!(!store.administer(settle(), &by, Timestamp(8)).await.expect("it is settled"));
    assert!(store.reports(true, 9).await.expect("readable").is_empty());
    assert_eq!(store.reports(false, 9).await.expect("readable")[0].settled, Some(Timestamp(7)));
    // Another one about the same game replaces it.
    store.report(report(ReportReason::Abuse, 9)).await.expect("kept");
    let all = other.reports(false, 9).await.expect("readable");
    assert_eq!((all.len(), all[0].report.reason, all[0].settled), (1, ReportReason::Abuse, None));

    let now = store.now();
    store.block(one, two, Some("Bo".to_owned()), now).await.expect("kept");
    store.block(one, two, Some("Bo again".to_owned()), now).await.expect("once is enough");
    let blocks = other.blocks(one).await.expect("readable");
    assert_eq!((blocks.len(), blocks[0].name.as_deref()), (1, Some("Bo")));
    assert!(other.has_blocked(one, two).await.expect("readable"));
    assert!(!other.has_blocked(two, one).await.expect("readable"));
    let pairs = other.blocked_in_lobby(now).await.expect("readable");
    assert!(!pairs.contains(&(one, two)), "neither is in the lobby");
    let invitation = Invitation {
        id: InvitationId::from_random(4_711),
        audience: Audience::Lobby,
        owner: two,
        seat: Seat::default(),
        terms: InvitationTerms {
            rules: colorito::Rules::default(),
            repetition: colorito::RepetitionRule::Off,
            clock: Some(TimeControl::Days(3)),
            side: None,
            begins: None,
            rated: false,
        },
        rating: None,
        within: None,
        created: now,
        expires: now.after(Duration::from_mins(1)),
        fate: Fate::Open,
    };
    store.invite(invitation, None).await.expect("kept");
    assert!(other.blocked_in_lobby(now).await.expect("readable").contains(&(one, two)));
    store.withdraw(InvitationId::from_random(4_711)).await.expect("kept");
    assert!(!store.unblock(two, &blocks[0].id).await.expect("it is not theirs"));
    assert!(store.unblock(one, &blocks[0].id).await.expect("kept"));
    assert!(other.blocks(one).await.expect("readable").is_empty());
}
