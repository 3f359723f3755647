//! Who played, who is being entered, what everybody has so far, and who wins.

use leptos::prelude::*;
use pad::{LONGEST_NAME, Pad, Reckoned};
use table::Phrase;
use vellum::html::{Gesture, Touch, button, escaped, form_panel, parts, pressed};
use vellum::seating::COLOURS;

use super::desk::Desk;
use super::points::missing;

/// The list of players.
pub fn players(desk: Desk) -> AnyView {
    let act = move |(gesture, what): Touch| {
        if gesture != Gesture::Press {
            return;
        }
        match parts(&what) {
            ("enter", number) => desk.player.set(number.parse().unwrap_or(0)),
            ("remove", number) => {
                let number: usize = number.parse().unwrap_or(usize::MAX);
                desk.change("", |pad| pad.remove_player(number));
                // Whoever was being entered still is.
                desk.player.update(|player| *player -= usize::from(number < *player));
            }
            ("add-player", _) => {
                desk.change("", Pad::add_player);
                desk.player.set(desk.pad.with_untracked(Pad::players) - 1);
            }
            _ => {}
        }
    };
    let change = move |(what, value): (String, String)| {
        if let ("name", Ok(number)) = (parts(&what).0, parts(&what).1.parse()) {
            desk.change(&what, |pad| pad.rename(number, &value));
        }
    };
    form_panel(move || html(desk), act, change)
}

fn html(desk: Desk) -> String {
    let speech = desk.speech;
    let who = desk.who();
    desk.pad.with(|pad| {
        let reckoned = pad.reckoned();
        let (fewest, most) = pad.seats();
        let count = pad.players();
        let row = |player: usize| {
            let about = |code| {
                let name = desk.name(player);
                escaped(&speech.say(&Phrase::new(code).with("name", name).with("number", player as i64 + 1)))
            };
            let total = reckoned.sheets[player].as_ref().map_or("–".to_owned(), |sheet| sheet.total.to_string());
            let rank = match &reckoned.ranks {
                Ok(ranks) if count > 1 => format!("{}.", ranks[player]),
                _ => String::new(),
            };
            let remove = if count > fewest {
                let label = format!("class=\"quiet\" aria-label=\"{}\"", about("study-paper-remove"));
                button(&format!("remove:{player}"), &label, "×")
            } else {
                String::new()
            };
            let enter = format!("class=\"chair-number\" aria-label=\"{}\" {}", about("study-paper-enter"), pressed(player == who));
            format!(
                "<li class=\"chair-{}\">{}<input type=\"text\" id=\"name-{player}\" data-do=\"name:{player}\" \
                 maxlength=\"{LONGEST_NAME}\" placeholder=\"{}\" aria-label=\"{}\" autocomplete=\"off\" value=\"{}\">\
                 <strong class=\"points\" id=\"total-{player}\">{total}</strong><span class=\"rank\">{rank}</span>{remove}</li>",
                player % usize::from(COLOURS),
                button(&format!("enter:{player}"), &enter, &(player + 1).to_string()),
                escaped(&speech.say(&Phrase::new("page-player-name").with("number", player as i64 + 1))),
                escaped(&speech.say(&Phrase::new("page-chair-name").with("number", player as i64 + 1))),
                escaped(pad.name(player)),
            )
        };
        let add = if count < most {
            button("add-player", "", &escaped(&speech.term("study-paper-add")))
        } else {
            String::new()
        };
        format!(
            "<section class=\"panel entrants\" id=\"entrants\"><h2>{}</h2><ol>{}</ol>{add}<div class=\"result\" id=\"result\">{}</div></section>",
            escaped(&speech.term("page-players")),
            (0..count).map(row).collect::<String>(),
            result(desk, pad, &reckoned),
        )
    })
}

/// Who wins, or what is missing until that can be told; of one alone the honours.
pub fn result(desk: Desk, pad: &Pad, reckoned: &Reckoned) -> String {
    let speech = desk.speech;
    let ranks = match &reckoned.ranks {
        Ok(ranks) => ranks,
        Err(why) => return missing(speech, why),
    };
    if ranks.len() == 1 {
        return (desk.face.honours)(speech, pad);
    }
    let first: Vec<usize> = (0..ranks.len()).filter(|player| ranks[*player] == 1).collect();
    let points = first.first().and_then(|player| reckoned.sheets[*player].as_ref().ok()).map_or(0, |sheet| sheet.total);
    let names: Vec<String> = first.iter().map(|player| desk.name(*player)).collect();
    let (code, names) = match &names[..] {
        [others @ .., last] if !others.is_empty() => {
            let and = Phrase::new("study-paper-and").with("names", others.join(", ")).with("last", last.clone());
            ("study-paper-shared", speech.say(&and))
        }
        _ => ("study-paper-wins", names.concat()),
    };
    let told = speech.say(&Phrase::new(code).with("names", names).with("points", i64::from(points)));
    format!("<p class=\"winner\">{}</p>", escaped(&told))
}
