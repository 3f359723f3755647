//! Whether the cards were dealt as the table had promised, and what that proves.

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page_kit::json::{Json, list};
use page_kit::panel::panel;
use page_kit::route::Route;
use page_kit::speech::{Speech, counted};
use protocol::TableInfo;
use protocol::fair::{commitment, seed};
use table::{Phrase, Record, Seat, Told};
use wasm_bindgen::JsValue;

use crate::api::{get, sent};
use crate::keeper::kept;
use crate::kept::{Compared, Kept, compared, viewer_name};
use crate::noted::{Noted, noted};
use crate::read::read;

/// What a record tells a seat, or a spectator, by the end of each turn; none if it breaks the rules. Only whoever knows all games
/// can replay a record.
pub type Replay = fn(&Record, Option<Seat>) -> Option<Vec<Told>>;

/// What is known of a table.
#[derive(Clone, Default)]
struct Proof {
    info: Option<TableInfo>,
    record: Option<Checked>,
    noted: Option<Noted>,
    kept: Vec<Kept>,
}

/// The game's record after the end.
#[derive(Clone)]
struct Checked {
    /// Its seed; none if it cannot be read.
    seed: Option<String>,
    /// How many moves it has.
    moves: usize,
    /// How it compares with what was told.
    compared: Compared,
}

impl Checked {
    fn of(text: &str, kept: &[Kept], replay: Replay) -> Checked {
        match Record::read(text) {
            Ok(record) => Checked {
                seed: Some(record.seed.as_str().to_owned()),
                moves: record.moves.len(),
                compared: compared(kept, &|viewer| replay(&record, viewer)),
            },
            Err(_) => Checked { seed: None, moves: 0, compared: Compared::Another },
        }
    }
}

/// How something that was checked came out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Sign {
    Holds,
    /// It cannot be checked here, or not all of it.
    Partly,
    Fails,
}

impl Sign {
    fn of(holds: bool) -> Sign {
        if holds { Sign::Holds } else { Sign::Fails }
    }

    /// The class and the sign.
    fn look(self) -> (&'static str, &'static str) {
        match self {
            Sign::Holds => ("holds", "✓ "),
            Sign::Partly => ("partly", "~ "),
            Sign::Fails => ("fails", "✗ "),
        }
    }

    /// The code of the sentence, if this is the worst of all signs.
    fn verdict(self) -> &'static str {
        match self {
            Sign::Holds => "online-fair-yes",
            Sign::Partly => "online-fair-partly",
            Sign::Fails => "online-fair-no",
        }
    }
}

/// What can be checked after the end, and how it came out; none before.
fn checks(proof: &Proof) -> Option<Vec<(Sign, Phrase)>> {
    let info = proof.info.as_ref()?;
    let (secret, lucks, record) = (info.secret.as_ref()?, info.lucks.as_ref()?, proof.record.as_ref()?);
    let lucks: Vec<Option<&str>> = lucks.iter().map(Option::as_deref).collect();
    let promised = match &proof.noted {
        Some(noted) => (Sign::of(noted.commitment == commitment(secret)), Phrase::new("online-fair-secret")),
        None if info.commitment == commitment(secret) => (Sign::Partly, Phrase::new("online-fair-not-noted")),
        None => (Sign::Fails, Phrase::new("online-fair-secret")),
    };
    let is_seed = record.seed.as_ref() == Some(&seed(secret, &lucks));
    let mut checks = vec![promised, (Sign::of(is_seed), Phrase::new("online-fair-seed"))];
    if let Some(Noted { luck: Some(own), .. }) = &proof.noted {
        checks.push((Sign::of(lucks.contains(&Some(own))), Phrase::new("online-fair-luck")));
    }
    checks.push(told(record));
    Some(checks)
}

/// How the record compares with what this page was told.
fn told(record: &Checked) -> (Sign, Phrase) {
    match record.compared {
        Compared::Whole => (Sign::Holds, Phrase::new("online-fair-told")),
        Compared::WholeAnew => (Sign::Partly, Phrase::new("online-fair-told-anew")),
        Compared::First(moves) => {
            (Sign::Partly, counted("online-fair-told-first", moves).with("all", record.moves as i64))
        }
        Compared::Nothing => (Sign::Partly, Phrase::new("online-fair-told-nothing")),
        Compared::Another => (Sign::Fails, Phrase::new("online-fair-told-another")),
        Compared::Refuted => (Sign::Fails, Phrase::new("online-fair-told-refuted")),
    }
}

