//! Why something was not done.

use std::sync::Arc;

use colorito_wire::ErrorBody;
use serde_json::Value;

/// Why something was not done.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Failure {
    /// The server says why.
    #[error("{}", .0.message)]
    Refused(Arc<ErrorBody>),
    /// The server says so in words that are not known here: it may be newer, or something else.
    #[error("the server says {status}: {message}")]
    Unknown {
        /// The status of its answer.
        status: u16,
        /// What it says.
        message: String,
    },
    /// The server cannot be reached.
    #[error("the server cannot be reached: {0}")]
    Unreachable(Arc<str>),
    /// The server does not prove that it is the one that was named.
    #[error("the server's certificate is not trusted: {0}")]
    Untrusted(Arc<str>),
    /// What the server says makes no sense.
    #[error("the server says something that makes no sense: {0}")]
    Nonsense(Arc<str>),
}

impl Failure {
    #[expect(clippy::needless_pass_by_value, reason = "an error is handed over")]
    pub(crate) fn unreachable(why: impl ToString) -> Failure {
        Failure::Unreachable(why.to_string().into())
    }

    #[expect(clippy::needless_pass_by_value, reason = "an error is handed over")]
    pub(crate) fn nonsense(why: impl ToString) -> Failure {
        Failure::Nonsense(why.to_string().into())
    }

    /// What an answer with a bad status says.
    pub(crate) fn of_answer(status: u16, body: &[u8]) -> Failure {
        if let Ok(body) = serde_json::from_slice::<ErrorBody>(body) {
            return Failure::Refused(Arc::new(body));
        }
        let told: Option<Value> = serde_json::from_slice(body).ok();
        let message = told.as_ref().and_then(|told| told["message"].as_str()).unwrap_or_default();
        Failure::Unknown { status, message: message.chars().take(200).collect() }
    }

    /// Whether asking again later could help.
    pub fn may_pass(&self) -> bool {
        use colorito_wire::Code;
        match self {
            Failure::Refused(body) => {
                matches!(body.error, Code::TooMany | Code::Busy | Code::Storage | Code::Internal)
            }
            Failure::Unknown { status, .. } => *status >= 500 || *status == 429,
            Failure::Unreachable(_) => true,
            Failure::Untrusted(_) | Failure::Nonsense(_) => false,
        }
    }
}
