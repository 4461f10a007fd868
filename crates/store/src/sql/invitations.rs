//! Invitations in their table.

use async_trait::async_trait;
use colorito_play::{
    Audience, Begins, Fate, GameId, Invitation, InvitationId, InvitationTerms, NewSeatedGame, Noticed,
    PlayerId, Seat, SeatedGame, Timestamp,
};
use sqlx::FromRow;

use super::{
    SqlStore,
    backend::Backend,
    notices,
    row::{repetition_name, repetition_named, rules, side_named, time_columns, time_control},
    statement::Statement,
    write::{Write, insert_game, seat},
};
use crate::{Invitations, NodeNews, StoreError, random::random_number};

/// An invitation as it is stored.
#[derive(FromRow)]
struct InvitationRow {
    id: String,
    audience: String,
    owner: String,
    name: Option<String>,
    program: i64,
    variant: String,
    board: String,
    repetition: String,
    seconds: Option<i64>,
    increment: Option<i64>,
    days: Option<i64>,
    most_days: Option<i64>,
    side: Option<String>,
    begins: Option<String>,
    rated: i64,
    rating: Option<i64>,
    within: Option<i64>,
    created: i64,
    expires: i64,
    fate: String,
    game: Option<String>,
}

impl InvitationRow {
    fn restore(&self) -> Result<Invitation, StoreError> {
        self.read().map_err(|fault| StoreError::Corrupt { what: self.id.clone(), fault })
    }

    fn read(&self) -> Result<Invitation, String> {
        let said = |error: colorito_play::NoId| error.to_string();
        Ok(Invitation {
            id: self.id.parse().map_err(said)?,
            audience: Audience::named(&self.audience).ok_or("an audience")?,
            owner: self.owner.parse().map_err(said)?,
            seat: match self.name.clone() {
                Some(name) if self.program != 0 => Seat::Program { name },
                name => Seat::Person { name },
            },
            terms: InvitationTerms {
                rules: rules(&self.variant, &self.board)?,
                repetition: repetition_named(&self.repetition),
                clock: time_control(self.seconds, self.increment, (self.days, self.most_days)),
                side: self.side.as_deref().and_then(side_named),
                begins: self.begins.as_deref().and_then(Begins::named),
                rated: self.rated != 0,
            },
            rating: self.rating,
            within: self.within.and_then(|points| u32::try_from(points).ok()),
            created: Timestamp(self.created),
            expires: Timestamp(self.expires),
            fate: match (self.fate.as_str(), &self.game) {
                ("taken", Some(game)) => Fate::Taken(game.parse().map_err(said)?),
                ("withdrawn", _) => Fate::Withdrawn,
                _ => Fate::Open,
            },
        })
    }
}

/// Something to be written about invitations by a node.
#[derive(Debug)]
pub(crate) enum InvitationWrite {
    Invite(Box<Invitation>, Option<String>),
    /// The game it is taken for as it will be.
    Accept(InvitationId, Box<SeatedGame>, Timestamp),
    Withdraw(InvitationId),
    Hold(PlayerId, Timestamp),
    Leave(PlayerId),
}

impl InvitationWrite {
    /// Who has a game by it: its owner is told so, and whoever has taken it may listen elsewhere too.
    pub(crate) fn noticed(&self) -> Vec<PlayerId> {
        let InvitationWrite::Accept(_, game, _) = self else { return Vec::new() };
        game.players.opponents().into_iter().flatten().collect()
    }

    /// The statements for it, by a node.
    pub(crate) fn statements(&self, node: &str) -> Vec<Statement> {
        match self {
            InvitationWrite::Invite(invitation, claim) => vec![insert(invitation, claim.as_deref(), node)],
            InvitationWrite::Accept(id, game, now) => {
                let mut all = vec![
                    Statement::new(
                        "UPDATE invitations SET fate = 'taken', game = $1 \
                         WHERE id = $2 AND fate = 'open' AND expires > $3",
                    )
                    .bind(game.id)
                    .bind(*id)
                    .bind(*now),
                ];
                insert_game(game, None, node, &mut all);
                all.extend(Noticed::begun(game).into_iter().flat_map(|notice| notices::tell(notice, *now)));
                all
            }
            InvitationWrite::Withdraw(id) => vec![
                Statement::new("UPDATE invitations SET fate = 'withdrawn' WHERE id = $1 AND fate = 'open'")
                    .bind(*id),
            ],
            InvitationWrite::Hold(owner, until) => vec![
                Statement::new(
                    "UPDATE invitations SET node = $1, expires = $2 WHERE owner = $3 AND fate = 'open' \
                     AND audience = 'lobby' AND days IS NULL",
                )
                .bind(node)
                .bind(*until)
                .bind(*owner),
            ],
            InvitationWrite::Leave(owner) => vec![
                Statement::new(
                    "UPDATE invitations SET fate = 'withdrawn' WHERE owner = $1 AND fate = 'open' \
                     AND audience = 'lobby' AND days IS NULL AND node = $2",
                )
                .bind(*owner)
                .bind(node),
            ],
        }
    }

