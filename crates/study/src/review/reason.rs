//! What a move is good for, as a message.

use colorito_engine::HintReason;

use crate::Message;

/// The message of a reason; its key begins with `review-reason-`.
// keys: review-reason-*
pub(super) fn message(reason: HintReason) -> Message {
    let message = |code: &str| Message::new(format!("review-reason-{code}"));
    match reason {
        HintReason::Completes => message("completes"),
        HintReason::SpecialSituation => message("special-situation"),
        HintReason::Tie => message("tie"),
        HintReason::ComesHome => message("comes-home"),
        HintReason::ClearsTarget { of } => message("clears-target").with("piece", of),
        HintReason::LeavesOpponentsTarget => message("leaves-opponents-target"),
        HintReason::CatchesUp { rows } => message("catches-up").with("rows", u32::from(rows)),
        HintReason::BuildsLadder { of, rows } => {
            message("builds-ladder").with("piece", of).with("rows", u32::from(rows))
        }
        HintReason::GoesAhead { rows } => message("goes-ahead").with("rows", u32::from(rows)),
        HintReason::Prepares => message("prepares"),
        HintReason::OnlyMove => message("only-move"),
    }
}
