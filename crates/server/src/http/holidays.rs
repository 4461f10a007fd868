//! Holidays of an account.

use axum::{Json as Said, extract::State};
use colorito_play::{Holidays, Timestamp};
use colorito_wire::{Error, ErrorBody, HolidayAnswer, HolidayChange};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Answer, Service, accounts::account, extract::Body};
use crate::{identity::Visitor, nodes, rooms::Rooms, trouble::of_store};

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(show, change))
}

fn told(holidays: &Holidays, now: Timestamp) -> HolidayAnswer {
    HolidayAnswer {
        until: holidays.at(now).map(|holiday| holiday.until.0),
        left: u64::try_from(holidays.left(now).as_millis()).unwrap_or(u64::MAX),
    }
}

/// Say whether you are on holiday, and how much is left this year
#[utoipa::path(get, path = "/api/account/holiday",
    responses((status = OK, body = HolidayAnswer), (status = "4XX", body = ErrorBody)))]
async fn show(State(rooms): State<Rooms>, visitor: Visitor) -> Answer<Said<HolidayAnswer>> {
    let store = &*rooms.context().store;
    let player = account(store, &visitor).await?.player;
    Ok(Said(told(&store.holidays(player).await.map_err(of_store)?, rooms.context().now())))
}

/// Go on holiday, or come back
///
/// Your clocks with days for each move stand still meanwhile. There are 30 days in a calendar year, and a holiday
/// lasts a day at least.
#[utoipa::path(post, path = "/api/account/holiday", request_body = HolidayChange,
    responses((status = OK, body = HolidayAnswer), (status = "4XX", body = ErrorBody)))]
async fn change(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Body(wanted): Body<HolidayChange>,
) -> Answer<Said<HolidayAnswer>> {
    let (store, now) = (&*rooms.context().store, rooms.context().now());
    let player = account(store, &visitor).await?.player;
    let before = store.holidays(player).await.map_err(of_store)?;
    let after = if wanted.on { before.begun(now).ok_or(Error::NoHoliday)? } else { before.ended(now) };
    if before == after || store.set_holidays(player, &before, &after, now).await.map_err(of_store)? {
        nodes::catch_up(&rooms).await?;
        return Ok(Said(told(&after, now)));
    }
    // Somebody with the same account was faster.
    Ok(Said(told(&store.holidays(player).await.map_err(of_store)?, now)))
}