/// The worst sign decides.
fn verdict(checks: &[(Sign, Phrase)]) -> Sign {
    checks.iter().map(|(sign, _)| *sign).max().unwrap_or(Sign::Partly)
}

/// What `portolan replay --told` reads, by viewer. A seat says more than a spectator.
fn kept_texts(kept: &[Kept]) -> Vec<String> {
    let text = |kept: &Kept| Some(format!("{}:{}", viewer_name(kept.viewer), kept.newest()?));
    let mut seats_first: Vec<&Kept> = kept.iter().collect();
    seats_first.sort_by_key(|kept| kept.viewer.is_none());
    seats_first.into_iter().filter_map(text).collect()
}

/// The command that checks the same on one's own machine. What comes from the server goes to a shell only if it is harmless.
fn command(promised: &str, told: Option<&String>) -> Option<String> {
    let is_hex = promised.len() == 64 && promised.bytes().all(|digit| digit.is_ascii_hexdigit());
    let told = told.map(|told| format!(" --told {told}")).unwrap_or_default();
    is_hex.then(|| format!("portolan replay game.record --commitment {promised} --lucks lucks.json{told}"))
}

/// The lucks of all seats as a JSON list.
fn lucks_file(lucks: &[Option<String>]) -> String {
    Json(list(lucks.iter().map(|luck| luck.as_deref().map_or(JsValue::NULL, JsValue::from_str)))).write()
}

/// The screen for a table. `replay` knows all games.
pub fn fair_screen(id: &str, replay: Replay) -> AnyView {
    let (speech, id) = (Speech::here(), id.to_owned());
    let kept = kept(&id).kept;
    let proof = RwSignal::new(Proof { noted: noted(&id), kept: kept.clone(), ..Proof::default() });
    let table = id.clone();
    spawn_local(async move {
        let info =
            get(&format!("tables/{table}")).await.ok().and_then(|answer| read::<TableInfo>(&answer.get("table")));
        let over = info.as_ref().is_some_and(|info| info.secret.is_some());
        let record = if over { sent("GET", &format!("tables/{table}/record"), None).await.ok() } else { None };
        let record = record.map(|text| Checked::of(&text, &kept, replay));
        proof.try_update(|proof| (proof.info, proof.record) = (info, record));
    });
    panel(move || proof.with(|proof| html(speech, &id, proof))).view()
}

