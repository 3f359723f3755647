//! The place of a node: what stays when the node is killed and another one is started there.

use std::path::Path;
use std::process::Stdio;

use services::{Nats, Postgres};

use crate::DATABASE;
use crate::clock::Clock;
use crate::server::Server;
use crate::wire::{Cut, Wire};

/// What can be broken around a node.
#[derive(Debug)]
pub struct Surroundings {
    /// The wire to the database.
    pub database: Wire,
    /// The wire to the bus.
    pub bus: Wire,
    /// Its wall clock.
    pub clock: Clock,
}

impl Surroundings {
    /// Wires that are whole, and a clock that is right.
    pub(crate) fn new(postgres: &Postgres, nats: &Nats, folder: &Path, number: usize) -> Result<Surroundings, String> {
        Ok(Surroundings {
            database: Wire::to(postgres.port())?,
            bus: Wire::to(nats.port())?,
            clock: Clock::new(folder.join(format!("clock-{number}")))?,
        })
    }

    /// Mends both wires.
    pub fn mend(&self) {
        self.database.mend();
        self.bus.mend();
    }

    /// Cuts wires in one way.
    pub fn cut(&self, cut: Cut, database: bool, bus: bool) {
        // At the same moment, as far as that is possible.
        if database {
            self.database.cut(cut);
        }
        if bus {
            self.bus.cut(cut);
        }
    }
}

/// The place of a node.
#[derive(Debug, Default)]
pub(crate) struct Place {
    /// The node, if it runs.
    pub server: Option<Server>,
    /// What can be broken, if anything can.
    pub around: Option<Surroundings>,
    /// The ids that nodes at this place had in the database.
    pub ids: Vec<i64>,
}

impl Place {
    /// Starts a node here.
    pub fn start(&mut self, program: &Path, log: &Path, postgres: &Postgres, nats: &Nats) -> Result<(), String> {
        let Some(around) = &self.around else {
            let store = ["--store", &postgres.url(DATABASE), "--bus", &nats.url()];
            self.server = Some(Server::run(Server::command(program, &store))?);
            return Ok(());
        };
        let (database, bus) = (Postgres::url_at(around.database.port, DATABASE), Nats::url_at(around.bus.port));
        let mut command = Server::command(program, &["--store", &database, "--bus", &bus]);
        let log = std::fs::File::options().create(true).append(true).open(log);
        command.stderr(log.map_or_else(|_| Stdio::null(), Stdio::from));
        around.clock.give_to(&mut command);
        let server = Server::run(command)?;
        Clock::tidy_after(server.pid());
        self.server = Some(server);
        Ok(())
    }
}
