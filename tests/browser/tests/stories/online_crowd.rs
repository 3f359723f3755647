//! Many people at one table, and a phone that joins by the QR code.

use browser_tests::{Page, Screen, visit};
use cartographers::Cartographers;
use serde_json::{Value, json};

use crate::friends::{everybody_is_ready, hand_of, open_table_with, press, request, request_as, sit_down, start};
use crate::player::cartographers::draw;
use crate::player::{Turn, online};
use crate::screens::shoot;
use crate::well::all_is_well;

/// People who play by programs of their own.
const OTHERS: [&str; 6] = ["Cleo", "Dora", "Emil", "Fritz", "Gus", "Hedy"];

/// Reads the QR code in a picture.
fn qr_text(png: &[u8]) -> String {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a picture");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a small picture")];
    let info = reader.next_frame(&mut pixels).expect("it is whole");
    let (width, height, samples) = (info.width as usize, info.height as usize, info.color_type.samples());
    let grey = |x: usize, y: usize| pixels[y * info.line_size + x * samples];
    let mut seen = rqrr::PreparedImage::prepare_from_greyscale(width, height, grey);
    let codes = seen.detect_grids();
    assert_eq!(codes.len(), 1, "a picture of {width}×{height} shows one code");
    codes[0].decode().expect("it can be read").1
}

/// Makes a guest who sits down at a table. Returns the guest's token.
async fn guest(page: &Page, table: &str, name: &str) -> String {
    let (status, made) = request_as(page, "", "POST", "api/players", Some(json!({ "name": name }))).await;
    assert_eq!(status, 201, "{made}");
    let token = made["token"].as_str().expect("a token").to_owned();
    let (status, seated) = request_as(page, &token, "POST", &format!("{table}/join"), Some(json!({}))).await;
    assert_eq!(status, 200, "{seated}");
    token
}

/// Draws something for the owner of a token.
async fn draw_as(page: &Page, table: &str, token: &str) {
    let (status, choices) = request_as(page, token, "GET", &format!("{table}/choices"), None).await;
    assert_eq!(status, 200, "{choices}");
    let version = choices["version"].as_u64().expect("a version");
    let choices = choices["choices"].as_array().expect("a list");
    let choice = &choices[(version as usize * 7 + token.len()) % choices.len()];
    let moves = json!({ "moves": [choice], "version": version, "key": version.to_string() });
    let (status, moved) = request_as(page, token, "POST", &format!("{table}/moves"), Some(moves)).await;
    assert_eq!(status, 200, "{moved}");
}

#[tokio::test]
async fn eight_people_draw_at_the_same_time() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE).await;
        // The requests of the others come from a page that shows something else.
        let programs = &*anna.friend(Screen::PHONE).await;
        programs.open("").await;
        let link = open_table_with(anna, "cartographers", "Anna", 2 + OTHERS.len()).await;
        let table = link.replace(&anna.site().address(), "").replace("#/online/", "api/tables/");
        // Bo's phone sees the code on Anna's screen.
        let code = qr_text(&anna.picture_of("svg.qr").await);
        assert_eq!(code, link);
        sit_down(bo, &code, "Bo").await;
        let mut tokens = Vec::new();
        for name in OTHERS {
            tokens.push(guest(programs, &table, name).await);
        }
        anna.see_text("#seat-7", "Hedy").await;
        all_is_well(anna).await;
        start(anna, &[bo]).await;
        all_is_well(bo).await;
        for turn in 1..=3 {
            if turn == 2 {
                // Anna can see who is ready while she thinks.
                for token in &tokens {
                    draw_as(programs, &table, token).await;
                }
                anna.see_text("#open-company", "6").await;
                press(anna, "#open-company").await;
                for (seat, doing) in [(0, "to play"), (1, "to play"), (2, "ready"), (7, "ready")] {
                    anna.see_text(&format!("#person-{seat}"), doing).await;
                }
                assert_eq!(anna.count(".people li").await, 8);
                all_is_well(anna).await;
                anna.press("Escape").await;
                tokio::join!(draw(anna, hand_of(anna)), draw(bo, hand_of(bo)));
            } else {
                let others = async {
                    for token in &tokens {
                        draw_as(programs, &table, token).await;
                    }
                };
                tokio::join!(draw(anna, hand_of(anna)), draw(bo, hand_of(bo)), others);
            }
            everybody_is_ready(&[anna, bo], turn).await;
        }
        let log = online::read(anna, "log").await;
        let moves: Vec<u64> = log["moves"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        assert_eq!(moves, [0, 1, 2, 3, 4, 5, 6, 7].repeat(3), "everybody drew once in every turn");
        all_is_well(anna).await;
        all_is_well(bo).await;
    })
    .await;
}

