//! The words that programs know errors by: the one list of them. Documents and translations are held against
//! it.

use std::fmt;

use serde::{Deserialize, Serialize, de};

/// Declares words with the names they have in the program.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($variant:ident $word:literal)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $(#[doc = concat!("`", $word, "`")] $variant,)*
        }

        impl $name {
            /// All there are.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// The word.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let word = String::deserialize(deserializer)?;
                let known = $name::ALL.iter().find(|known| known.word() == word);
                known.copied().ok_or_else(|| de::Error::custom(format!("`{word}` is not known here")))
            }
        }
    };
}

words! {
    /// What an error is.
    Code {
        Request "request"
        ForeignOrigin "foreign-origin"
        ForeignHost "foreign-host"
        NoSuchAddress "no-such-address"
        NoSuchMethod "no-such-method"
        NoSuchGame "no-such-game"
        NoSuchMatch "no-such-match"
        IdTaken "id-taken"
        NoSuchPly "no-such-ply"
        NoSuchPlayer "no-such-player"
        NoSuchSession "no-such-session"
        NoSuchBlock "no-such-block"
        NoSuchChannel "no-such-channel"
        NoSuchLink "no-such-link"
        NotOffered "not-offered"
        NoAccounts "no-accounts"
        NotSignedIn "not-signed-in"
        WrongPassword "wrong-password"
        WrongPasskey "wrong-passkey"
        NoPasskeys "no-passkeys"
        NoSuchPasskey "no-such-passkey"
        LastPasskey "last-passkey"
        TooManyPasskeys "too-many-passkeys"
        NotFresh "not-fresh"
        NameTaken "name-taken"
        AlreadyAccount "already-account"
        AccountClosed "account-closed"
        NotStaff "not-staff"
        AlreadyDone "already-done"
        NoSuchReport "no-such-report"
        NoHoliday "no-holiday"
        NotForPrograms "not-for-programs"
        UnratedProgram "unrated-program"
        TooManyPrograms "too-many-programs"
        NoSuchInvitation "no-such-invitation"
        NoSuchLesson "no-such-lesson"
        NoSuchPuzzle "no-such-puzzle"
        TooLarge "too-large"
        NotJson "not-json"
        Move "move"
        Position "position"
        Board "board"
        Record "record"
        Picture "picture"
        NoMove "no-move"
        BadTree "bad-tree"
        BadComment "bad-comment"
        TooLong "too-long"
        Ply "ply"
        ClientId "client-id"
        NotYourGame "not-your-game"
        NotYourSide "not-your-side"
        NeedsConsent "needs-consent"
        ComputersTurn "computers-turn"
        PersonsTurn "persons-turn"
        ComputersSeat "computers-seat"
        Over "over"
        NothingToTakeBack "nothing-to-take-back"
        NothingToRedo "nothing-to-redo"
        NoDrawWithComputer "no-draw-with-computer"
        NoDrawOffer "no-draw-offer"
        NotBetweenTwo "not-between-two"
        AskedTooOften "asked-too-often"
        NoTakeBackOffer "no-take-back-offer"
        Rated "rated"
        TextsOff "texts-off"
        SaidEnough "said-enough"
        NotByCalendar "not-by-calendar"
        YourTurn "your-turn"
        PlanLine "plan-line"
        PlanContradicts "plan-contradicts"
        NotOver "not-over"
        NoRematchOffer "no-rematch-offer"
        WentOn "went-on"
        BothMoved "both-moved"
        NotAbsent "not-absent"
        NoScore "no-score"
        NotCounting "not-counting"
        NothingToCount "nothing-to-count"
        NotDeleted "not-deleted"
        ChangedElsewhere "changed-elsewhere"
        MatchOver "match-over"
        TooMuchKept "too-much-kept"
        TooMany "too-many"
        InvitationClosed "invitation-closed"
        OwnInvitation "own-invitation"
        OtherStrength "other-strength"
        NotYourInvitation "not-your-invitation"
        TooManyInvitations "too-many-invitations"
        DeviceOnly "device-only"
        OtherFormat "other-format"
        Busy "busy"
        TooManyAnalyses "too-many-analyses"
        Data "data"
        Storage "storage"
        Migration "migration"
        Corrupt "corrupt"
        Internal "internal"
    }
}

words! {
    /// What is behind an error, where one code stands for several things.
    Reason {
        Unreadable "unreadable"
        Address "address"
        List "list"
        Binary "binary"
        WebSocketOnly "websocket-only"
        Variant "variant"
        Theme "theme"
        StarterWithPosition "starter-with-position"
        PositionInMatch "position-in-match"
        Level "level"
        ProgramSeat "program-seat"
        NoClock "no-clock"
        Subscription "subscription"
        MailAddress "mail-address"
        TextLength "text-length"
        WordsLength "words-length"
        RemarkLength "remark-length"
        PlanLength "plan-length"
        RemarkCharacters "remark-characters"
        NameLength "name-length"
        NameCharacters "name-characters"
        AccountNameLength "account-name-length"
        AccountNameCharacters "account-name-characters"
        AccountNameScripts "account-name-scripts"
        AccountNameReserved "account-name-reserved"
        PasswordLength "password-length"
        PasswordIsName "password-is-name"
        ClientLength "client-length"
        MoveLength "move-length"
        Number "number"
        Place "place"
        LastMove "last-move"
        Text "text"
        WrongNumber "wrong-number"
        NoSuchWay "no-such-way"
        GameOver "game-over"
        MustMove "must-move"
        SameSpace "same-space"
        NoPiece "no-piece"
        Occupied "occupied"
        NotYours "not-yours"
        MayNotRest "may-not-rest"
        OutOfReach "out-of-reach"
        Fields "fields"
        Rows "rows"
        Columns "columns"
        Letter "letter"
        Run "run"
        Turn "turn"
        Starter "starter"
        Plies "plies"
        Missing "missing"
        Twice "twice"
        MayNotStand "may-not-stand"
        PliesContradict "plies-contradict"
        NotWhite "not-white"
        NotColoured "not-coloured"
        EqualNeighbours "equal-neighbours"
        NotSymmetric "not-symmetric"
        Empty "empty"
        SecondGame "second-game"
        MalformedTag "malformed-tag"
        TagTwice "tag-twice"
        Tag "tag"
        UnclosedComment "unclosed-comment"
        Comment "comment"
        VariationOfNothing "variation-of-nothing"
        TooDeep "too-deep"
        StrayClose "stray-close"
        UnclosedVariation "unclosed-variation"
        EmptyVariation "empty-variation"
        NumberAlone "number-alone"
        BadMove "bad-move"
        BadBoard "bad-board"
        BadPosition "bad-position"
        BadVariant "bad-variant"
        BadStarter "bad-starter"
        BadRepetition "bad-repetition"
        BadResult "bad-result"
        BadEnding "bad-ending"
        StarterContradicts "starter-contradicts"
        ResultContradicts "result-contradicts"
        NotWhatHappened "not-what-happened"
    }
}
