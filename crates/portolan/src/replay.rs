//! `portolan replay`: a record, checked move by move.

use std::io::{BufWriter, IsTerminal, Write};
use std::path::Path;

use chart::{Charted, Ink};
use serde_json::json;
use shelf::Title;
use table::{BadRecord, EventSink, Game, Phrase, Record, Seat};
use words::Words;

use crate::args::Replay as Args;
use crate::failure::{Failure, read_text};

pub fn run(args: &Args) -> Result<(), Failure> {
    let words = shelf::english();
    let text = read_text(&args.file)?;
    let record = Record::read(&text).map_err(|bad| bad_record(&args.file, &bad, &words))?;
    let title = Title::of_record(&record).map_err(|bad| bad_record(&args.file, &bad, &words))?;
    shelf::with_game!(title, G => replay::<G>(args, &record, &words))
}

/// Checks that an online game was dealt as it was promised, if the commitment is given.
fn verify(args: &Args, record: &Record) -> Result<(), Failure> {
    let Some(commitment) = &args.commitment else { return Ok(()) };
    let lucks: Option<Vec<Option<String>>> = match &args.lucks {
        Some(file) => {
            let bad =
                |bad: serde_json::Error| format!("{}: {bad}; write a JSON list of texts and nulls", file.display());
            Some(serde_json::from_str(&read_text(file)?).map_err(|why| Failure::Bad(bad(why)))?)
        }
        None => None,
    };
    let lucks: Option<Vec<Option<&str>>> = lucks.as_ref().map(|all| all.iter().map(Option::as_deref).collect());
    protocol::fair::verify(record.seed.as_str(), commitment, lucks.as_deref())
        .map_err(|unfair| Failure::Bad(format!("{}: {unfair}", args.file.display())))
}

/// The failure for a bad record: what is wrong, and where.
pub fn bad_record(file: &Path, bad: &BadRecord, words: &Words) -> Failure {
    Failure::Bad(format!("{}, line {}: {}", file.display(), bad.line, words.say(&bad.why)))
}

fn replay<G: Charted>(args: &Args, record: &Record, words: &Words) -> Result<(), Failure> {
    let at = args.at.unwrap_or(record.moves.len());
    if at > record.moves.len() {
        let moves = record.moves.len();
        let what = format!("--at {at} is beyond the end; the record has {moves} moves");
        return Err(Failure::Bad(format!("{}: {what}", args.file.display())));
    }
    let bad = |bad: BadRecord| bad_record(&args.file, &bad, words);
    // Checks the whole record before showing anything of it.
    let mut shown: Option<(table::Table<G>, Vec<G::Event>)> = None;
    let mut lines = Vec::new();
    let mut happened = Vec::new();
    let mut replay =
        table::Replay::<G>::open(record, &mut EventSink::to(&mut |_, event| happened.push(event))).map_err(bad)?;
    for number in 0.. {
        if number == at {
            shown = Some((replay.table().clone(), happened.clone()));
        }
        let mut events = Vec::new();
        let Some(played) = replay.step(&mut EventSink::to(&mut |_, event| events.push(event))).map_err(bad)? else {
            break;
        };
        if args.json && number < at {
            let line = json!({
                "number": number + 1, "seat": played.seat, "action": played.action, "events": events,
            });
            lines.push(line);
        }
        if !events.is_empty() {
            happened = events;
        }
    }
    let ended = replay.finish().map_err(bad)?;
    verify(args, record)?;

    let mut out = BufWriter::new(std::io::stdout().lock());
    let (table, events) = shown.unwrap_or((ended, happened));
    if args.json {
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        // An unfinished game has no result yet.
        let players = table.outcome().map(|outcome| outcome.players);
        writeln!(out, "{}", json!({ "result": players.map(|players| json!({ "players": players })) }))?;
    } else {
        let ink = if std::io::stdout().is_terminal() { Ink::Colour } else { Ink::Plain };
        write!(out, "{}", G::text(table.spectator(), &events, words, ink))?;
        score_sheets(&mut out, &table, words)?;
        if args.commitment.is_some() {
            let lucks = if args.lucks.is_some() { " and these lucks" } else { "" };
            writeln!(out, "\nThe cards were dealt with the secret that the table committed to{lucks}.")?;
        }
    }
    out.flush()?;
    Ok(())
}

fn score_sheets<G: Game>(out: &mut impl Write, table: &table::Table<G>, words: &Words) -> Result<(), Failure> {
    for seat in (0..table.set_up().seats).map(Seat) {
        let sheet = G::score_sheet(table.spectator(), seat);
        if !sheet.lines.is_empty() {
            writeln!(out, "\n{}", words.say(&Phrase::new("score-sheet-of").with("seat", i64::from(seat.0))))?;
            write!(out, "{}", chart::score::text(&sheet, words))?;
        }
    }
    Ok(())
}
