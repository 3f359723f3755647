//! How the program is called: help, refused arguments, and output that nobody reads.

use std::process::Stdio;

use crate::program::{file, portolan, program, scratch, typed};

const COMMANDS: [&str; 11] =
    ["simulate", "record", "replay", "analyse", "legal", "score", "perft", "serve", "reports", "data", "data check"];

#[test]
fn every_command_has_help() {
    let all = typed("--help").fine();
    for command in COMMANDS {
        let help = typed(&format!("{command} --help")).fine();
        assert!(help.contains(&format!("Usage: portolan {command}")), "{help}");
        assert!(help.contains("-h, --help"), "{help}");
        assert!(all.contains(command.split(' ').next().unwrap()), "{all}");
    }
    assert!(all.contains("Usage: portolan"));
    assert!(typed("--version").fine().starts_with("portolan "));
}

#[test]
fn the_help_names_every_option_of_the_contract() {
    let simulate = [
        "--bots",
        "--games",
        "--seed",
        "--options",
        "--threads",
        "--alternate",
        "--budget-ms",
        "--nodes",
        "--expand",
        "--json",
    ];
    let options = [
        ("simulate", &simulate[..]),
        ("record", &["--bots", "--seed", "--options", "--nodes"]),
        ("replay", &["<FILE>", "--at", "--json"]),
        ("perft", &["--seed", "--depth", "--players", "--options"]),
        ("data check", &["[DIR]"]),
        ("score", &["<GAME>", "--explain"]),
        ("legal", &["<GAME>"]),
        ("reports", &["--data", "--json"]),
    ];
    for (command, options) in options {
        let help = typed(&format!("{command} --help")).fine();
        options.iter().for_each(|option| assert!(help.contains(option), "{command} has {option}:\n{help}"));
    }
}

/// Asserts that the program refuses, with a line that contains `expected`.
#[track_caller]
fn refuses(args: &str, expected: &str) {
    let complaint = typed(args).complaint();
    assert!(complaint.contains(expected), "{args}: {complaint}");
}

#[test]
fn no_command_or_an_unknown_one() {
    refuses("", "subcommand");
    refuses("data", "subcommand");
    refuses("dance", "'dance'");
    refuses("data burn", "'burn'");
    refuses("--json", "--json");
}

#[test]
fn unknown_games_are_refused_and_the_known_ones_named() {
    for command in [
        "simulate chess --bots random --games 1 --seed s",
        "record chess --bots random --seed s",
        "legal chess",
        "score chess",
        "perft chess --seed s --depth 1",
    ] {
        refuses(command, "'chess'");
        refuses(command, "cartographers");
    }
    refuses("score", "<GAME>");
    refuses("score Cartographers", "'Cartographers'");
    refuses("score cartographers extra", "'extra'");
}

#[test]
fn unknown_bots_are_refused_and_the_known_ones_named() {
    for bots in ["genius", "random,genius", "random,,random", "random,", ",", "Random"] {
        refuses(&format!("record cartographers --seed s --bots {bots}"), "random, easy, greedy, normal, hard, expert");
    }
    let empty = portolan(["record", "cartographers", "--seed", "s", "--bots", ""]).complaint();
    assert!(empty.contains("--bots"), "{empty}");
}

#[test]
fn more_bots_than_the_game_has_seats_are_refused() {
    for count in [101, 255, 256, 300] {
        let bots = vec!["random"; count].join(",");
        refuses(&format!("record cartographers --seed s --bots {bots}"), &format!("{count} seats"));
        refuses(&format!("simulate cartographers --games 1 --seed s --bots {bots}"), &format!("{count} seats"));
    }
    refuses("simulate cartographers --games 1 --seed s", "--bots");
    refuses("record cartographers --seed s --bots", "--bots");
}

#[test]
fn a_seed_is_1_to_256_characters_without_line_breaks() {
    let with_seed = |seed: &str| portolan(["perft", "cartographers", "--depth", "0", "--seed", seed]);
    for seed in ["x", "-", "--", " ", "🗺", &"ß".repeat(256), &"x".repeat(256)] {
        assert_eq!(with_seed(seed).fine(), "1\n", "{seed}");
    }
    assert!(with_seed("").complaint().contains("empty"));
    assert!(with_seed(&"x".repeat(257)).complaint().contains("257"));
    assert!(with_seed(&"ß".repeat(257)).complaint().contains("257"), "characters, not bytes");
    for line_break in
        ["\n", "a\nb", "a\r\nb", "a\rb", "\n\n", "a\n\nb", "a\n\nUsage: b", "\n\n  tip: b", "a\u{2028}b", "a\u{85}b"]
    {
        assert!(with_seed(line_break).complaint().contains("line break"), "{line_break:?}");
    }
    refuses("record cartographers --bots random", "--seed");
}

