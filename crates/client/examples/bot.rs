//! A program that plays, badly: it accepts every invitation in the lobby that does not count, and plays the legal
//! move that comes up. `cargo run -p colorito-client --example bot -- http://localhost:1892`, with its token in
//! the variable `COLORITO_TOKEN`.

use std::{env, error::Error};

use colorito_client::{Client, EventLine, Heard, Server, Token};
use colorito_play::{Command, PlayMove};
use colorito_wire::{Acceptance, InvitationAnswer, ProgramGame, ProgramNews};
use tokio::{runtime::Handle, sync::mpsc::unbounded_channel};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let server: Server = env::args().nth(1).ok_or("the address of a server, please")?.parse()?;
    let token: Token = env::var("COLORITO_TOKEN")?.trim().parse().map_err(|()| "this is no token")?;
    play(Client::program(server, token)).await
}

/// Plays until the server does not let it in any more.
pub(crate) async fn play(client: Client) -> Result<(), Box<dyn Error>> {
    let (say, mut heard) = unbounded_channel();
    let _line = EventLine::open(client.clone(), &Handle::current(), move |news| drop(say.send(news)));
    while let Some(news) = heard.recv().await {
        match news {
            Heard::News(ProgramNews::State { games, invitations, .. }) => {
                for game in &games {
                    answer(&client, game).await;
                }
                accept(&client, &invitations).await;
            }
            Heard::News(ProgramNews::Game { game }) => answer(&client, &game).await,
            Heard::News(ProgramNews::Lobby { invitations }) => accept(&client, &invitations).await,
            Heard::Ended(why) => return Err(why.map_or("it is over".into(), Box::from)),
            // After a break everything is told again.
            _ => {}
        }
    }
    Ok(())
}

/// Plays a move if it is its turn. Sent again after a break, it would be played once, because of its id.
async fn answer(client: &Client, game: &ProgramGame) {
    let ply = game.moves.len();
    let Some(played) = game.legal.get(ply * 7919 % game.legal.len().max(1)) else { return };
    let command = PlayMove { played: played.clone(), ply, client: format!("{}-{ply}", game.id) };
    if let Ok(id) = game.id.parse()
        && let Err(failure) = client.follow(id, &Command::Move(command)).await
    {
        eprintln!("{failure}");
    }
}

async fn accept(client: &Client, invitations: &[InvitationAnswer]) {
    for one in invitations.iter().filter(|one| !one.yours && !one.rated && !one.program) {
        if let Err(failure) = client.accept(&one.id, &Acceptance::default()).await {
            eprintln!("{failure}");
        }
    }
}
