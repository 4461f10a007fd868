#![doc = include_str!("../README.md")]

mod account_name;
mod asker;
mod clock;
mod command;
mod id;
mod invalid;
mod invitation;
mod matches;
mod notice;
mod password;
mod rating;
mod refusal;
mod score;
mod seat;
mod seated_game;
mod summary;
mod talk;
mod time;

pub use account_name::AccountName;
pub use asker::{Asker, Players, Role};
pub use clock::{GameClock, LiveControl, TimeControl};
pub use command::{Command, ForSide, OnPly, PlayMove, SideName};
pub use id::{GameId, InvitationId, MatchId, NoId, PlayerId};
pub use invalid::Invalid;
pub use invitation::{Audience, Begins, Fate, Invitation, InvitationState, InvitationTerms, Toss};
pub use matches::{Match, MatchPlace, MatchScore, MatchTerms, Tally};
pub use notice::{KeptNotice, Notice, NoticeKind, Noticed};
pub use password::Password;
pub use rating::{Pace, RatedResult, Rating};
pub use refusal::Refusal;
pub use score::{Bounds, ScoreState, read_score, scored_outcome};
pub use seat::{Seat, Seats};
pub use seated_game::{Ability, Awaited, Change, MOST_PLIES, NewSeatedGame, SeatedGame};
pub use summary::GameSummary;
pub use talk::{Patience, Talk};
pub use time::Timestamp;