    /// Decides which writer does it. What happens to an invitation has an order because of its row; a game
    /// that begins with it has its own writer afterwards.
    pub(crate) fn key(&self) -> u64 {
        match self {
            InvitationWrite::Invite(invitation, _) => invitation.id.number(),
            InvitationWrite::Accept(id, ..) | InvitationWrite::Withdraw(id) => id.number(),
            InvitationWrite::Hold(owner, _) | InvitationWrite::Leave(owner) => owner.number(),
        }
    }
}

fn insert(invitation: &Invitation, claim: Option<&str>, node: &str) -> Statement {
    let Invitation { id, audience, owner, seat, terms, rating, within, created, expires, .. } = invitation;
    let [seconds, increment, days, most_days] = time_columns(terms.clock);
    Statement::new(
        "INSERT INTO invitations (id, audience, claim, owner, name, variant, board, repetition, seconds, \
         increment, days, side, begins, created, expires, node, rated, rating, within, program, most_days) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)",
    )
    .bind(*id)
    .bind(audience.name())
    .bind(claim)
    .bind(*owner)
    .bind(seat.name())
    .bind(terms.rules.variant.name())
    .bind(format!("{:#}", terms.rules.board))
    .bind(repetition_name(terms.repetition))
    .bind(seconds)
    .bind(increment)
    .bind(days)
    .bind(terms.side.map(colorito::Side::name))
    .bind(terms.begins.map(Begins::name))
    .bind(*created)
    .bind(*expires)
    .bind(node)
    .bind(i64::from(terms.rated))
    .bind(*rating)
    .bind(within.map(i64::from))
    .bind(i64::from(seat.is_program()))
    .bind(most_days)
}

impl<B: Backend> SqlStore<B> {
    /// Writes, and has the other nodes look if something became of it.
    async fn write_invitation(&self, write: InvitationWrite) -> Result<bool, StoreError> {
        let done = self.write(Write::Invitation(Box::new(write))).await?;
        if done {
            self.backend.tell(NodeNews::Invitations);
        }
        Ok(done)
    }

    async fn read_invitations(&self, statement: Statement) -> Result<Vec<Invitation>, StoreError> {
        let rows: Vec<InvitationRow> = self.fetch(statement).await?;
        rows.iter().map(InvitationRow::restore).collect()
    }
}

#[async_trait]
impl<B: Backend> Invitations for SqlStore<B> {
    async fn invite(&self, new: Invitation, claim: Option<String>) -> Result<(), StoreError> {
        self.write_invitation(InvitationWrite::Invite(Box::new(new), claim)).await.map(|_| ())
    }

    async fn invitation(&self, id: InvitationId) -> Result<Invitation, StoreError> {
        let statement = Statement::new("SELECT * FROM invitations WHERE id = $1").bind(id);
        let found = self.read_invitations(statement).await?;
        found.into_iter().next().ok_or(StoreError::NoSuchInvitation(id))
    }

    async fn claimed(&self, claim: &str) -> Result<Option<Invitation>, StoreError> {
        let statement = Statement::new("SELECT * FROM invitations WHERE claim = $1").bind(claim);
        Ok(self.read_invitations(statement).await?.into_iter().next())
    }

    async fn lobby(&self, now: Timestamp, limit: u32) -> Result<Vec<Invitation>, StoreError> {
        let statement = Statement::new(
            "SELECT * FROM invitations WHERE fate = 'open' AND audience = 'lobby' AND expires > $1 \
             ORDER BY created DESC, id LIMIT $2",
        );
        self.read_invitations(statement.bind(now).bind(limit)).await
    }

    async fn invitations_of(&self, owner: PlayerId, now: Timestamp) -> Result<Vec<Invitation>, StoreError> {
        let statement = Statement::new(
            "SELECT * FROM invitations WHERE owner = $1 AND fate = 'open' AND expires > $2 \
             ORDER BY created DESC, id LIMIT 100",
        );
        self.read_invitations(statement.bind(owner).bind(now)).await
    }

    async fn accept(
        &self,
        id: InvitationId,
        game: NewSeatedGame,
        now: Timestamp,
    ) -> Result<Option<SeatedGame>, StoreError> {
        let (game, _) = seat(game, GameId::from_random(random_number()?), now);
        let game = self.with_holidays(game).await?;
        let done = self.write_invitation(InvitationWrite::Accept(id, Box::new(game.clone()), now)).await?;
        if done {
            self.stay_for(&game);
        }
        Ok(done.then_some(game))
    }

    async fn withdraw(&self, id: InvitationId) -> Result<bool, StoreError> {
        self.write_invitation(InvitationWrite::Withdraw(id)).await
    }

    async fn hold(&self, owner: PlayerId, until: Timestamp) -> Result<(), StoreError> {
        self.write(Write::Invitation(Box::new(InvitationWrite::Hold(owner, until)))).await.map(|_| ())
    }

    async fn leave(&self, owner: PlayerId) -> Result<bool, StoreError> {
        self.write_invitation(InvitationWrite::Leave(owner)).await
    }
}