#[test]
fn options_are_known_keys_with_known_values_each_once() {
    let with =
        |options: &str| portolan(["record", "cartographers", "--bots", "random", "--seed", "s", "--options", options]);
    for (options, expected) in [
        ("side=moon", "moon"),
        ("side=", "side"),
        ("side", "\"side\""),
        ("=", "\"\""),
        (",", "not an option"),
        ("side=wilderness,", "not an option"),
        ("Side=wilderness", "\"Side\""),
        ("colour=blue", "\"colour\""),
        ("side=wilderness,side=wilderness", "twice"),
        ("edicts=treetower", "four"),
        ("edicts=", "edicts"),
        ("edicts=treetower+canal-lake+wildholds+borderlands+greenbough", "four"),
        ("edicts=treetower+greenbough+canal-lake+wildholds", "Greenbough"),
        ("edicts=treetower+treetower+canal-lake+wildholds", "Treetower"),
        ("edicts=treetower+canal-lake+wildholds+monsters", "monsters"),
        ("edicts=treetower,canal-lake,wildholds,borderlands", ""),
        ("side=a\nb", "side"),
        ("a\n\nb=c", "no option"),
        ("\u{1b}[31m=1", "no option"),
    ] {
        let complaint = with(options).complaint();
        assert!(complaint.contains(expected), "{options}: {complaint}");
    }
    with("").fine();
    with("edicts=borderlands+wildholds+canal-lake+treetower").fine();
    with("edicts=treetower+canal-lake+wildholds+borderlands,side=wastelands").fine();
}

#[test]
fn numbers_are_whole_and_in_range() {
    let simulate = "simulate cartographers --bots random --seed s";
    for (option, values) in [
        ("--games", &["0", "-1", "1.5", "1e3", "many", "18446744073709551616"][..]),
        ("--threads", &["0", "-1", "65536", "99999999999999999999", "two"]),
        ("--nodes", &["-1", "x", "18446744073709551616"]),
        ("--budget-ms", &["-1", "x", "18446744073709551616"]),
    ] {
        for value in values {
            let games = if option == "--games" { "" } else { "--games 1" };
            refuses(&format!("{simulate} {games} {option} {value}"), option);
            refuses(&format!("{simulate} {games} {option} {value}"), value);
        }
    }
    refuses(simulate, "--games");
    refuses("replay nowhere --at -1", "--at");
    refuses("replay nowhere --at 99999999999999999999999", "--at");
}

#[test]
fn options_of_other_commands_unknown_and_repeated_ones_are_refused() {
    refuses("record cartographers --bots random --seed s --json", "--json");
    refuses("record cartographers --bots random --seed s --games 3", "--games");
    refuses("perft cartographers --seed s --depth 1 --bots random", "--bots");
    refuses("score cartographers --json", "--json");
    refuses("replay", "<FILE>");
    refuses("replay one two", "'two'");
    refuses("simulate cartographers --bots random --seed s --games 1 --games 2", "--games");
    refuses("simulate cartographers --bots random --seed s --games 1 --quiet", "--quiet");
    refuses("data check one two", "'two'");
    refuses("reports somewhere", "'somewhere'");
    refuses("reports --listen 127.0.0.1:0", "--listen");
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let strange = OsStr::from_bytes(b"\xff\xfe");
    portolan([OsStr::new("score"), strange]).complaint();
    let args = ["perft", "cartographers", "--depth", "0", "--seed"].map(OsStr::new);
    portolan(args.into_iter().chain([strange])).complaint();
    // A path need not be text.
    portolan([OsStr::new("replay"), strange]).complaint();
}

/// Every kind of output, from one line to more than a pipe holds.
const WRITERS: [&str; 9] = [
    "--help",
    "simulate --help",
    "simulate cartographers --bots random --games 3000 --seed s --json",
    "simulate cartographers --bots random --games 3000 --seed s --json --threads 5",
    "simulate cartographers --bots random --games 1 --seed s",
    "record cartographers --bots random --seed s",
    "replay games/cartographers/records/1/5-wilderness.record",
    "perft cartographers --seed s --depth 1",
    "data check",
];

#[test]
fn a_closed_output_ends_the_program_silently() {
    for command in WRITERS {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut program = program();
        program.args(command.split(' ')).stdout(writer).stderr(Stdio::piped());
        let output = program.spawn().unwrap().wait_with_output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), err.as_str()), (Some(0), ""), "{command}");
    }
}

#[test]
fn an_output_closed_after_one_answer_ends_score_silently() {
    use std::io::{BufRead, BufReader, Write};
    let form = "{}\n".repeat(100_000);
    let mut program = program();
    program.args(["score", "cartographers"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().unwrap();
    let (mut stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let output = std::thread::scope(|scope| {
        scope.spawn(move || drop(stdin.write_all(form.as_bytes())));
        let mut first = String::new();
        let mut reader = BufReader::new(stdout);
        reader.read_line(&mut first).unwrap();
        assert!(first.starts_with("{\"error\":"), "{first}");
        drop(reader);
        child.wait_with_output().unwrap()
    });
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    for command in WRITERS {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut program = program();
        program.args(command.split(' ')).stdout(full).stderr(Stdio::piped());
        let output = program.spawn().unwrap().wait_with_output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{command}: {err}");
        assert!(err.starts_with("portolan: the output cannot be written: "), "{command}: {err}");
        assert_eq!(err.lines().count(), 1, "{command}: {err}");
    }
}

#[test]
fn a_closed_stderr_does_not_change_the_exit_status() {
    let dir = scratch("two_bad_files");
    file(&dir, "cartographers/1.toml", "no data");
    file(&dir, "cartographers/2.toml", "no data");
    let data = dir.to_str().unwrap();
    for args in [&["replay", "nowhere"][..], &["data", "check", data], &["dance"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let status = program().args(args).stdout(Stdio::null()).stderr(writer).status().unwrap();
        assert_eq!(status.code(), Some(2), "{args:?}");
    }
}
