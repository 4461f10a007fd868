//! For those who run the server: reports, accounts, what everybody is told, and what was done.

use axum::{Json as Said, extract::State, http::StatusCode};
use colorito_locales::Language;
use colorito_play::{AccountName, Timestamp};
use colorito_store::{Account, Admin, Announcement, AuditEntry, Deed, ManagedAccount, Store, StoredReport};
use colorito_wire::{
    AccountsQuery, AdminDeed, AnnouncementAnswer, AnnouncementsAnswer, AuditAnswer, AuditEntryAnswer,
    AuditQuery, BadRequest, Error, ErrorBody, ManagedAccountAnswer, ManagedAccountsAnswer, RemarkAnswer,
    ReportAnswer, ReportsAnswer, ReportsQuery, admin_text,
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Answer, Service, accounts,
    extract::{Asked, Body},
    people::named,
};
use crate::{identity::Visitor, lobby::Lobby, nodes, rooms::Rooms, trouble::of_store};

/// How much is listed at once.
const AT_ONCE: u32 = 100;

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new()
        .routes(routes!(reports))
        .routes(routes!(managed_accounts))
        .routes(routes!(audit))
        .routes(routes!(administer))
        .routes(routes!(announcements))
}

/// Asserts that somebody may run the server.
async fn staff(store: &dyn Store, visitor: &Visitor) -> Result<Account, Error> {
    let account = accounts::account(store, visitor).await?;
    if store.is_staff(account.player).await.map_err(of_store)? { Ok(account) } else { Err(Error::NotStaff) }
}

/// List what players have reported, for those who run the server
#[utoipa::path(get, path = "/api/admin/reports", params(ReportsQuery),
    responses((status = OK, body = ReportsAnswer), (status = "4XX", body = ErrorBody)))]
async fn reports(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Asked(query): Asked<ReportsQuery>,
) -> Answer<Said<ReportsAnswer>> {
    let store = &*rooms.context().store;
    staff(store, &visitor).await?;
    let reports = store.reports(!query.all, AT_ONCE).await.map_err(of_store)?;
    Ok(Said(ReportsAnswer { reports: reports.into_iter().map(told_report).collect() }))
}

fn told_report(stored: StoredReport) -> ReportAnswer {
    let StoredReport { id, report, reporter, reported, settled } = stored;
    ReportAnswer {
        id,
        reporter,
        reported,
        game: report.game,
        reason: report.reason,
        text: report.text,
        said: report.said.iter().map(RemarkAnswer::from).collect(),
        created: report.created.0,
        settled: settled.map(|at| at.0),
    }
}

/// List accounts, for those who run the server
#[utoipa::path(get, path = "/api/admin/accounts", params(AccountsQuery),
    responses((status = OK, body = ManagedAccountsAnswer), (status = "4XX", body = ErrorBody)))]
async fn managed_accounts(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Asked(query): Asked<AccountsQuery>,
) -> Answer<Said<ManagedAccountsAnswer>> {
    let store = &*rooms.context().store;
    staff(store, &visitor).await?;
    let folded = AccountName::fold(&query.name);
    let accounts = store.managed_accounts(&folded, AT_ONCE).await.map_err(of_store)?;
    let told = |managed: ManagedAccount| ManagedAccountAnswer {
        since: managed.account.since.0,
        used: managed.used.map(|used| used.0),
        program: managed.account.program.is_some(),
        closed: managed.account.closed,
        staff: managed.staff,
        open_reports: managed.open_reports,
        name: managed.account.name,
    };
    Ok(Said(ManagedAccountsAnswer { accounts: accounts.into_iter().map(told).collect() }))
}

/// List what those who run the server have done
#[utoipa::path(get, path = "/api/admin/audit", params(AuditQuery),
    responses((status = OK, body = AuditAnswer), (status = "4XX", body = ErrorBody)))]
async fn audit(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Asked(query): Asked<AuditQuery>,
) -> Answer<Said<AuditAnswer>> {
    let store = &*rooms.context().store;
    staff(store, &visitor).await?;
    let entries = store.audit(query.before.map(Timestamp), AT_ONCE).await.map_err(of_store)?;
    let told = |AuditEntry { at, admin, deed, subject, detail, .. }: AuditEntry| AuditEntryAnswer {
        at: at.0,
        admin,
        deed,
        subject,
        detail,
    };
    Ok(Said(AuditAnswer { entries: entries.into_iter().map(told).collect() }))
}

/// What is asked for, with the account it is about.
async fn deed(store: &dyn Store, asked: AdminDeed) -> Result<Deed, Error> {
    let text = |text: Option<String>| admin_text(text.as_deref()).map_err(BadRequest::from);
    Ok(match asked {
        AdminDeed::Close { name } => Deed::Close(named(store, &name).await?),
        AdminDeed::Reopen { name } => Deed::Reopen(named(store, &name).await?),
        AdminDeed::Rename { name, to } => {
            let to = AccountName::new(&to).map_err(BadRequest::from)?;
            Deed::Rename(named(store, &name).await?, to)
        }
        AdminDeed::Settle { report, remark } => Deed::Settle { report, remark: text(remark)? },
        AdminDeed::Announce { language, text: said } => {
            let language = Language::negotiate([language.as_str()]).unwrap_or_default();
            Deed::Announce { language: language.tag().to_owned(), text: text(said)? }
        }
    })
}

/// Why there was nothing to do.
async fn in_vain(store: &dyn Store, deed: &Deed) -> Result<Error, Error> {
    Ok(match deed {
        Deed::Rename(account, name) => {
            let owner = store.account_named(name.folded()).await.map_err(of_store)?;
            let own = owner.is_some_and(|owner| owner.player == account.player);
            if own { Error::AlreadyDone } else { Error::NameTaken(name.shown().to_owned()) }
        }
        Deed::Settle { .. } => Error::NoSuchReport,
        _ => Error::AlreadyDone,
    })
}

/// Close or rename an account, deal with a report, or tell everybody something
///
/// For those who run the server. What was done is written down.
#[utoipa::path(post, path = "/api/admin/deeds", request_body = AdminDeed,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn administer(
    State(rooms): State<Rooms>,
    State(lobby): State<Lobby>,
    visitor: Visitor,
    Body(asked): Body<AdminDeed>,
) -> Answer<StatusCode> {
    let store = &*rooms.context().store;
    let admin = Admin::Account(staff(store, &visitor).await?.name);
    let deed = deed(store, asked).await?;
    let ended = match &deed {
        Deed::Close(account) => store.sessions(account.player).await.map_err(of_store)?,
        _ => Vec::new(),
    };
    if !store.administer(deed.clone(), &admin, rooms.context().now()).await.map_err(of_store)? {
        return Err(in_vain(store, &deed).await?.into());
    }
    visitor.end(ended.into_iter().map(|session| session.token));
    lobby.change();
    nodes::catch_up(&rooms).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Read what those who run the server tell everybody
#[utoipa::path(get, path = "/api/announcements",
    responses((status = OK, body = AnnouncementsAnswer), (status = "4XX", body = ErrorBody)))]
async fn announcements(State(rooms): State<Rooms>) -> Answer<Said<AnnouncementsAnswer>> {
    let told =
        |Announcement { language, text, at }: Announcement| AnnouncementAnswer { language, text, at: at.0 };
    let announcements = rooms.context().store.announcements().await.map_err(of_store)?;
    Ok(Said(AnnouncementsAnswer { announcements: announcements.into_iter().map(told).collect() }))
}