/// Whether all maps on the big screen are whole.
const MAPS_IN_SIGHT: &str = "[...document.querySelectorAll('.big-maps figure')].every(map => {
    const { bottom, right, width } = map.getBoundingClientRect();
    return width > 0 && bottom <= innerHeight && right <= innerWidth;
})";

#[tokio::test]
async fn the_big_screen_shows_the_maps_of_the_best_at_the_end() {
    visit(Screen::WIDE, async |anna| {
        let big = &*anna.friend(Screen::WIDE.at_night()).await;
        open_table_with(anna, "cartographers", "Anna", 20).await;
        let table: String = anna.ask("location.hash").await;
        let id = table.trim_start_matches("#/online/");
        for seat in 1..20 {
            let path = format!("api/tables/{id}/seats/{seat}/bot");
            let (status, answer) = request(anna, "POST", &path, Some(json!({ "bot": "random" }))).await;
            assert_eq!(status, 200, "{answer}");
        }
        big.open(&table.replace("online", "screen")).await;
        big.see("#big-free").await;
        all_is_well(big).await;
        start(anna, &[]).await;
        big.see_text("#big-turn", "Anna").await;
        all_is_well(big).await;
        online::play_by_requests::<Cartographers>(anna, Turn::any_action).await;
        big.see_text("#big-turn", "win").await;
        big.until("the best twelve are shown", "document.querySelectorAll('.big-maps figure').length == 12").await;
        assert!(big.ask::<bool>(MAPS_IN_SIGHT).await, "all of them are in sight");
        assert_eq!(big.count(".big-players li").await, 20);
        all_is_well(big).await;
        shoot(big, "online-screen-over", "wide-night").await;
    })
    .await;
}

/// What of the big screen is cut off.
const CUT_OFF: &str = "[...document.querySelectorAll('.big-screen :is(h1, p, figure, li, .qr)')].map(part => {
    const { bottom, right } = part.getBoundingClientRect();
    const fits = bottom <= innerHeight + 1 && right <= innerWidth + 1;
    return fits ? '' : `${part.outerHTML.slice(0, 80)}: ${right}, ${bottom}`;
}).filter(Boolean)";

#[tokio::test]
async fn the_big_screen_has_room_for_every_game() {
    visit(Screen::WIDE, async |anna| {
        let big = &*anna.friend(Screen::WIDE).await;
        big.resize(1920, 1080).await;
        for (game, seats) in [("cartographers", 2), ("cartographers", 5), ("misterra", 3), ("morgan", 4)] {
            anna.open("#/me").await;
            anna.fill("#new-name", "Anna").await;
            press(anna, "#rename").await;
            anna.see("#tokens li").await;
            let bots: Value = (1..seats).map(|seat| (seat.to_string(), json!("easy"))).collect();
            let wanted = json!({ "game": game, "seats": seats, "bots": bots });
            let (status, opened) = request(anna, "POST", "api/tables", Some(wanted)).await;
            assert_eq!(status, 201, "{opened}");
            let id = opened["table"]["id"].as_str().expect("an id");
            let (status, started) = request(anna, "POST", &format!("api/tables/{id}/start"), Some(json!({}))).await;
            assert_eq!(status, 200, "{started}");
            anna.open(&format!("#/online/{id}")).await;
            anna.see("#confirm").await;
            big.open(&format!("#/screen/{id}")).await;
            // Bots move at once: then the screen says that all wait for Anna.
            big.see_text("#big-turn", "Anna").await;
            big.see(".big-code strong").await;
            assert!(big.ask::<bool>(MAPS_IN_SIGHT).await, "{game} for {seats}");
            assert_eq!(big.ask::<Vec<String>>(CUT_OFF).await, [""; 0], "{game} for {seats}");
            shoot(big, &format!("online-screen-{game}-{seats}"), "large").await;
        }
    })
    .await;
}
