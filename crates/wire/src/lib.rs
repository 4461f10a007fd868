#![doc = include_str!("../README.md")]

mod account;
mod admin;
mod analysis;
mod board;
mod channels;
mod codes;
mod conversation;
mod details;
mod error;
mod game;
mod hint;
mod invitations;
mod kept;
mod legal;
mod lessons;
mod lines;
mod list;
mod manners;
mod matches;
mod moved;
mod needed;
mod news;
mod notices;
mod passkeys;
mod people;
mod picture;
mod position;
mod presence;
mod programs;
mod puzzles;
mod quota;
mod read;
mod record;
mod replay;
mod review;
mod rules;
mod scene;
mod setup;
mod tree;
mod watch;

pub use account::{
    AccountAnswer, AccountKind, AccountSettings, Farewell, Forgotten, HolidayAnswer, HolidayChange,
    NewAccount, PasswordChange, Recovery, RecoveryAnswer, Secret, SessionAnswer, SessionsAnswer, SignIn,
};
pub use admin::{
    AccountsQuery, AdminDeed, AnnouncementAnswer, AnnouncementsAnswer, AuditAnswer, AuditEntryAnswer,
    AuditQuery, ManagedAccountAnswer, ManagedAccountsAnswer, ReportAnswer, ReportsAnswer, ReportsQuery,
    admin_text,
};
pub use analysis::{LineQuery, Placing, PlacingAnswer, RecordText};
pub use board::{BoardAnswer, BoardQuery, DraftAnswer, DraftQuery, Printed};
pub use channels::{
    BrowserAnswer, ChannelChange, ChannelsAnswer, FeedAnswer, MailAnswer, MailLink, NewBrowser,
    NewFeedAnswer, NewMail, ReadingAnswer, WantedNotices,
};
pub use codes::{Code, Reason};
pub use conversation::{ConversationAnswer, NewRemark, RemarkAnswer, TextsOf, TextsWanted};
pub use error::{BadRequest, Cause, Error, ErrorBody};
pub use game::{ClockAnswer, GameAnswer, LosersScore, RoleName};
pub use hint::{HintAnswer, ScoreAnswer, ThoughtAnswer, hint_reason};
pub use invitations::{
    Acceptance, ClaimAcceptance, ClaimQuestion, InvitationAnswer, LobbyAnswer, LobbyNews, NewInvitation,
    NewInvitationAnswer, QrAnswer, QrText,
};
pub use kept::{KeptClock, KeptGame, KeptScore};
pub use legal::read_legal;
pub use lessons::{Attempt, LessonAnswer, LessonName, Verdict};
pub use lines::{AnalysisNews, AnalysisQuestion, LineAnswer, Lines};
pub use list::{ListAnswer, ListQuery, SummaryAnswer};
pub use manners::{BlockAnswer, BlocksAnswer, NewReport};
pub use matches::MatchAnswer;
pub use moved::{MovedAnswer, TargetsAnswer};
pub use news::{ListenQuery, News};
pub use notices::{NoticeAnswer, NoticesAnswer, SeenNotices};
pub use passkeys::{
    CeremonyAnswer, NewPasskey, NewPasskeyAccount, PasskeyAnswer, PasskeySignIn, PasskeysAnswer, WantedName,
};
pub use people::{
    Balance, FateName, LeaderAnswer, LeadersAnswer, LevelRating, OpponentBalance, PairBalance, PersonAnswer,
    PersonGame, PersonGamesAnswer, PersonGamesQuery, RatingAnswer, RatingPoint, RatingsAnswer,
    VariantBalance, by_opponent, by_variant,
};
pub use picture::{AtPly, Picture, PositionPicture, PositionQuery, Style};
pub use position::{MoveAnswer, OutcomeAnswer, PerSide, PieceAnswer, PositionAnswer};
pub use presence::{ClaimAnswer, PresenceAnswer};
pub use programs::{
    NewProgram, ProgramAnswer, ProgramChange, ProgramGame, ProgramNews, ProgramsAnswer, TokenAnswer,
};
pub use puzzles::{Attempts, DayQuery, JudgedAnswer, PuzzleAnswer, PuzzleList, PuzzleName};
pub use quota::Quota;
pub use read::{read, read_command, read_command_named, read_query, read_with_lists};
pub use record::write_record;
pub use replay::Unreadable;
pub use review::{NewReview, ReviewAnswer, ReviewQuery, ReviewedAnswer};
pub use rules::{ExampleAnswer, RulesAnswer};
pub use setup::{Import, NewGame, NewMatch, Setup};
pub use tree::{MoveInTree, NewMoveInTree, NewTree, SaidEnding, Tag, TreeAnswer};
pub use watch::{PlayersRatings, SeatRatingAnswer, SeatRatings, WatchAnswer, WatchNews, WatchedAnswer};

/// The format of answers, a number that every answer of a server carries. It is raised when an answer changes so that pages made for the
/// one before would misread it: they then say that they are too old instead.
pub const FORMAT: u32 = 1;
