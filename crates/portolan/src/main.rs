//! The program `portolan`: everything from the command line.
//!
//! `docs/cli.md` specifies the commands as a contract. Each command is a module; [`args`] defines their arguments, and
//! [`failure`] their errors: one line that says what is wrong and where.

mod analyse;
mod args;
mod data;
mod failure;
mod forms;
mod host;
mod join;
mod perft;
mod record;
mod replay;
mod reports;
mod serve;
mod simulate;
mod tally;

use std::io::ErrorKind;
use std::process::ExitCode;

use clap::Parser;

use server::Operation;

use crate::args::{Args, Command, DataCommand};
use crate::failure::{Failure, clap_message, complain};

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        // Help and version are answers, not failures.
        Err(asked) if !asked.use_stderr() => return exit(asked.print().map_err(Failure::Output)),
        Err(bad) => return fail(&clap_message(&bad)),
    };
    exit(match &args.command {
        Command::Serve(args) => serve::run(args),
        Command::Join(args) => join::run(args),
        Command::Reports(args) => reports::run(args),
        Command::Ban(args) => host::run(
            &args.operate,
            &Operation::Ban { player: args.player, hours: args.hours, reason: args.reason.clone() },
        ),
        Command::Unban { player, operate } => host::run(operate, &Operation::Unban { player: *player }),
        Command::Bans(args) => host::bans(args),
        Command::Close { table, operate } => host::run(operate, &Operation::Close { table: *table }),
        Command::DeleteMessage { table, number, operate } => {
            host::run(operate, &Operation::DeleteMessage { table: *table, number: *number })
        }
        Command::Simulate(args) => simulate::run(args),
        Command::Record(args) => record::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Analyse(args) => analyse::run(args),
        Command::Legal { game } => forms::legal(*game),
        Command::Score { game, explain } => forms::score(*game, *explain),
        Command::Perft(args) => perft::run(args),
        Command::Data { command: DataCommand::Check { dir } } => data::check(dir.as_deref()),
    })
}

/// Prints the error of a command, if any, and returns the exit status.
fn exit(ended: Result<(), Failure>) -> ExitCode {
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Bad(what)) => fail(&what),
        Err(Failure::SomeLines) => ExitCode::from(1),
        // The reader of our output may stop early.
        Err(Failure::Output(bad)) if bad.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Output(bad)) => fail(&format!("the output cannot be written: {bad}")),
    }
}

fn fail(what: &str) -> ExitCode {
    complain(what);
    ExitCode::from(2)
}
