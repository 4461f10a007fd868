//! What a move is good for, as a message.

use colorito_engine::HintReason;

use crate::Message;

/// The message of a reason; its key begins with `review-reason-`.
pub(super) fn message(reason: HintReason) -> Message {
    match reason {
        HintReason::Completes => Message::new("review-reason-completes"),
        HintReason::SpecialSituation => Message::new("review-reason-special-situation"),
        HintReason::Tie => Message::new("review-reason-tie"),
        HintReason::ComesHome => Message::new("review-reason-comes-home"),
        HintReason::ClearsTarget { of } => Message::new("review-reason-clears-target").with("piece", of),
        HintReason::LeavesOpponentsTarget => Message::new("review-reason-leaves-opponents-target"),
        HintReason::CatchesUp { rows } => {
            Message::new("review-reason-catches-up").with("rows", u32::from(rows))
        }
        HintReason::BuildsLadder { of, rows } => {
            Message::new("review-reason-builds-ladder").with("piece", of).with("rows", u32::from(rows))
        }
        HintReason::Frees { of } => Message::new("review-reason-frees").with("piece", of),
        HintReason::Fetches { of, helpers: 1 } => Message::new("review-reason-fetches").with("piece", of),
        HintReason::Fetches { of, .. } => Message::new("review-reason-fetches-with-two").with("piece", of),
        HintReason::GoesAhead { rows } => {
            Message::new("review-reason-goes-ahead").with("rows", u32::from(rows))
        }
        HintReason::Prepares => Message::new("review-reason-prepares"),
        HintReason::OnlyMove => Message::new("review-reason-only-move"),
    }
}