/// What was noted before and during the game, and what was shown after it.
fn facts(speech: Speech, proof: &Proof) -> Markup {
    let term = |code: &str| speech.term(code);
    let told = kept_texts(&proof.kept);
    html! {
        dl.facts {
            @if let Some(noted) = &proof.noted {
                dt { (term("online-fair-noted")) }
                dd { code #noted { (noted.commitment) } }
                @if let Some(luck) = &noted.luck {
                    dt { (term("online-fair-own-luck")) }
                    dd { code { (luck) } }
                }
            } @else if let Some(info) = &proof.info {
                dt { (term("online-fair-shown")) }
                dd { code { (info.commitment) } }
            }
            @if let Some(told) = told.first() {
                dt { (term("online-fair-kept")) }
                dd { code #kept { (told) } }
            }
            @if let Some(secret) = proof.info.as_ref().and_then(|info| info.secret.as_ref()) {
                dt { (term("online-fair-revealed")) }
                dd { code { (secret) } }
            }
        }
    }
}

/// How to check the same without this page.
fn yourself(speech: Speech, proof: &Proof) -> Markup {
    let told = kept_texts(&proof.kept);
    let command = proof.info.as_ref().and_then(|info| {
        let promised = proof.noted.as_ref().map_or(&info.commitment, |noted| &noted.commitment);
        Some((lucks_file(info.lucks.as_ref()?), command(promised, told.first())?))
    });
    html! {
        @if let Some((lucks, command)) = command {
            h2 { (speech.term("online-fair-yourself-title")) }
            p { (speech.term("online-fair-yourself")) }
            p { code #lucks { (lucks) } }
            p { code #fair-command { (command) } }
        }
    }
}

fn html(speech: Speech, id: &str, proof: &Proof) -> Markup {
    let term = |code: &str| speech.term(code);
    html! {
        section.sheet-of-paper.fair {
            h1 { (term("online-fair-title")) }
            p { (term("online-fair-how")) }
            (facts(speech, proof))
            @match checks(proof) {
                None => p.told #not-yet role="status" { (term("online-fair-not-yet")) },
                Some(checks) => {
                    ul.checks #checks {
                        @for (sign, what) in &checks {
                            @let (class, sign) = sign.look();
                            li class=(class) { (sign) (speech.say(what)) }
                        }
                    }
                    p #fair-verdict role="status" { strong { (term(verdict(&checks).verdict())) } }
                },
            }
            h2 { (term("online-fair-proves-title")) }
            p { (term("online-fair-proves")) }
            h2 { (term("online-fair-proves-not-title")) }
            p { (term("online-fair-proves-not")) }
            (yourself(speech, proof))
            p.ways { a.button href=(Route::Online { id: id.to_owned(), at: None }.hash()) { (term("page-back-to-table")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use protocol::TableState;
    use protocol::fair::secret;

    use super::*;
    use crate::own_tables::tests::info;

    /// A game that was dealt as promised, and whose record compares like this with what was told.
    fn proof(compared: Compared) -> Proof {
        let secret = secret([7; 32]);
        let lucks = vec![Some("own".to_owned()), None];
        let dealt = seed(&secret, &[Some("own"), None]);
        let noted = Noted { commitment: commitment(&secret), luck: Some("own".to_owned()) };
        let info = TableInfo {
            commitment: commitment(&secret),
            secret: Some(secret),
            lucks: Some(lucks),
            ..info(TableState::Over, None)
        };
        let record = Checked { seed: Some(dealt), moves: 60, compared };
        Proof { info: Some(info), record: Some(record), noted: Some(noted), kept: Vec::new() }
    }

    fn signs(proof: &Proof) -> Vec<Sign> {
        checks(proof).expect("the game is over").iter().map(|(sign, _)| *sign).collect()
    }

    fn of(proof: &Proof) -> Sign {
        verdict(&checks(proof).expect("the game is over"))
    }

    #[test]
    fn all_fits_only_if_the_whole_game_was_told_and_dealt_as_promised() {
        assert_eq!(signs(&proof(Compared::Whole)), [Sign::Holds; 4]);
        assert_eq!(of(&proof(Compared::Whole)), Sign::Holds);
        for part in [Compared::First(20), Compared::Nothing, Compared::WholeAnew] {
            assert_eq!(of(&proof(part)), Sign::Partly, "{part:?}");
        }
        for bad in [Compared::Another, Compared::Refuted] {
            assert_eq!(of(&proof(bad)), Sign::Fails, "{bad:?}");
        }
    }

    #[test]
    fn a_promise_that_nobody_noted_cannot_be_checked() {
        let late = Proof { noted: None, ..proof(Compared::Whole) };
        assert_eq!(signs(&late), [Sign::Partly, Sign::Holds, Sign::Holds]);
        assert_eq!(of(&late), Sign::Partly);
    }

    #[test]
    fn another_secret_seed_or_luck_fails() {
        let mut other = proof(Compared::Whole);
        other.noted.as_mut().expect("noted").commitment = commitment("another");
        assert_eq!(signs(&other), [Sign::Fails, Sign::Holds, Sign::Holds, Sign::Holds]);
        let mut other = proof(Compared::Whole);
        other.record.as_mut().expect("a record").seed = None;
        assert_eq!(signs(&other), [Sign::Holds, Sign::Fails, Sign::Holds, Sign::Holds]);
        let mut other = proof(Compared::Whole);
        other.noted.as_mut().expect("noted").luck = Some("lost".to_owned());
        assert_eq!(signs(&other), [Sign::Holds, Sign::Holds, Sign::Fails, Sign::Holds]);
        assert_eq!(of(&other), Sign::Fails);
    }

    #[test]
    fn nothing_can_be_checked_before_the_end() {
        let mut going = proof(Compared::Nothing);
        going.info.as_mut().expect("known").secret = None;
        assert_eq!(checks(&going), None);
    }

    #[test]
    fn a_record_that_cannot_be_read_fails() {
        let checked = Checked::of("nonsense", &[], |_, _| None);
        assert_eq!((checked.seed, checked.compared), (None, Compared::Another));
    }

    #[test]
    fn only_a_harmless_command_is_shown() {
        let (promised, told) = (commitment("secret"), "0:60:ab".to_owned());
        let shown = command(&promised, Some(&told)).expect("a command");
        assert!(shown.ends_with(&format!(" --commitment {promised} --lucks lucks.json --told 0:60:ab")), "{shown}");
        assert!(command(&promised, None).is_some_and(|shown| shown.ends_with("lucks.json")));
        assert_eq!(command("$(rm -rf ~)", None), None);
    }
}
